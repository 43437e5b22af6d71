import type { ListedAnnouncement, OpenedAnnouncement } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { presentHtml } from "../../courses/index.ts";
import { fileAddress, fullName, presentAudience } from "../announcement/present-audience.ts";
import type { AnnouncementFile } from "../files/find-files.ts";
import type { OwnAnnouncement } from "./find-own.ts";
import type { OwnRow } from "./list-own.ts";

/** An announcement as its readers list it. */
export function presentListed(row: OwnRow, { timeZone }: SiteSettings): ListedAnnouncement {
  const local = (instant: string) => formatLocalDate(new Date(instant), timeZone);
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    ...presentAudience(row),
    author: row.firstName === null ? null : { name: fullName(row), avatar: row.avatar },
    sent_at: local(row.visibleFrom),
    edited_at: row.editedAt === null ? null : local(row.editedAt),
    is_pinned: row.isPinned,
    is_urgent: row.isUrgent,
    is_read: row.isRead,
  };
}

/** An announcement opened by one of its readers; without its text if it is no longer shown. */
export function presentOpened(
  { announcement, state, isRead }: OwnAnnouncement,
  files: readonly AnnouncementFile[],
  { timeZone }: SiteSettings,
): OpenedAnnouncement {
  const { id, editedAt } = announcement;
  const isShown = state === "sent";
  const inText = files.map((file) => ({ ...file, use: "inline" as const }));
  return {
    id,
    title: announcement.title,
    ...presentAudience(announcement),
    author:
      announcement.firstName === null
        ? null
        : { name: fullName(announcement), avatar: announcement.avatar },
    sent_at: formatLocalDate(announcement.visibleFrom, timeZone),
    edited_at: editedAt && formatLocalDate(editedAt, timeZone),
    is_pinned: announcement.isPinned,
    is_urgent: announcement.isUrgent,
    is_read: isRead,
    state,
    html: isShown
      ? presentHtml({
          html: announcement.html,
          files: inText,
          addressOf: (name) => fileAddress(id, name),
          isFirst: true,
        })
      : "",
    files: isShown
      ? files
          .filter(({ use }) => use === "attachment")
          .map(({ name, size }) => ({ name, size, href: fileAddress(id, name) }))
      : [],
    withdrawn_reason: announcement.withdrawnReason,
    has_comments: isShown && (announcement.allowsComments || announcement.comments > 0),
    time_zone: timeZone,
  };
}
