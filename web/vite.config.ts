import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { compressAssets } from "./build/compress-assets.ts";
import { earlyScript } from "./build/early-script.ts";
import { firstPaint } from "./build/first-paint.ts";
import { keepLanguages } from "./build/keep-languages.ts";
import { keepPreviousAssets } from "./build/keep-previous-assets.ts";
import { keepUnits } from "./build/keep-units.ts";
import { minifyAgain } from "./build/minify-again.ts";
import { preloadFont } from "./build/preload-font.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { shedSchemas } from "./build/shed-schemas.ts";

const server = `http://localhost:${process.env["PORT"] ?? 3000}`;

/** Lingui looks for its configuration in the current directory; tests are also run from the root. */
const here = { cwd: import.meta.dirname };
// The only way to configure its macro.
process.env["LINGUI_CONFIG"] ??= `${import.meta.dirname}/lingui.config.ts`;

/** Code that only staff screens use: it must not get into chunks that students load. */
const STAFF_CODE = new RegExp(
  [
    "/web/src/(ui/staff|drafts|rich-text|uploads|people-table|row-selection|video-library|course-library|lesson-text|survey-charts|moderation|app/(layouts|routes)/staff|api/call-once|storage/tab-store|i18n/format-day|session/use-role)",
    "/web/src/section-kinds/.*staff",
    "/web/src/features/(announcement-management|article-editor|article-moderation|audit|authored|authoring|course-library-search|course-outline|course-people|course-results|course-survey|diploma-management|live-management|live-providers|mails|opinion-moderation|page-history|people-import|preview|section-editor|sign-in-settings|site-overview|site-people|site-settings|site-surveys|video-libraries|webhooks)",
    "/contract/src/((administration|authoring|insight|preview|surveys|webhooks)/|courses/html-text)",
    "/contract/src/(announcements/announcement-management|(opinions|articles/article|discussion)[/-]moderation|courses/(people|group)|live/live-provider)-endpoints",
  ].join("|"),
);

/** Code shared by several screens that a course page can defer. */
const DEFERRED_CODE = new RegExp(
  [
    "/@tanstack/(query-core|react-query)/.*/(infiniteQueryO|mutationObserver|useInfinite|useMutation)",
    "/web/src/app/layouts/(account-menu-content|choice|choose-theme|language|legal-links|sound-switch|theme-switch|use-change-theme|use-sign-out)",
    "/web/src/features/student-courses/(?!progress/api|join)",
    "/web/src/app/screens/(not-found|nothing-here)",
    "/web/src/section-kinds/examples/deferred/",
    "/web/src/charts/(build-chart|drawing/)",
    "/contract/src/(setup|navigation|opinions|discussion|learning/(note|quiz|search)-|courses/(video-address|invitation-endpoints))",
    "/web/src/i18n/(format-(calendar-date|clock|grade|local-date|percent|size)|day-in-words|remember-locale)",
    "/web/src/(session/(unsent-json|use-change-locale)|api/(random-key|upload|follow-stream|event-relay)|storage/json)",
    "/web/src/ui/(course-cover/|path-link|focus-when-drawn|show-current|site-facts|use-status-text|student/(dialog|field-error|field-frame|next-card|select-field|text-field))",
  ].join("|"),
);

/** Sign-in and one's own account, which neither a lesson nor an outline needs at first. */
const ACCOUNT_CODE =
  /\/web\/src\/features\/accounts\/|\/contract\/src\/accounts\/(passkey|password|provider|device|profile|second-factor|security|token|confirm)/;

/** Searchable fields, which the outline does not need at first. */
const PICKER_CODE =
  /\/react-(aria|stately)[^/]*\/dist\/private\/(combobox|intl\/combobox|i18n\/useFilter)|\/react-aria-components\/dist\/private\/(ComboBox|Autocomplete)\.|\/ui\/staff\/(searchable-picker|zone-field)|\/features\/authoring-pickers\//;

/** Date and number fields, groups of fields, paged lists and downloads, which the outline does not need at first. */
const FIELD_CODE =
  /\/ui\/staff\/((date|date-time|day-range|number)-field|field-group|paged-list|list-search|spreadsheet-links)/;

