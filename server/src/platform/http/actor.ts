import type { Locale, Role } from "@paso/contract";

/** The signed-in person a request acts for. */
export interface Actor {
  id: number;
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  /** Null until the person chooses a language. */
  locale: Locale | null;
  mustChangePassword: boolean;
}

/** Whether a kind of person may make a call at all; what they may touch is decided by loading it. */
export type Rule = (actor: Actor | null) => boolean;

/** Every action of the API and who may take it. A route without an entry does not start. */
export type PolicyTable = Readonly<Record<string, Rule>>;

/** The person of a call that only signed-in people can make. */
export function signedIn(actor: Actor | null): Actor {
  if (!actor) throw new Error("A route for signed-in people was reached by nobody.");
  return actor;
}
