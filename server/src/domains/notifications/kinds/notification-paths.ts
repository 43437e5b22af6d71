import type { FoundNotification } from "./found-notification.ts";

/** The opinion, opened over the question it answers. */
export function opinionPath({ courseId, pageId, sectionId, opinionId }: FoundNotification): string {
  return `/student/courses/${courseId}/pages/${pageId}?opinion=${opinionId}#section-${sectionId}`;
}

/** What is being talked about: an opinion, an article or an announcement. */
export function conversationPath(found: FoundNotification): string {
  if (found.opinionId !== null) return opinionPath(found);
  return found.articleId === null ? announcementTalkPath(found) : articlePath(found);
}

/** What is said to an announcement, for its readers, or for staff whom it is not addressed to. */
function announcementTalkPath({ announcementId, courseId, isEnrolled }: FoundNotification): string {
  const area = courseId === null || isEnrolled ? "student" : "authoring";
  return `/${area}/news/${announcementId}#comments`;
}

/** The article with its comments: a page of the course, or for its staff of their own. */
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

/** The live class, where it can be joined. */
export function liveClassPath({ liveClassId }: FoundNotification): string {
  return `/student/live/${liveClassId}`;
}

/** The module on the course's map. */
export function modulePath({ courseId, moduleId }: FoundNotification): string {
  return `/student/courses/${courseId}#module-${moduleId}`;
}
