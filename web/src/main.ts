import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./shell/settings.svelte";
import { texts } from "./shell/texts.svelte";
import "./styles/base.css";

settings.show();
/** For the tests: words that no catalogue has. */
Object.assign(window, { grognardUnknown: (): readonly string[] => texts.unknown });
void texts.load(settings.chosen.language).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
