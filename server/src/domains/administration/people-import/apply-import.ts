import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { changeRole, createUsers, inviteUsers, updateUser } from "../../accounts/index.ts";
import { enrolUsers, moveStudents } from "../../courses/index.ts";
import type { PlannedRow } from "./plan-import.ts";

interface ImportOptions {
  /** The administrator who imports. */
  actorId: number;
  /** Whether new people are invited by mail. */
  invite: boolean;
}

const keyOf = ({ row }: PlannedRow) => row.email.toLowerCase();

/** Writes what rows were planned to do, in the caller's transaction. */
export async function applyImport(
  ctx: Context,
  planned: readonly PlannedRow[],
  options: ImportOptions,
): Promise<void> {
  const rows = planned.filter(({ outcome }) => outcome !== "refused");
  const ids = await createPeople(ctx, rows, options);
  for (const row of rows) {
    if (row.person?.id) {
      ids.set(keyOf(row), row.person.id);
      if (row.outcome === "changes") await changePerson(ctx, row, options);
    }
  }
  await enrolPeople(ctx, rows, ids, options);
}

async function createPeople(
  ctx: Context,
  rows: readonly PlannedRow[],
  { invite }: ImportOptions,
): Promise<Map<string, number>> {
  // A person in several rows is as the last of them leaves them.
  const created = new Map(
    rows
      .filter(({ person }) => person?.id === null)
      .map((row) => [keyOf(row), { ...row.person!, email: row.row.email }]),
  );
  const ids = await createUsers(
    ctx,
    [...created.values()].map(({ id: _, groups: __, ...person }) => person),
  );
  // The job is tried again, and finds them then.
  if (ids.size < created.size) throw new Error("Others create the same accounts right now.");
  if (invite) await inviteUsers(ctx, [...ids.values()]);
  return new Map(ids);
}

async function changePerson(
  ctx: Context,
  { person, changes, before }: PlannedRow,
  { actorId }: ImportOptions,
): Promise<void> {
  const { id, role, firstName, lastName, locale } = person!;
  if (changes.includes("name") || changes.includes("language")) {
    await updateUser(ctx, id!, { firstName, lastName, locale });
  }
  if (!changes.includes("role")) return;
  await changeRole(ctx, { userId: id!, role });
  await recordAudit(ctx, {
    action: "person.role_changed",
    actorId,
    subjectId: id!,
    before: { role: before! },
    after: { role },
  });
}

/** Each course and group at once. */
async function enrolPeople(
  ctx: Context,
  rows: readonly PlannedRow[],
  ids: Map<string, number>,
  { actorId }: ImportOptions,
): Promise<void> {
  const enrolling = rows.filter(
    ({ course, changes }) =>
      course !== null && (changes.includes("course") || changes.includes("group")),
  );
  const byTarget = Map.groupBy(enrolling, ({ course, groupId }) => `${course!.id} ${groupId}`);
  for (const [first, ...others] of byTarget.values()) {
    const { course, groupId } = first!;
    const userIds = [first!, ...others].flatMap((row) => ids.get(keyOf(row)) ?? []);
    const target = { courseId: course!.id, userIds };
    await enrolUsers(ctx, {
      ...target,
      enrolledBy: actorId,
      ...(groupId !== null && { groupId }),
    });
    // Those who are here, or come back to another group.
    if (groupId !== null) await moveStudents(ctx, { ...target, groupId });
  }
}
