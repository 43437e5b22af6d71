import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter, notFound, redirect } from "@tanstack/react-router";

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

/** All screens; `further` holds those that no student's lesson needs. */
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

/**
 * Any other address: loads the further routes and navigates to the one that matches. It stays in the tree,
 * because it may be on the screen by then; an address that matches no further route either is not found.
 */
const entranceRoute = (getRouter: () => AppRouter) => {
  let isGrown = false;
  const entrance = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$",
    beforeLoad: async ({ location, preload }) => {
      if (isGrown) throw notFound();
      const router = getRouter();
      try {
        const { furtherRoutes } = await import("./further-route-tree.ts");
        growTree(andEntrance(furtherRoutes));
      } catch (error) {
        if (!navigator.onLine) throw new ConnectionError("offline", error);
        // A newer version was deployed: reload, unless the page began with this address.
        if (!preload && router.state.resolvedLocation) window.location.assign(location.href);
        throw error;
      }
      isGrown = true;
      router.setRoutes(router.buildRouteTree());
      throw redirect({ href: location.href, replace: true });
    },
  });
  const andEntrance = ({ open, signedIn }: Partial<FurtherRoutes>) => {
    const routes: unknown = { open: [...(open ?? []), entrance], signedIn: signedIn ?? [] };
    return routes as FurtherRoutes;
  };
  return andEntrance({});
};

/**
 * The app's addresses and their screens, each in a lazily loaded chunk; its loader fetches the data
 * meanwhile.
 */
export function createAppRouter(queryClient: QueryClient): AppRouter {
  const router: AppRouter = createRouter({
    routeTree: growTree(entranceRoute(() => router)),
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
