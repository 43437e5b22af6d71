import type {
  CourseDiploma,
  CourseDiplomaDetails,
  CourseDiplomas,
  DiplomaList,
  VerifiedDiploma,
} from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import {
  auditLog,
  diplomas,
  diplomaVersions,
  enrolments,
  mails,
} from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { insertDiploma } from "../../../testing/insert-diploma.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { defaultDesign } from "../designs/default-design.ts";
import { newDiplomaNumber } from "../issue/diploma-number.ts";
import { makeDocumentJob } from "../issue/make-document.ts";

// Drawing has a low priority, so it is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let course: MadeCourse;
let teacher: TestClient;
let assistant: TestClient;
let owner: { id: number };
let diploma: { id: number; number: string };

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, [{ ...makeDocumentJob, topic: "-" }]);
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  course = await createCourse(world.ctx, {
    hasDiploma: true,
    modules: [{ pages: [[sample.paragraph()]] }],
  });
  const [one, other] = [
    await createPerson(world.ctx, { role: "instructor" }),
    await createPerson(world.ctx, { role: "instructor" }),
  ];
  await assignStaff(world.ctx, one, course, "teacher");
  await assignStaff(world.ctx, other, course, "assistant");
  [teacher, assistant] = [await world.as(one), await world.as(other)];
  ({ owner, diploma } = await giveDiploma("Lucía", "Ferrer"));
});

async function giveDiploma(firstName: string, lastName: string) {
  const owner = await createPerson(world.ctx, { firstName, lastName });
  await enrol(world.ctx, owner, course);
  const diploma = await insertDiploma(world.ctx, {
    userId: owner.id,
    courseId: course.id,
    name: `${firstName} ${lastName}`,
    number: newDiplomaNumber(),
  });
  return { owner, diploma };
}

const path = () => `/api/authoring/courses/${course.id}/diplomas`;
const list = async (query = "", client = teacher) =>
  (await client.get<CourseDiplomas>(`${path()}${query}`)).body;
const verify = async (number: string) =>
  (await world.visitor().get<VerifiedDiploma>(`/api/verify/${number}`)).body;
const call = (what: string, body?: object, client = teacher) =>
  client.post<CourseDiploma>(`${path()}/${diploma.id}/${what}`, body);
const RENAME = { name: "Lucía Soler", current_design: false, version: 1 };

describe("GET /api/authoring/courses/:courseId/diplomas", () => {
  test("lists them latest first, part by part, and says who may change them", async () => {
    const { diploma: later } = await giveDiploma("Άννα", "Παππά");
    const first = await list("?limit=1");
    expect(first).toMatchObject({ total: 2, issued: 2, without: 0, issuing: null });
    expect(first.diplomas.map(({ id }) => id)).toEqual([later.id]);
    const rest = await list(`?limit=1&cursor=${first.next_cursor}`);
    expect(rest.diplomas.map(({ id }) => id)).toEqual([diploma.id]);
    expect(rest.next_cursor).toBeNull();
    expect([first.may_manage, (await list("", assistant)).may_manage]).toEqual([true, false]);
  });

  test("says what a diploma takes, and a result only where there are final quizzes", async () => {
    expect((await list()).conditions).toEqual({ least_result: null, every_page: true });
    const design = { ...defaultDesign("en"), least_result: 60, allow_missed_pages: true };
    await teacher.send("PUT", `/api/authoring/courses/${course.id}/diploma-design`, design);
    expect((await list()).conditions).toEqual({ least_result: null, every_page: false });
  });

  test("says how many missed pages, unless the course gives them a diploma all the same", async () => {
    for (const missedPages of [0, 2]) {
      const { id } = await createPerson(world.ctx);
      await enrol(world.ctx, { id }, course);
      await world.ctx.database
        .update(enrolments)
        .set({ finishedAt: world.clock.now(), missedPages })
        .where(eq(enrolments.userId, id));
    }
    expect(await list()).toMatchObject({ without: 2, missed_pages: 1 });
    const design = { ...defaultDesign("en"), allow_missed_pages: true };
    await teacher.send("PUT", `/api/authoring/courses/${course.id}/diploma-design`, design);
    expect(await list()).toMatchObject({ without: 2, missed_pages: 0 });
  });

  test("finds by name, address, number and state", async () => {
    await giveDiploma("Another", "Person");
    const found = async (query: string) => (await list(query)).diplomas.map(({ id }) => id);
    const [ofLucia] = (await list("?q=ferrer%20LUCIA")).diplomas;
    expect(ofLucia).toMatchObject({ id: diploma.id, name: "Lucía Ferrer", version: 1 });
    expect(await found(`?q=${ofLucia!.number.slice(0, 9).toLowerCase()}`)).toEqual([diploma.id]);
    expect(await found(`?q=${encodeURIComponent(ofLucia!.owner!.email)}`)).toEqual([diploma.id]);
    expect(await found("?q=nobody-has-this")).toEqual([]);
    expect(await found("?state=revoked")).toEqual([]);
    await call("revoke", { reason: "Issued by mistake" });
    expect(await found("?state=revoked")).toEqual([diploma.id]);
    expect(await found("?state=valid")).toHaveLength(1);
    expect((await teacher.get(`${path()}?state=lost`)).status).toBe(422);
  });
});

