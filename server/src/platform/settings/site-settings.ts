import type {
  CatalogueAccess,
  InvitationAccess,
  Locale,
  Role,
  SignUpPolicy,
  SizeLimits,
} from "@paso/contract";

import type { SessionSettings } from "../config/config.ts";
import type { SiteLogo } from "../look/site-logo.ts";
import type { Shades } from "../look/theme-colours.ts";
import type { StoredMailServer } from "./stored-site.ts";

/** The site's settings from the environment. */
export interface SiteDefaults {
  /** IANA name; dates on the wire are local to it. */
  timeZone: string;
  locale: Locale;
  /** Public origin without a trailing slash. */
  url: string;
  /** Host name of the public address. */
  host: string;
  /** Networks (CIDR) exempt from the shared limit on sign-ins. */
  exemptNetworks: readonly string[];
  /** Private networks (CIDR) in which sign-in and meeting providers may be. */
  providerNetworks: readonly string[];
  /** Origin of the Zoom stand-in in tests; null for Zoom itself. */
  zoomUrl: string | null;
  /** How long people stay signed in. */
  sessions: SessionSettings;
  /** Maximum size of an uploaded document or picture in bytes, unless administrators set another. */
  fileLimit: number;
  /** The mail server, with name and password, and the sender of mails; override the administrators'. */
  smtp: { url: string | null; from: string | null };
}

/** The site's settings that use cases need: the administrators', else the environment's. */
export interface SiteSettings extends SiteDefaults {
  readonly defaults: SiteDefaults;
  /** Version of the administrators' settings, incremented by every change; 0 while there are none. */
  version: number;
  name: string;
  /** Address to which people write for help. */
  supportAddress: string | null;
  /** The chosen colour; null for the default. */
  accent: string | null;
  /** The accent's shades in both themes. */
  shades: Shades;
  logo: SiteLogo | null;
  /** The administrators' choice; the environment may override it. */
  mailServer: StoredMailServer | null;
  /** Whether the catalogue is visible without signing in. */
  catalogue: CatalogueAccess;
  /** Whom people other than administrators may invite: no one, plain participants only, or anyone. */
  invitations: InvitationAccess;
  signUp: { policy: SignUpPolicy; domains: readonly string[] };
  /** HTML by language; empty for none. */
  texts: Record<LegalText, Record<Locale, string>>;
  /** Maximum bytes of an upload. */
  fileLimits: FileLimits;
  /** Limits on the size of written content. */
  sizeLimits: SizeLimits;
  /** Roles that require a second factor. */
  secondFactorRoles: readonly Role[];
}

/** The texts that people agree to, and on how their data is used. */
export type LegalText = "terms" | "privacy";

/** Maximum bytes of an uploaded file, by kind. */
export interface FileLimits {
  document: number;
  picture: number;
  video: number;
}
