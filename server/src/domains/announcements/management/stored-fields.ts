import type { AnnouncementFields } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { htmlToText } from "../../../platform/html/html-to-text.ts";
import { prepareSanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import { parseLocalDate } from "../../../platform/local-date.ts";

/** Characters of the text that lists show. */
const EXCERPT = 280;

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
    excerpt: excerptOf(html),
    courseId: fields.course_id,
    groupId: fields.group_id,
    sendAt: instant(fields.send_date),
    expiresAt: instant(fields.expiry_date),
    isPinned: fields.is_pinned,
    isUrgent: fields.is_urgent,
  };
}

/** The beginning of a text on one line, cut between words. */
function excerptOf(html: string): string {
  const text = htmlToText(html.slice(0, 20 * EXCERPT), ["pre", "table"])
    .replaceAll(/\s+/g, " ")
    .trim();
  const characters = Array.from(text);
  if (characters.length <= EXCERPT) return text;
  const space = characters.lastIndexOf(" ", EXCERPT);
  return `${characters
    .slice(0, space > 0 ? space : EXCERPT)
    .join("")
    .trimEnd()}…`;
}
