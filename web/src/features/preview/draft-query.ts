import { previewDraft } from "@paso/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Sections as students would read them if they were saved now. */
export function draftQuery(pageId: number, sections: readonly Record<string, unknown>[]) {
  return queryOptions({
    queryKey: ["draft-preview", pageId, sections],
    queryFn: ({ signal }) =>
      call(previewDraft, { params: { pageId }, body: { sections: [...sections] }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
