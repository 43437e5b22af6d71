import type {
  CourseDiplomaDesign,
  DiplomaDesign,
  DiplomaPreview,
  SiteDiplomaDesign,
} from "@paso/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, diplomaPictures, diplomaTemplates } from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { HTML, picture } from "../../../testing/sample-files.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { formOf } from "../../../testing/test-form.ts";
import { defaultDesign } from "../designs/default-design.ts";
import { deleteUnusedPicturesJob } from "./delete-unused-pictures.ts";

let world: TestApp;
let course: MadeCourse;
let admin: TestClient;
let teacher: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  const person = await createPerson(world.ctx, { role: "instructor" });
  teacher = await world.as(person);
  course = await createCourse(world.ctx, {
    hasDiploma: true,
    modules: [{ pages: [[sample.radioValidated({ finalQuiz: true })]] }],
  });
  await assignStaff(world.ctx, person, course);
});
afterAll(() => world.stop());
beforeEach(() => world.clock.moveTo("2026-03-10T12:00:00Z"));

const SITE = "/api/admin/diploma-designs/en";
const own = () => `/api/authoring/courses/${course.id}/diploma-design`;
const DESIGN: DiplomaDesign = { ...defaultDesign("en"), heading: "Certificate", hours: 12.5 };
const upload = (kind: string, bytes: Uint8Array, name = "a.png") =>
  teacher.send<{ picture: string }>(
    "POST",
    `/api/authoring/diploma-pictures/${kind}`,
    undefined,
    formOf({ key: "image", name, bytes }),
  );

describe("a course's design", () => {
  test("is its own, else the site's for its language, else the product's", async () => {
    const read = async () => (await teacher.get<CourseDiplomaDesign>(own())).body;
    expect(await read()).toMatchObject({
      design: defaultDesign("en"),
      is_own: false,
      course: { id: course.id, has_diploma: true, final_questions: 1 },
    });
    await admin.send("PUT", "/api/admin/diploma-designs/es", { ...DESIGN, heading: "Título" });
    expect((await read()).design.heading).toBe("Diploma");
    await admin.send("PUT", SITE, { ...DESIGN, heading: "Of the site" });
    expect(await read()).toMatchObject({ design: { heading: "Of the site" }, is_own: false });
    const { status, body } = await teacher.send<CourseDiplomaDesign>("PUT", own(), DESIGN);
    expect([status, body]).toMatchObject([
      200,
      { design: DESIGN, is_own: true, inherited: { heading: "Of the site" } },
    ]);
    const { body: left } = await teacher.send<CourseDiplomaDesign>("DELETE", own());
    expect(left).toMatchObject({ design: { heading: "Of the site" }, is_own: false });
  });

  test("401, 403 for an assistant, 404 for another's course, 422 beside fields", async () => {
    const helper = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, helper, course, "assistant");
    const colleague = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    const send = (client: TestClient, body: object = DESIGN) => client.send("PUT", own(), body);
    expect((await send(world.visitor())).status).toBe(401);
    expect((await send(await world.as(helper))).status).toBe(403);
    expect((await send(colleague)).status).toBe(404);
    const { status, error } = await send(teacher, {
      ...DESIGN,
      heading: " ",
      hours: 0,
      least_result: 101,
      signatures: [{ name: "", post: "", picture: "p".repeat(43) }],
    });
    expect([status, Object.keys(error.errors ?? {}).toSorted()]).toEqual([
      422,
      ["heading", "hours", "least_result", "signatures.0.name"],
    ]);
  });

  test("422 beside pictures that are not there", async () => {
    const gone = "p".repeat(43);
    const { error } = await teacher.send("PUT", own(), {
      ...DESIGN,
      background: gone,
      signatures: [{ name: "Marta", post: "", picture: gone }],
    });
    expect(Object.keys(error.errors ?? {})).toEqual(["background", "signatures.0.picture"]);
  });
});

