import type { LinguiConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/**
 * Features of staff screens. Their texts lie in `staff-messages`, which students do not download;
 * see `src/i18n/locale.ts`.
 */
const STAFF_FEATURES = [
  "authored-courses",
  "authoring-forms",
  "authoring-pickers",
  "course-outline",
  "opinion-moderation",
  "preview",
  "section-editor",
];

/**
 * Features that a course page does without until something is asked of it. Their texts lie in
 * `late-messages`, which load together with them.
 */
const LATE_FEATURES = [
  "accounts",
  "charts",
  "course-player/second-round",
  "example-answers",
  "course-player/videos",
  "notes",
  "opinions",
  "student-courses",
];

const feature = (name: string) => `<rootDir>/src/features/${name}/`;

/** What of the rest belongs to staff screens alone. */
const STAFF_SOURCES = [
  "ui/staff/",
  "drafts/",
  "app/routes/staff/",
  "app/layouts/staff-*",
  "i18n/staff-*",
].map((path) => `<rootDir>/src/${path}`);

/** What of the rest is not of a course page, or opens on it. */
const LATE_SOURCES = [
  "app/routes/public/",
  "app/routes/student/home-page.tsx",
  "app/routes/student/map-page.tsx",
  "app/layouts/account-menu-content.tsx",
].map((path) => `<rootDir>/src/${path}`);

/** One catalogue a feature, so that features grow without meeting in one file; see docs/decisions. */
export default {
  sourceLocale: "en",
  locales: ["en", "es"],
  catalogs: [
    ...STAFF_FEATURES.map((name) => ({
      path: `${feature(name)}staff-messages/{locale}`,
      include: [feature(name)],
    })),
    ...LATE_FEATURES.map((name) => ({
      path: `${feature(name)}late-messages/{locale}`,
      include: [feature(name)],
    })),
    {
      path: "<rootDir>/src/i18n/staff-messages/{locale}",
      include: STAFF_SOURCES,
    },
    {
      path: "<rootDir>/src/i18n/late-messages/{locale}",
      include: LATE_SOURCES,
    },
    {
      path: "<rootDir>/src/features/{name}/messages/{locale}",
      include: ["<rootDir>/src/features/{name}/"],
      exclude: [...STAFF_FEATURES, ...LATE_FEATURES].map(feature),
    },
    {
      path: "<rootDir>/src/i18n/messages/{locale}",
      include: ["<rootDir>/src/"],
      exclude: ["<rootDir>/src/features/", ...STAFF_SOURCES, ...LATE_SOURCES],
    },
  ],
  format: formatter({ origins: false, lineNumbers: false }),
  orderBy: "message",
} satisfies LinguiConfig;
