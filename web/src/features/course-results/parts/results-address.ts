/** Where results are shown, as paths of this site. */

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

export function gradesPath(courseId: number, groupId: number | null): string {
  return `/authoring/courses/${courseId}/results/grades${ofGroup(groupId)}`;
}

export function webhooksPath(courseId: number): string {
  return `/authoring/courses/${courseId}/results/webhooks`;
}

/** A question on the projector. */
export function presentPath(courseId: number, sectionId: number): string {
  return `/authoring/courses/${courseId}/present/${sectionId}`;
}

/** The group that an address names; null for everybody. */
export function readGroup(search: Record<string, unknown>): number | null {
  const { group } = search;
  return typeof group === "number" && Number.isInteger(group) && group > 0 ? group : null;
}
