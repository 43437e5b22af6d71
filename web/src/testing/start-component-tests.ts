import { beforeEach } from "vitest";

import "../styles/index.css";
import { activateLocale, addMessages } from "../i18n/locale.ts";

// What the app does before it draws its first screen.
await activateLocale("en");
await addMessages("deferred");
await addMessages("staff");

// Before, not after: a screen may keep something when the test before it takes it away.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
