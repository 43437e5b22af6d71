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

/** What the environment decides about the site. */
export interface SiteDefaults {
  /** IANA name; dates on the wire are local to it. */
  timeZone: string;
  locale: Locale;
  /** Public origin without a trailing slash. */
  url: string;
  /** Host name of the public address. */
  host: string;
  /** Networks (CIDR) whose sign-ins are not counted together. */
  exemptNetworks: readonly string[];
  /** Private networks (CIDR) in which providers of sign-ins and meetings may be. */
  providerNetworks: readonly string[];
  /** Origin of what stands in for Zoom in tests; null for Zoom itself. */
  zoomUrl: string | null;
  /** How long people stay signed in. */
  sessions: SessionSettings;
  /** Most bytes of an uploaded document or picture, where administrators set nothing else. */
  fileLimit: number;
  /** The mail server, with name and password, and the sender of mails; they win where they are set. */
  smtp: { url: string | null; from: string | null };
}

/** Settings of the site that use cases need: what administrators decided, else the environment's. */
export interface SiteSettings extends SiteDefaults {
  readonly defaults: SiteDefaults;
  /** Of the administrators' settings, which grows with every change of them; 0 while there are none. */
  version: number;
  name: string;
  /** Where people who need help write to. */
  supportAddress: string | null;
  /** The colour that was chosen; null for the usual one. */
  accent: string | null;
  /** What the accent is in both themes. */
  shades: Shades;
  logo: SiteLogo | null;
  /** What administrators chose; the environment may say otherwise. */
  mailServer: StoredMailServer | null;
  /** Whether people see the catalogue without signing in. */
  catalogue: CatalogueAccess;
  /** Whom others than administrators may invite: nobody, those who only take part, or everybody. */
  invitations: InvitationAccess;
  signUp: { policy: SignUpPolicy; domains: readonly string[] };
  /** HTML by language; empty for none. */
  texts: Record<LegalText, Record<Locale, string>>;
  /** Most bytes of an upload. */
  fileLimits: FileLimits;
  /** How large what is written may become. */
  sizeLimits: SizeLimits;
  /** Roles whose people must have a second factor. */
  secondFactorRoles: readonly Role[];
}

/** What a site asks people to agree to, and says about their data. */
export type LegalText = "terms" | "privacy";

/** Most bytes of an uploaded file, by what it is. */
export interface FileLimits {
  document: number;
  picture: number;
  video: number;
}
