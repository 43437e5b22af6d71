import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
} from "@tanstack/react-router";

import { pageQuery } from "../features/course-player/index.ts";
import { courseMapQuery, enrolledCoursesQuery } from "../features/student-courses/index.ts";
import { addMessages } from "../i18n/locale.ts";
import { sessionQuery } from "../session/session-query.ts";
import { startPage } from "../session/start-page.ts";
import { Loading } from "../ui/student/loading.tsx";
import { fetchAhead } from "./fetch-ahead.ts";
import { RootLayout } from "./layouts/root-layout.tsx";
import { readCoursePath } from "./read-course-path.ts";
import { readNext, readWelcome } from "./read-public-search.ts";
import { adminScreens, editorScreens, lightScreens, publicScreens } from "./screen-files.ts";
import { lazyScreen } from "./screens/lazy-screen.ts";
import { NotFoundScreen } from "./screens/not-found-screen.tsx";
import { RouteError } from "./screens/route-error.tsx";

interface RouterContext {
  queryClient: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: RootLayout });

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

/** Everything behind the sign-in. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  beforeLoad: async ({ context, location }) => {
    const { user } = await context.queryClient.query(sessionQuery);
    if (user === null) {
      throw redirect({
        to: "/login",
        search: location.pathname === "/" ? {} : { next: location.href },
      });
    }
    if (user.must_change_password && location.pathname !== "/account/password") {
      throw redirect({
        to: "/account/{-$screen}",
        params: { screen: "password" },
        search: { next: location.href },
      });
    }
    return { user };
  },
});

const indexRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/",
  beforeLoad: ({ context }) => {
    throw redirect({ href: startPage(context.user), replace: true });
  },
});

const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/account/{-$screen}",
  validateSearch: readNext,
  component: lazyScreen(
    () => import("./routes/account/account-page.tsx"),
    "AccountPage",
    "deferred",
  ),
});

const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/notifications",
  component: lazyScreen(
    () => import("./routes/account/notifications-page.tsx"),
    "NotificationsPage",
    "deferred",
  ),
});

/** Without a session: it is opened from a mail. */
const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/unsubscribe/$token",
  component: lazyScreen(publicScreens, "UnsubscribePage", "deferred"),
});

const studentHomeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student",
  loader: ({ context }) => fetchAhead(context.queryClient, enrolledCoursesQuery),
  component: lazyScreen(() => import("./routes/student/home-page.tsx"), "HomePage", "deferred"),
});

const joinRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/join/{-$code}",
  component: lazyScreen(() => import("./routes/student/join-page.tsx"), "JoinPage", "deferred"),
});

const courseMapRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId",
  validateSearch: ({ q }): { q?: string | undefined } => ({
    q: typeof q === "string" ? q : undefined,
  }),
  loader: ({ context, params }) => fetchAhead(context.queryClient, courseMapQuery(params.courseId)),
  component: lazyScreen(() => import("./routes/student/map-page.tsx"), "MapPage", "deferred"),
});

const coursePageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId/pages/$pageId",
  loader: ({ context, params }) =>
    fetchAhead(context.queryClient, pageQuery(Number(params.pageId))),
  component: lazyScreen(() => import("./routes/student/course-page.tsx"), "CoursePage"),
});

/** The screens of staff, in their own layout and with their own texts. */
const staffRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: "staff",
  loader: () => addMessages("staff"),
  component: lazyScreen(() => import("./layouts/staff-layout.tsx"), "StaffLayout"),
});

const authoringRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring",
  component: lazyScreen(lightScreens, "AuthoringPage"),
});

const trashRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/trash",
  component: lazyScreen(lightScreens, "TrashPage"),
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
  path: "/authoring/courses/$courseId/people",
  component: lazyScreen(() => import("./routes/staff/people-page.tsx"), "PeoplePage"),
});

const opinionsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/courses/$courseId/opinions",
  component: lazyScreen(lightScreens, "OpinionsPage"),
});

/** The pages of an administrator, below the ways between them. */
const adminRoute = createRoute({
  getParentRoute: () => staffRoute,
  id: "admin",
  loader: () => addMessages("admin"),
  component: lazyScreen(adminScreens, "StaffAdminLayout"),
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

const sitePeopleRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/people",
  component: lazyScreen(adminScreens, "SitePeoplePage"),
});

const peopleImportRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/people/import",
  component: lazyScreen(adminScreens, "PeopleImportPage"),
});

const siteRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/site",
  component: lazyScreen(adminScreens, "SitePage"),
});

const auditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/admin/audit",
  component: lazyScreen(adminScreens, "AuditPage"),
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
  component: lazyScreen(editorScreens, "SurveyPage"),
});

const editSurveyRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/authoring/surveys/edit",
  validateSearch: readCoursePath,
  component: lazyScreen(editorScreens, "SurveyPage"),
});

const previewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/authoring/preview/pages/$pageId",
  loader: () => addMessages("staff"),
  component: lazyScreen(() => import("./routes/staff/preview-page.tsx"), "PreviewPage"),
});

const routeTree = rootRoute.addChildren([
  loginRoute,
  forgottenRoute,
  resetRoute,
  unsubscribeRoute,
  setupRoute,
  signedInRoute.addChildren([
    indexRoute,
    accountRoute,
    notificationsRoute,
    studentHomeRoute,
    joinRoute,
    courseMapRoute,
    coursePageRoute,
    staffRoute.addChildren([
      authoringRoute,
      trashRoute,
      newCourseRoute,
      outlineRoute,
      peopleRoute,
      opinionsRoute,
      adminRoute.addChildren([
        overviewRoute,
        sitePeopleRoute,
        peopleImportRoute,
        siteRoute,
        mailRoute,
        auditRoute,
      ]),
      editCourseRoute,
      editPickedCourseRoute,
      newModuleRoute,
      editModuleRoute,
      newPageRoute,
      editPageRoute,
      newSectionsRoute,
      editSectionsRoute,
      newSurveyRoute,
      editSurveyRoute,
    ]),
    previewRoute,
  ]),
]);

/**
 * The app's addresses and the screens behind them, each in a file of its own that loads on demand;
 * its loader asks for the data meanwhile.
 */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Loading className="justify-center" />,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundScreen,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
