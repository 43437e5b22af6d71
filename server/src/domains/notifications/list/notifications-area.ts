import { sql } from "drizzle-orm";

import type { AreaSource } from "../../courses/index.ts";
import { bellNotifications } from "./visible-notifications.ts";

/** The bell, which everybody has, with the unread count. */
export const notificationsArea: AreaSource = {
  area: "notifications",
  waiting: sql`
    select count(*)::int from ${bellNotifications(sql`viewer.now`)}
      and n.read_at is null and n.user_id = viewer.id`,
};
