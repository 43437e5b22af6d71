import { createRoute, redirect } from "@tanstack/react-router";

import { enrolledCoursesQuery } from "../features/student-courses/index.ts";
import { sessionQuery } from "../session/session-query.ts";
import { startPage } from "../session/start-page.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { readArticleSearch } from "./read-article-search.ts";
import { readComparisonSearch } from "./read-comparison-search.ts";
import { readClassDate } from "./read-live-search.ts";
import { readNext, readWelcome } from "./read-public-search.ts";
import { readSearchWords } from "./read-search-words.ts";
import { readWorkbookSearch } from "./read-workbook-search.ts";
import { rootRoute, signedInRoute } from "./route-roots.ts";
import { publicScreens, studentScreens } from "./screen-files.ts";
import { lazyScreen } from "./screens/lazy-screen.ts";
import { presentRoute, previewRoute, staffRoutes } from "./staff-route-tree.ts";

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  validateSearch: readNext,
  beforeLoad: async ({ context, search }) => {
    const { user } = await context.queryClient.query(sessionQuery);
    if (user) throw redirect({ href: search.next ?? startPage(user) });
  },
  component: lazyScreen(publicScreens, "LoginPage", "deferred"),
});

const forgottenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/password/forgot",
  component: lazyScreen(publicScreens, "ForgotPasswordPage", "deferred"),
});

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/password/reset",
  validateSearch: readWelcome,
  component: lazyScreen(publicScreens, "ResetPasswordPage", "deferred"),
});

const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setup",
  component: lazyScreen(publicScreens, "SetupPage", "deferred"),
});

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-up",
  validateSearch: readNext,
  component: lazyScreen(publicScreens, "SignUpPage", "deferred"),
});

const legalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/legal/$text",
  component: lazyScreen(publicScreens, "LegalPage", "deferred"),
});

/** Without a session: it is opened from a mail. */
const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/unsubscribe/$token",
  component: lazyScreen(publicScreens, "UnsubscribePage", "deferred"),
});

/** Public parts are read without a session; whether there is one is known before the screen is drawn. */
const catalogueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/catalogue/{-$courseId}",
  beforeLoad: ({ context }) => context.queryClient.query(sessionQuery).then(() => undefined),
  component: lazyScreen(studentScreens, "CataloguePage", "deferred"),
});

const accountScreens = () => import("./routes/account/account-screens.ts");

const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/account/{-$screen}",
  validateSearch: readNext,
  component: lazyScreen(accountScreens, "AccountPage", "deferred"),
});

const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/notifications",
  component: lazyScreen(accountScreens, "NotificationsPage", "deferred"),
});

const joinRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/join/{-$code}",
  component: lazyScreen(studentScreens, "JoinPage", "deferred"),
});

const coursesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses",
  loader: ({ context }) => fetchAhead(context.queryClient, enrolledCoursesQuery),
  component: lazyScreen(studentScreens, "CoursesPage", "deferred"),
});

const searchRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/search",
  validateSearch: readSearchWords,
  component: lazyScreen(studentScreens, "SearchPage", "deferred"),
});

const articlesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId/articles/{-$articleId}",
  validateSearch: readArticleSearch,
  component: lazyScreen(
    () => import("./routes/student/articles-page.tsx"),
    "ArticlesPage",
    "deferred",
  ),
});

const diplomasRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/diplomas",
  component: lazyScreen(studentScreens, "DiplomasPage", "deferred"),
});

/** Students' screens of live classes, in one chunk. */
const liveScreens = () => import("./routes/student/live-screens.ts");

const liveClassesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/live",
  component: lazyScreen(liveScreens, "LiveClassesPage", "deferred"),
});

const courseLiveRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId/live",
  component: lazyScreen(liveScreens, "CourseLivePage", "deferred"),
});

const liveClassRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/live/$classId",
  validateSearch: readClassDate,
  component: lazyScreen(liveScreens, "LiveClassPage", "deferred"),
});

const workbookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/workbook/{-$courseId}",
  validateSearch: readWorkbookSearch,
  component: lazyScreen(
    () => import("./routes/student/workbook-page.tsx"),
    "WorkbookPage",
    "deferred",
  ),
});

const courseVideosRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId/videos",
  component: lazyScreen(
    () => import("./routes/student/course-videos-page.tsx"),
    "CourseVideosPage",
    "deferred",
  ),
});

const recallRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId/again",
  component: lazyScreen(
    () => import("./routes/student/finish-screens.ts"),
    "RecallPage",
    "deferred",
  ),
});

const pinsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/pins",
  component: lazyScreen(() => import("./routes/student/pins-page.tsx"), "PinsPage", "deferred"),
});

/** In a chunk of its own: phones in a full room load only this. */
const classRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/class/$code",
  component: lazyScreen(() => import("./routes/student/class-page.tsx"), "ClassPage", "deferred"),
});

const courseGradeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId/grade",
  component: lazyScreen(studentScreens, "CourseGradePage", "deferred"),
});

const courseComparisonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId/compare",
  validateSearch: readComparisonSearch,
  component: lazyScreen(
    () => import("./routes/student/course-comparison-page.tsx"),
    "CourseComparisonPage",
    "deferred",
  ),
});

const surveyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/surveys/$surveyId",
  component: lazyScreen(studentScreens, "SurveyPage", "deferred"),
});

const newsScreens = () => import("./routes/student/news-screens.ts");

const newsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/news",
  component: lazyScreen(newsScreens, "NewsPage", "deferred"),
});

const announcementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/news/$announcementId",
  component: lazyScreen(newsScreens, "AnnouncementPage", "deferred"),
});

/** Without a session: open to anyone who is shown a diploma. */
const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/verify/{-$number}",
  component: lazyScreen(publicScreens, "VerifyPage", "deferred"),
});

/** Routes that `router.tsx` adds on demand: a route here costs a student's first visit nothing. */
export const furtherRoutes = {
  open: [
    loginRoute,
    forgottenRoute,
    resetRoute,
    unsubscribeRoute,
    setupRoute,
    signUpRoute,
    legalRoute,
    verifyRoute,
    catalogueRoute,
  ],
  signedIn: [
    accountRoute,
    notificationsRoute,
    articlesRoute,
    joinRoute,
    staffRoutes,
    previewRoute,
    presentRoute,
    coursesRoute,
    searchRoute,
    diplomasRoute,
    newsRoute,
    announcementRoute,
    liveClassesRoute,
    liveClassRoute,
    courseLiveRoute,
    courseVideosRoute,
    recallRoute,
    pinsRoute,
    courseGradeRoute,
    courseComparisonRoute,
    classRoute,
    surveyRoute,
    workbookRoute,
  ],
} as const;

export type FurtherRoutes = typeof furtherRoutes;
