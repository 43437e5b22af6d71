/**
 * The addresses of the web app's pages; a segment that begins with `$` is a parameter, one in braces
 * is optional. The server responds to any other page address with 404.
 */
export const pagePaths = [
  "/",
  "/login",
  "/password/forgot",
  "/password/reset",
  "/setup",
  "/sign-up",
  "/legal/$text",
  "/account/{-$screen}",
  "/notifications",
  "/unsubscribe/$token",
  "/join/{-$code}",
  "/class/$code",
  "/catalogue/{-$courseId}",
  "/student",
  "/student/courses",
  "/student/search",
  "/student/diplomas",
  "/student/news",
  "/student/news/$announcementId",
  "/student/pins",
  "/student/live",
  "/student/live/$classId",
  "/student/workbook/{-$courseId}",
  "/verify/{-$number}",
  "/surveys/$surveyId",
  "/student/courses/$courseId",
  "/student/courses/$courseId/videos",
  "/student/courses/$courseId/live",
  "/student/courses/$courseId/again",
  "/student/courses/$courseId/grade",
  "/student/courses/$courseId/compare",
  "/student/courses/$courseId/pages/$pageId",
  "/student/courses/$courseId/articles/{-$articleId}",
  "/authoring",
  "/authoring/courses",
  "/authoring/trash",
  "/authoring/library",
  "/authoring/news",
  "/authoring/news/$announcementId",
  "/authoring/videos",
  "/authoring/courses/new",
  "/authoring/courses/edit",
  "/authoring/courses/$courseId",
  "/authoring/courses/$courseId/people/{-$panel}",
  "/authoring/courses/$courseId/opinions",
  "/authoring/courses/$courseId/survey",
  "/authoring/courses/$courseId/results/{-$panel}/{-$item}",
  "/authoring/courses/$courseId/present/{-$sectionId}",
  "/authoring/courses/$courseId/diplomas/{-$panel}",
  "/authoring/courses/$courseId/live",
  "/authoring/courses/$courseId/articles/{-$articleId}",
  "/authoring/courses/$courseId/videos",
  "/authoring/courses/$courseId/edit",
  "/authoring/live",
  "/authoring/live/new",
  "/authoring/live/$classId/{-$panel}",
  "/authoring/modules/new",
  "/authoring/modules/edit",
  "/authoring/pages/new",
  "/authoring/pages/edit",
  "/authoring/pages/$pageId/history",
  "/authoring/sections/new",
  "/authoring/sections/edit",
  "/authoring/surveys/new",
  "/authoring/surveys/edit",
  "/authoring/preview/pages/$pageId",
  "/admin",
  "/admin/site/{-$section}",
  "/admin/sign-in",
  "/admin/mail",
  "/admin/people",
  "/admin/people/import",
  "/admin/audit",
  "/admin/system",
  "/admin/webhooks",
  "/admin/surveys",
  "/admin/surveys/$surveyId",
  "/admin/surveys/$surveyId/results",
] as const;

const patterns = pagePaths.map(
  (path) =>
    new RegExp(
      `^${path
        .replace(/\/\{-\$\w+\}/g, "(/[^/]+)?")
        .replace(/\$\w+/g, "[^/]+")
        .replace(/\/$/, "")}/?$`,
    ),
);

/** @param path of an address, without query */
export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
