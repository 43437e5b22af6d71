import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter, redirect } from "@tanstack/react-router";

import { ConnectionError } from "../api/index.ts";
import { pageQuery } from "../features/course-player/index.ts";
import { courseMapQuery, enrolledCoursesQuery } from "../features/student-courses/index.ts";
import { startPage } from "../session/start-page.ts";
import { Loading } from "../ui/student/loading.tsx";
import { fetchAhead } from "./fetch-ahead.ts";
import type { FurtherRoutes } from "./further-route-tree.ts";
import { rootRoute, signedInRoute } from "./route-roots.ts";
import { publicScreens, studentScreens } from "./screen-files.ts";
import { lazyScreen } from "./screens/lazy-screen.ts";
import { RouteError } from "./screens/route-error.tsx";

const indexRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/",
  beforeLoad: ({ context }) => {
    throw redirect({ href: startPage(context.user), replace: true });
  },
});

const studentHomeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/student",
  loader: ({ context }) => fetchAhead(context.queryClient, enrolledCoursesQuery),
  component: lazyScreen(studentScreens, "HomePage", "deferred"),
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

/** All screens; `further` is what no student's lesson needs. */
const growTree = (further: FurtherRoutes) =>
  rootRoute.addChildren([
    ...further.open,
    signedInRoute.addChildren([
      indexRoute,
      studentHomeRoute,
      courseMapRoute,
      coursePageRoute,
      ...further.signedIn,
    ]),
  ]);

type RouteTree = ReturnType<typeof growTree>;

/** Any other address, until the further routes have come. */
const entranceRoute = (getRouter: () => AppRouter) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/$",
    beforeLoad: async ({ location, preload }) => {
      const router = getRouter();
      try {
        const { furtherRoutes } = await import("./further-route-tree.ts");
        growTree(furtherRoutes);
      } catch (error) {
        if (!navigator.onLine) throw new ConnectionError("offline", error);
        // A newer version was deployed: the page loads again, unless this is what it began with.
        if (!preload && router.state.resolvedLocation) window.location.assign(location.href);
        throw error;
      }
      router.setRoutes(router.buildRouteTree());
      throw redirect({ href: location.href, replace: true });
    },
  });

/**
 * The app's addresses and the screens behind them, each in a file of its own that loads on demand;
 * its loader asks for the data meanwhile.
 */
export function createAppRouter(queryClient: QueryClient): AppRouter {
  const entrance: unknown = { open: [entranceRoute(() => router)], signedIn: [] };
  const router: AppRouter = createRouter({
    routeTree: growTree(entrance as FurtherRoutes),
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Loading className="justify-center" />,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: lazyScreen(publicScreens, "NotFoundScreen", "deferred"),
  });
  return router;
}

export type AppRouter = ReturnType<typeof createRouter<RouteTree>>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