/**
 * The section editor as one chunk, which compresses better; parts opened within it share its code. Video
 * uploads are loaded with the first video section.
 */
const EDITOR_CODE =
  /\/web\/src\/(section-kinds\/((?!video\/staff\/(upload|file-fields|caption|poster|drop-area|unfinished|draw-frame|video-preview)|choice\/staff\/lost-votes-note)[^/]+\/staff\/|staff-kinds)|uploads\/(?!media-)|rich-text\/clean-pasted|features\/section-editor\/(?!(staff|admin)-messages|deferred\/|rows\/|survey\/|saving\/upload-pending|conflicts\/(?!show)|paste\/(add-sections|paste-here|place)))/;

/** Video players, in a section and in a library. */
const VIDEO_CODE =
  /\/web\/src\/section-kinds\/video\/deferred\/|\/contract\/src\/learning\/(playback|watched)-/;

/**
 * Separate chunks: the bell, which every header has but no first paint needs; diplomas and the catalogue,
 * which are viewed both with and without a session; surveys of the site, live classes, discussions of
 * opinions and articles, scales of surveys, formulas, the field for a code, and the navigation, which
 * lessons do without.
 */
const SEPARATE_CODE =
  /\/(web\/src\/features|contract\/src)\/(announcements|notifications|diplomas|catalogue|home-cards|live|workbook|passages|pictures|code-blocks|page-steps|moments|articles|course-recap|course-grade|course-comparison|recall|course-videos|videos|student-courses\/join)\/|\/web\/src\/(discussion|moderation|charts\/shares|features\/(opinions|surveys)|areas|app\/navigation|class-times|app\/routes\/articles)\/|web\/src\/(storage\/sounds|ui\/(play-tone|formula|enhance\/(name-callout|callouts)))|\/web\/src\/(i18n\/zoned-time|session\/use-time-zone|ui\/student\/(pill|point))|\/app\/(layouts\/((student|staff)-nav|student-(main|search))|routes\/student\/(student-course-|enter-code))|\/contract\/src\/(surveys\/(own-|survey-questions)|courses\/(catalogue|sign-up)-endpoints)/;

/** The chunks that every lesson loads. */
const EVERY_LESSON = /^(vendor|shared|load|early|index|course-page)$/;

/** The bundler's own helpers. */
const RUNTIME = "rolldown-runtime";
/** The chunks that `index.html` always loads. */
const WITH_EVERY_PAGE = new RegExp(`/(${RUNTIME}|vendor|shared|load)-[^/]+\\.js$`);

const isShared = (id: string) =>
  /\/(web|contract)\/src\/|\/@tanstack\//.test(id) &&
  !STAFF_CODE.test(id) &&
  !DEFERRED_CODE.test(id) &&
  !ACCOUNT_CODE.test(id) &&
  !VIDEO_CODE.test(id) &&
  !SEPARATE_CODE.test(id);
/** For texts: the editor's packages stay together, and few pages draw formulas. */
const TEXT_CODE = /\/(katex|@tiptap|prosemirror-[a-z]+|orderedmap)\//;
/** Parts of the two editors stay with them, and so does the password strength check. */
const isStaff = (id: string) =>
  !TEXT_CODE.test(id) &&
  !/\/(node-diff3|features\/(announcement-management|course-results|diploma-management|live-management|live-providers|page-history|preview|section-editor|video-libraries|webhooks)|contract\/src\/(insight|live|preview)|survey-charts|rich-text|uploads|people-table|row-selection|video-library|course-library|lesson-text|papaparse|section-kinds(?!\/staff-type)|@zxcvbn-ts)\//.test(
    id,
  ) &&
  !SEPARATE_CODE.test(id) &&
  !FIELD_CODE.test(id) &&
  !VIDEO_CODE.test(id) &&
  !PICKER_CODE.test(id) &&
  // Shared by many screens, but not by the outline.
  !/\/contract\/src\/((courses\/people|administration\/people-import)-endpoints|authoring\/media-endpoints|courses\/html-text)|\/ui\/staff\/(content-language|load-failure)|\/routes\/staff\/(course-screen|section-screen|deferred-pickers|use-stay-here)/.test(
    id,
  );

