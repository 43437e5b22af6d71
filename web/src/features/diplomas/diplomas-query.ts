import { listDiplomas, verifyDiploma } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Milliseconds between two looks while a document is being made. */
const LOOK = 2_000;

/** One's own diplomas; asked again while one of them is being prepared. */
export const diplomasQuery = queryOptions({
  queryKey: ["diplomas"],
  queryFn: ({ signal }) => call(listDiplomas, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.diplomas.some((diploma) => diploma.state === "preparing") ? LOOK : false,
});

/** What may be known of the diploma with this number. */
export const verificationQuery = (number: string) =>
  queryOptions({
    queryKey: ["verification", number],
    queryFn: ({ signal }) => call(verifyDiploma, { params: { number }, signal }),
    enabled: number !== "",
    retry: false,
  });
