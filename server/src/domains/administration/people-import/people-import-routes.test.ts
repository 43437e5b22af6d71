import type { ImportCheck, ImportRow, LongJob } from "@paso/contract";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import {
  auditLog,
  courses,
  enrolments,
  groups,
  mails,
  sessions,
  trackedJobs,
  users,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { deleteOldTrackedJobs } from "../../../platform/tracked-jobs/tracked-job.ts";
import {
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { hashPassword } from "../../accounts/people/hash-password.ts";
import { notificationsHandlers } from "../../notifications/notifications-handlers.ts";
import { importPeopleJob } from "./import-people-job.ts";

vi.mock("../../accounts/people/hash-password.ts", { spy: true });

let world: TestApp;
let admin: TestClient;
let root: { id: number };
let soil: MadeCourse;
let evening: { id: number };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(users);
  await world.ctx.database.delete(courses);
  root = await createPerson(world.ctx, { role: "admin", email: "root@example.org" });
  admin = await world.as(root);
  soil = await createCourse(world.ctx, { title: "Süelo y agua", modules: [] });
  evening = await createGroup(world.ctx, soil, "Tarde");
});

const EMPTY = { first_name: "", last_name: "", role: "", course: "", group: "", language: "" };
const rowsOf = (...rows: Partial<ImportRow>[]): ImportRow[] =>
  rows.map((row, index) => ({ line: index + 2, email: "", ...EMPTY, ...row }));
const ADA = { email: "ada@example.org", first_name: "Ada", last_name: "Byron" };

async function check(rows: ImportRow[], headers: Record<string, string> = {}) {
  const { body } = await admin.post<ImportCheck>(
    "/api/admin/people/import/check",
    { rows },
    { headers },
  );
  return body.rows;
}

async function begin(rows: ImportRow[], invite = false): Promise<number> {
  const { status, body } = await admin.post<{ job_id: number }>("/api/admin/people/import", {
    rows,
    invite,
  });
  expect(status).toBe(202);
  return body.job_id;
}

const readJob = async (id: number) => (await admin.get<LongJob>(`/api/jobs/${id}`)).body;

/** Runs the import like the worker. */
async function run(rows: ImportRow[], invite = false): Promise<LongJob> {
  const id = await begin(rows, invite);
  await importPeopleJob.run(world.ctx, { id });
  return readJob(id);
}

/** Fails on the nth reading of the clock: a step reads it once, and once for each person that it creates. */
function failsAt(call: number): Context {
  let calls = 0;
  const now = () => {
    calls += 1;
    if (calls === call) throw new Error("broken");
    return world.clock.now();
  };
  return { ...world.ctx, clock: { now, sleep: (ms) => world.clock.sleep(ms) } };
}

const people = () =>
  world.ctx.database
    .select({
      email: users.email,
      name: users.firstName,
      role: users.role,
      locale: users.locale,
      group: enrolments.groupId,
    })
    .from(users)
    .leftJoin(enrolments, eq(enrolments.userId, users.id))
    .orderBy(asc(users.email));

