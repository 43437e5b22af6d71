import { type SQL, sql } from "drizzle-orm";

/** In SQL, when a person will be erased; null if no erasure is scheduled. */
export function leavesAt(userId: SQL): SQL {
  return sql`(select e.due_at from erasures e where e.user_id = ${userId})`;
}

/** In SQL, the ids of people with a scheduled erasure. */
export const leavingPeople = sql`(select user_id from erasures)`;
