import type { Actor, PolicyTable } from "../../platform/http/actor.ts";
import type { CourseContent } from "../courses/index.ts";

const signedIn = (actor: Actor | null) => actor !== null;

/**
 * Taking part needs an enrolment, whatever one's role: loading through the person's own enrolment
 * decides, so that a course that one may see but is not enrolled in is a 403, and any other a 404.
 */
export const learningPolicy: PolicyTable = {
  "learning.home": signedIn,
  "learning.map": signedIn,
  "learning.search": signedIn,
  "page.open": signedIn,
  "section.advance": signedIn,
  "playback.read": signedIn,
  "playback.save": signedIn,
  "chart.read": signedIn,
  "quiz-summary.read": signedIn,
  "note.read": signedIn,
  "note.write": signedIn,
  "section-file.read": signedIn,
};

/** A window in time, judged by the server's clock. */
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
