import type { SessionUser } from "@paso/contract";

type Role = SessionUser["role"];

/** Which roles open the pages below a path; the first that fits counts, and what fits none is everyone's. */
const ACCESS: readonly (readonly [path: RegExp, roles: readonly Role[]])[] = [
  [/^\/admin(\/|$)/, ["admin"]],
  [/^\/authoring\/trash\/?$/, ["admin", "instructor"]],
  [/^\/authoring(\/|$)/, ["admin", "instructor", "viewer"]],
];

/**
 * Whether a role fits a page at all, so that the page says so before it asks the server. What a
 * person may do in one course is the server's to decide.
 */
export function mayOpen(role: Role, path: string): boolean {
  return ACCESS.find(([pattern]) => pattern.test(path))?.[1].includes(role) ?? true;
}
