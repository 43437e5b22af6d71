import type { Claims } from "./read-claim.ts";

/** A person authenticated by a provider. */
export interface VouchedPerson {
  /** The provider's stable id of the person. */
  subject: string;
  /** Null if the provider sends none. */
  email: string | null;
  /** Whether the provider has verified the address. */
  isVerified: boolean;
  /** Empty if unknown. */
  firstName: string;
  lastName: string;
  /** The input of rules. */
  claims: Claims;
}
