import type { ImportedRow, Locale, Role } from "@paso/contract";

import type { FieldMessage } from "../../../platform/errors/domain-error.ts";
import { MOST_GROUPS } from "../../courses/index.ts";
import { foldWord, type ReadRow } from "./read-import-row.ts";

/** The part of an account that an import compares. */
export interface KnownPerson {
  /** Null for one that a row above creates. */
  id: number | null;
  firstName: string;
  lastName: string;
  role: Role;
  locale: Locale | null;
  /** Whether they have ever signed in. */
  hasBeenHere: boolean;
  /** Groups by course. */
  groups: Map<number, number>;
}

interface KnownGroup {
  /** Negative for one that the import is going to create. */
  id: number;
  name: string;
  isDefault: boolean;
}

/** A course with its groups, those that the import creates included. */
export class KnownCourse {
  readonly id: number;
  readonly title: string;
  readonly groups: KnownGroup[];
  readonly #byName: Map<string, KnownGroup>;

  constructor({ id, title }: { id: number; title: string }, groups: readonly KnownGroup[]) {
    this.id = id;
    this.title = title;
    this.groups = [...groups];
    this.#byName = new Map(groups.map((group) => [foldWord(group.name), group]));
  }

  find(name: string): KnownGroup | undefined {
    return this.#byName.get(foldWord(name));
  }

  add(group: KnownGroup): void {
    this.groups.push(group);
    this.#byName.set(foldWord(group.name), group);
  }
}

/** The state before the import: people by lower-case address, and all courses. */
export interface Known {
  people: Map<string, KnownPerson>;
  courses: readonly KnownCourse[];
}

/** A group that rows name and their course does not have. */
export interface MissingGroup {
  /** Negative, until it is created. */
  id: number;
  course: KnownCourse;
  name: string;
}

interface PlanOptions {
  /** Whether missing groups are going to be created. */
  createsGroups: boolean;
  /** Those that rows lead to so far; further ones are added. */
  missing: MissingGroup[];
}

/** A row that is left out. */
interface RefusedRow {
  row: ReadRow;
  outcome: "refused";
  changes: [];
  issue: FieldMessage;
}

/** A row that is written, or is there already. */
export interface TakenRow {
  row: ReadRow;
  outcome: Exclude<ImportedRow["outcome"], "refused">;
  changes: ImportedRow["changes"];
  issue: null;
  /** The role of the account before; null for a new one. */
  before: Role | null;
  /** The account after the row. */
  person: KnownPerson;
  /** The course the row names, and the group of it, if it names one. */
  course: KnownCourse | null;
  groupId: number | null;
}

/** The effect of a row. */
export type PlannedRow = RefusedRow | TakenRow;

/** Plans rows in order, each on top of the previous ones. Mutates `known`. */
export function planImport(
  rows: readonly ReadRow[],
  known: Known,
  options: PlanOptions,
): PlannedRow[] {
  const byName = Map.groupBy(known.courses, ({ title }) => foldWord(title));
  return rows.map((row): PlannedRow => {
    const refused = (issue: FieldMessage): RefusedRow => {
      return { row, outcome: "refused", changes: [], issue };
    };
    if (row.issue) return refused(row.issue);
    const named = findCourse(row, known, byName);
    if ("issue" in named) return refused(named.issue);
    const key = row.email.toLowerCase();
    const before = known.people.get(key);
    if (!before && !row.firstName) return refused("A new person needs a name.");
    const becomesAdmin = row.role === "admin" && before?.role !== "admin";
    const leavesAdmin = before?.role === "admin" && row.role !== null && row.role !== "admin";
    if (becomesAdmin || leavesAdmin) {
      return refused("A file neither makes administrators nor changes their role.");
    }
    // Last: a missing group is only created for a row that is taken.
    const found = findGroup(row, named.course, options);
    if ("issue" in found) return refused(found.issue);
    const person = merge(row, before, found);
    known.people.set(key, person);
    const changes = before ? compare(before, person) : found.course ? ["course" as const] : [];
    const outcome = !before ? "new" : changes.length > 0 ? "changes" : "unchanged";
    return { row, outcome, changes, issue: null, before: before?.role ?? null, person, ...found };
  });
}

type FoundCourse = Pick<TakenRow, "course" | "groupId">;

function findCourse(
  row: ReadRow,
  { courses }: Known,
  byName: Map<string, KnownCourse[]>,
): Pick<FoundCourse, "course"> | { issue: FieldMessage } {
  if (row.course === null) return { course: null };
  const named = byName.get(foldWord(row.course)) ?? [];
  if (named.length > 1) {
    return { issue: "Several courses have this title; write the course’s number." };
  }
  const course = named[0] ?? courses.find(({ id }) => String(id) === row.course);
  return course ? { course } : { issue: "There is no course with this title or number." };
}

/** The group that a row names, as it is or is going to be. */
function findGroup(
  row: ReadRow,
  course: KnownCourse | null,
  { createsGroups, missing }: PlanOptions,
): FoundCourse | { issue: FieldMessage } {
  if (course === null || row.group === null) return { course, groupId: null };
  const name = row.group;
  let group = course.find(name);
  if (!group) {
    if (course.groups.length >= MOST_GROUPS) {
      const values = { most: MOST_GROUPS };
      return { issue: { message: "A course has at most {most} groups.", values } };
    }
    group = { id: -1 - missing.length, name, isDefault: false };
    course.add(group);
    missing.push({ id: group.id, course, name });
  }
  if (group.id < 0 && !createsGroups) {
    const values = { course: course.title, group: name };
    return { issue: { message: "The course “{course}” has no group “{group}”.", values } };
  }
  return { course, groupId: group.id };
}

function merge(
  row: ReadRow,
  before: KnownPerson | undefined,
  { course, groupId }: FoundCourse,
): KnownPerson {
  const groups = new Map(before?.groups);
  if (course) {
    const own = course.groups.find(({ isDefault }) => isDefault);
    groups.set(course.id, groupId ?? groups.get(course.id) ?? own?.id ?? 0);
  }
  return {
    id: before?.id ?? null,
    firstName: row.firstName ?? before?.firstName ?? "",
    lastName: row.lastName ?? before?.lastName ?? "",
    role: row.role ?? before?.role ?? "student",
    locale: row.locale ?? before?.locale ?? null,
    hasBeenHere: before?.hasBeenHere ?? false,
    groups,
  };
}

function compare(before: KnownPerson, after: KnownPerson): ImportedRow["changes"] {
  const changes: ImportedRow["changes"] = [];
  if (before.firstName !== after.firstName || before.lastName !== after.lastName) {
    changes.push("name");
  }
  if (before.role !== after.role) changes.push("role");
  if (before.locale !== after.locale) changes.push("language");
  for (const [courseId, groupId] of after.groups) {
    if (!before.groups.has(courseId)) changes.push("course");
    else if (before.groups.get(courseId) !== groupId) changes.push("group");
  }
  return changes;
}
