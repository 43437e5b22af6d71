import type { FoundNotification } from "./found-notification.ts";

/** The opinion, opened over the question it answers. */
export function opinionPath({ courseId, pageId, sectionId, opinionId }: FoundNotification): string {
  return `/student/courses/${courseId}/pages/${pageId}?opinion=${opinionId}#section-${sectionId}`;
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
