import type { FoundNotification } from "./found-notification.ts";

/** The opinion, opened over the question it answers. */
export function opinionPath({ courseId, pageId, sectionId, opinionId }: FoundNotification): string {
  return `/student/courses/${courseId}/pages/${pageId}?opinion=${opinionId}#section-${sectionId}`;
}

/** The subject of a conversation: an opinion, an article or an announcement. */
export function conversationPath(found: FoundNotification): string {
  const { opinionId, courseId, isEnrolled } = found;
  if (opinionId !== null) {
    return isEnrolled
      ? opinionPath(found)
      : `/authoring/courses/${courseId}/opinions?opinion=${opinionId}`;
  }
  return found.articleId === null ? announcementTalkPath(found) : articlePath(found);
}

/** An announcement's comments, for its readers, or for staff outside its audience. */
function announcementTalkPath({ announcementId, courseId, isEnrolled }: FoundNotification): string {
  const area = courseId === null || isEnrolled ? "student" : "authoring";
  return `/${area}/news/${announcementId}#comments`;
}

/** The article with its comments: within the course, or on the staff's screen. */
export function articlePath({ courseId, articleId, isEnrolled }: FoundNotification): string {
  return `/${isEnrolled ? "student" : "authoring"}/courses/${courseId}/articles/${articleId}`;
}

/** The survey, ready to be answered. */
export function surveyPath({ surveyId }: FoundNotification): string {
  return `/surveys/${surveyId}`;
}

/** The announcement, opened. */
export function announcementPath({ announcementId }: FoundNotification): string {
  return `/student/news/${announcementId}`;
}

/** The live class's page, with the join button. */
export function liveClassPath({ liveClassId }: FoundNotification): string {
  return `/student/live/${liveClassId}`;
}

/** The module on the course's map. */
export function modulePath({ courseId, moduleId }: FoundNotification): string {
  return `/student/courses/${courseId}#module-${moduleId}`;
}
