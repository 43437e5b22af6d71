import { type PageData, openPage } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** A page with the sections its student has reached. */
export function pageQuery(pageId: number) {
  return queryOptions({
    queryKey: ["page", pageId],
    queryFn: ({ signal }): Promise<PageData> => call(openPage, { params: { pageId }, signal }),
    // What was read without a connection may be a copy, however new it seems.
    refetchOnReconnect: "always",
  });
}