/**
 * Four chunks instead of some fifteen shared piecemeal: together they compress 5 kB better, and the
 * packages' chunk stays cached across our releases. The last one is shared by staff screens: anything
 * that students share must be in one of those before it.
 */
const GROUPS = [
  // Needed by the script that runs before the app, which must not wait for the rest.
  {
    name: "load",
    test: /vite\/preload-helper|\/i18n\/device-locale|\/storage\/(device|open)-store|\/layouts\/theme\.ts/,
  },
  { name: "vendor", tags: ["$initial" as const], test: /node_modules/ },
  // Imported by the students' part of the contract, which uses nothing of them.
  { name: "kinds", test: /\/contract\/src\/courses\/kinds\// },
  // Seldom shown, by screens that load different chunks.
  { name: "qr-code", test: /\/uqr\/|\/web\/src\/ui\/qr-code/ },
  { name: "shared", test: isShared, minShareCount: 2 },
  { name: "deferred", test: DEFERRED_CODE, minShareCount: 2 },
  { name: "account", test: ACCOUNT_CODE, minShareCount: 2 },
  { name: "staff", test: isStaff, minShareCount: 2 },
  { name: "fields", test: FIELD_CODE, minShareCount: 2 },
  { name: "editor", test: EDITOR_CODE },
  { name: "pickers", test: PICKER_CODE, minShareCount: 2 },
  // Must not be split by what its picture and formula fields use of it.
  { name: "text-editor", test: /\/(@tiptap|prosemirror-[a-z]+|orderedmap)\// },
  // Named only once in the preload lists that every lesson loads.
  { name: "video", test: VIDEO_CODE },
];

/** What decides about a chunk's name. */
interface ChunkInfo {
  name: string;
  isEntry: boolean;
  isDynamicEntry: boolean;
}

/**
 * A screen, or a group: what else is split off serves several screens, and its name, that of one of its
 * modules, would lengthen the preload lists that every lesson loads, as would those of style sheets.
 */
function isNamed({ name, isEntry, isDynamicEntry }: ChunkInfo): boolean {
  const isGroup = name === RUNTIME || GROUPS.some((group) => group.name === name);
  return isEntry || isDynamicEntry || isGroup;
}

export default defineConfig({
  plugins: [
    shedSchemas(),
    keepLanguages(["en", "es"]),
    react(),
    lingui({ ...here, failOnMissing: true, failOnCompileError: true }),
    keepUnits(),
    babel({ presets: [linguiTransformerBabelPreset({}, here)] }),
    tailwindcss(),
    earlyScript("src/early.ts"),
    firstPaint("src/loading/first-paint.html"),
    serviceWorker("src/features/offline/service-worker.ts"),
    minifyAgain(EVERY_LESSON),
    preloadFont("atkinson-hyperlegible-next-latin-wght-normal"),
    compressAssets(),
    keepPreviousAssets(),
  ],
  // React has had this hook since 18; the shim is for older versions.
  resolve: {
    alias: [{ find: /^(use-sync-external-store)\/shim(\/index\.js)?/, replacement: "$1" }],
  },
  // The server replaces this placeholder by a fresh nonce in every response.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    manifest: true,
    modulePreload: {
      // Every supported browser supports module preloading.
      polyfill: false,
      // Chunks that the document itself loads need not be preloaded again by each screen.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => !WITH_EVERY_PAGE.test(file)) : files,
    },
    // The content security policy allows data: addresses only for images.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Forty-two bits tell builds apart; longer names would enlarge every preload list.
        chunkFileNames: (chunk) => `assets/${isNamed(chunk) ? "[name]-" : ""}[hash:7].js`,
        assetFileNames: ({ names }) =>
          names[0]?.endsWith(".css") ? "assets/[hash:7].css" : "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: GROUPS,
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": server, "/student/courses/file": server },
  },
});
