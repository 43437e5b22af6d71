import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter, redirect } from "@tanstack/react-router";

import { pageQuery } from "../features/course-player/index.ts";
import { courseMapQuery, enrolledCoursesQuery } from "../features/student-courses/index.ts";
import { sessionQuery } from "../session/session-query.ts";
import { startPage } from "../session/start-page.ts";
import { Loading } from "../ui/student/loading.tsx";
import { fetchAhead } from "./fetch-ahead.ts";
import { readNext, readWelcome } from "./read-public-search.ts";
import { rootRoute, signedInRoute } from "./route-roots.ts";
import { accountScreens, publicScreens, studentScreens } from "./screen-files.ts";
import { lazyScreen } from "./screens/lazy-screen.ts";
import { RouteError } from "./screens/route-error.tsx";
import { previewRoute, staffRoutes } from "./staff-route-tree.ts";

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
  component: lazyScreen(accountScreens, "AccountPage", "deferred"),
});

const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/notifications",
  component: lazyScreen(accountScreens, "NotificationsPage", "deferred"),
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
  component: lazyScreen(studentScreens, "HomePage", "deferred"),
});

const joinRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/join/{-$code}",
  component: lazyScreen(studentScreens, "JoinPage", "deferred"),
});

const courseMapRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId",
  validateSearch: ({ q }): { q?: string | undefined } => ({
    q: typeof q === "string" ? q : undefined,
  }),
  loader: ({ context, params }) => fetchAhead(context.queryClient, courseMapQuery(params.courseId)),
  component: lazyScreen(studentScreens, "MapPage", "deferred"),
});

const coursePageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student/courses/$courseId/pages/$pageId",
  loader: ({ context, params }) =>
    fetchAhead(context.queryClient, pageQuery(Number(params.pageId))),
  component: lazyScreen(() => import("./routes/student/course-page.tsx"), "CoursePage"),
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
    staffRoutes,
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
    defaultNotFoundComponent: lazyScreen(publicScreens, "NotFoundScreen", "deferred"),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
