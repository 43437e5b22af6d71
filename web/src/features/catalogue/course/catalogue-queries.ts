import {
  listCatalogue,
  listOwnSignUps,
  readCataloguePage,
  signUp,
  withdrawSignUp,
  type Locale,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Common key prefix of all catalogue queries, so that a change invalidates them together. */
export const catalogueKey = ["catalogue"] as const;

export interface CatalogueFilter {
  /** Empty for all. */
  search: string;
  /** Null for all. */
  language: Locale | null;
}

/** Courses open for sign-up, paged. */
export function catalogueQuery({ search, language }: CatalogueFilter) {
  return infiniteQueryOptions({
    queryKey: [...catalogueKey, "list", search, language],
    queryFn: ({ pageParam, signal }) =>
      call(listCatalogue, {
        query: {
          ...(search !== "" && { q: search }),
          ...(language !== null && { language }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A course's page. */
export function cataloguePageQuery(courseId: number) {
  return queryOptions({
    queryKey: [...catalogueKey, "page", courseId],
    queryFn: ({ signal }) => call(readCataloguePage, { params: { courseId }, signal }),
    staleTime: 0,
  });
}

/** The user's requests and waiting-list places, and whether there is a catalogue. */
export const ownSignUpsQuery = queryOptions({
  queryKey: [...catalogueKey, "own"],
  queryFn: ({ signal }) => call(listOwnSignUps, { signal }),
  staleTime: 0,
});

/** @param text message to the staff who decide; may be empty */
export function postSignUp(courseId: number, text: string) {
  return call(signUp, { params: { courseId }, body: text === "" ? {} : { text } });
}

export function takeBackSignUp(courseId: number) {
  return call(withdrawSignUp, { params: { courseId } });
}
