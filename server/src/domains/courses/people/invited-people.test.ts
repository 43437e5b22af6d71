import type { CoursePeople, CourseStudents } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, mails, passwordResets, users } from "../../../database/tables/index.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { notificationsHandlers } from "../../notifications/notifications-handlers.ts";
import { nameOfInvited } from "./name-of-invited.ts";

let world: TestApp;
let course: MadeCourse;
let owner: TestClient;
let handle: ReturnType<typeof handleEvents>;
beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.ctx.database.delete(mails);
  world.ctx.site.invitations = "everybody";
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  const person = await createPerson(world.ctx, {
    role: "instructor",
    firstName: "Grace",
    lastName: "Hopper",
  });
  await assignStaff(world.ctx, person, course, "owner");
  owner = await world.as(person);
});

const at = (rest: string) => `/api/authoring/courses/${course.id}/${rest}`;
const add = (text: string, more: object = {}) =>
  owner.post<{ added: number }>(at("students"), { text, ...more });
const list = async () => (await owner.get<CourseStudents>(at("students"))).body.students;
const queued = () => world.ctx.database.select().from(mails).orderBy(mails.id);
const find = async (email: string) => {
  const [user] = await world.ctx.database.select().from(users).where(eq(users.email, email));
  return user!;
};
const recordsOf = ({ id }: { id: number }) =>
  world.ctx.database
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id));
const linksOf = ({ id }: { id: number }) =>
  world.ctx.database.$count(passwordResets, eq(passwordResets.userId, id));
const fresh = () => `viktor${course.id}@example.org`;

describe("students without an account", () => {
  test("get one, are in their group at once, and hear by one mail who invites them to what", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    const known = await createPerson(world.ctx);
    const text = `Viktor Petrov <${fresh()}>\n${known.email}`;
    expect((await add(text, { group_id: group.id })).body.added).toBe(2);
    await handle();
    expect((await add(text)).body.added).toBe(0);
    expect(await find(fresh())).toMatchObject({
      firstName: "Viktor",
      lastName: "Petrov",
      role: "student",
    });
    expect(await recordsOf(await find(fresh()))).toEqual([
      { action: "person.created", after: { course: "Soil", role: "student", invited: true } },
    ]);
    expect(await recordsOf(known)).toEqual([]);
    const rows = await list();
    expect(rows.find(({ email }) => email === fresh())).toMatchObject({
      group_id: group.id,
      invited_at: "2026-03-10T12:00",
    });
    expect(rows.find(({ id }) => id === known.id)?.invited_at).toBeNull();
    const sent = (await queued()).filter(({ recipient }) => recipient === fresh());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ kind: "invitation", subject: "Your invitation to “Soil”" });
    expect(sent[0]?.text).toContain("Grace Hopper invites you to take the course “Soil”.");
  });

  test("are invited in the language of the course", async () => {
    await changeCourse(world.ctx, course, { language: "es" });
    await add(fresh());
    expect(await queued()).toMatchObject([{ locale: "es", subject: "Tu invitación a «Soil»" }]);
  });

  test("are not invited where the site says so, and cannot be invited again", async () => {
    await add(fresh());
    const { id } = await find(fresh());
    world.ctx.site.invitations = "nobody";
    expect((await add(`other${course.id}@example.org`)).body.added).toBe(0);
    const { body } = await owner.get<CoursePeople>(at("people"));
    expect([body.may_invite_students, body.may_invite_staff]).toEqual([false, false]);
    const again = await owner.post(at("students/invite-again"), { user_ids: [id] });
    expect([again.status, again.error.code]).toEqual([409, "invitations_off"]);
  });

  test("get another link, which ends the first; others get none", async () => {
    await add(fresh());
    const invited = await find(fresh());
    const active = await createPerson(world.ctx, { lastSeenAt: new Date() });
    await enrol(world.ctx, active, course);
    const elsewhere = await createPerson(world.ctx);
    const ids = [invited.id, active.id, elsewhere.id];
    const again = await owner.post(at("students/invite-again"), { user_ids: ids });
    expect(again.body).toEqual({ user_ids: [invited.id] });
    expect(await linksOf(invited)).toBe(1);
    expect(await queued()).toHaveLength(2);
  });

  test("are withdrawn with their link, unless another course has them", async () => {
    await add(fresh());
    await add(`both${course.id}@example.org`);
    const [one, both] = [await find(fresh()), await find(`both${course.id}@example.org`)];
    const elsewhere = await createCourse(world.ctx, { modules: [] });
    await enrol(world.ctx, both, elsewhere);
    const active = await createPerson(world.ctx, { lastSeenAt: new Date() });
    await enrol(world.ctx, active, course);
    const chosen = { user_ids: [one.id, both.id, active.id] };
    const { body } = await owner.post<{ user_ids: number[] }>(
      at("students/withdraw-invitation"),
      chosen,
    );
    expect(body.user_ids.toSorted()).toEqual([one.id, both.id].toSorted());
    expect((await list()).map(({ id }) => id)).toEqual([active.id]);
    expect([await linksOf(one), await linksOf(both)]).toEqual([0, 1]);
    // A new invitation has a new link.
    expect((await add(fresh())).body.added).toBe(1);
  });

  test("are bounded in an hour", async () => {
    const ids = { user_ids: [1] };
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) {
      statuses.push((await owner.post(at("students/invite-again"), ids)).status);
    }
    expect([statuses[59], statuses[60]]).toEqual([200, 429]);
  });
});

