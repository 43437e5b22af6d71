import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

import "../styles/index.css";
import { activateLocale, addMessages } from "../i18n/locale.ts";
import { clearToasts } from "../ui/staff/toast.ts";

// What the app does before it draws its first screen.
await activateLocale("en");
await addMessages("deferred");
await addMessages("staff");

// A screen may keep something when it is taken away, which is before the next test. All tests share a
// page, as opening one takes longer than most of them.
beforeEach(async () => {
  await cleanup();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
});
