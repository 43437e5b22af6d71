import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, redirect } from "@tanstack/react-router";

import { sessionQuery } from "../session/session-query.ts";
import { RootLayout } from "./layouts/root-layout.tsx";

interface RouterContext {
  queryClient: QueryClient;
}

/** Wraps every screen. */
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
    const due = user.must_change_password ? "password" : user.must_add_second_factor && "security";
    if (due && location.pathname !== `/account/${due}`) {
      throw redirect({
        to: "/account/{-$screen}",
        params: { screen: due },
        search: { next: location.href },
      });
    }
    return { user };
  },
});
