import type { AnnouncementFields, ManagedAnnouncement } from "@paso/contract";

/** Unsaved values of an announcement's form, and the version they are based on. */
export interface AnnouncementDraft {
  version: number;
  fields: AnnouncementFields;
}

/** The part of an announcement that its form fills. */
export function fieldsOf(announcement: ManagedAnnouncement): AnnouncementFields {
  return {
    title: announcement.title,
    html: announcement.html,
    course_id: announcement.course?.id ?? null,
    group_id: announcement.group?.id ?? null,
    send_date: announcement.send_date,
    expiry_date: announcement.expiry_date,
    is_pinned: announcement.is_pinned,
    is_urgent: announcement.is_urgent,
    allows_comments: announcement.allows_comments,
  };
}

/** Reads a stored draft, which may come from an older version of the form; null for anything else. */
export function readAnnouncementDraft(body: unknown): AnnouncementDraft | null {
  const { version, fields } = (body ?? {}) as Partial<AnnouncementDraft>;
  const fits =
    typeof version === "number" &&
    typeof fields?.title === "string" &&
    typeof fields.html === "string" &&
    [fields.is_pinned, fields.is_urgent].every((value) => typeof value === "boolean");
  if (!fits) return null;
  // Older forms had no such switch.
  return { version, fields: { ...fields, allows_comments: fields.allows_comments ?? false } };
}
