import { listSectionOrders, readSections } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** A page's sections in full. Refetched whenever the editor is opened, but not while editing. */
export function pageSectionsQuery(pageId: number) {
  return queryOptions({
    queryKey: ["page-sections", pageId],
    queryFn: ({ signal }) => call(readSections, { params: { pageId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The order numbers that a page's sections use. */
export function sectionOrdersQuery(pageId: number) {
  return queryOptions({
    queryKey: ["section-orders", pageId],
    queryFn: ({ signal }) => call(listSectionOrders, { params: { pageId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