describe("POST .../reissue", () => {
  test("makes a new version with another number; the earlier one verifies as replaced", async () => {
    const { status, body } = await call("reissue", RENAME);
    expect([status, body]).toMatchObject([
      200,
      { name: "Lucía Soler", version: 2, is_ready: false, reissued_at: "2026-03-10T12:00" },
    ]);
    expect(body.number.replaceAll("-", "")).not.toBe(diploma.number);
    expect(await verify(diploma.number)).toMatchObject({
      state: "reissued",
      name: null,
      reissued_on: "2026-03-10",
    });
    expect(await verify(body.number)).toMatchObject({ state: "valid", name: "Lucía Soler" });
    const student = await world.as(owner);
    const [own] = (await student.get<DiplomaList>("/api/diplomas")).body.diplomas;
    expect(own).toMatchObject({
      number: body.number,
      name: "Lucía Soler",
      state: "preparing",
      reissued_on: "2026-03-10",
    });
    expect((await list(`?q=${diploma.number}`)).diplomas.map(({ id }) => id)).toEqual([diploma.id]);
    expect((await list("?state=reissued")).total).toBe(1);
  });

  test("keeps what was achieved and the design, unless today's is wanted", async () => {
    const facts = async () => {
      const rows = await world.ctx.database
        .select({ facts: diplomaVersions.facts })
        .from(diplomaVersions)
        .where(eq(diplomaVersions.diplomaId, diploma.id))
        .orderBy(diplomaVersions.version);
      return rows.map((row) => row.facts);
    };
    const [first] = await facts();
    const design = { ...first!.design, heading: "Certificate" };
    await teacher.send("PUT", `/api/authoring/courses/${course.id}/diploma-design`, design);
    await call("reissue", RENAME);
    await call("reissue", { ...RENAME, current_design: true, version: 2 });
    const [, second, third] = await facts();
    expect(second).toEqual({ ...first, name: "Lucía Soler" });
    expect(third).toEqual({ ...first, name: "Lucía Soler", design });
  });

  test("draws its PDF and tells the owner once", async () => {
    // Events and jobs left by earlier tests.
    await handle();
    await world.ctx.database.delete(mails);
    await call("reissue", RENAME);
    await handle({ twice: true });
    const sent = await world.ctx.database.select({ subject: mails.subject }).from(mails);
    expect(sent).toEqual([{ subject: "Your new diploma: A course" }]);
    expect((await list()).diplomas[0]!.is_ready).toBe(true);
  });

  test("403 for an assistant, 404 for another course's, 409 for what has changed, 422", async () => {
    expect((await call("reissue", RENAME, assistant)).status).toBe(403);
    const other = await createCourse(world.ctx, { modules: [] });
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const elsewhere = `/api/authoring/courses/${other.id}/diplomas/${diploma.id}/reissue`;
    expect((await admin.post(elsewhere, RENAME)).status).toBe(404);
    expect((await call("reissue", { ...RENAME, name: " " })).error.errors).toHaveProperty("name");
    expect((await call("reissue", { ...RENAME, version: 2 })).error.code).toBe("diploma_changed");
    const both = await Promise.all([call("reissue", RENAME), call("reissue", RENAME)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await call("revoke", { reason: "Issued by mistake" });
    expect((await call("reissue", { ...RENAME, version: 2 })).error.code).toBe("diploma_revoked");
  });

  test("a repeated call with its key gets the first one's answer", async () => {
    const headers = { "idempotency-key": "k".repeat(32) };
    const send = () =>
      teacher.post<CourseDiploma>(`${path()}/${diploma.id}/reissue`, RENAME, { headers });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
  });
});

describe("POST .../revoke and .../restore", () => {
  test("everyone who verifies it reads the reason, until it is restored", async () => {
    const { body } = await call("revoke", { reason: " Issued by mistake " });
    expect(body).toMatchObject({
      revoked_at: "2026-03-10T12:00",
      revoke_reason: "Issued by mistake",
    });
    expect(await verify(diploma.number)).toMatchObject({
      state: "revoked",
      revoke_reason: "Issued by mistake",
    });
    expect((await call("revoke", { reason: "Again" })).status).toBe(409);
    expect((await call("restore")).body).toMatchObject({ revoked_at: null, revoke_reason: null });
    expect(await verify(diploma.number)).toMatchObject({ state: "valid", revoke_reason: null });
    expect((await call("restore")).status).toBe(409);
  });

  test("403 for an assistant, 422 without a reason", async () => {
    expect((await call("revoke", { reason: "x" }, assistant)).status).toBe(403);
    expect((await call("revoke", { reason: " " })).error.errors).toHaveProperty("reason");
  });
});

test("the history keeps everything in order, and the audit log names no names", async () => {
  for (const [at, what, body] of [
    ["2026-03-10T12:10:00Z", "reissue", RENAME],
    ["2026-03-10T12:20:00Z", "revoke", { reason: "Issued by mistake" }],
    ["2026-03-10T12:30:00Z", "restore", undefined],
  ] as const) {
    world.clock.moveTo(at);
    expect((await call(what, body)).status).toBe(200);
  }
  const { body } = await assistant.get<CourseDiplomaDetails>(`${path()}/${diploma.id}`);
  expect(body.history.map(({ at, kind, name, reason }) => [at, kind, name, reason])).toEqual([
    ["2026-03-10T12:00", "issued", "Lucía Ferrer", null],
    ["2026-03-10T12:10", "reissued", "Lucía Soler", null],
    ["2026-03-10T12:20", "revoked", null, "Issued by mistake"],
    ["2026-03-10T12:30", "restored", null, null],
  ]);
  const lines = await world.ctx.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, owner.id))
    .orderBy(auditLog.id);
  expect(lines.map(({ action }) => action)).toEqual([
    "diploma.reissued",
    "diploma.revoked",
    "diploma.restored",
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Lucía|Ferrer|Soler/);
  const [row] = await world.ctx.database
    .select({ version: diplomas.version })
    .from(diplomas)
    .where(eq(diplomas.id, diploma.id));
  expect(row).toEqual({ version: 2 });
});
