/* oxlint-disable eslint/max-lines -- A list of all addresses of staff, a few lines each. */
import { createRoute } from "@tanstack/react-router";

import { addMessages } from "../i18n/locale.ts";
import { readArticleSearch } from "./read-article-search.ts";
import { readCoursePath } from "./read-course-path.ts";
import { readClassCourse, readClassDate } from "./read-live-search.ts";
import { readShownStudents } from "./read-shown-students.ts";
import { readShownVersion } from "./read-shown-version.ts";
import { signedInRoute } from "./route-roots.ts";
import { lazyScreen } from "./screens/lazy-screen.ts";
import {
  adminScreens,
  courseScreens,
  editorScreens,
  lightScreens,
  newsScreens,
  resultsScreens,
  surveyScreen,
} from "./staff-screen-files.ts";

/** The staff screens, with their own layout and catalogue. */
const staffRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: "staff",
  loader: () => addMessages("staff"),
  component: lazyScreen(() => import("./layouts/staff-layout.tsx"), "StaffLayout"),
});

const authoringRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring",
  component: lazyScreen(lightScreens, "AuthoringPage", "admin"),
});

const coursesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses",
  component: lazyScreen(lightScreens, "CoursesPage", "admin"),
});

const trashRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/trash",
  component: lazyScreen(lightScreens, "TrashPage", "admin"),
});

const newsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/news",
  component: lazyScreen(newsScreens, "StaffNewsPage", "admin"),
});

const announcementRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/news/$announcementId",
  component: lazyScreen(newsScreens, "StaffAnnouncementPage", "admin"),
});

const newCourseRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/new",
  component: lazyScreen(lightScreens, "NewCoursePage"),
});

const outlineRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId",
  component: lazyScreen(() => import("./routes/staff/outline-page.tsx"), "OutlinePage"),
});

const peopleRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/people/{-$panel}",
  validateSearch: readShownStudents,
  component: lazyScreen(courseScreens, "PeoplePage", "admin"),
});

const opinionsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/opinions",
  component: lazyScreen(lightScreens, "OpinionsPage", "admin"),
});

const surveyResultsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/survey",
  component: lazyScreen(
    () => import("./routes/staff/survey-results-page.tsx"),
    "SurveyResultsPage",
    "admin",
  ),
});

const resultsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/results/{-$panel}/{-$item}",
  component: lazyScreen(resultsScreens, "ResultsPage", "admin"),
});

/** Articles use the students' screens and catalogue. */
const courseArticlesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/articles/{-$articleId}",
  validateSearch: readArticleSearch,
  loader: () => addMessages("deferred"),
  component: lazyScreen(
    () => import("./routes/staff/course-articles-page.tsx"),
    "CourseArticlesPage",
    "admin",
  ),
});

const courseDiplomasRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/diplomas/{-$panel}",
  component: lazyScreen(courseScreens, "CourseDiplomasPage", "admin"),
});

const courseLiveRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/live",
  component: lazyScreen(courseScreens, "CourseLivePage", "admin"),
});
/** The screens for planning and holding live classes, in one chunk. */
const liveScreens = () => import("./routes/staff/live-screens.ts");

const plannedClassesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/live",
  validateSearch: readClassCourse,
  component: lazyScreen(liveScreens, "PlannedClassesPage", "admin"),
});

const newLiveClassRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/live/new",
  validateSearch: readClassCourse,
  component: lazyScreen(liveScreens, "NewLiveClassPage", "admin"),
});

const plannedClassRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/live/$classId/{-$panel}",
  validateSearch: readClassDate,
  component: lazyScreen(liveScreens, "PlannedClassPage", "admin"),
});

const courseVideosRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/videos",
  component: lazyScreen(courseScreens, "CourseVideosPage", "admin"),
});

const siteVideosRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/videos",
  component: lazyScreen(courseScreens, "SiteVideosPage", "admin"),
});

/** The administrators' pages below their navigation; people and surveys have their own item. */
const adminRoute = createRoute({
  getParentRoute: () => staffRoute,
  id: "admin",
  component: lazyScreen(adminScreens, "StaffAdminLayout", "admin"),
});

const overviewRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin",
  component: lazyScreen(adminScreens, "AdminPage"),
});

const mailRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/mail",
  component: lazyScreen(adminScreens, "MailPage"),
});

const webhooksRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/webhooks",
  component: lazyScreen(adminScreens, "WebhooksPage"),
});

const systemRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/system",
  component: lazyScreen(adminScreens, "SystemPage"),
});

const sitePeopleRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/admin/people",
  component: lazyScreen(adminScreens, "SitePeoplePage", "admin"),
});

const peopleImportRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/admin/people/import",
  component: lazyScreen(adminScreens, "PeopleImportPage", "admin"),
});

const siteRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/site/{-$section}",
  component: lazyScreen(adminScreens, "SitePage"),
});

const signInSettingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/sign-in",
  component: lazyScreen(adminScreens, "SignInSettingsPage"),
});

const auditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/audit",
  component: lazyScreen(adminScreens, "AuditPage"),
});

const surveysRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/admin/surveys",
  component: lazyScreen(adminScreens, "SurveysPage", "admin"),
});

const siteSurveyRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/admin/surveys/$surveyId",
  component: lazyScreen(adminScreens, "SiteSurveyPage", "admin"),
});

const siteSurveyResultsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/admin/surveys/$surveyId/results",
  component: lazyScreen(adminScreens, "SiteSurveyResultsPage", "admin"),
});

const editCourseRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/edit",
  component: lazyScreen(lightScreens, "EditCoursePage"),
});

const editPickedCourseRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/edit",
  validateSearch: readCoursePath,
  component: lazyScreen(lightScreens, "EditCoursePage"),
});

const newModuleRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/modules/new",
  validateSearch: readCoursePath,
  component: lazyScreen(lightScreens, "NewModulePage"),
});

const editModuleRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/modules/edit",
  validateSearch: readCoursePath,
  component: lazyScreen(lightScreens, "EditModulePage"),
});

const newPageRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/pages/new",
  validateSearch: readCoursePath,
  component: lazyScreen(lightScreens, "NewPagePage"),
});

const editPageRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/pages/edit",
  validateSearch: readCoursePath,
  component: lazyScreen(lightScreens, "EditPagePage"),
});

const pageHistoryRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/pages/$pageId/history",
  validateSearch: readShownVersion,
  component: lazyScreen(
    () => import("./routes/staff/page-history-page.tsx"),
    "PageHistoryPage",
    "admin",
  ),
});

const courseLibraryRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/library",
  component: lazyScreen(
    () => import("./routes/staff/course-library-page.tsx"),
    "CourseLibraryPage",
    "admin",
  ),
});

const newSectionsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/sections/new",
  validateSearch: readCoursePath,
  component: lazyScreen(editorScreens, "NewSectionsPage"),
});

const editSectionsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/sections/edit",
  validateSearch: readCoursePath,
  component: lazyScreen(editorScreens, "EditSectionsPage"),
});

const newSurveyRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/surveys/new",
  validateSearch: readCoursePath,
  component: lazyScreen(surveyScreen, "SurveyPage"),
});

const editSurveyRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/surveys/edit",
  validateSearch: readCoursePath,
  component: lazyScreen(surveyScreen, "SurveyPage"),
});

export const previewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/authoring/preview/pages/$pageId",
  loader: () => addMessages("staff"),
  component: lazyScreen(() => import("./routes/staff/preview-page.tsx"), "PreviewPage"),
});

/** Without the layout of staff: it is meant for a projector. */
export const presentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/authoring/courses/$courseId/present/{-$sectionId}",
  loader: () => addMessages("staff"),
  component: lazyScreen(resultsScreens, "PresentPage", "admin"),
});

/** All routes within the staff layout. */
export const staffRoutes = staffRoute.addChildren([
  authoringRoute,
  coursesRoute,
  trashRoute,
  newsRoute,
  announcementRoute,
  newCourseRoute,
  outlineRoute,
  peopleRoute,
  opinionsRoute,
  surveyResultsRoute,
  resultsRoute,
  courseDiplomasRoute,
  courseLiveRoute,
  courseArticlesRoute,
  plannedClassesRoute,
  newLiveClassRoute,
  plannedClassRoute,
  courseVideosRoute,
  siteVideosRoute,
  adminRoute.addChildren([
    overviewRoute,
    siteRoute,
    signInSettingsRoute,
    mailRoute,
    systemRoute,
    webhooksRoute,
    auditRoute,
  ]),
  sitePeopleRoute,
  peopleImportRoute,
  surveysRoute,
  siteSurveyRoute,
  siteSurveyResultsRoute,
  editCourseRoute,
  editPickedCourseRoute,
  newModuleRoute,
  editModuleRoute,
  newPageRoute,
  editPageRoute,
  pageHistoryRoute,
  courseLibraryRoute,
  newSectionsRoute,
  editSectionsRoute,
  newSurveyRoute,
  editSurveyRoute,
]);
