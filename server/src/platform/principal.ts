import type { Locale, TokenScope } from "@paso/contract";

/**
 * The signed-in person a request acts for, as far as the platform needs to know them. The domain
 * that owns people adds its fields by declaration merging.
 */
export interface Principal {
  id: number;
  /** Null until the person chooses a language. */
  locale: Locale | null;
}

/** Who calls with a personal token. */
export interface TokenHolder {
  tokenId: number;
  principal: Principal;
  scopes: readonly TokenScope[];
}

/** What every personal token begins with, so that scanners of source code recognise one. */
export const TOKEN_PREFIX = "paso_pat_";

/** Whether a kind of person may make a call at all; what they may touch is decided by loading it. */
export type Rule = (principal: Principal | null) => boolean;

/** Every action of the API and who may take it. A route without an entry does not start. */
export type PolicyTable = Readonly<Record<string, Rule>>;
