/** Where a course's outline stands, at one of its pages where that is given. */
export function outlineAddress(courseId: number, pageId?: number): string {
  return `/authoring/courses/${courseId}${pageId === undefined ? "" : `#page-${pageId}`}`;
}
