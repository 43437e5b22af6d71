import type { Locale, Role } from "@paso/contract";
import { SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import type { Context } from "../../../platform/context.ts";
import { failedRecipients, mailFailure } from "../../../platform/mail/mail-failure.ts";
import { hasSecondFactor, leavesAt, leavingPeople } from "../../accounts/index.ts";

/** Filter of people; omitted fields do not matter. */
export interface PeopleFilter {
  /** Parts of a name or address, separated by spaces. */
  search?: string | undefined;
  role?: Role | undefined;
  state?:
    | "active"
    | "new"
    | "disabled"
    | "must_change_password"
    | "leaving"
    | "unreached"
    | undefined;
  course?: number | undefined;
  group?: number | undefined;
  /** Active within this many days. */
  seenWithin?: number | undefined;
  /** Inactive for this many days, or never active. */
  unseenFor?: number | undefined;
}

interface Wanted {
  filter: PeopleFilter;
  /** Cursor: the last person of the previous page; null for the first page. */
  after: number | null;
  limit: number;
}

/** A person in the administrators' list; instants are strings. */
export interface PersonRow extends Record<string, unknown> {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  avatar: string | null;
  role: Role;
  locale: Locale | null;
  disabledAt: string | null;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  invitedAt: string | null;
  lastSeenAt: string | null;
  /** When they will be erased; null if not scheduled. */
  leavingAt: string | null;
  /** The mail server's reply to the latest mail to their address, if it was given up. */
  mailFailure: string | null;
}

const DAY = 86_400_000;

/** By last name. */
const order = (user: SQL) => sql`${user}.folded collate "C", ${user}.id`;

/** A page of people by last name, and the total number of matches. */
export async function listPeople(
  ctx: Context,
  { filter, after, limit }: Wanted,
): Promise<{ rows: PersonRow[]; total: number }> {
  const where = sql.join(conditions(ctx, filter), sql` and `);
  const rest =
    after === null
      ? sql`true`
      : sql`(${order(sql`u`)}) > (select ${order(sql`b`)} from users b where b.id = ${after})`;
  // A search reads everybody's names: once for both list and total. Otherwise the index provides the order.
  const found = sql.raw(filter.search?.trim() ? "materialized" : "not materialized");
  const { rows } = await ctx.database.execute<PersonRow & { total: number }>(sql`
    with u as ${found} (select * from users u where ${where})
    select ${columns}, (select count(*)::int from u) as total
    from (select 1) one left join lateral (
      select * from u where ${rest} order by ${order(sql`u`)} limit ${limit}) u on true
    order by ${order(sql`u`)}`);
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/** Where a part of an export ends: a value, as the person may be gone when the next part is read. */
export interface PersonPosition {
  folded: string;
  id: number;
}

/** Up to `limit` people by last name, after a position. */
export async function readPeoplePart(
  ctx: Context,
  { filter, after, limit }: { filter: PeopleFilter; after: PersonPosition | null; limit: number },
): Promise<(PersonRow & PersonPosition)[]> {
  const where = [
    ...conditions(ctx, filter),
    ...(after
      ? [sql`(${order(sql`u`)}) > (${after.folded}::text collate "C", ${after.id}::int)`]
      : []),
  ];
  const { rows } = await ctx.database.execute<PersonRow & PersonPosition>(sql`
    select ${columns}, u.folded from users u where ${sql.join(where, sql` and `)}
    order by ${order(sql`u`)} limit ${limit}`);
  return rows;
}

/** One person as in the list; null if there is none. */
export async function findPersonRow({ database }: Context, id: number): Promise<PersonRow | null> {
  const { rows } = await database.execute<PersonRow>(
    sql`select ${columns} from users u where u.id = ${id}`,
  );
  return rows[0] ?? null;
}

const columns = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.avatar,
  u.role, u.locale, u.disabled_at as "disabledAt", u.must_change_password as "mustChangePassword",
  u.invited_at as "invitedAt", u.last_seen_at as "lastSeenAt", ${hasSecondFactor(sql`u.id`)} as "hasSecondFactor",
  ${leavesAt(sql`u.id`)} as "leavingAt", ${mailFailure(sql`u`)} as "mailFailure"`;

const STATES: Record<NonNullable<PeopleFilter["state"]>, SQL> = {
  active: sql`u.disabled_at is null and u.last_seen_at is not null`,
  new: sql`u.disabled_at is null and u.last_seen_at is null`,
  disabled: sql`u.disabled_at is not null`,
  must_change_password: sql`u.disabled_at is null and u.must_change_password`,
  leaving: sql`u.id in ${leavingPeople}`,
  unreached: sql`u.id in ${failedRecipients} and ${mailFailure(sql`u`)} is not null`,
};

function conditions({ clock }: Context, filter: PeopleFilter): SQL[] {
  const { role, state, course, group, seenWithin, unseenFor } = filter;
  const daysAgo = (days: number) =>
    sql`${new Date(clock.now().getTime() - days * DAY).toISOString()}::timestamptz`;
  // Every word must occur in the name or the address.
  const words = (filter.search ?? "").split(/\s+/).filter(Boolean);
  return [
    ...words.map((word) => sql`position(${foldText(sql`${word}::text`)} in u.folded) > 0`),
    role && sql`u.role = ${role}`,
    state && STATES[state],
    course &&
      sql`u.id in (select user_id from enrolments where course_id = ${course}
        union all select user_id from course_staff where course_id = ${course})`,
    group && sql`u.id in (select user_id from enrolments where group_id = ${group})`,
    seenWithin && sql`u.last_seen_at >= ${daysAgo(seenWithin)}`,
    unseenFor && sql`(u.last_seen_at is null or u.last_seen_at < ${daysAgo(unseenFor)})`,
    sql`true`,
  ].filter((condition) => condition instanceof SQL);
}
