import type { AnnouncementFields } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { excerptOf } from "../../../platform/excerpt.ts";
import { htmlToText } from "../../../platform/html/html-to-text.ts";
import { prepareSanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import { parseLocalDate } from "../../../platform/local-date.ts";

/** Characters of HTML read for excerpts in lists. */
const BEGINNING = 5_600;

/** The columns that an announcement's form fills. */
export type StoredFields = Awaited<ReturnType<typeof storedFields>>;

export async function storedFields({ site }: Context, fields: AnnouncementFields) {
  const instant = (date: string | null) =>
    date === null ? null : parseLocalDate(date, site.timeZone);
  const sanitise = await prepareSanitiser([fields.html]);
  const html = sanitise(fields.html);
  return {
    title: fields.title,
    html,
    excerpt: excerptOf(onOneLine(html.slice(0, BEGINNING))),
    courseId: fields.course_id,
    groupId: fields.group_id,
    sendAt: instant(fields.send_date),
    expiresAt: instant(fields.expiry_date),
    isPinned: fields.is_pinned,
    isUrgent: fields.is_urgent,
    allowsComments: fields.allows_comments,
  };
}

function onOneLine(html: string): string {
  return htmlToText(html, ["pre", "table"]).replaceAll(/\s+/g, " ");
}
