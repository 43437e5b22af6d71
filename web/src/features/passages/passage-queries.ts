import {
  changePassage,
  keepPassage,
  listPassages,
  type Passage,
  removePassage,
} from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";
import type { SelectedPassage } from "./anchor/describe-selection.ts";

/** The viewer's kept passages of a page. Nothing on the page waits for it. */
export const passagesQuery = (pageId: number) =>
  queryOptions({
    queryKey: ["passages", pageId],
    queryFn: async ({ signal }) => {
      const { passages } = await call(listPassages, {
        params: { pageId },
        signal,
        background: true,
      });
      return passages;
    },
    staleTime: 60_000,
  });

interface NewPassage extends SelectedPassage {
  note: string;
  /** Idempotency key. */
  key: string;
}

export async function postPassage(
  pageId: number,
  { key, sectionId, ...passage }: NewPassage,
): Promise<Passage> {
  const kept = await call(keepPassage, {
    params: { pageId },
    body: { section_id: sectionId, ...passage },
    headers: { "idempotency-key": key },
  });
  return kept.passage;
}

export async function putNote(passageId: number, note: string): Promise<Passage> {
  return (await call(changePassage, { params: { passageId }, body: { note } })).passage;
}

export function deletePassage(passageId: number) {
  return call(removePassage, { params: { passageId } });
}
