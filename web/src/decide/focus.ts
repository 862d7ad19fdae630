/** After an answer what had the focus may be gone: the focus then goes to the new question, and is never lost. */
import { tick } from "svelte";

export async function keepFocus(): Promise<void> {
  await tick();
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  document.querySelector<HTMLElement>("#prompt-title")?.focus({ preventScroll: true });
}
