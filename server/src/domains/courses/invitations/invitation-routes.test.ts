import type { CourseInvitation, Invitation } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { courses, enrolments } from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let teacher: TestClient;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  teacher = await joinStaff("teacher", { firstName: "Grace", lastName: "Hopper" });
});

async function joinStaff(
  role: "owner" | "teacher" | "assistant" | "viewer",
  overrides: Parameters<typeof createPerson>[1] = {},
) {
  const person = await createPerson(world.ctx, { role: "instructor", ...overrides });
  await assignStaff(world.ctx, person, course, role);
  return world.as(person);
}

const address = (rest = "") => `/api/authoring/courses/${course.id}/invitations${rest}`;
const invite = (body: object = {}, client = teacher) =>
  client.post<CourseInvitation>(address(), body);
const list = async () =>
  (await teacher.get<{ invitations: CourseInvitation[] }>(address())).body.invitations;
const revoke = (id: number, client = teacher) => client.send("DELETE", address(`/${id}`));
const look = (client: TestClient, code: string) => client.get<Invitation>(`/api/join/${code}`);
const join = (client: TestClient, code: string) =>
  client.post<{ course_id: number }>(`/api/join/${code}`);
const newcomer = async () => world.as(await createPerson(world.ctx));
const studentsOf = () =>
  world.ctx.database.select().from(enrolments).where(eq(enrolments.courseId, course.id));

/** The errors when looking up and joining with a code. */
async function refusals(code: string) {
  const client = await newcomer();
  return [await look(client, code), await join(client, code)].map(({ status, error }) => [
    status,
    error.code,
  ]);
}

