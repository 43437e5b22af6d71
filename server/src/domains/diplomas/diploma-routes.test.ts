import type { DiplomaList, VerifiedDiploma } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { courses, diplomas, diplomaVersions, mails, users } from "../../database/tables/index.ts";
import { createCourse, type MadeCourse } from "../../testing/factories.ts";
import { handleEvents } from "../../testing/handle-events.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { joinCourse, takePage } from "../../testing/take-course.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { diplomasHandlers } from "./diplomas-handlers.ts";
import { issueDiploma } from "./issue/issue-diploma.ts";
import { makeDocumentJob } from "./issue/make-document.ts";

// Drawing has a low priority, so it is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let course: MadeCourse;
let student: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  // The job is handled like an event, so that tests say when.
  handle = handleEvents(world.ctx, [...diplomasHandlers, { ...makeDocumentJob, topic: "-" }]);
});
afterAll(() => world.stop());

const quiz = sample.radioValidated({ finalQuiz: true });

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(mails);
  course = await createCourse(world.ctx, {
    hasDiploma: true,
    modules: [{ pages: [[quiz, quiz, sample.summary()]] }],
  });
  student = await joinCourse(world, course, { firstName: "Lucía", lastName: "Ferrer Soler" });
});

/** Finishes the course; its events and jobs run twice, as after a lost connection. */
async function finishCourse(client = student): Promise<void> {
  await takePage(client, course.pages[0]!, ["0", "1", null]);
  await handle({ twice: true });
  await handle({ twice: true });
}
const list = async (client = student) =>
  (await client.get<DiplomaList>(`/api/diplomas?course=${course.id}`)).body.diplomas;
const verify = (number: string) => world.visitor().get<VerifiedDiploma>(`/api/verify/${number}`);

describe("finishing a course with a diploma", () => {
  test("gives exactly one, whatever is repeated, and mails once that it is there", async () => {
    await finishCourse();
    const issued = await world.ctx.database
      .select({ userId: diplomas.userId })
      .from(diplomas)
      .where(eq(diplomas.courseId, course.id));
    expect(issued).toHaveLength(1);
    const again = { userId: issued[0]!.userId!, courseId: course.id };
    await Promise.all([issueDiploma(world.ctx, again), issueDiploma(world.ctx, again)]);
    await handle();
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        number: expect.stringMatching(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/),
        course_id: course.id,
        course_title: "A course",
        name: "Lucía Ferrer Soler",
        issued_on: "2026-03-10",
        state: "ready",
        shown_name: "full",
        has_picture: false,
        has_badge: true,
        verify_path: expect.stringMatching(/^\/verify\/[0-9A-Z]{16}$/),
        reissued_on: null,
        revoke_reason: null,
      },
    ]);
    const sent = await world.ctx.database.select({ subject: mails.subject }).from(mails);
    expect(sent).toEqual([{ subject: "Your diploma: A course" }]);
  });

  test("says what was reached, and keeps it when course and name change", async () => {
    await finishCourse();
    await world.ctx.database
      .update(courses)
      .set({ title: "Renamed" })
      .where(eq(courses.id, course.id));
    await world.ctx.database
      .update(users)
      .set({ lastName: "Other" })
      .where(eq(users.firstName, "Lucía"));
    const [own] = await list();
    expect(own).toMatchObject({ course_title: "A course", name: "Lucía Ferrer Soler" });
    const [version] = await world.ctx.database
      .select({ facts: diplomaVersions.facts })
      .from(diplomaVersions)
      .where(eq(diplomaVersions.diplomaId, own!.id));
    expect(version!.facts).toMatchObject({
      modules: 1,
      pages: 1,
      sections: 3,
      quiz: { right: 1, questions: 2 },
      finishedAt: "2026-03-10T12:00:00.000Z",
    });
  });

  test("gives none where the course has none", async () => {
    await world.ctx.database
      .update(courses)
      .set({ hasDiploma: false })
      .where(eq(courses.id, course.id));
    await finishCourse();
    expect(await list()).toEqual([]);
  });
});

describe("GET /api/diplomas/:diplomaId/document", () => {
  test("401 without a session, 404 for another's and before it is made", async () => {
    await takePage(student, course.pages[0]!, ["0", "1", null]);
    await handle();
    const [own] = await list();
    expect(own!.state).toBe("preparing");
    const path = `/api/diplomas/${own!.id}/document`;
    expect((await world.visitor().get(path)).status).toBe(401);
    expect((await student.get(path)).status).toBe(404);
    await handle();
    const classmate = await joinCourse(world, course);
    expect((await classmate.get(path)).status).toBe(404);
    const { status, headers, text } = await student.get(path);
    expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(headers["content-disposition"]).toContain("A course - Luc");
    expect(text).toMatch(/^%PDF-1\.7/);
  });
});

describe("PUT /api/diplomas/:diplomaId/shown-name", () => {
  test("401, 404 for another's, 422, and how much of the name verification then shows", async () => {
    await finishCourse();
    const [own] = await list();
    const path = `/api/diplomas/${own!.id}/shown-name`;
    const hide = { shown_name: "initials" };
    expect((await world.visitor().send("PUT", path, hide)).status).toBe(401);
    expect((await (await joinCourse(world, course)).send("PUT", path, hide)).status).toBe(404);
    expect((await student.send("PUT", path, { shown_name: "some" })).status).toBe(422);
    expect((await student.send("PUT", path, hide)).body).toEqual(hide);
    expect((await verify(own!.number)).body.name).toBe("L. F. S.");
    await student.send("PUT", path, { shown_name: "hidden" });
    expect((await verify(own!.number)).body.name).toBeNull();
  });
});

describe("GET /api/verify/:number", () => {
  test("tells anybody with the number, however it is written, what it is worth", async () => {
    await finishCourse();
    const [own] = await list();
    for (const typed of [own!.number, own!.number.toLowerCase().replaceAll("-", " ")]) {
      const { status, body } = await verify(encodeURIComponent(typed));
      expect([status, body]).toEqual([
        200,
        {
          number: own!.number,
          state: "valid",
          name: "Lucía Ferrer Soler",
          course_title: "A course",
          language: "en",
          site_name: world.ctx.site.name,
          issued_on: "2026-03-10",
          reissued_on: null,
          revoke_reason: null,
        },
      ]);
    }
  });

  test("says that it was revoked, and why", async () => {
    await finishCourse();
    const [own] = await list();
    const change = { revokedAt: world.clock.now(), revokeReason: "Issued by mistake" };
    await world.ctx.database.update(diplomas).set(change).where(eq(diplomas.id, own!.id));
    expect((await verify(own!.number)).body).toMatchObject({
      state: "revoked",
      revoke_reason: "Issued by mistake",
    });
    expect((await list())[0]!.state).toBe("revoked");
  });

  test("404 for a number nobody has, 429 for a machine that guesses", async () => {
    expect((await verify("7KQ4-MX2P-9TRB-04WZ")).status).toBe(404);
    expect((await verify("nonsense")).status).toBe(404);
    for (let attempt = 0; attempt < 120; attempt += 1) await verify("0".repeat(16));
    expect((await verify("0".repeat(16))).status).toBe(429);
  });
});
