import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, redirect } from "@tanstack/react-router";

import { sessionQuery } from "../session/session-query.ts";
import { RootLayout } from "./layouts/root-layout.tsx";

interface RouterContext {
  queryClient: QueryClient;
}

/** Around every screen. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: RootLayout });

/** Everything behind the sign-in. */
export const signedInRoute = createRoute({
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
