const { existsSync, readdirSync } = require("node:fs");
const path = require("node:path");

const { rule, TESTS } = require("./rule.cjs");

/** Folders of the web, lowest first: each may use the ones before it, never those after. */
const WEB_FOLDERS = [
  "ui",
  "storage",
  "i18n",
  "api",
  "session",
  "loading",
  "areas",
  "class-times",
  "people-table",
  "row-selection",
  "uploads",
  "drafts",
  "rich-text",
  "discussion",
  "moderation",
  "charts",
  "survey-charts",
  "video-library",
  "section-kinds",
  "lesson-text",
  "course-library",
  "features",
  "app",
];

/** The kinds of sections: folders with a `staff/<kind>-kind.ts`; others there are shared by several. */
const KINDS_FOLDER = path.join(__dirname, "../../web/src/section-kinds");
const SECTION_KINDS = readdirSync(KINDS_FOLDER).filter((kind) =>
  ["ts", "tsx"].some((type) =>
    existsSync(path.join(KINDS_FOLDER, kind, `staff/${kind}-kind.${type}`)),
  ),
);

const webLooksDown = WEB_FOLDERS.slice(0, -1).map((folder, index) =>
  rule(
    `web-looks-down-from-${folder}`,
    "What several features share knows none of them, nor the pages that put them together.",
    { path: `^web/src/${folder}/`, pathNot: TESTS },
    { path: `^web/src/(${WEB_FOLDERS.slice(index + 1).join("|")})/` },
  ),
);

module.exports = [
  ...webLooksDown,
  rule(
    "web-folders-are-listed",
    "A new folder takes its place in WEB_FOLDERS, in scripts/import-law/web-rules.cjs.",
    {},
    {
      path: "^web/src/[^/]+/",
      pathNot: `^web/src/(${WEB_FOLDERS.join("|")}|styles|testing)/`,
    },
  ),
  rule(
    "features-do-not-meet",
    "Features never import each other; a route puts them side by side.",
    { path: "^web/src/features/([^/]+)/" },
    { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
  ),
  rule(
    "features-are-entered-by-their-doors",
    "A feature's index.ts says what a route may use of it.",
    { path: "^web/src/(?!features/)", pathNot: TESTS },
    { path: "^web/src/features/", pathNot: String.raw`^web/src/features/[^/]+/index\.ts$` },
  ),
  rule(
    "feature-doors-do-not-open-inwards",
    "Inside a feature, import the file that has the thing.",
    { path: "^web/src/features/([^/]+)/.+", pathNot: TESTS },
    { path: String.raw`^web/src/features/$1/index\.ts$` },
  ),
  rule(
    "section-kinds-do-not-meet",
    "A kind can be added and removed without touching another; what several share has a folder.",
    { path: `^web/src/section-kinds/(${SECTION_KINDS.join("|")})/` },
    {
      path: `^web/src/section-kinds/(${SECTION_KINDS.join("|")})/`,
      pathNot: "^web/src/section-kinds/$1/",
    },
  ),
  rule(
    "students-load-no-staff-code",
    "What students load, of a kind or as a screen, knows nothing of editors and of the kit of staff.",
    {
      path: "^web/src/(section-kinds|app/routes/(account|public|student))/",
      pathNot: `^web/src/section-kinds/.*staff|${TESTS}`,
    },
    { path: "^web/src/(section-kinds/.*staff|ui/staff|drafts|rich-text|uploads)" },
  ),
  rule(
    "ui-imports-nothing-of-ours",
    "ui/ is a box of elements without knowledge of courses, calls or languages.",
    { path: "^web/src/ui/" },
    { path: "^(web/src/(?!ui/)|contract/)", pathNot: "^web/src/testing/" },
  ),
  rule(
    "ui-kits-do-not-mix",
    "Native elements for students, React Aria for staff: students never download the latter.",
    { path: "^web/src/ui/(student|staff)/" },
    { path: "^web/src/ui/(student|staff)/", pathNot: "^web/src/ui/$1/" },
  ),
  rule(
    "web-runs-in-browsers",
    "The browser has no Node.",
    { path: "^web/src/", pathNot: TESTS },
    { dependencyTypes: ["core"] },
  ),
];
