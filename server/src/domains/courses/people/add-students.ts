import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type CheckedPerson, checkStudents } from "./check-students.ts";
import { enrolUsers } from "./enrol-users.ts";

/**
 * Enrols typed people who have an account, each once however often it is called.
 * @returns what became of each, and how many came in
 */
export async function addStudents(
  ctx: Context,
  input: { courseId: number; text: string; groupId?: number | undefined; enrolledBy: number },
): Promise<{ added: number; people: CheckedPerson[] }> {
  const people = await checkStudents(ctx, input);
  const userIds = people
    .filter(({ outcome }) => outcome === "enrols" || outcome === "returns")
    .flatMap(({ userId }) => userId ?? []);
  const { courseId, groupId, enrolledBy } = input;
  const enrolled = await enrolUsers(ctx, { courseId, userIds, groupId, enrolledBy });
  if (enrolled === null) throw notFound("The course selected doesn't exist.");
  return { added: enrolled.length, people };
}
