import type { Locale, TokenScope } from "@paso/contract";

/**
 * The signed-in person for whom a request acts, as far as the platform needs to know them. The domain
 * that owns people adds its fields by declaration merging.
 */
export interface Principal {
  id: number;
  /** Null until the person chooses a language. */
  locale: Locale | null;
}

/** The owner of the personal token that a call is made with. */
export interface TokenHolder {
  tokenId: number;
  principal: Principal;
  scopes: readonly TokenScope[];
}

/** Prefix of every personal token, for secret scanners to recognise. */
export const TOKEN_PREFIX = "paso_pat_";

/** Whether a kind of person may make a call at all; loading decides which objects they may access. */
export type Rule = (principal: Principal | null) => boolean;

/** Every action of the API and who may take it. A route without an entry keeps the app from starting. */
export type PolicyTable = Readonly<Record<string, Rule>>;
