import { checkAccent, readMailServer, readSite } from "@paso/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** What administrators decided about the site. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: ({ signal }) => call(readSite, { signal }),
  staleTime: 0,
  // What is being typed stays until it is saved.
  refetchOnWindowFocus: false,
});

/** The mail server that mails leave the site by. */
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
