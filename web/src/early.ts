import { prefetch } from "./api/prefetch.ts";
import { applyTheme, rememberedTheme } from "./app/layouts/theme.ts";
import { guessLocale } from "./i18n/device-locale.ts";
import { keepFirstPaint } from "./loading/keep-first-paint.ts";

/**
 * Applies the theme chosen on this device, and prefetches what a visit begins with while the app itself still
 * loads: who is signed in, the likeliest language's catalogue and, on a course page, its code and data. It
 * waits for no files but those that `vite.config.ts` assigns to it.
 */
const pageId = /^\/student\/courses\/\d+\/pages\/(\d+)$/.exec(location.pathname)?.[1];
prefetch(pageId);
applyTheme(rememberedTheme());
keepFirstPaint();
void Promise.allSettled([
  guessLocale() === "es" ? import("./i18n/spanish.ts") : import("./i18n/english.ts"),
  // The router asks for the screen only once it runs.
  pageId && import("./app/routes/student/course-page.tsx"),
]);
