import { readEmailChange } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** The address that the signed-in person wants, until they have entered its code. */
export const emailChangeQuery = queryOptions({
  queryKey: ["email-change"],
  queryFn: ({ signal }) => call(readEmailChange, { signal }),
});
