import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { CourseDiplomaDesign, DiplomaDesign } from "@paso/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { courses, diplomaTemplates } from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { archiveEntries, folderOf, sampleCourse } from "../../../testing/sample-archive.ts";
import { HTML, picture } from "../../../testing/sample-files.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { formOf } from "../../../testing/test-form.ts";
import { exportCourse, importCourse } from "../../authoring/index.ts";

const DESIGN: DiplomaDesign = {
  paper: "letter",
  orientation: "portrait",
  logo: false,
  background: null,
  heading: "Certificate",
  lead: "has learned {course}",
  details: ["{hours}", "{finished}"],
  signatures: [{ name: "Marta Ruiz", post: "Head", picture: null }],
  hours: 12.5,
  least_result: 60,
  allow_missed_pages: true,
};

let world: TestApp;
let teacher: TestClient;
let course: MadeCourse;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const person = await createPerson(world.ctx, { role: "instructor" });
  course = await createCourse(world.ctx, { hasDiploma: true, modules: [] });
  await assignStaff(world.ctx, person, course, "owner");
  teacher = await world.as(person);
});

const designOf = async (client: TestClient, id: number) =>
  (await client.get<CourseDiplomaDesign>(`/api/authoring/courses/${id}/diploma-design`)).body;

async function upload(kind: "background" | "signature", bytes: Buffer): Promise<string> {
  const form = formOf({ key: "image", name: "picture.png", bytes });
  const path = `/api/authoring/diploma-pictures/${kind}`;
  return (await teacher.send<{ picture: string }>("POST", path, undefined, form)).body.picture;
}

/** Gives the course a design with every picture; returns it. */
async function designWithPictures(): Promise<DiplomaDesign> {
  const mark = await upload("signature", await picture("png"));
  const design: DiplomaDesign = {
    ...DESIGN,
    background: await upload("background", await picture("png")),
    signatures: [
      { name: "Marta Ruiz", post: "Head", picture: mark },
      { name: "Ada Byron", post: "", picture: null },
    ],
  };
  const path = `/api/authoring/courses/${course.id}/diploma-design`;
  expect((await teacher.send("PUT", path, design)).status).toBe(200);
  return design;
}

async function exported(courseId: number): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), "paso-design-")), "course");
  await exportCourse(world.ctx, { courseId, path: folder });
  return folder;
}

const jsonOf = async (folder: string) =>
  JSON.parse(await readFile(join(folder, "course.json"), "utf8"));

const duplicate = () =>
  teacher.post<{ id: number }>("/api/authoring/parts/duplicate", { kind: "course", id: course.id });

describe("a copy of a course", () => {
  test("has the design of the original, pictures and conditions included", async () => {
    const design = await designWithPictures();
    const { body } = await duplicate();
    const copied = await designOf(teacher, body.id);
    expect(copied).toMatchObject({ design, is_own: true });
    const changed = { ...design, heading: "Another" };
    await teacher.send("PUT", `/api/authoring/courses/${body.id}/diploma-design`, changed);
    expect((await designOf(teacher, course.id)).design).toEqual(design);
  });

  test("goes by the site's design where the original does", async () => {
    const { body } = await duplicate();
    expect(await designOf(teacher, body.id)).toMatchObject({ is_own: false });
  });
});

