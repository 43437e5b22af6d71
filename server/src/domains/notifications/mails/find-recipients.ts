import { and, isNull, not, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A recipient of a mail. */
export interface Recipient {
  id: number;
  email: string;
  firstName: string;
  locale: "en" | "es";
  /** Whether they have never signed in, and so may have no password. */
  isNew: boolean;
}

/** Those of these people who can sign in, except for demo accounts, which have no mailbox. */
export async function findRecipients(
  { database, site }: Context,
  userIds: Iterable<number>,
): Promise<Map<number, Recipient>> {
  const people = await database
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      isNew: sql<boolean>`${users.lastSeenAt} is null`,
    })
    .from(users)
    .where(and(isAnyOf(users.id, userIds), isNull(users.disabledAt), not(users.isDemo)));
  return new Map(
    people.map((person) => [person.id, { ...person, locale: person.locale ?? site.locale }]),
  );
}
