import { type SQL, sql } from "drizzle-orm";

/** When a person is erased, in SQL; null for those who stay. */
export function leavesAt(userId: SQL): SQL {
  return sql`(select e.due_at from erasures e where e.user_id = ${userId})`;
}

/** People who asked to be erased, by their ids, in SQL. */
export const leavingPeople = sql`(select user_id from erasures)`;
