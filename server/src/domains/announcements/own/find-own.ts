import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { announcementState } from "../announcement/announcement-state.ts";
import { findAnnouncement, type NamedAnnouncement } from "../announcement/find-announcement.ts";
import { isFor, scopesOf } from "./scopes-of.ts";

/** An announcement as a member of its audience sees it. */
export interface OwnAnnouncement {
  announcement: NamedAnnouncement & { visibleFrom: Date };
  state: "sent" | "expired" | "withdrawn";
  isRead: boolean;
}

interface Wanted {
  id: number;
  userId: number;
}

/**
 * An announcement that is or was shown to this person.
 * @throws `not_found`
 */
export async function findOwn(ctx: Context, wanted: Wanted): Promise<OwnAnnouncement> {
  const found = await findOwnIfAny(ctx, wanted);
  if (!found) throw notFound();
  return found;
}

/** The same; null if it is not shown to this person. */
export async function findOwnIfAny(
  ctx: Context,
  { id, userId }: Wanted,
): Promise<OwnAnnouncement | null> {
  const { rows } = await ctx.database.execute<{ isRead: boolean }>(sql`
    select exists (
      select from announcement_readings r
      where r.user_id = ${userId} and r.announcement_id = a.id) as "isRead"
    from announcements a
    where a.id = ${id} and exists (
      select from ${scopesOf(userId)} s
      where ${isFor})`);
  const [own] = rows;
  if (!own) return null;
  const announcement = await findAnnouncement(ctx, id);
  const state = announcementState(announcement, ctx.clock.now());
  const { visibleFrom } = announcement;
  if (state === "draft" || state === "planned" || visibleFrom === null) return null;
  return { announcement: { ...announcement, visibleFrom }, state, isRead: own.isRead };
}
