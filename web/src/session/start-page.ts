import type { SessionUser } from "@paso/contract";

/** Where a person's work starts. */
export function startPage(user: SessionUser): string {
  return user.role === "student" ? "/student" : "/authoring";
}
