import { type SQL, sql } from "drizzle-orm";

import { authoringDrafts } from "../../../database/tables/index.ts";

/** In SQL, whether anyone has unsaved work under a key. */
export function isDrafted(key: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${authoringDrafts} draft where draft.key = ${key})`;
}
