import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { ApiError, ConnectionError } from "../api/index.ts";
import { sessionQuery } from "../session/session-query.ts";

const RETRIES = 2;

/** The cache of what the server answered. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    // An administrator asked for a new password meanwhile: the session says so, and the router leads there.
    if (error instanceof ApiError && error.body.code === "must_change_password") {
      void queryClient.refetchQueries(sessionQuery);
    }
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  return queryClient;
}

/** Whether asking again at once may help. A server that names a time is asked again at that time. */
function mayPass(error: Error): boolean {
  if (error instanceof ConnectionError) return error.reason !== "offline";
  return error instanceof ApiError && error.status >= 502 && error.retryAfter === null;
}
