import { listIdentities, readSignInOptions } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** The ways to sign in. */
export const signInOptionsQuery = queryOptions({
  queryKey: ["sign-in-options"],
  queryFn: ({ signal }) => call(readSignInOptions, { signal }),
});

/** The user's linked external accounts, and the providers that could be connected. */
export const identitiesQuery = queryOptions({
  queryKey: ["account", "identities"],
  queryFn: ({ signal }) => call(listIdentities, { signal }),
  staleTime: 0,
});
