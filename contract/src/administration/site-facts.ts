import type { SignUpPolicy } from "./site-settings.ts";

/** Public facts about the site: JSON in the page's `<meta name="paso-site">`. */
export interface SiteFacts {
  support_address: string | null;
  sign_up: SignUpPolicy;
  /** Empty if they do not matter. */
  sign_up_domains: string[];
  has_terms: boolean;
  has_privacy: boolean;
}
