import { readSecurity } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** How the signed-in person can sign in. */
export const securityQuery = queryOptions({
  queryKey: ["security"],
  queryFn: ({ signal }) => call(readSecurity, { signal }),
});
