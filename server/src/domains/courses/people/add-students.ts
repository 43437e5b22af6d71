import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { createUsers } from "../../accounts/index.ts";
import { enrolUsers } from "../enrolment/enrol-users.ts";
import { type CheckedPerson, checkStudents } from "./check-students.ts";
import { invitePeople } from "./invite-people.ts";
import { limitInvitations } from "./limit-invitations.ts";
import { nameOfInvited } from "./name-of-invited.ts";
import { recordInvited } from "./record-invited.ts";

interface NewStudents {
  courseId: number;
  text: string;
  groupId?: number | undefined;
  enrolledBy: number;
}

/**
 * Enrols typed people; idempotent. Those without an account get one and an invitation by mail, if the
 * site lets teachers invite.
 * @returns the outcome for each, and how many were added
 */
export async function addStudents(
  ctx: Context,
  input: NewStudents,
): Promise<{ added: number; people: CheckedPerson[] }> {
  const people = await checkStudents(ctx, input);
  const invited = people.filter(({ outcome }) => outcome === "invites");
  if (invited.length > 0) await limitInvitations(ctx, input.enrolledBy);
  const userIds = people
    .filter(({ outcome }) => outcome === "enrols" || outcome === "returns")
    .flatMap(({ userId }) => userId ?? []);
  return withTransaction(ctx, async (inner) => {
    const enrolled = await enrolUsers(inner, { ...input, userIds });
    if (enrolled === null) throw notFound("The course selected doesn't exist.");
    const added = enrolled.length + (await enrolInvited(inner, input, invited));
    return { added, people };
  });
}

/** Returns how many accounts were created; an address that got one meanwhile is left to the next call. */
async function enrolInvited(
  ctx: Context,
  { courseId, groupId, enrolledBy }: NewStudents,
  people: readonly CheckedPerson[],
): Promise<number> {
  if (people.length === 0) return 0;
  const created = await createUsers(
    ctx,
    people.map(({ name, email }) => ({
      email,
      ...nameOfInvited({ name, email }),
      role: "student",
      locale: null,
    })),
  );
  const userIds = [...created.values()];
  await recordInvited(ctx, { userIds, role: "student", courseId, actorId: enrolledBy });
  await enrolUsers(ctx, { courseId, groupId, userIds, enrolledBy, isAnnounced: true });
  await invitePeople(ctx, { courseId, userIds, invitedBy: enrolledBy, asStaff: false });
  return userIds.length;
}
