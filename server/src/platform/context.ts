import type { Database } from "../database/connection.ts";
import type { Clock } from "./clock.ts";
import type { SessionSettings } from "./config/config.ts";
import type { Events } from "./events.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { SecretBox } from "./secrets/secret-box.ts";
import type { MailTransport } from "./smtp/mail-transport.ts";
import type { FileStorage } from "./storage/file-storage.ts";

/** What every use case is given: its first parameter. */
export interface Context {
  /** The pool, or the transaction that {@link withTransaction} opened. */
  database: Database;
  clock: Clock;
  storage: FileStorage;
  /** Reactions inside the transaction of a change. */
  events: Events<Context>;
  /** Reactions once a change is committed: see `emit`. */
  outbox: Outbox;
  /** Null where no mail server is set: mails wait then. */
  mail: MailTransport | null;
  /** Encrypts what is kept secret in the database. */
  secrets: SecretBox;
  /** What the environment and administrators decided; kept up to date by `followSite`. */
  site: SiteSettings;
}

/** What the environment decides about the site. */
export interface SiteDefaults {
  /** IANA name; dates on the wire are local to it. */
  timeZone: string;
  locale: "en" | "es";
  /** Public origin without a trailing slash. */
  url: string;
  /** Host name of the public address. */
  host: string;
  /** Networks (CIDR) whose sign-ins are not counted together. */
  exemptNetworks: readonly string[];
  /** Private networks (CIDR) in which providers of sign-ins may be. */
  providerNetworks: readonly string[];
  /** How long people stay signed in. */
  sessions: SessionSettings;
  /** Most bytes of an uploaded document or picture. */
  fileLimit: number;
}

/** Settings of the site that use cases need: what administrators decided, else the environment's. */
export interface SiteSettings extends SiteDefaults {
  readonly defaults: SiteDefaults;
  /** Of the administrators' settings, which grows with every change of them; 0 while there are none. */
  version: number;
  name: string;
  /** Whether people see the catalogue without signing in. */
  catalogue: "members" | "everybody";
  /** Whom others than administrators may invite: nobody, those who only take part, or everybody. */
  invitations: "nobody" | "members" | "everybody";
}
