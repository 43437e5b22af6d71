import type { Actor } from "../../accounts/index.ts";

/** Whether dates and status of a course are fixed for this person: once it is published, they are an admin's. */
export function isScheduleLocked(
  actor: Pick<Actor, "role">,
  course: { status: "published" | "draft" },
): boolean {
  return course.status === "published" && actor.role !== "admin";
}
