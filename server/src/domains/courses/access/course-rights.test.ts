import type { CourseOutline, EndpointOutput, listTrash, StaffRole } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  assignStaff,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { picture } from "../../../testing/sample-files.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestAnswer, TestClient } from "../../../testing/test-client.ts";
import { formOf } from "../../../testing/test-form.ts";

let world: TestApp;
let person: { id: number };
let client: TestClient;
let course: MadeCourse;
beforeAll(async () => {
  world = await startTestApp();
  person = await createPerson(world.ctx, { role: "instructor" });
  client = await world.as(person);
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, {
    status: "draft",
    modules: [{ pages: [[sample.paragraph()]] }],
  });
});

const work = (role: StaffRole) => assignStaff(world.ctx, person, course, role);

const moduleId = () => course.moduleIds[0]!;
const pageId = () => course.pages[0]!.id;
const sectionId = () => course.pages[0]!.sectionIds[0]!;
const image = async () => formOf({ key: "image", name: "a.png", bytes: await picture("png") });
const radio = { question: "How was it?", items: ["Good", "Bad"] };
const video = { type: "video", video: "https://vimeo.com/123456789", order: 9 };

const CHANGES: Record<string, () => Promise<TestAnswer>> = {
  "update the course": () => client.post(`/api/courses/${course.id}/update`, { title: "New" }),
  "create a module": () =>
    client.post(`/api/courses/${course.id}/module/create`, { title: "New", order: 9 }),
  "update a module": () =>
    client.post(`/api/courses/${course.id}/module/${moduleId()}/update`, { title: "New" }),
  "create a page": () =>
    client.post(`/api/courses/${moduleId()}/page/create`, { title: "New", order: 9 }),
  "update a page": () =>
    client.post(`/api/courses/${course.id}/module/${moduleId()}/page/${pageId()}/update`, {
      title: "New",
    }),
  "create sections": () =>
    client.post(`/api/courses/${pageId()}/sections/create`, { sections: [video] }),
  "update sections": () =>
    client.post(`/api/courses/${pageId()}/sections/update`, { sections: [] }),
  "create a survey": () =>
    client.post(`/api/courses/${course.id}/surveys/create`, { sections: [{ radio }] }),
  "upload a picture": async () =>
    client.send("POST", `/api/authoring/pages/${pageId()}/images`, undefined, await image()),
  "upload the course's picture": async () =>
    client.send("POST", `/api/authoring/courses/${course.id}/thumbnail`, undefined, await image()),
  "move a section": () =>
    client.post("/api/authoring/parts/move", {
      kind: "section",
      id: sectionId(),
      parent_id: pageId(),
      position: 0,
    }),
  "duplicate a section": () => part("duplicate", "section", sectionId()),
  "duplicate the course": () => part("duplicate", "course", course.id),
  "delete a page": () => part("delete", "page", pageId()),
};

const part = (change: string, kind: string, id: number) =>
  client.post(`/api/authoring/parts/${change}`, { kind, id });
const outline = () => client.get<CourseOutline>(`/api/authoring/courses/${course.id}/outline`);

describe.each([
  ["owner", { edits: true, deletes: true }],
  ["teacher", { edits: true, deletes: false }],
  ["assistant", { edits: false, deletes: false }],
  ["viewer", { edits: false, deletes: false }],
] as const)("as %s of a course", (role, { edits, deletes }) => {
  beforeEach(() => work(role));

  test("one sees it, and what one may do there", async () => {
    const { status, body } = await outline();
    expect(status).toBe(200);
    expect(body).toMatchObject({ may_edit: edits, may_delete: deletes });
  });

  test.each(Object.entries(CHANGES))(`${edits ? "may" : "may not"} %s`, async (_, change) => {
    expect((await change()).status).toBe(edits ? 200 : 403);
  });

  test(`${deletes ? "may" : "may not"} delete and restore the course`, async () => {
    expect((await part("delete", "course", course.id)).status).toBe(deletes ? 200 : 403);
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    await admin.post("/api/authoring/parts/delete", { kind: "course", id: course.id });
    type Trash = EndpointOutput<typeof listTrash>;
    const { body } = await client.get<Trash>("/api/authoring/trash");
    const isListed = body.parts.some(({ kind, id }) => kind === "course" && id === course.id);
    expect(isListed).toBe(deletes);
    expect((await part("restore", "course", course.id)).status).toBe(deletes ? 200 : 403);
  });
});

test("the role in another course gives no right here", async () => {
  await work("viewer");
  const own = await createCourse(world.ctx, { modules: [] });
  await assignStaff(world.ctx, person, own, "owner");
  expect((await outline()).body.may_edit).toBe(false);
});
