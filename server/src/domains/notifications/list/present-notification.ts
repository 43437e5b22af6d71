import type { Notification } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { excerptOf } from "../../../platform/excerpt.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { FoundNotification } from "../kinds/found-notification.ts";
import { notificationKinds } from "../kinds/notification-kinds.ts";

/** A notification as the bell lists it. */
export function presentNotification(
  found: FoundNotification & { bellAt: Date },
  { timeZone }: SiteSettings,
): Notification {
  const { courseId, moduleTitle, moduleEndsAt, surveyTitle, surveyEndsAt } = found;
  const { liveTitle, liveStartsAt, liveChange, announcementTitle } = found;
  const local = (date: Date | null) => date && formatLocalDate(date, timeZone);
  return {
    id: found.id,
    kind: found.kind,
    at: formatLocalDate(found.bellAt, timeZone),
    read: found.read,
    course: courseId === null ? null : { id: courseId, title: found.courseTitle },
    person: found.person === null ? null : { first_name: found.person, avatar: found.avatar },
    others: found.others,
    text: found.text === null ? null : excerptOf(found.text),
    module: moduleTitle === null ? null : { title: moduleTitle, end_date: local(moduleEndsAt) },
    survey: surveyTitle === null ? null : { title: surveyTitle, end_date: local(surveyEndsAt) },
    about: subjectOf(found),
    announcement: announcementTitle === null ? null : { title: announcementTitle },
    live_class:
      liveTitle === null || liveChange === null
        ? null
        : {
            title: liveTitle,
            starts_at: liveStartsAt && liveStartsAt.toISOString(),
            change: liveChange,
          },
    request: found.request,
    path: notificationKinds[found.kind].path(found),
  };
}

function subjectOf({
  opinionId,
  articleId,
  announcementId,
}: FoundNotification): Notification["about"] {
  if (opinionId !== null) return "opinion";
  if (articleId !== null) return "article";
  return announcementId === null ? null : "announcement";
}