describe("a course archive", () => {
  test("carries the design and its pictures, and gives the same bytes again", async () => {
    const design = await designWithPictures();
    const first = await exported(course.id);
    const json = await jsonOf(first);
    expect(json.diploma_design).toEqual({
      ...design,
      background: "files/diploma-background.jpg",
      signatures: [
        { name: "Marta Ruiz", post: "Head", picture: "files/diploma-signature.png" },
        { name: "Ada Byron", post: "", picture: null },
      ],
    });
    const { courseId, warnings } = await importCourse(world.ctx, { path: first, publishes: true });
    expect(warnings).toEqual([]);
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const imported = await designOf(admin, courseId);
    expect(imported.is_own).toBe(true);
    const { background, signatures, ...rest } = imported.design;
    expect(rest).toEqual(expect.objectContaining({ least_result: 60, allow_missed_pages: true }));
    expect(background).not.toBe(design.background);
    for (const key of [background, signatures[0]?.picture]) {
      const shown = await admin.get(`/api/authoring/diploma-pictures/${key}`);
      expect([shown.status, (await sharp(shown.bytes).metadata()).width]).toEqual([
        200,
        expect.any(Number),
      ]);
    }
    const second = await exported(courseId);
    for (const name of [
      "course.json",
      "files/diploma-background.jpg",
      "files/diploma-signature.png",
    ]) {
      expect((await readFile(join(second, name))).equals(await readFile(join(first, name)))).toBe(
        true,
      );
    }
  });

  test("says nothing of diplomas where the course has no design of its own", async () => {
    expect(await jsonOf(await exported(course.id))).not.toHaveProperty("diploma_design");
    const { courseId } = await importCourse(world.ctx, { path: await exported(course.id) });
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    expect(await designOf(admin, courseId)).toMatchObject({ is_own: false });
  });

  test("takes a picture by hand, which is encoded for print", async () => {
    const large = await sharp({
      create: { width: 3_000, height: 1_000, channels: 3, background: "#0b6b57" },
    })
      .png()
      .toBuffer();
    const path = await folderOf({
      ...(await archiveEntries({
        ...sampleCourse(),
        diploma_design: { ...DESIGN, background: "files/wide.png" },
      })),
      "files/wide.png": large,
    });
    const { courseId, warnings } = await importCourse(world.ctx, { path });
    expect(warnings).toEqual([]);
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const { design } = await designOf(admin, courseId);
    const shown = await admin.get(`/api/authoring/diploma-pictures/${design.background}`);
    const { format, width } = await sharp(shown.bytes).metadata();
    expect([format, width]).toEqual(["jpeg", 1_754]);
    const again = await exported(courseId);
    expect((await readFile(join(again, "files/diploma-background.png"))).equals(large)).toBe(true);
  });

  /** Its size can be read, its pixels cannot. */
  const damaged = async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const bytes = await sharp({
      create: { width: 200, height: 200, channels: 3, background: "#ffffff", noise },
    })
      .png()
      .toBuffer();
    return bytes.subarray(0, bytes.length / 2);
  };
  test.each<[string, object, Record<string, () => Promise<Buffer> | Buffer>, string]>([
    ["is no design", { paper: "a0" }, {}, "Course, diploma_design.paper"],
    [
      "has a picture that is not there",
      { background: "files/gone.png" },
      {},
      "Course, diploma_design.background: The file gone.png is not in the archive.",
    ],
    [
      "has a key in place of a picture",
      { background: "p".repeat(43) },
      {},
      "Course, diploma_design.background: Name an image as files/NAME.",
    ],
    [
      "leads out of the archive",
      { background: "files/../course.json" },
      {},
      "Course, diploma_design.background: Name an image as files/NAME.",
    ],
    [
      "has a page disguised as a picture",
      { signatures: [{ name: "Ada", post: "", picture: "files/mark.png" }] },
      { "files/mark.png": () => HTML },
      "Course, diploma_design.signatures.0.picture: The content of this file is not PNG",
    ],
    [
      "has a picture that cannot be decoded",
      { background: "files/broken.png" },
      { "files/broken.png": damaged },
      "Course, diploma_design.background: This picture cannot be read. Choose another one.",
    ],
    [
      "has too many signatures",
      { signatures: Array.from({ length: 4 }, () => ({ name: "A", post: "", picture: null })) },
      {},
      "Course, diploma_design.signatures",
    ],
    [
      "requires what nobody reaches",
      { least_result: 101 },
      {},
      "Course, diploma_design.least_result",
    ],
    ["has a field that is not known", { stamp: "x" }, {}, "Course, diploma_design"],
  ])("is refused whole where its design %s", async (_, change, files, line) => {
    const count = () =>
      Promise.all([courses, diplomaTemplates].map((table) => world.ctx.database.$count(table)));
    const before = await count();
    const entries = await archiveEntries({
      ...sampleCourse(),
      diploma_design: { ...DESIGN, ...change },
    });
    for (const [name, bytes] of Object.entries(files)) entries[name] = await bytes();
    const path = await folderOf(entries);
    await expect(importCourse(world.ctx, { path })).rejects.toThrow(line);
    expect(await count()).toEqual(before);
  });
});
