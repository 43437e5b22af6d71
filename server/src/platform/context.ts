import type { Database } from "../database/connection.ts";
import type { Replica } from "../database/replica.ts";
import type { Clock } from "./clock.ts";
import type { Events } from "./events.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { RecentRequests } from "./recent-requests.ts";
import type { SecretBox } from "./secrets/secret-box.ts";
import type { SiteSettings } from "./settings/site-settings.ts";
import type { MailServer } from "./smtp/mail-server.ts";
import type { FileStorage } from "./storage/file-storage.ts";

export type { FileLimits, SiteDefaults, SiteSettings } from "./settings/site-settings.ts";

/** What every use case is given: its first parameter. */
export interface Context {
  /** The pool, or the transaction that {@link withTransaction} opened. */
  database: Database;
  /** Where reports are read from, by `forReports`; absent where that is the database itself. */
  replica?: Replica;
  clock: Clock;
  storage: FileStorage;
  /** Reactions inside the transaction of a change. */
  events: Events<Context>;
  /** Reactions once a change is committed: see `emit`. */
  outbox: Outbox;
  mail: MailServer;
  /** Encrypts what is kept secret in the database. */
  secrets: SecretBox;
  /** What the environment and administrators decided; kept up to date by `followSite`. */
  site: SiteSettings;
  /** Requests that this process serves beside its jobs; absent where it serves none. */
  requests?: RecentRequests;
}