describe("the site's design", () => {
  test("is for administrators, and its changes are in the audit log", async () => {
    expect((await teacher.get(SITE)).status).toBe(403);
    expect((await admin.get("/api/admin/diploma-designs/fr")).status).toBe(404);
    await admin.send("PUT", SITE, DESIGN);
    const { body } = await admin.send<SiteDiplomaDesign>("DELETE", SITE);
    expect(body).toMatchObject({ design: defaultDesign("en"), is_own: false });
    const lines = await world.ctx.database.select().from(auditLog).orderBy(auditLog.id);
    expect(lines.slice(-2).map(({ action }) => action)).toEqual([
      "site.diploma_design_changed",
      "site.diploma_design_removed",
    ]);
  });
});

describe("a preview", () => {
  test("is the sample's PDF as a picture, in the shape of its paper", async () => {
    const signature = { name: "Marta Ruiz", post: "Head", picture: null };
    const { status, body } = await teacher.post<DiplomaPreview>(`${own()}/preview`, {
      design: {
        ...DESIGN,
        orientation: "portrait",
        details: ["{hours}", "{grade}"],
        signatures: [signature],
      },
      script: "greek",
    });
    expect(status).toBe(200);
    expect(body.text).toEqual([
      "Certificate",
      "Κωνσταντίνος-Αλέξανδρος Παπαδημητρακόπουλος",
      "has completed the course",
      "A course",
      "12.5 hours",
      "1 of 1 final question answered correctly",
      "Marta Ruiz",
      "Head",
    ]);
    const drawn = sharp(Buffer.from(body.picture.split(",")[1]!, "base64"));
    const { width, height } = await drawn.metadata();
    expect([width, height]).toEqual([body.width, body.height]);
    expect(height / width).toBeCloseTo(297 / 210, 2);
    const { channels } = await drawn.stats();
    expect(channels.every(({ min, max }) => min < 100 && max > 240)).toBe(true);
  });

  test("of the site names an invented course, and writes nothing", async () => {
    const before = await world.ctx.database.$count(diplomaTemplates);
    const { body } = await admin.post<DiplomaPreview>(`${SITE}/preview`, {
      design: DESIGN,
      script: "chinese",
    });
    expect(body.text).toContain("Name of the course");
    expect(await world.ctx.database.$count(diplomaTemplates)).toBe(before);
  });
});

describe("pictures of designs", () => {
  test("are encoded again, shown to authors, and kept once a design has them", async () => {
    const kept = await upload("signature", await picture("png"));
    const forgotten = await upload("background", await picture("jpeg"), "a.jpg");
    expect([kept.status, forgotten.status]).toEqual([200, 200]);
    const address = `/api/authoring/diploma-pictures/${kept.body.picture}`;
    const shown = await teacher.get(address);
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/png"]);
    const student = await world.as(await createPerson(world.ctx));
    expect((await student.get(address)).status).toBe(403);
    await teacher.send("PUT", own(), {
      ...DESIGN,
      signatures: [{ name: "Marta", post: "", picture: kept.body.picture }],
    });
    world.clock.moveTo("2026-09-10T12:00:00Z");
    await deleteUnusedPicturesJob.run(world.ctx, undefined);
    const left = await world.ctx.database
      .select({ key: diplomaPictures.key })
      .from(diplomaPictures);
    expect(left).toEqual([{ key: kept.body.picture }]);
    const [template] = await world.ctx.database
      .select({ design: diplomaTemplates.design })
      .from(diplomaTemplates)
      .where(eq(diplomaTemplates.courseId, course.id));
    expect(template!.design.signatures[0]!.picture).toBe(kept.body.picture);
  });

  test("404 for another kind and a key that none has, 422 for what is no picture", async () => {
    expect((await upload("portrait", await picture("png"))).status).toBe(404);
    const gone = `/api/authoring/diploma-pictures/${"p".repeat(43)}`;
    expect((await teacher.get(gone)).status).toBe(404);
    const { status, error } = await upload("background", HTML);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["image"]]);
  });
});
