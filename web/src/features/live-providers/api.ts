import {
  type LiveCredentials,
  type LiveProviderKind,
  type LiveProviders,
  readCourseLiveProviders,
  readSiteLiveProviders,
  removeCourseLiveProvider,
  removeSiteLiveProvider,
  saveCourseLiveProvider,
  saveSiteLiveProvider,
  testCourseLiveProvider,
  testSiteLiveProvider,
} from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Owner of the providers: a course, or null for the site. */
export type Owner = number | null;

/** The live class providers of the site or of a course. */
export function liveProvidersQuery(courseId: Owner) {
  return queryOptions({
    queryKey: ["live-providers", courseId],
    queryFn: ({ signal }) =>
      courseId === null
        ? call(readSiteLiveProviders, { signal })
        : call(readCourseLiveProviders, { params: { courseId }, signal }),
    staleTime: 0,
    // Refetching must not overwrite unsaved input.
    refetchOnWindowFocus: false,
  });
}

export function saveProvider(courseId: Owner, body: LiveCredentials): Promise<LiveProviders> {
  return courseId === null
    ? call(saveSiteLiveProvider, { body })
    : call(saveCourseLiveProvider, { params: { courseId }, body });
}

export function removeProvider(courseId: Owner, service: LiveProviderKind): Promise<LiveProviders> {
  return courseId === null
    ? call(removeSiteLiveProvider, { params: { service } })
    : call(removeCourseLiveProvider, { params: { courseId, service } });
}

export function testProvider(courseId: Owner, service: LiveProviderKind) {
  return courseId === null
    ? call(testSiteLiveProvider, { params: { service } })
    : call(testCourseLiveProvider, { params: { courseId, service } });
}