describe("POST /api/admin/people/import/check", () => {
  test("says what becomes of each row, and changes nothing", async () => {
    const bo = await createPerson(world.ctx, {
      email: "bo@example.org",
      firstName: "Bo",
      lastName: "",
    });
    await enrol(world.ctx, bo, soil);
    const before = await people();
    const fates = await check(
      rowsOf(
        { ...ADA, role: "Docente", course: "suelo y AGUA", language: "español" },
        { email: "BO@example.org" },
        { email: "bo@example.org", first_name: "Bob" },
        { email: "bo@example.org", course: String(soil.id), group: "tarde" },
        { email: "ada@example", first_name: "A" },
      ),
    );
    expect(fates).toEqual([
      {
        line: 2,
        outcome: "new",
        changes: ["course"],
        message: null,
        becomes: { role: "instructor", course: { title: "Süelo y agua", group: "" } },
      },
      {
        line: 3,
        outcome: "unchanged",
        changes: [],
        message: null,
        becomes: { role: "student", course: null },
      },
      {
        line: 4,
        outcome: "refused",
        changes: [],
        message: "This address is in line 3 with another name, role or language.",
        becomes: null,
      },
      {
        line: 5,
        outcome: "changes",
        changes: ["group"],
        message: null,
        becomes: { role: "student", course: { title: "Süelo y agua", group: "Tarde" } },
      },
      {
        line: 6,
        outcome: "refused",
        changes: [],
        message: "This is not an e-mail address.",
        becomes: null,
      },
    ]);
    expect(await people()).toEqual(before);
  });

  test.each([
    [{ email: "" }, "There is no address in this row."],
    [{ email: "new@example.org" }, "A new person needs a name."],
    [{ ...ADA, last_name: "x".repeat(101) }, "A name has at most 100 characters."],
    [{ ...ADA, role: "king" }, "This role is not known: write student, instructor or viewer."],
    [{ ...ADA, role: "Admin" }, "A file neither makes administrators nor changes their role."],
    [
      { email: "root@example.org", role: "student" },
      "A file neither makes administrators nor changes their role.",
    ],
    [{ ...ADA, language: "Latin" }, "This language is not known: write English or Spanish."],
    [{ ...ADA, course: "Fire" }, "There is no course with this title or number."],
    [{ ...ADA, group: "Tarde" }, "A group needs its course in the same row."],
    [
      { ...ADA, course: "suelo y agua", group: "Noche" },
      "The course “Süelo y agua” has no group “Noche”.",
    ],
  ])("refuses %j", async (row, message) => {
    expect(await check(rowsOf(row))).toMatchObject([{ outcome: "refused", message }]);
  });

  test("does not guess between courses of one title; says so in the person's language", async () => {
    await createCourse(world.ctx, { title: "Suelo y Agua", modules: [] });
    const headers = { "accept-language": "es" };
    expect(await check(rowsOf({ ...ADA, course: "suelo y agua" }), headers)).toMatchObject([
      { message: "Varios cursos tienen este título; escribe el número del curso." },
    ]);
  });

  test("422 for what are no rows, and too many", async () => {
    const send = async (rows: unknown) =>
      (await admin.post("/api/admin/people/import/check", { rows })).status;
    expect(await send([])).toBe(422);
    expect(await send([{ line: 1, email: "ada@example.org" }])).toBe(422);
    expect(await send(rowsOf({ first_name: "x".repeat(501) }))).toBe(422);
    expect(await send(Array.from({ length: 10_001 }, () => rowsOf(ADA)[0]))).toBe(422);
  });
});

