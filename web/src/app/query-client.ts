import { onlineManager, QueryClient } from "@tanstack/react-query";

import { ApiError, ConnectionError } from "../api/index.ts";

const RETRIES = 2;

/** The cache of server responses. */
export function createQueryClient(): QueryClient {
  // It reckons with a connection until it hears of losing one, and would not notice the first to come.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        networkMode: "always",
        // Failed queries are refetched once the connection is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** Whether an immediate retry may help. If the server names a time, the retry waits for it. */
function mayPass(error: Error): boolean {
  if (error instanceof ConnectionError) return error.reason !== "offline";
  return error instanceof ApiError && error.status >= 502 && error.retryAfter === null;
}
