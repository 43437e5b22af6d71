import { type Message, MOST_ADDED, type TypedPerson } from "@paso/contract";
import { and, eq, inArray, sql } from "drizzle-orm";

import { enrolments, formerEnrolments, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { mayInvite } from "./may-invite.ts";
import { type ReadPerson, readTypedPeople } from "./read-typed-people.ts";

/** The outcome of adding a typed person. */
export interface CheckedPerson {
  line: number;
  name: string;
  email: string;
  outcome: TypedPerson["outcome"];
  /** The issue of the line; null if it is valid. */
  issue: Message | null;
  /** Null for a person without an account. */
  userId: number | null;
}

/**
 * The outcome of enrolling typed people, one by one in the order of the text.
 * @throws `invalid` when they are too many at once
 */
export async function checkStudents(
  ctx: Context,
  { courseId, text }: { courseId: number; text: string },
): Promise<CheckedPerson[]> {
  const people = readTypedPeople(text);
  if (people.length > MOST_ADDED) {
    const values = { most: MOST_ADDED };
    throw invalid({ text: [{ message: "Add at most {most} people at once.", values }] });
  }
  const accounts = await findAccounts(ctx, courseId, people);
  const seen = new Set<string>();
  return people.map(({ issue, ...person }): CheckedPerson => {
    if (issue) return { ...person, outcome: "invalid", issue, userId: null };
    const key = person.email.toLowerCase();
    const account = accounts.get(key);
    const known = account
      ? { ...person, name: account.name, email: account.email, userId: account.id, issue }
      : { ...person, userId: null, issue };
    if (seen.has(key)) return { ...known, outcome: "repeated" };
    seen.add(key);
    if (!account) {
      return mayInvite(ctx.site, "students")
        ? { ...known, outcome: "invites" }
        : { ...known, outcome: "unknown", issue: "This address has no account yet." };
    }
    return { ...known, outcome: account.isHere ? "here" : account.wasHere ? "returns" : "enrols" };
  });
}

/** The accounts of typed addresses, by the address in lower case. */
async function findAccounts(
  { database }: Context,
  courseId: number,
  people: readonly ReadPerson[],
) {
  const emails = people.filter(({ issue }) => issue === null).map(({ email }) => email);
  if (emails.length === 0) return new Map<string, never>();
  const rows = await database
    .select({
      id: users.id,
      email: users.email,
      name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
      isHere: sql<boolean>`${enrolments.userId} is not null`,
      wasHere: sql<boolean>`${formerEnrolments.userId} is not null`,
    })
    .from(users)
    .leftJoin(enrolments, and(eq(enrolments.userId, users.id), eq(enrolments.courseId, courseId)))
    .leftJoin(
      formerEnrolments,
      and(eq(formerEnrolments.userId, users.id), eq(formerEnrolments.courseId, courseId)),
    )
    .where(
      inArray(
        sql`lower(${users.email})`,
        emails.map((email) => email.toLowerCase()),
      ),
    );
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}
