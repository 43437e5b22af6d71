import type { PeopleIssue } from "@paso/contract";

import { type Audience, audienceQuery, EVERYBODY } from "./audience.ts";

/** Where results are shown, as paths of this site. */

const PEOPLE_ISSUES: readonly PeopleIssue[] = ["hard", "left", "video", "hurried", "without_reply"];

function searchOf(audience: Audience, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...more, ...audienceQuery(audience) }).toString();
  return search === "" ? "" : `?${search}`;
}

export function resultsPath(courseId: number, audience: Audience): string {
  return `/authoring/courses/${courseId}/results${searchOf(audience)}`;
}

/** @param sectionId the section that is led to; null for the top of the page */
export function pageResultsPath(
  courseId: number,
  audience: Audience,
  { pageId, sectionId = null }: { pageId: number; sectionId?: number | null },
): string {
  const anchor = sectionId === null ? "" : `#section-${sectionId}`;
  return `/authoring/courses/${courseId}/results/pages/${pageId}${searchOf(audience)}${anchor}`;
}

/** @param userId one of the students; null for their list */
export function studentsPath(courseId: number, audience: Audience, userId: number | null): string {
  const one = userId === null ? "" : `/${userId}`;
  return `/authoring/courses/${courseId}/results/students${one}${searchOf(audience)}`;
}

/** The students whom an issue is about. */
export function issuePeoplePath(
  courseId: number,
  audience: Audience,
  { issue, sectionId }: IssuePeople,
): string {
  const search = searchOf(audience, { issue, section: String(sectionId) });
  return `/authoring/courses/${courseId}/results/students${search}`;
}

export function gradesPath(courseId: number, audience: Audience): string {
  return `/authoring/courses/${courseId}/results/grades${searchOf(audience)}`;
}

export function webhooksPath(courseId: number): string {
  return `/authoring/courses/${courseId}/results/webhooks`;
}

/** Topics worth discussing in class. */
export function preparationPath(courseId: number, { groupId }: Audience): string {
  return `/authoring/courses/${courseId}/results/class${searchOf({ ...EVERYBODY, groupId })}`;
}

/** A question on the projector. */
export function presentPath(courseId: number, sectionId: number): string {
  return `/authoring/courses/${courseId}/present/${sectionId}`;
}

/** The people that an issue of a section is about. */
export interface IssuePeople {
  issue: PeopleIssue;
  sectionId: number;
}

/** Parses them from a URL; null for all. */
export function readIssuePeople({ issue, section }: Record<string, unknown>): IssuePeople | null {
  const known = PEOPLE_ISSUES.find((kind) => kind === issue);
  return known && typeof section === "number" && Number.isInteger(section) && section > 0
    ? { issue: known, sectionId: section }
    : null;
}
