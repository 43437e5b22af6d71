/** `/student/courses/{courseId}/pages/{pageId}` */
export function CoursePage() {
  return null;
}
