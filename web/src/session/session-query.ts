import { getSession, type EndpointOutput, type SessionUser } from "@paso/contract";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../api/index.ts";

type Session = EndpointOutput<typeof getSession>;

/** The session. Fetched once; signing in and out update it. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => call(getSession, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The signed-in person, or null. */
export function useUser(): SessionUser | null {
  return useQuery(sessionQuery).data?.user ?? null;
}

/** Merges a change of the signed-in user into the current session. */
export async function updateSession(
  queryClient: QueryClient,
  change: Partial<Session>,
): Promise<void> {
  await writeQuery(queryClient, sessionQuery, (session) => session && { ...session, ...change });
}
