import { api, pathOf } from "@paso/contract";

import type { NamedAnnouncement } from "./find-announcement.ts";

/** An announcement's audience. */
export function presentAudience({
  courseId,
  courseTitle,
  groupId,
  groupName,
  isDirect,
}: Pick<NamedAnnouncement, "courseId" | "courseTitle" | "groupId" | "groupName" | "isDirect">) {
  return {
    course: courseId === null ? null : { id: courseId, title: courseTitle ?? "" },
    group: groupId === null ? null : { id: groupId, name: groupName ?? "" },
    is_direct: isDirect,
  };
}

export function fullName({
  firstName,
  lastName,
}: Pick<NamedAnnouncement, "firstName" | "lastName">): string {
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}

/** URL of an announcement's file. */
export function fileAddress(announcementId: number, fileName: string): string {
  return pathOf(api.readAnnouncementFile.path, { announcementId, fileName });
}
