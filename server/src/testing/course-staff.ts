import { assignStaff, createPerson } from "./factories.ts";
import type { TestApp } from "./start-test-app.ts";
import type { TestAnswer, TestClient } from "./test-client.ts";

/** A browser for each role that a course's authoring calls distinguish. */
export interface CourseStaff {
  admin: TestClient;
  /** An instructor assigned to the course. */
  teacher: TestClient;
  /** An instructor of other courses. */
  colleague: TestClient;
  viewer: TestClient;
  student: TestClient;
  guest: TestClient;
}

/** Makes the people around a course. */
export async function createCourseStaff(
  world: TestApp,
  course: { id: number },
): Promise<CourseStaff> {
  const as = async (role: "admin" | "instructor" | "viewer" | "student") =>
    world.as(await createPerson(world.ctx, { role }));
  const teacher = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, teacher, course);
  return {
    admin: await as("admin"),
    teacher: await world.as(teacher),
    colleague: await as("instructor"),
    viewer: await as("viewer"),
    student: await as("student"),
    guest: world.visitor(),
  };
}

/** The statuses of a call, in the order of {@link CourseStaff}. */
export async function statusesOf(
  staff: CourseStaff,
  call: (client: TestClient) => Promise<TestAnswer>,
): Promise<Record<keyof CourseStaff, number>> {
  const statuses: Partial<Record<keyof CourseStaff, number>> = {};
  for (const [person, client] of Object.entries(staff) as [keyof CourseStaff, TestClient][]) {
    statuses[person] = (await call(client)).status;
  }
  return statuses as Record<keyof CourseStaff, number>;
}

/** Statuses of a course's authoring reads: for readers, and for everyone else. */
export const READERS = {
  admin: 200,
  teacher: 200,
  colleague: 404,
  viewer: 200,
  student: 403,
  guest: 401,
};
/** Statuses of changes to a course. */
export const AUTHORS = { ...READERS, viewer: 403 };
