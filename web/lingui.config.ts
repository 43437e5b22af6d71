import type { LinguiConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** One catalogue a feature, so that features grow without meeting in one file; see docs/decisions. */
export default {
  sourceLocale: "en",
  locales: ["en", "es"],
  catalogs: [
    {
      path: "<rootDir>/src/features/{name}/messages/{locale}",
      include: ["<rootDir>/src/features/{name}/"],
    },
    {
      path: "<rootDir>/src/i18n/messages/{locale}",
      include: ["<rootDir>/src/"],
      exclude: ["<rootDir>/src/features/"],
    },
  ],
  format: formatter({ origins: false, lineNumbers: false }),
  orderBy: "message",
} satisfies LinguiConfig;
