import type { ManagedAnnouncement, ManagedAnnouncementHead } from "@paso/contract";
import { and, eq, isNull } from "drizzle-orm";

import { announcementReports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import { mayChange } from "../announcement/announcement-rights.ts";
import { announcementState } from "../announcement/announcement-state.ts";
import type { NamedAnnouncement } from "../announcement/find-announcement.ts";
import { fileAddress, fullName, presentAudience } from "../announcement/present-audience.ts";
import { findFiles } from "../files/find-files.ts";
import { countAudience } from "../readers/count-audience.ts";

/** Upper limit for counting readers in a list; more are "1,000 and more". */
export const MOST_COUNTED = 1_000;

/** An announcement as staff list it. */
export function presentManagedHead(
  { clock, site }: Context,
  announcement: NamedAnnouncement & { readers: number; openReports: number },
): ManagedAnnouncementHead {
  const local = (date: Date | null) => date && formatLocalDate(date, site.timeZone);
  return {
    id: announcement.id,
    ...presentAudience(announcement),
    title: announcement.title,
    state: announcementState(announcement, clock.now()),
    author: announcement.firstName === null ? null : fullName(announcement),
    is_pinned: announcement.isPinned,
    is_urgent: announcement.isUrgent,
    send_date: local(announcement.visibleFrom ?? announcement.sendAt),
    expiry_date: local(announcement.expiresAt),
    edited_at: local(announcement.editedAt),
    readers: announcement.readers,
    allows_comments: announcement.allowsComments,
    comments: announcement.comments,
    open_reports: announcement.openReports,
  };
}

/** An announcement for staff to edit and track. */
export async function presentManaged(
  ctx: Context,
  actor: Actor,
  announcement: NamedAnnouncement,
): Promise<ManagedAnnouncement> {
  const { site } = ctx;
  const { audience, read } = await countAudience(ctx, announcement);
  const files = await findFiles(ctx, announcement.id);
  const { announcementId, decisionId } = announcementReports;
  const openReports = await ctx.database.$count(
    announcementReports,
    and(eq(announcementId, announcement.id), isNull(decisionId)),
  );
  const { withdrawnAt, withdrawnReason } = announcement;
  return {
    ...presentManagedHead(ctx, {
      ...announcement,
      readers: Math.min(read, MOST_COUNTED),
      openReports,
    }),
    html: announcement.html,
    files: files
      .filter(({ use }) => use === "attachment")
      .map(({ name, size }) => ({ name, size, href: fileAddress(announcement.id, name) })),
    version: announcement.version,
    audience,
    read,
    withdrawn_reason: withdrawnReason,
    withdrawn_at: withdrawnAt && formatLocalDate(withdrawnAt, site.timeZone),
    may_change: await mayChange(ctx, actor, announcement.courseId),
    file_limit: site.fileLimits.document,
    picture_limit: site.fileLimits.picture,
    time_zone: site.timeZone,
  };
}
