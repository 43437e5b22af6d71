import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { auditLog, courseStaff } from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let owner: { id: number };
let client: TestClient;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, { modules: [] });
  owner = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, owner, course, "owner");
  client = await world.as(owner);
});

const path = (rest = "") => `/api/authoring/courses/${course.id}/staff${rest}`;
const add = (email: string, role = "teacher", by = client) => by.post(path(), { email, role });
const change = (userId: number, role: string, by = client) =>
  by.send("PUT", path(`/${userId}`), { role });
const remove = (userId: number, by = client) => by.send("DELETE", path(`/${userId}`));

async function roleOf({ id }: { id: number }) {
  const [row] = await world.ctx.database
    .select({ role: courseStaff.role })
    .from(courseStaff)
    .where(and(eq(courseStaff.userId, id), eq(courseStaff.courseId, course.id)));
  return row?.role ?? null;
}

test("an owner brings a co-teacher, gives them another role, and takes them off", async () => {
  const colleague = await createPerson(world.ctx, { role: "instructor" });
  const theirs = await world.as(colleague);
  const outline = () => theirs.get(`/api/authoring/courses/${course.id}/outline`);
  expect((await outline()).status).toBe(404);
  expect((await add(colleague.email.toUpperCase())).body).toMatchObject({ id: colleague.id });
  expect(await roleOf(colleague)).toBe("teacher");
  expect((await outline()).status).toBe(200);
  expect((await change(colleague.id, "assistant")).status).toBe(200);
  expect(await roleOf(colleague)).toBe("assistant");
  expect((await remove(colleague.id)).status).toBe(200);
  expect((await outline()).status).toBe(404);
});

test("what a person may do is in the audit log, each change once", async () => {
  const colleague = await createPerson(world.ctx, { role: "instructor" });
  await add(colleague.email);
  await add(colleague.email);
  await change(colleague.id, "owner");
  await change(colleague.id, "owner");
  await remove(colleague.id);
  const entries = await world.ctx.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, colleague.id))
    .orderBy(auditLog.id);
  const about = { actorId: owner.id, action: "course.staff_changed" };
  expect(entries).toMatchObject([
    { ...about, before: { course_role: null }, after: { course_role: "teacher" } },
    { ...about, before: { course_role: "teacher" }, after: { course_role: "owner" } },
    { ...about, before: { course_role: "owner" }, after: { course_role: null } },
  ]);
});

test("who has a role already keeps it", async () => {
  const colleague = await createPerson(world.ctx, { role: "instructor" });
  await add(colleague.email, "viewer");
  const again = await add(colleague.email, "owner");
  expect([again.status, again.error.code]).toEqual([409, "staff_already"]);
  expect(await roleOf(colleague)).toBe("viewer");
});

test.each(["student", "viewer"] as const)("a %s of the site cannot work on it", async (role) => {
  const { email } = await createPerson(world.ctx, { role });
  expect((await add(email)).error.errors).toEqual({
    email: ["Only instructors and administrators can work on a course."],
  });
});

test("an address without an account, and a role that there is not, are refused", async () => {
  world.ctx.site.invitations = "members";
  const { error } = await add("nobody@example.net");
  world.ctx.site.invitations = "everybody";
  expect(error.errors).toEqual({ email: ["This address has no account yet."] });
  expect((await add("nobody")).error.errors).toEqual({ email: ["This is not an address."] });
  expect((await add("nobody@example.net", "king")).status).toBe(422);
});

test("the last owner stays one, also when two leave at once", async () => {
  for (const answer of [await remove(owner.id), await change(owner.id, "teacher")]) {
    expect([answer.status, answer.error.code]).toEqual([409, "last_owner"]);
  }
  const other = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, other, course, "owner");
  const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  const left = await Promise.all([remove(owner.id, admin), remove(other.id, admin)]);
  expect(left.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test.each(["teacher", "assistant", "viewer"] as const)("a %s changes no staff", async (role) => {
  const colleague = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, colleague, course, role);
  const theirs = await world.as(colleague);
  expect((await add("ada@example.org", "viewer", theirs)).status).toBe(403);
  expect((await change(colleague.id, "owner", theirs)).status).toBe(403);
  expect((await remove(owner.id, theirs)).status).toBe(403);
});

test("who has no role in the course is not found", async () => {
  expect((await change(2_000_000_000, "viewer")).status).toBe(404);
  expect((await remove(2_000_000_000)).status).toBe(404);
});
