import { QueryClient } from "@tanstack/react-query";

import { ApiError, ConnectionError } from "../api/index.ts";

const RETRIES = 2;

/** The cache of what the server answered. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        networkMode: "always",
        // What could not be loaded comes by itself once the connection is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** Whether asking again at once may help. A server that names a time is asked again at that time. */
function mayPass(error: Error): boolean {
  if (error instanceof ConnectionError) return error.reason !== "offline";
  return error instanceof ApiError && error.status >= 502 && error.retryAfter === null;
}
