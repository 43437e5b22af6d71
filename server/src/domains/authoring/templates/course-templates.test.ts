import {
  type checkCourse,
  type CourseTemplateName,
  courseTemplateName,
  type CourseOutline,
  type EndpointOutput,
  type Locale,
  type PageSections,
  sectionDraft,
} from "@paso/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { TO_WRITE } from "./course-template.ts";
import { courseTemplates } from "./fill-course.ts";

let world: TestApp;
let author: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  author = await world.as(await createPerson(world.ctx, { role: "instructor" }));
});
afterAll(() => world.stop());

const NAMES = courseTemplateName.options;
const LANGUAGES: Locale[] = ["en", "es"];

async function create(template: CourseTemplateName | undefined, language: Locale = "en") {
  const body = { title: "New", language, ...(template && { template }) };
  const { status, body: created } = await author.post<{ id: number }>("/api/courses/create", body);
  expect(status).toBe(200);
  const address = `/api/authoring/courses/${created.id}`;
  const { body: outline } = await author.get<CourseOutline>(`${address}/outline`);
  return {
    outline,
    check: () =>
      author.get<{ issues: EndpointOutput<typeof checkCourse>["issues"] }>(`${address}/check`),
  };
}

describe.each(NAMES)("the template %s", (name) => {
  test.each(LANGUAGES)("passes the rules of a save in %s, and both languages match", (language) => {
    const modules = courseTemplates[name](language);
    for (const section of modules.flatMap(({ pages }) => pages.flatMap((page) => page.sections))) {
      expect(sectionDraft.safeParse({ ...section, order: 1 }).error).toBeUndefined();
    }
    const shape = (of: Locale) =>
      courseTemplates[name](of).map(({ pages }) =>
        pages.map(({ sections }) => sections.map(({ type }) => type)),
      );
    expect(shape(language)).toEqual(shape("en"));
  });

  test("says what is still to be written, and nothing once that is", async () => {
    const { outline, check } = await create(name, "es");
    expect(outline.modules).toHaveLength(courseTemplates[name]("es").length);
    if (name === "empty") return;
    const faults = async () =>
      (await check()).body.issues
        .filter(({ level }) => level === "fault")
        .map((one) => one.message);
    expect(new Set(await faults())).toEqual(
      new Set(["Something here is still to be written: what begins with ✎."]),
    );
    let number = 0;
    for (const { id } of outline.modules.flatMap(({ pages }) => pages)) {
      const path = `/api/courses/sections-update/${id}`;
      const { sections, version } = (await author.get<PageSections>(path)).body;
      const written = JSON.parse(
        JSON.stringify(sections).replaceAll(
          new RegExp(`${TO_WRITE}[^"<]*`, "g"),
          () => `${++number}.`,
        ),
      ) as PageSections["sections"];
      const { status } = await author.post(`/api/courses/${id}/sections/update`, {
        sections: written,
        version,
      });
      expect(status).toBe(200);
    }
    expect(await faults()).toEqual([]);
  });
});

test("a course is empty unless a template is chosen, and an unknown one is refused", async () => {
  expect((await create(undefined)).outline.modules).toEqual([]);
  const refused = await author.post("/api/courses/create", { title: "New", template: "opera" });
  expect(refused.status).toBe(422);
});

test("a template is written in the course's language", async () => {
  expect((await create("debate", "es")).outline.modules[0]?.title).toBe("El debate");
  expect((await create("debate", "en")).outline.modules[0]?.title).toBe("The debate");
});