describe("POST /api/admin/people/import", () => {
  test("imports what can be, returns the rest with reasons, and changes nothing the second time", async () => {
    await createPerson(world.ctx, { email: "bo@example.org", firstName: "Bob", locale: "en" });
    const rows = rowsOf(
      { ...ADA, role: "teacher", course: "suelo y agua", group: "tarde" },
      { email: "bo@example.org", first_name: "Bo", language: "es", course: "suelo y agua" },
      { email: "cai@example.org", first_name: "Cai", last_name: "=cmd()" },
      { email: "nobody", first_name: "No" },
    );
    const hashed = vi.mocked(hashPassword).mock.calls.length;
    const job = await run(rows);
    expect(job).toEqual({
      state: "done",
      progress: 1,
      result: {
        created: 2,
        changed: 1,
        unchanged: 0,
        refused: [{ ...rows[3], message: "This is not an e-mail address." }],
      },
    });
    expect(vi.mocked(hashPassword).mock.calls.length - hashed).toBeLessThanOrEqual(1);
    const after = await people();
    const group = expect.any(Number);
    expect(after).toEqual([
      {
        email: "ada@example.org",
        name: "Ada",
        role: "instructor",
        locale: null,
        group: evening.id,
      },
      { email: "bo@example.org", name: "Bo", role: "student", locale: "es", group },
      { email: "cai@example.org", name: "Cai", role: "student", locale: null, group: null },
      expect.objectContaining({ email: "root@example.org" }),
    ]);
    const again = await run(rows);
    expect(again.result).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    expect(await people()).toEqual(after);
    expect(await world.ctx.database.$count(mails)).toBe(0);
  });

  test("moves a student to the group of the file, and back from a former enrolment", async () => {
    const bo = await createPerson(world.ctx, { email: "bo@example.org", firstName: "Bo" });
    await enrol(world.ctx, bo, soil);
    const row = { email: "bo@example.org", course: "suelo y agua", group: "Tarde" };
    expect((await run(rowsOf(row))).result).toMatchObject({ changed: 1 });
    expect(await people()).toMatchObject([{ group: evening.id }, {}]);
    const path = `/api/authoring/courses/${soil.id}/students/remove`;
    await admin.post(path, { user_ids: [bo.id] });
    expect((await run(rowsOf({ ...row, group: "" }))).result).toMatchObject({ changed: 1 });
    expect(await people()).toMatchObject([{ group: evening.id }, {}]);
    expect((await run(rowsOf({ ...row, group: "" }))).result).toMatchObject({ unchanged: 1 });
  });

  test("a changed role ends the sessions and is in the audit log, as is the import", async () => {
    const bo = await createPerson(world.ctx, { email: "bo@example.org", firstName: "Bo" });
    await world.as(bo);
    const since = await world.ctx.database.$count(auditLog);
    await run(rowsOf({ email: "bo@example.org", role: "viewer" }, { email: "?" }));
    expect(await world.ctx.database.$count(sessions, eq(sessions.userId, bo.id))).toBe(0);
    const entries = await world.ctx.database.select().from(auditLog).orderBy(auditLog.id);
    expect(entries.slice(since)).toMatchObject([
      {
        action: "person.role_changed",
        actorId: root.id,
        subjectId: bo.id,
        before: { role: "student" },
        after: { role: "viewer" },
      },
      {
        action: "people.imported",
        actorId: root.id,
        after: { created: 0, changed: 1, unchanged: 0, refused: 1 },
      },
    ]);
  });

  test("leaves out groups beyond what a course may have", async () => {
    const many = (count: number) =>
      rowsOf(
        ...Array.from({ length: count }, (_, index) => ({
          ...ADA,
          email: `n${index}@example.org`,
          course: "suelo y agua",
          group: `Group ${index}`,
        })),
      );
    const { body } = await admin.post<ImportCheck>("/api/admin/people/import/check", {
      rows: many(200),
      create_groups: true,
    });
    // Two are there.
    expect(body.missing_groups).toHaveLength(198);
    expect(body.rows.filter(({ message }) => message !== null)).toMatchObject([
      { line: 200, message: "A course has at most 200 groups." },
      { line: 201, message: "A course has at most 200 groups." },
    ]);
  });

  test("tells people of a course who were here before; others only by an invitation", async () => {
    const handle = handleEvents(world.ctx, notificationsHandlers);
    const lastSeenAt = new Date("2026-03-01T12:00:00Z");
    await createPerson(world.ctx, { email: "bo@example.org", firstName: "Bo", lastSeenAt });
    // As by an earlier import, or an earlier part of this one.
    await createPerson(world.ctx, { email: "cy@example.org", firstName: "Cy" });
    const course = "suelo y agua";
    await run(
      rowsOf(
        { ...ADA, course },
        { email: "bo@example.org", course },
        { email: "cy@example.org", course },
      ),
    );
    await handle();
    const mailed = async () =>
      (await world.ctx.database.select().from(mails)).map(({ kind, recipient }) => [
        kind,
        recipient,
      ]);
    expect(await mailed()).toEqual([["enrolment", "bo@example.org"]]);
    await run(rowsOf({ ...ADA, email: "eve@example.org", course }), true);
    await handle();
    expect(await mailed()).toEqual([
      ["enrolment", "bo@example.org"],
      ["invitation", "eve@example.org"],
    ]);
  });

  test("creates the groups that are missing, if that is asked for", async () => {
    const course = "suelo y agua";
    const rows = rowsOf(
      { ...ADA, course, group: "Noche" },
      { email: "bo@example.org", first_name: "Bo", course, group: "noche" },
      { email: "eve@example.org", first_name: "Eve", course, group: "x".repeat(101) },
      { email: "cy@example.org", course, group: "Left out, as its row is" },
    );
    const send = (create: boolean) =>
      admin.post<ImportCheck>("/api/admin/people/import/check", { rows, create_groups: create });
    const missing = [{ course: "Süelo y agua", group: "Noche" }];
    const refused = (await send(false)).body;
    expect(refused.missing_groups).toEqual(missing);
    expect(refused.rows.map(({ message }) => message)).toEqual([
      "The course “Süelo y agua” has no group “Noche”.",
      "The course “Süelo y agua” has no group “noche”.",
      "A name has at most 100 characters.",
      "A new person needs a name.",
    ]);
    const planned = (await send(true)).body;
    expect(planned.missing_groups).toEqual(missing);
    expect(planned.rows).toMatchObject([
      { outcome: "new", becomes: { course: { group: "Noche" } } },
      { outcome: "new", becomes: { course: { group: "Noche" } } },
      { outcome: "refused", message: "A name has at most 100 characters." },
      { outcome: "refused", message: "A new person needs a name." },
    ]);
    const { body } = await admin.post<{ job_id: number }>("/api/admin/people/import", {
      rows,
      invite: false,
      create_groups: true,
    });
    await importPeopleJob.run(world.ctx, { id: body.job_id });
    const named = await world.ctx.database
      .select({ id: groups.id, name: groups.name })
      .from(groups)
      .where(eq(groups.courseId, soil.id))
      .orderBy(asc(groups.id));
    expect(named.map(({ name }) => name)).toEqual(["", "Tarde", "Noche"]);
    const taken = (await people()).filter(({ group }) => group === named[2]!.id);
    expect(taken.map(({ name }) => name)).toEqual(["Ada", "Bo"]);
  });

  test("names every account that it creates in the audit log", async () => {
    await run(rowsOf({ ...ADA, role: "teacher" }));
    const [entry] = await world.ctx.database
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, "person.created"), eq(auditLog.actorId, root.id)));
    const [ada] = await world.ctx.database.select().from(users).where(eq(users.email, ADA.email));
    expect(entry).toMatchObject({
      actorId: root.id,
      subjectId: ada!.id,
      after: { role: "instructor", imported: true },
    });
  });

  test("invites each new person once, if that is asked for", async () => {
    await createPerson(world.ctx, { email: "bo@example.org", firstName: "Bo" });
    const rows = rowsOf(
      { ...ADA, language: "es" },
      { ...ADA, language: "es", course: "suelo y agua" },
      { email: "bo@example.org" },
    );
    await run(rows, true);
    await run(rows, true);
    expect(await world.ctx.database.select().from(mails)).toMatchObject([
      { kind: "invitation", recipient: "ada@example.org", locale: "es" },
    ]);
  });

  test("goes on behind the last step of a worker that was killed", async () => {
    const many = rowsOf(
      ...Array.from({ length: 450 }, (_, index) => ({
        email: `n${index}@example.org`,
        first_name: "N",
      })),
    );
    const id = await begin(many);
    expect(await readJob(id)).toEqual({ state: "queued", progress: 0, result: null });
    await expect(importPeopleJob.run(failsAt(2 * 201 + 1), { id })).rejects.toThrow("broken");
    expect(await readJob(id)).toMatchObject({
      state: "running",
      progress: 400 / 450,
      result: { created: 400 },
    });
    await importPeopleJob.run(world.ctx, { id });
    expect(await readJob(id)).toMatchObject({ state: "done", result: { created: 450 } });
    await importPeopleJob.run(world.ctx, { id });
    expect(await readJob(id)).toMatchObject({ result: { created: 450, unchanged: 0 } });
  });

  test("has failed when it was tried often enough, and keeps no rows after its end", async () => {
    const id = await begin(rowsOf(ADA));
    for (let attempt = 1; attempt < 4; attempt += 1) {
      await expect(importPeopleJob.run(failsAt(1), { id })).rejects.toThrow("broken");
      expect((await readJob(id)).state).toBe("running");
    }
    await expect(importPeopleJob.run(failsAt(1), { id })).rejects.toThrow("broken");
    expect((await readJob(id)).state).toBe("failed");
    const [row] = await world.ctx.database.select().from(trackedJobs);
    expect(row?.input).toBeNull();
  });
});

describe("GET /api/jobs/:jobId", () => {
  test("404 for nobody's and for another's", async () => {
    const id = await begin(rowsOf(ADA));
    const other = await world.as(await createPerson(world.ctx, { role: "admin" }));
    expect((await other.get(`/api/jobs/${id}`)).status).toBe(404);
    expect((await admin.get("/api/jobs/2000000000")).status).toBe(404);
  });

  test("is forgotten a week after its end", async () => {
    const id = await begin(rowsOf(ADA));
    await importPeopleJob.run(world.ctx, { id });
    world.clock.moveTo("2026-03-17T11:59:00Z");
    expect(await deleteOldTrackedJobs(world.ctx)).toBe(0);
    world.clock.moveTo("2026-03-17T12:00:00Z");
    expect(await deleteOldTrackedJobs(world.ctx)).toBe(1);
  });
});
