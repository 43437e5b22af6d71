import { listSectionOrders, type PageSections, readSections } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";
import type { LoadedPage } from "./editor/editor-store.ts";
import { readSection } from "./sections/read-section.ts";

/**
 * A page's sections in full. Asked for anew with every visit of the editor, and not while one works
 * there.
 */
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

/** A page as the editor begins with it. */
export function loadPage(page: PageSections): LoadedPage {
  return {
    version: page.version,
    sections: page.sections.map(readSection),
    usedOrders: [],
    fileLimit: page.file_limit,
    answers: Object.fromEntries(
      page.sections.map((section) => {
        const form = readSection(section);
        const byOption = form.options.flatMap(({ id }, index) =>
          id === null ? [] : [[id, section.item_answers?.[index] ?? 0]],
        );
        return [form.key, { people: section.answers, byOption: Object.fromEntries(byOption) }];
      }),
    ),
  };
}
