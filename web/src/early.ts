import { prefetch } from "./api/prefetch.ts";
import { applyTheme, rememberedTheme } from "./app/layouts/theme.ts";
import { guessLocale } from "./i18n/device-locale.ts";
import { keepFirstPaint } from "./loading/keep-first-paint.ts";

/**
 * Puts on the theme chosen on this device, and asks for what a visit begins with while the app itself
 * is still on its way: who is signed in, the likeliest language's texts and, on a course page, its code
 * and that page. It waits for no file that is not named in `vite.config.ts` for it.
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
