import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./shell/settings.svelte";
import { texts } from "./shell/texts.svelte";
import "./styles/base.css";

settings.show();
void texts.load(settings.chosen.language).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