describe("somebody with a code", () => {
  test("sees where it leads, comes in once however often they press, and is counted once", async () => {
    const { body: made } = await invite();
    expect(made).toMatchObject({ uses: 0, max_uses: null, expires_at: null, state: "open" });
    expect(made.code).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
    const client = await newcomer();
    // Has not accepted yet, and may have a part of their address for a name.
    const invited = await createPerson(world.ctx, { role: "instructor", invitedAt: new Date() });
    await assignStaff(world.ctx, invited, course, "teacher");
    expect((await look(client, made.code.toLowerCase())).body).toEqual({
      course: { id: course.id, title: "Soil" },
      staff: ["Grace Hopper"],
      group: "",
      is_here: false,
    });
    expect(await studentsOf()).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => join(client, made.code)));
    expect(answers.map(({ status, body }) => [status, body.course_id])).toEqual(
      answers.map(() => [200, course.id]),
    );
    expect((await list())[0]?.uses).toBe(1);
    expect((await look(client, made.code)).body.is_here).toBe(true);
  });

  test("comes into the invitation's group, and into the first one once that is deleted", async () => {
    const evening = await createGroup(world.ctx, course, "Evening");
    const { body: made } = await invite({ group_id: evening.id });
    expect((await look(await newcomer(), made.code)).body.group).toBe("Evening");
    await join(await newcomer(), made.code);
    expect((await studentsOf()).map(({ groupId }) => groupId)).toEqual([evening.id]);
    const others = await teacher.send(
      "DELETE",
      `/api/authoring/courses/${course.id}/groups/${evening.id}?move_to=${await firstGroup()}`,
    );
    expect(others.status).toBe(200);
    expect((await join(await newcomer(), made.code)).status).toBe(200);
    expect((await studentsOf()).every(({ groupId }) => groupId !== evening.id)).toBe(true);
  });

  test("who was removed comes back to their earlier group", async () => {
    const evening = await createGroup(world.ctx, course, "Evening");
    const person = await createPerson(world.ctx);
    await enrol(world.ctx, person, course, evening);
    const chosen = { user_ids: [person.id] };
    await teacher.post(`/api/authoring/courses/${course.id}/students/remove`, chosen);
    const { body: made } = await invite();
    await join(await world.as(person), made.code);
    expect((await studentsOf()).map(({ groupId }) => groupId)).toEqual([evening.id]);
  });

  test("is told that it is wrong, also after the course was deleted", async () => {
    expect(await refusals("ABC-DEF")).toEqual([
      [404, "not_found"],
      [404, "not_found"],
    ]);
    const { body: made } = await invite();
    await world.ctx.database
      .update(courses)
      .set({ deletedAt: world.clock.now() })
      .where(eq(courses.id, course.id));
    const { status, error } = await look(await newcomer(), made.code);
    expect([status, error.message]).toEqual([
      404,
      "No course has this code. Check it letter by letter.",
    ]);
  });

  test("is told that it was withdrawn; those who are in stay, and need no code", async () => {
    const { body: made } = await invite();
    const client = await newcomer();
    await join(client, made.code);
    expect((await revoke(made.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await refusals(made.code)).toEqual([
      [409, "invitation_revoked"],
      [409, "invitation_revoked"],
    ]);
    expect((await join(client, made.code)).status).toBe(200);
    expect((await revoke(made.id)).status).toBe(404);
  });

  test("is told that it has expired", async () => {
    const { body: made } = await invite({ expires_at: "2026-03-11T12:00" });
    const before = world.clock.now();
    world.clock.moveTo("2026-03-11T12:00:00Z");
    expect(await refusals(made.code)).toEqual([
      [409, "invitation_expired"],
      [409, "invitation_expired"],
    ]);
    teacher = await joinStaff("owner");
    expect((await list())[0]?.state).toBe("expired");
    world.clock.moveTo(before.toISOString());
  });

  test("no more come in than may, also when they come at once", async () => {
    const { body: made } = await invite({ max_uses: 3 });
    const clients = await Promise.all(Array.from({ length: 8 }, newcomer));
    const answers = await Promise.all(clients.map((client) => join(client, made.code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await studentsOf()).toHaveLength(3);
    expect((await list())[0]).toMatchObject({ uses: 3, state: "used_up" });
    expect((await refusals(made.code))[1]).toEqual([409, "invitation_used_up"]);
  });

  test("cannot guess: after some wrong codes further ones have to wait", async () => {
    const client = await newcomer();
    const statuses = [];
    for (let tries = 0; tries < 32; tries++) {
      statuses.push((await look(client, `A${tries}`)).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });

  test("signs in first", async () => {
    expect((await look(world.visitor(), "ABC-DEF")).status).toBe(401);
  });
});

describe("an invitation", () => {
  test.each([
    [{ expires_at: "2020-01-01T12:00" }, "expires_at"],
    [{ max_uses: 0 }, "max_uses"],
    [{ group_id: 2_000_000_000 }, "group_id"],
  ])("with %j is refused beside the field", async (body, field) => {
    const { status, error } = await invite(body);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  test("has no group of another course", async () => {
    const other = await createCourse(world.ctx, { modules: [] });
    const foreign = await createGroup(world.ctx, other, "Evening");
    expect((await invite({ group_id: foreign.id })).error.errors).toHaveProperty("group_id");
    const { body: made } = await invite();
    const theirs = `/api/authoring/courses/${other.id}/invitations/${made.id}`;
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    expect((await admin.send("DELETE", theirs)).status).toBe(404);
  });

  test("there are at most 50 of them at a time", async () => {
    for (let made = 0; made < 50; made++) await invite();
    const { status, error } = await invite();
    expect([status, error.code]).toEqual([409, "too_many_invitations"]);
    await revoke((await list())[0]!.id);
    expect((await invite()).status).toBe(200);
  });

  test.each([
    ["owner", 200],
    ["teacher", 200],
    ["assistant", 200],
    ["viewer", 403],
  ] as const)("what a course's %s may do with them is %i", async (role, status) => {
    const client = await joinStaff(role);
    const { body: made } = await invite();
    const calls = [
      await invite({}, client),
      await client.get(address()),
      await revoke(made.id, client),
    ];
    expect(calls.map((call) => call.status)).toEqual(calls.map(() => status));
  });
});

async function firstGroup(): Promise<number> {
  const { body } = await teacher.get<{ groups: { id: number }[] }>(
    `/api/authoring/courses/${course.id}/people`,
  );
  return body.groups[0]!.id;
}
