import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";

import { sectionDraft } from "@paso/contract";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createPerson } from "../../../testing/factories.ts";
import { longestHold, timeOf } from "../../../testing/longest-hold.ts";
import { type RawCourse, sampleCourse } from "../../../testing/sample-archive.ts";
import { zipOf } from "../../../testing/sample-files.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { formOf } from "../../../testing/test-form.ts";
import { prepareSections } from "./prepare-sections.ts";

/*
 * A worker thread's work must not block the main event loop. Measured relative to the time that the
 * same work takes here, so that slow machines do not matter.
 */

let world: TestApp;
let teacher: TestClient;
beforeAll(async () => {
  world = await startTestApp();
  teacher = await world.as(await createPerson(world.ctx, { role: "instructor" }));
});
afterAll(() => world.stop());

const zipFormOf = async (course: RawCourse) => {
  const bytes = await zipOf({ "course.json": JSON.stringify(course) });
  return formOf({ key: "archive", name: "course.zip", bytes });
};
const importZip = (form: ReturnType<typeof formOf>) =>
  teacher.post("/api/authoring/import", undefined, form);

/** A course of these pages, each a list of HTML. */
function courseOf(pages: readonly string[][]): RawCourse {
  const [module] = sampleCourse().modules;
  return {
    ...sampleCourse(),
    thumbnail: "",
    surveys: [],
    modules: [
      {
        ...module,
        pages: pages.map((sections, index) => ({
          order: index + 1,
          title: `Page ${index + 1}`,
          sections: sections.map((paragraph, place) => {
            return { order: place + 1, type: "paragraph", paragraph };
          }),
        })),
      },
    ],
  };
}

test("a long course is imported beside other requests", { timeout: 120_000 }, async () => {
  const line = '<p>A <em>line</em> of "text" &amp; more</p>\n'.repeat(20);
  // Content that compresses too well is refused.
  const html = () => `${line}<p>${randomBytes(40).toString("base64")}</p>`;
  const pages = Array.from({ length: 20 }, () => Array.from({ length: 50 }, html));
  const course = courseOf(pages);
  const form = await zipFormOf(course);
  const alone = timeOf(() => prepareSections(course, () => {}));

  let served = 0;
  const { held, result } = await longestHold(async () => {
    const importing = importZip(form);
    const isOver = importing.then(() => true);
    while (!(await Promise.race([isOver, nextTurn(false)]))) {
      expect((await world.visitor().get("/health/live")).status).toBe(200);
      served++;
    }
    return importing;
  });
  expect(result.status).toBe(200);
  expect(result.body).toMatchObject({ pages: 20, sections: 1_000 });
  expect(held).toBeLessThan(alone);
  expect(served).toBeGreaterThan(20);
});

test.each([
  ["on one page", 1, ["A course has at most 5000 sections.", "A page has at most 200 sections."]],
  ["on many pages", 600, ["A course has at most 5000 sections."]],
])(
  "100,000 sections %s are refused in a sentence, at once",
  { timeout: 120_000 },
  async (_, pages, sentences) => {
    const count = Math.floor(100_000 / pages);
    const course = courseOf(
      Array.from({ length: pages }, () => Array.from({ length: count }, () => "<p>x</p>")),
    );
    const sections = course.modules[0].pages.flatMap((page: RawCourse) => page.sections);
    const alone = timeOf(() =>
      sections.every((section: unknown) => sectionDraft.safeParse(section).success),
    );
    const form = await zipFormOf(course);
    const { held, result } = await longestHold(() => importZip(form));
    expect(result.status).toBe(422);
    for (const sentence of sentences) {
      expect(result.error.errors?.["archive"]?.join("\n")).toContain(sentence);
    }
    expect(held).toBeLessThan(alone);
  },
);

test("a refusal of many issues lists the first and counts the others", async () => {
  const pages = Array.from({ length: 30 }, () => Array.from({ length: 100 }, () => "<p>\0</p>"));
  const { error } = await importZip(await zipFormOf(courseOf(pages)));
  expect(error.errors?.["archive"]).toHaveLength(501);
  expect(error.errors?.["archive"]?.at(-1)).toBe("Archive: There are 2500 more.");
});
