import { z } from "zod";

/**
 * Scopes of a personal token. An endpoint names the one it requires; a token may not make any other
 * call, and never do more than its owner may at that moment. All of them are read-only.
 *
 * `results:read`: results, grades, survey results and their exports. `courses:read`: courses with their
 * content. `people:read`: students and staff of courses; for administrators everybody on the site.
 */
export const TOKEN_SCOPES = ["results:read", "courses:read", "people:read"] as const;
export const tokenScope = z.enum(TOKEN_SCOPES);
export type TokenScope = z.infer<typeof tokenScope>;
