import type { Claims } from "./read-claim.ts";

/** Somebody whom a provider has signed in. */
export interface VouchedPerson {
  /** The provider's lasting id of the person. */
  subject: string;
  /** Null where the provider names none. */
  email: string | null;
  /** Whether the provider has verified that the address is theirs. */
  isVerified: boolean;
  /** Empty where it is not known. */
  firstName: string;
  lastName: string;
  /** What rules look at. */
  claims: Claims;
}
