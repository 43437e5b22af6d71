import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { courses, courseStaff } from "../../../database/tables/index.ts";
import { createPerson, createCourse as makeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { formOf } from "../../../testing/test-form.ts";
import { exportCourse } from "./export-course.ts";

let world: TestApp;
let teacher: TestClient;
let zip: Buffer;
let courseId: number;

beforeAll(async () => {
  world = await startTestApp();
  teacher = await world.as(await createPerson(world.ctx, { role: "instructor" }));
  const made = await makeCourse(world.ctx, {
    title: 'A/B: "Gardens"',
    modules: [{ pages: [[sample.paragraph(), sample.radioValidated()]] }],
    survey: [sample.radio({ graphicType: "survey" })],
  });
  courseId = made.id;
  const folder = await mkdtemp(join(tmpdir(), "paso-archive-"));
  const path = join(folder, "course.zip");
  await exportCourse(world.ctx, { courseId, path });
  zip = await readFile(path);
  await rm(folder, { recursive: true });
});
afterAll(() => world.stop());

const IMPORT = "/api/authoring/import";
const upload = (client: TestClient, bytes: Uint8Array, key = "archive") =>
  client.post(IMPORT, undefined, formOf({ key, name: "course.zip", bytes }));

describe("importing in the browser", () => {
  test("makes the course, assigns its author and reports what came in", async () => {
    const { status, body } = await upload(teacher, zip);
    expect(status).toBe(200);
    expect(body).toMatchObject({ warnings: [], modules: 1, pages: 1, sections: 3, files: 0 });
    expect(body).toMatchObject({ status: "draft" });
    const { course_id } = body as { course_id: number };
    const outline = await teacher.get(`/api/authoring/courses/${course_id}/outline`);
    expect(outline.status).toBe(200);
    expect(await world.ctx.database.$count(courseStaff)).toBe(1);
    expect(outline.body).toMatchObject({ course: { status: "draft" } });
  });

  test("publishes the course where that is asked for, and takes no other word for it", async () => {
    const form = formOf({ key: "archive", name: "course.zip", bytes: zip });
    const { body } = await teacher.post(`${IMPORT}?publish=true`, undefined, form);
    expect(body).toMatchObject({ status: "published" });
    const { redirect_to: address } = body as { redirect_to: string };
    const outline = await teacher.get(`/api${address}/outline`);
    expect(outline.body).toMatchObject({ course: { status: "published" } });
    for (const query of ["publish=yes", "status=published"]) {
      expect((await teacher.post(`${IMPORT}?${query}`, undefined, form)).status).toBe(422);
    }
  });

  test("refuses a damaged archive whole and names every issue in the person's language", async () => {
    const before = await world.ctx.database.$count(courses);
    const form = formOf({ key: "archive", name: "course.zip", bytes: Buffer.from("not a zip") });
    const { status, error } = await teacher.post(IMPORT, undefined, {
      ...form,
      headers: { ...form.headers, "accept-language": "es" },
    });
    expect(status).toBe(422);
    expect(error.code).toBe("archive_refused");
    expect(error.errors?.["archive"]).toHaveLength(1);
    expect(error.message).toBe("El archivo se ha rechazado. No se ha importado nada.");
    expect(await world.ctx.database.$count(courses)).toBe(before);
  });

  test("asks for the archive under its name, and for a form", async () => {
    expect((await upload(teacher, zip, "course")).error.errors).toEqual({
      archive: ["This field is required."],
    });
    expect((await teacher.post(IMPORT, {})).status).toBe(415);
  });

  test("is for admins and instructors", async () => {
    expect((await upload(world.visitor(), zip)).status).toBe(401);
    for (const role of ["student", "viewer"] as const) {
      const client = await world.as(await createPerson(world.ctx, { role }));
      expect((await upload(client, zip)).status).toBe(403);
    }
  });
});

describe("exporting in the browser", () => {
  test("sends the same bytes as the command, under a file name that every system takes", async () => {
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const path = `/api/authoring/courses/${courseId}/archive`;
    const answer = await admin.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="A B Gardens.zip"');
    expect(answer.text).toBe(zip.toString("utf8"));
    expect((await teacher.get(path)).status).toBe(404);
  });
});
