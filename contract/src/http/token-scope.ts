import { z } from "zod";

/**
 * What a personal token may be used for. An endpoint names the one that it needs; a token may not make
 * any other call, and never more than its owner may at that moment. All of them only read.
 *
 * `results:read`: results, grades, survey results and their exports. `courses:read`: courses with their
 * content. `people:read`: who takes courses and works on them; for administrators everybody of the site.
 */
export const TOKEN_SCOPES = ["results:read", "courses:read", "people:read"] as const;
export const tokenScope = z.enum(TOKEN_SCOPES);
export type TokenScope = z.infer<typeof tokenScope>;
