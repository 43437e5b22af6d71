import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

import "../styles/index.css";
import { activateLocale, addMessages } from "../i18n/locale.ts";
import { clearToasts } from "../ui/staff/toast.ts";

// As the app does before its first render.
await activateLocale("en");
await addMessages("deferred");
await addMessages("staff");

// Unmounting first, since a screen may store something on unmount. All tests share a page, because opening
// one takes longer than most of them.
beforeEach(async () => {
  await cleanup();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
});
