import { globSync, readFileSync } from "node:fs";

import type { LinguiConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/**
 * Features of staff screens. Their texts are in `staff-messages`, which students do not download; see
 * `src/i18n/locale.ts`.
 */
const STAFF_FEATURES = [
  "article-editor",
  "authoring-forms",
  "authoring-pickers",
  "course-outline",
  "preview",
  "section-editor",
];

/**
 * Features of administrators' screens, of staff's start screen, and of a course's people and opinions. Their
 * texts are in `admin-messages`, which authors do not download.
 */
const ADMIN_FEATURES = [
  "announcement-management",
  "article-moderation",
  "audit",
  "authored-courses",
  "course-library-search",
  "course-people",
  "course-results",
  "course-survey",
  "diploma-management",
  "live-providers",
  "live-management",
  "mails",
  "opinion-moderation",
  "page-history",
  "people-import",
  "sign-in-settings",
  "site-overview",
  "site-people",
  "site-settings",
  "site-surveys",
  "video-libraries",
  "webhooks",
];

/** Features that a course page can defer. Their texts are in `deferred-messages`, loaded along with them. */
const DEFERRED_FEATURES = [
  "accounts",
  "announcements",
  "articles",
  "catalogue",
  "class-question",
  "code-blocks",
  "course-comparison",
  "course-grade",
  "course-recap",
  "course-videos",
  "diplomas",
  "home-cards",
  "live",
  "moments",
  "notes",
  "notifications",
  "offline",
  "opinions",
  "page-steps",
  "passages",
  "pictures",
  "recall",
  "step-swipes",
  "student-courses",
  "surveys",
  "workbook",
];

/**
 * Authoring features whose folder `deferred` holds parts opened on demand; their texts load then, with the
 * administrators' texts.
 */
const ASKED_FOR = ["course-outline", "section-editor"];

const feature = (name: string) => `<rootDir>/src/features/${name}/`;

const KINDS = new URL("src/section-kinds/", import.meta.url);

/** Folders of `section-kinds` with texts in files like these: empty catalogues would be noise. */
function kindsWithTexts(files: string): string[] {
  const withTexts = globSync(files, { cwd: KINDS }).filter((path) =>
    readFileSync(new URL(path, KINDS), "utf8").includes("@lingui/"),
  );
  return [...new Set(withTexts.map((path) => path.split("/")[0] ?? ""))];
}

const kind = (name: string) => `<rootDir>/src/section-kinds/${name}/`;

/** Other sources that only staff screens use. */
const STAFF_SOURCES = [
  "ui/staff/",
  "drafts/",
  "app/routes/staff/",
  "app/layouts/staff-*",
  "section-kinds/staff-*",
  "session/use-role-options.ts",
].map((path) => `<rootDir>/src/${path}`);

/** Other sources that are not part of a course page, or that it opens on demand. */
const DEFERRED_SOURCES = [
  "app/routes/account/",
  "app/routes/articles/",
  "app/routes/catalogue/",
  "app/layouts/visitor-layout.tsx",
  "app/routes/public/",
  "app/routes/student/announcement-page.tsx",
  "app/routes/student/articles-page.tsx",
  "app/routes/student/class-page.tsx",
  "app/routes/student/courses-page.tsx",
  "app/routes/student/diplomas-page.tsx",
  "app/routes/student/course-comparison-page.tsx",
  "app/routes/student/course-grade-page.tsx",
  "app/routes/student/course-live-page.tsx",
  "app/routes/student/course-videos-page.tsx",
  "app/routes/student/home-page.tsx",
  "app/routes/student/live-class-page.tsx",
  "app/routes/student/live-classes-page.tsx",
  "app/routes/student/map-page.tsx",
  "app/routes/student/news-page.tsx",
  "app/routes/student/not-open-yet.tsx",
  "app/routes/student/pins-page.tsx",
  "app/routes/student/recall-page.tsx",
  "app/routes/student/search-page.tsx",
  "app/routes/student/student-course-tabs.tsx",
  "app/routes/student/survey-page.tsx",
  "app/routes/student/workbook-page.tsx",
  "app/layouts/account-menu-content.tsx",
  "app/layouts/sound-switch.tsx",
  "app/layouts/student-nav.tsx",
  "app/layouts/student-search-link.tsx",
  "app/screens/nothing-here.tsx",
].map((path) => `<rootDir>/src/${path}`);

/** One catalogue per feature, to avoid merge conflicts between features; see docs/decisions. */
export default {
  sourceLocale: "en",
  locales: ["en", "es"],
  catalogs: [
    ...STAFF_FEATURES.map((name) => ({
      path: `${feature(name)}staff-messages/{locale}`,
      include: [feature(name)],
      exclude: ASKED_FOR.map((asked) => `${feature(asked)}deferred/`),
    })),
    ...ASKED_FOR.map((name) => ({
      path: `${feature(name)}admin-messages/{locale}`,
      include: [`${feature(name)}deferred/`],
    })),
    ...ADMIN_FEATURES.map((name) => ({
      path: `${feature(name)}admin-messages/{locale}`,
      include: [feature(name)],
    })),
    ...DEFERRED_FEATURES.map((name) => ({
      path: `${feature(name)}deferred-messages/{locale}`,
      include: [feature(name)],
    })),
    {
      path: "<rootDir>/src/rich-text/staff-messages/{locale}",
      include: ["<rootDir>/src/rich-text/"],
    },
    {
      path: "<rootDir>/src/discussion/deferred-messages/{locale}",
      include: ["<rootDir>/src/discussion/"],
    },
    {
      path: "<rootDir>/src/charts/deferred-messages/{locale}",
      include: ["<rootDir>/src/charts/"],
    },
    {
      path: "<rootDir>/src/moderation/admin-messages/{locale}",
      include: ["<rootDir>/src/moderation/"],
    },
    {
      path: "<rootDir>/src/survey-charts/admin-messages/{locale}",
      include: ["<rootDir>/src/survey-charts/"],
    },
    {
      path: "<rootDir>/src/lesson-text/admin-messages/{locale}",
      include: ["<rootDir>/src/lesson-text/"],
    },
    {
      path: "<rootDir>/src/row-selection/admin-messages/{locale}",
      include: ["<rootDir>/src/row-selection/"],
    },
    {
      path: "<rootDir>/src/course-library/admin-messages/{locale}",
      include: ["<rootDir>/src/course-library/"],
    },
    {
      path: "<rootDir>/src/video-library/admin-messages/{locale}",
      include: ["<rootDir>/src/video-library/"],
    },
    ...kindsWithTexts("*/staff/*.{ts,tsx}").map((name) => ({
      path: `${kind(name)}staff-messages/{locale}`,
      include: [`${kind(name)}staff/`],
    })),
    ...kindsWithTexts("*/deferred/*.{ts,tsx}").map((name) => ({
      path: `${kind(name)}deferred-messages/{locale}`,
      include: [`${kind(name)}deferred/`],
    })),
    ...kindsWithTexts("*/{,student/}*.{ts,tsx}").map((name) => ({
      path: `${kind(name)}messages/{locale}`,
      include: [kind(name)],
      exclude: [`${kind(name)}deferred/`, `${kind(name)}staff/`],
    })),
    {
      path: "<rootDir>/src/i18n/staff-messages/{locale}",
      include: STAFF_SOURCES,
    },
    {
      path: "<rootDir>/src/i18n/deferred-messages/{locale}",
      include: DEFERRED_SOURCES,
    },
    {
      path: `${feature("course-player")}deferred-messages/{locale}`,
      include: [`${feature("course-player")}deferred/`],
    },
    {
      path: "<rootDir>/src/features/{name}/messages/{locale}",
      include: ["<rootDir>/src/features/{name}/"],
      exclude: [
        ...[...STAFF_FEATURES, ...ADMIN_FEATURES, ...DEFERRED_FEATURES].map(feature),
        `${feature("course-player")}deferred/`,
      ],
    },
    {
      path: "<rootDir>/src/i18n/messages/{locale}",
      include: ["<rootDir>/src/"],
      exclude: [
        ...[
          "features/",
          "section-kinds/",
          "rich-text/",
          "discussion/",
          "moderation/",
          "charts/",
          "survey-charts/",
          "video-library/",
          "course-library/",
          "lesson-text/",
          "row-selection/",
        ].map((path) => `<rootDir>/src/${path}`),
        ...STAFF_SOURCES,
        ...DEFERRED_SOURCES,
      ],
    },
  ],
  format: formatter({ origins: false, lineNumbers: false }),
  orderBy: "message",
} satisfies LinguiConfig;
