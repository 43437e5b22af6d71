import { checkAccent, readMailServer, readSite } from "@paso/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** The site's settings. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: ({ signal }) => call(readSite, { signal }),
  staleTime: 0,
  // Refetching must not overwrite unsaved input.
  refetchOnWindowFocus: false,
});

/** The mail server for outgoing mail. */
export const mailServerQuery = queryOptions({
  queryKey: ["site", "mail"],
  queryFn: ({ signal }) => call(readMailServer, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** Whether texts in a colour can be read; the answer never changes. */
export function accentQuery(colour: string) {
  return queryOptions({
    queryKey: ["site", "accent", colour],
    queryFn: ({ signal }) => call(checkAccent, { query: { colour }, signal }),
    enabled: /^#[0-9a-f]{6}$/i.test(colour),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}
