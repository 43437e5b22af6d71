import type { Actor } from "../../accounts/index.ts";

/** Whether a course's dates and status are locked: once published, only admins change them. */
export function isScheduleLocked(
  actor: Pick<Actor, "role">,
  course: { status: "published" | "draft" },
): boolean {
  return course.status === "published" && actor.role !== "admin";
}
