import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page is packaged with the server: the build goes straight into its static folder. */
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: process.env.GROGNARD_STATIC ?? "../grognard/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/texts": "http://127.0.0.1:8000" },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
