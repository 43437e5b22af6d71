import { describe, expect, it } from "vitest";

import { fileNameIssues } from "./file-name-issues.ts";

describe("fileNameIssues", () => {
  it.each([
    "server/src/domains/courses/create-course.ts",
    "server/src/domains/courses/create-course.test.ts",
    "server/src/domains/courses/course-policy.ts",
    "server/src/database/tables/course-tables.ts",
    "contract/src/courses/course-endpoints.ts",
    "web/src/features/notes/notes-dialog.tsx",
    "web/src/ui/staff/number-field.browser.test.tsx",
    "web/src/i18n/catalogue.d.ts",
    "e2e/sign-in.spec.ts",
    "vitest.config.ts",
    "e2e/playwright.config.ts",
  ])("accepts %s", (path) => {
    expect(fileNameIssues(path)).toEqual([]);
  });

  it.each([
    ["web/src/features/notes/NotesDialog.tsx", '"NotesDialog" is not kebab-case'],
    ["web/src/features/openPage/page.tsx", '"openPage" is not kebab-case'],
    ["server/src/utils/dates.ts", '"utils" does not say what is inside'],
    ["server/src/platform/date-helpers.ts", '"date-helpers" does not say what is inside'],
    ["contract/src/types.ts", '"types" does not say what is inside'],
    ["server/src/domains/courses/course-service.ts", '"-service" is not one of our suffixes'],
    ["web/src/features/notes/note-tables.ts", 'a "-tables" file does not live here'],
    ["server/src/platform/http/health-routes.ts", 'a "-routes" file does not live here'],
    ["server/src/domains/courses/course.service.ts", '".service" does not belong in this name'],
    ["server/src/app.browser.test.ts", '".browser" does not belong in this name'],
    ["server/src/domains/courses/course.spec.ts", '".spec" does not belong in this name'],
  ])("refuses %s: %s", (path, issue) => {
    expect(fileNameIssues(path)).toEqual([issue]);
  });
});
