import { and, eq, isNull, not, sql } from "drizzle-orm";

import { announcementFiles, announcements } from "../../../database/tables/index.ts";
import { isDrafted } from "../../authoring/index.ts";

/** In SQL, whether a draft was saved as it was begun: looking at the form creates one. */
export const isAsBegun = and(
  eq(announcements.version, 1),
  eq(announcements.title, ""),
  eq(announcements.html, ""),
  isNull(announcements.visibleFrom),
  sql`not exists (
    select from ${announcementFiles} f where f.announcement_id = ${announcements.id})`,
);

/** In SQL, whether nothing was even typed into it. */
export const isUntouched = and(
  isAsBegun,
  not(isDrafted(sql`'announcement:' || ${announcements.id}`)),
);
