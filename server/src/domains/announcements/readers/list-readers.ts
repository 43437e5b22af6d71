import { type SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import type { Context } from "../../../platform/context.ts";
import { audienceOf } from "../announcement/audience-of.ts";
import type { Announcement } from "../announcement/find-announcement.ts";

interface Wanted {
  announcement: Pick<Announcement, "id" | "courseId" | "groupId" | "isDirect">;
  /** Parts of a name or address, separated by spaces; empty for all. */
  search: string;
  /** Only readers who have read it, or who have not. */
  read: "yes" | "no" | undefined;
  /** Cursor: the last person of the previous page; null for the first page. */
  after: number | null;
  limit: number;
}

/** A member of an announcement's audience; instants are strings. */
export interface ReaderRow extends Record<string, unknown> {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  avatar: string | null;
  readAt: string | null;
}

/** A page of an announcement's audience, by last name. */
export async function listReaders(
  { database }: Context,
  { announcement, search, read, after, limit }: Wanted,
): Promise<ReaderRow[]> {
  const order = (user: SQL) => sql`${user}.folded collate "C", ${user}.id`;
  const rest =
    after === null
      ? sql`true`
      : sql`(${order(sql`u`)}) > (select ${order(sql`b`)} from users b where b.id = ${after})`;
  const reading = sql`select from announcement_readings r
    where r.user_id = u.id and r.announcement_id = ${announcement.id}`;
  const fitting = { yes: sql`exists (${reading})`, no: sql`not exists (${reading})` };
  const { rows } = await database.execute<ReaderRow>(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.avatar,
      (select r.read_at from announcement_readings r
        where r.user_id = u.id and r.announcement_id = ${announcement.id}) as "readAt"
    from ${audienceOf(announcement)} and ${matching(search)} and ${rest}
      and ${read ? fitting[read] : sql`true`}
    order by ${order(sql`u`)} limit ${limit}`);
  return rows;
}

/** Every word must occur in the name or the address. */
function matching(search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => sql`position(${foldText(sql`${word}::text`)} in u.folded) > 0`),
    sql` and `,
  );
}
