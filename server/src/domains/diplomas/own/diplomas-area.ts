import { sql } from "drizzle-orm";

import type { AreaSource } from "../../courses/index.ts";

/** One's own diplomas, once there is one. */
export const diplomasArea: AreaSource = {
  area: "diplomas",
  waiting: sql`select 0 where exists (select from diplomas d where d.user_id = viewer.id)`,
};
