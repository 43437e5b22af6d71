import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

import "../styles/index.css";
import { activateLocale, addMessages } from "../i18n/locale.ts";

// What the app does before it draws its first screen.
await activateLocale("en");
await addMessages("deferred");
await addMessages("staff");

// A screen may keep something when it is taken away, which is before the next test.
beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
