import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { SessionUser } from "@paso/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";

import { writeQuery } from "../api/index.ts";
import { createQueryClient } from "../app/query-client.ts";
import { sessionQuery } from "../session/session-query.ts";

/** Who is signed in on the screens of component tests. */
export const USER_ID = 5;

const USER = {
  id: USER_ID,
  first_name: "Ada",
  last_name: "Byron",
  email: "ada@example.org",
} as SessionUser;

/** Renders a part of the app with the app's providers, for a signed-in user. */
export async function renderScreen(screen: ReactNode, history = createMemoryHistory()) {
  const queryClient = createQueryClient();
  await writeQuery(queryClient, sessionQuery, {
    user: USER,
    csrf_token: "token",
    locale: "en",
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => screen, notFoundComponent: () => screen }),
    history,
  });
  const drawn = await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { ...drawn, queryClient, router };
}
