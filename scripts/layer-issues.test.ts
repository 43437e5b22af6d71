import { describe, expect, it } from "vitest";

import { findLayerIssues } from "./layer-issues.ts";

describe("findLayerIssues", () => {
  it.each([
    ["server/src/platform/limit.ts", "const courseLimit = 1;", "course"],
    ["server/src/platform/limit.ts", "// one a student", "student"],
    ["server/src/platform/jobs/run.ts", 'name: "enrolments_cleaned"', "enrolments"],
    ["server/src/platform/http/route.ts", "return findAnswers();", "Answers"],
    ["server/src/database/connection.ts", "function lockSection() {}", "Section"],
  ])("finds in %s that %j knows a domain", (path, source, word) => {
    expect(findLayerIssues(path, `\n${source}`)).toEqual([
      expect.stringContaining(`${path}:2: platform-has-no-domain-words: "${word}"`),
    ]);
  });

  it.each([
    ["server/src/domains/learning/progression/advance.ts", "/** @throws 409 out of order */"],
    ["server/src/domains/courses/access/course-policy.ts", "if (error.statusCode) return;"],
    ["server/src/domains/opinions/opinion/like-opinion.ts", "throw new HttpError(1);"],
    ["server/src/platform/rate-limit.ts", "const status = 429;"],
    ["server/src/cli/user-create.ts", "expect(404)"],
  ])("finds in %s that %j knows a status code", (path, source) => {
    expect(findLayerIssues(path, source)).toEqual([
      expect.stringContaining(`${path}:1: only-http-knows-status-codes:`),
    ]);
  });

  it.each([
    ["server/src/platform/limit.test.ts", "createCourse();"],
    ["server/src/platform/limit.ts", "const resource = discourse; // a page with an option"],
    ["server/src/database/tables/course-tables.ts", "export const courses = 1;"],
    ["server/src/domains/courses/course-routes.ts", "// 404 and statusCode"],
    ["server/src/platform/http/send-error.ts", "not_found: 404"],
    ["server/src/app.ts", "reply.code(503)"],
    ["server/src/domains/files/check-file.ts", "65,403 4040 40.4 0.404 404_000 1_404"],
    ["server/src/platform/html/sanitise-html.ts", "/section-/"],
  ])("accepts in %s: %j", (path, source) => {
    expect(findLayerIssues(path, source)).toEqual([]);
  });

  it("excuses one word of a file, and no other", () => {
    expect(findLayerIssues("server/src/platform/html/sanitise-html.ts", "courses")).toHaveLength(1);
  });
});
