import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { courseStaff, enrolments } from "../../../database/tables/index.ts";
import {
  createCourse,
  createPerson,
  findDefaultGroup,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { enrolUser } from "../enrolment/enrol-user.ts";
import { assignStaff } from "./assign-staff.ts";
import { copyStaff } from "./copy-staff.ts";
import { createDefaultGroup } from "./create-default-group.ts";
import { finishEnrolment } from "./finish-enrolment.ts";

let database: TestDatabase;
let ctx: ReturnType<typeof testContext>;
let course: MadeCourse;
let userId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  course = await createCourse(ctx, { title: "Soil", modules: [] });
  userId = (await createPerson(ctx)).id;
});

const enrolmentsOf = () =>
  ctx.database.select().from(enrolments).where(eq(enrolments.userId, userId));
const staffOf = ({ id }: { id: number }) =>
  ctx.database
    .select({ userId: courseStaff.userId, role: courseStaff.role })
    .from(courseStaff)
    .where(eq(courseStaff.courseId, id))
    .orderBy(courseStaff.userId);

test("people are enrolled in the course's default group, once", async () => {
  const { id: groupId } = await findDefaultGroup(ctx, course);
  expect(await enrolUser(ctx, { userId, courseId: course.id })).toBe("Soil");
  expect(await enrolUser(ctx, { userId, courseId: course.id })).toBe("Soil");
  expect(await enrolmentsOf()).toEqual([
    {
      userId,
      courseId: course.id,
      groupId,
      enrolledAt: ctx.clock.now(),
      endsAt: null,
      finishedAt: null,
      lastStepAt: null,
      finishedPages: 0,
      missedPages: 0,
    },
  ]);
});

test("enrolling in a missing course is refused", async () => {
  expect(await enrolUser(ctx, { userId, courseId: 2_000_000_000 })).toBeNull();
  expect(await enrolmentsOf()).toEqual([]);
});

test("a group belongs to the course that one is enrolled in", async () => {
  const other = await createCourse(ctx, { modules: [] });
  const { id: groupId } = await findDefaultGroup(ctx, other);
  const enrolment = { userId, courseId: course.id, groupId };
  await expect(ctx.database.insert(enrolments).values(enrolment)).rejects.toMatchObject({
    cause: { constraint: "enrolments_course_id_group_id_groups_course_id_id_fkey" },
  });
});

test("a course has one default group", async () => {
  await expect(createDefaultGroup(ctx, course.id)).rejects.toMatchObject({
    cause: { constraint: "groups_default" },
  });
});

test("finishing is recorded for the person and course alone", async () => {
  const other = await createCourse(ctx, { modules: [] });
  for (const { id } of [course, other]) await enrolUser(ctx, { userId, courseId: id });
  await finishEnrolment(ctx, { userId, courseId: course.id });
  const finished = (await enrolmentsOf()).filter((row) => row.finishedAt !== null);
  expect(finished).toMatchObject([{ courseId: course.id, finishedAt: ctx.clock.now() }]);
});

test("staff keep the role of their first assignment, also in a copy", async () => {
  const { id: teacherId } = await createPerson(ctx, { role: "instructor" });
  const { id: ownerId } = await createPerson(ctx, { role: "instructor" });
  const copy = await createCourse(ctx, { modules: [] });
  await assignStaff(ctx, { userId: teacherId, courseId: course.id, role: "teacher" });
  await assignStaff(ctx, { userId: teacherId, courseId: course.id, role: "viewer" });
  await assignStaff(ctx, { userId: ownerId, courseId: course.id, role: "assistant" });
  await assignStaff(ctx, { userId: ownerId, courseId: copy.id, role: "owner" });
  await copyStaff(ctx, { from: course.id, to: copy.id });
  expect(await staffOf(copy)).toEqual([
    { userId: teacherId, role: "teacher" },
    { userId: ownerId, role: "owner" },
  ]);
});
