import type { SessionUser } from "@paso/contract";

type Role = SessionUser["role"];

/**
 * The roles that may open the pages below a path; the first match counts, and unmatched paths are open to
 * all.
 */
const ACCESS: readonly (readonly [path: RegExp, roles: readonly Role[]])[] = [
  [/^\/admin(\/|$)/, ["admin"]],
  [/^\/authoring\/trash\/?$/, ["admin", "instructor"]],
  [/^\/authoring(\/|$)/, ["admin", "instructor", "viewer"]],
];

/**
 * Whether a role fits a page at all, so that the page can say so without a round trip. What a person may do
 * in one course is decided by the server.
 */
export function mayOpen(role: Role, path: string): boolean {
  return ACCESS.find(([pattern]) => pattern.test(path))?.[1].includes(role) ?? true;
}
