/** Address of a course's outline, at one of its pages if given. */
export function outlineAddress(courseId: number, pageId?: number): string {
  return `/authoring/courses/${courseId}${pageId === undefined ? "" : `#page-${pageId}`}`;
}