describe("staff without an account", () => {
  const invite = (more: object = {}) =>
    owner.post<{ id: number; invited: boolean }>(at("staff"), {
      email: fresh(),
      role: "teacher",
      ...more,
    });

  test("get one as instructors, and a mail; their link ends when they are taken off", async () => {
    const { body } = await invite({ name: "Viktor Petrov" });
    const account = await find(fresh());
    expect(body).toEqual({ id: account.id, invited: true });
    expect(account).toMatchObject({ role: "instructor", firstName: "Viktor" });
    expect(await recordsOf(account)).toEqual([
      { action: "person.created", after: { course: "Soil", role: "instructor", invited: true } },
      { action: "course.staff_changed", after: { course: "Soil", course_role: "teacher" } },
    ]);
    const { staff } = (await owner.get<CoursePeople>(at("people"))).body;
    expect(staff).toMatchObject([
      { role: "owner", invited_at: null },
      { id: account.id, role: "teacher", invited_at: "2026-03-10T12:00" },
    ]);
    const [mail] = await queued();
    expect(mail?.text).toContain("Grace Hopper invites you to work on the course “Soil”.");
    const again = await owner.post(at(`staff/${account.id}/invite-again`));
    expect([again.status, (await queued()).length]).toEqual([200, 2]);
    await owner.send("DELETE", at(`staff/${account.id}`));
    expect(await linksOf(account)).toBe(0);
    expect((await owner.post(at(`staff/${account.id}/invite-again`))).status).toBe(404);
  });

  test.each(["nobody", "members"] as const)(
    "are not invited where the site invites %s",
    async (rule) => {
      world.ctx.site.invitations = rule;
      expect((await invite()).error.errors).toEqual({
        email: ["This address has no account yet."],
      });
      expect(await world.ctx.database.$count(users, eq(users.email, fresh()))).toBe(0);
    },
  );

  test("a teacher of the course, who manages no staff, invites none", async () => {
    const person = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, person, course, "teacher");
    owner = await world.as(person);
    expect((await invite()).status).toBe(403);
    const { body } = await owner.get<CoursePeople>(at("people"));
    expect([body.may_invite_students, body.may_invite_staff]).toEqual([true, false]);
  });
});

test.each([
  ["Nahia Etxeberria Ruiz", { firstName: "Nahia", lastName: "Etxeberria Ruiz" }],
  ["", { firstName: "nahia.e", lastName: "" }],
  ["https://evil.example win", { firstName: "nahia.e", lastName: "" }],
  ["www.evil.example", { firstName: "nahia.e", lastName: "" }],
])("the name %j", (name, expected) => {
  expect(nameOfInvited({ name, email: "nahia.e@example.org" })).toEqual(expected);
});
