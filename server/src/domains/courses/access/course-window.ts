import type { CourseContent } from "../content/course-content.ts";

/** The state of a time window, by the server's clock. */
export function windowState(
  window: { startsAt: Date | null; endsAt: Date | null },
  now: Date,
): "not_begun" | "running" | "ended" {
  if (window.startsAt && now < window.startsAt) return "not_begun";
  if (window.endsAt && now >= window.endsAt) return "ended";
  return "running";
}

/** Whether enrolled people may enter: published, and inside the course's dates. */
export function isOpenToStudents(
  course: Pick<CourseContent, "status" | "startsAt" | "endsAt">,
  now: Date,
): boolean {
  return course.status === "published" && windowState(course, now) === "running";
}
