import type { PeopleIssue } from "@paso/contract";

/** Where results are shown, as paths of this site. */

const PEOPLE_ISSUES: readonly PeopleIssue[] = ["hard", "left", "video", "hurried", "without_reply"];

const ofGroup = (groupId: number | null) => (groupId === null ? "" : `?group=${groupId}`);

export function resultsPath(courseId: number, groupId: number | null): string {
  return `/authoring/courses/${courseId}/results${ofGroup(groupId)}`;
}

/** @param sectionId the section that is led to; null for the top of the page */
export function pageResultsPath(
  courseId: number,
  groupId: number | null,
  { pageId, sectionId = null }: { pageId: number; sectionId?: number | null },
): string {
  const anchor = sectionId === null ? "" : `#section-${sectionId}`;
  return `/authoring/courses/${courseId}/results/pages/${pageId}${ofGroup(groupId)}${anchor}`;
}

/** @param userId one of the students; null for their list */
export function studentsPath(
  courseId: number,
  groupId: number | null,
  userId: number | null,
): string {
  const one = userId === null ? "" : `/${userId}`;
  return `/authoring/courses/${courseId}/results/students${one}${ofGroup(groupId)}`;
}

/** The students whom an issue is about. */
export function issuePeoplePath(
  courseId: number,
  groupId: number | null,
  { issue, sectionId }: IssuePeople,
): string {
  const group = groupId === null ? "" : `&group=${groupId}`;
  return `/authoring/courses/${courseId}/results/students?issue=${issue}&section=${sectionId}${group}`;
}

export function gradesPath(courseId: number, groupId: number | null): string {
  return `/authoring/courses/${courseId}/results/grades${ofGroup(groupId)}`;
}

export function webhooksPath(courseId: number): string {
  return `/authoring/courses/${courseId}/results/webhooks`;
}

/** What is worth talking about in class. */
export function preparationPath(courseId: number, groupId: number | null): string {
  return `/authoring/courses/${courseId}/results/class${ofGroup(groupId)}`;
}

/** A question on the projector. */
export function presentPath(courseId: number, sectionId: number): string {
  return `/authoring/courses/${courseId}/present/${sectionId}`;
}

/** Those whom an issue of a section is about. */
export interface IssuePeople {
  issue: PeopleIssue;
  sectionId: number;
}

/** Whom an address asks for; null for everybody. */
export function readIssuePeople({ issue, section }: Record<string, unknown>): IssuePeople | null {
  const known = PEOPLE_ISSUES.find((kind) => kind === issue);
  return known && typeof section === "number" && Number.isInteger(section) && section > 0
    ? { issue: known, sectionId: section }
    : null;
}

/** The group that an address names; null for everybody. */
export function readGroup(search: Record<string, unknown>): number | null {
  const { group } = search;
  return typeof group === "number" && Number.isInteger(group) && group > 0 ? group : null;
}
