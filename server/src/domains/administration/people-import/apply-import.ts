import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { changeRole, createUsers, inviteUsers, updateUser } from "../../accounts/index.ts";
import { createGroup, enrolUsers, moveStudents } from "../../courses/index.ts";
import type { MissingGroup, PlannedRow, TakenRow } from "./plan-import.ts";

interface ImportOptions {
  /** The administrator who imports. */
  actorId: number;
  /** Whether new people are invited by mail. */
  invite: boolean;
  /** Groups to be created. */
  missing: readonly MissingGroup[];
}

const keyOf = ({ row }: TakenRow) => row.email.toLowerCase();

/** Applies the planned rows, in the caller's transaction. */
export async function applyImport(
  ctx: Context,
  planned: readonly PlannedRow[],
  options: ImportOptions,
): Promise<void> {
  const rows = planned.filter((row) => row.outcome !== "refused");
  const ids = await createPeople(ctx, rows, options);
  for (const row of rows) {
    const { id } = row.person;
    if (id === null) continue;
    ids.set(keyOf(row), id);
    await changePerson(ctx, id, row, options);
  }
  await enrolPeople(ctx, rows, ids, options);
}

async function createPeople(
  ctx: Context,
  rows: readonly TakenRow[],
  { actorId, invite }: ImportOptions,
): Promise<Map<string, number>> {
  // If several rows are about one person, the last one wins.
  const created = new Map(
    rows
      .filter(({ person }) => person.id === null)
      .map((row) => [keyOf(row), { ...row.person, email: row.row.email }]),
  );
  const ids = await createUsers(
    ctx,
    [...created.values()].map(({ id: _, groups: __, ...person }) => person),
  );
  // The retried job will find them.
  if (ids.size < created.size) throw new Error("Others create the same accounts right now.");
  for (const [key, subjectId] of ids) {
    await recordAudit(ctx, {
      action: "person.created",
      actorId,
      subjectId,
      after: { role: created.get(key)?.role ?? null, imported: true },
    });
  }
  if (invite) await inviteUsers(ctx, [...ids.values()]);
  return ids;
}

async function changePerson(
  ctx: Context,
  userId: number,
  { person: { role, firstName, lastName, locale }, changes, before }: TakenRow,
  { actorId }: ImportOptions,
): Promise<void> {
  if (changes.includes("name") || changes.includes("language")) {
    await updateUser(ctx, userId, { firstName, lastName, locale });
  }
  if (!changes.includes("role")) return;
  await changeRole(ctx, { userId, role });
  await recordAudit(ctx, {
    action: "person.role_changed",
    actorId,
    subjectId: userId,
    before: { role: before },
    after: { role },
  });
}

/** All people of a course and group at once. Who has never signed in is told by an invitation, if at all. */
async function enrolPeople(
  ctx: Context,
  rows: readonly TakenRow[],
  ids: ReadonlyMap<string, number>,
  { actorId, missing }: ImportOptions,
): Promise<void> {
  const created = await createGroups(ctx, missing);
  const targets = new Map<
    string,
    { courseId: number; groupId: number | null; hasBeenHere: boolean; userIds: number[] }
  >();
  for (const row of rows) {
    const { course, changes } = row;
    const groupId = created.get(row.groupId ?? 0) ?? row.groupId;
    const userId = ids.get(keyOf(row));
    const enrols = changes.includes("course") || changes.includes("group");
    if (course === null || userId === undefined || !enrols) continue;
    const { hasBeenHere } = row.person;
    const key = `${course.id} ${groupId} ${hasBeenHere}`;
    const target = targets.get(key) ?? { courseId: course.id, groupId, hasBeenHere, userIds: [] };
    target.userIds.push(userId);
    targets.set(key, target);
  }
  for (const { courseId, groupId, hasBeenHere, userIds } of targets.values()) {
    await enrolUsers(ctx, {
      courseId,
      userIds,
      enrolledBy: actorId,
      isAnnounced: !hasBeenHere,
      ...(groupId !== null && { groupId }),
    });
    // For those already enrolled, or returning to another group.
    if (groupId !== null) await moveStudents(ctx, { courseId, userIds, groupId });
  }
}

/** @returns ids by the negative ones of the plan */
async function createGroups(
  ctx: Context,
  missing: readonly MissingGroup[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const { id, course, name } of missing) {
    ids.set(id, await createGroup(ctx, { courseId: course.id, name, dates: {} }));
  }
  return ids;
}
