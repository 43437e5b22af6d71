import { listIdentities, readSignInOptions } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** By whom one can sign in. */
export const signInOptionsQuery = queryOptions({
  queryKey: ["sign-in-options"],
  queryFn: ({ signal }) => call(readSignInOptions, { signal }),
});

/** The accounts elsewhere that one signs in with, and those that one could join. */
export const identitiesQuery = queryOptions({
  queryKey: ["account", "identities"],
  queryFn: ({ signal }) => call(listIdentities, { signal }),
  staleTime: 0,
});
