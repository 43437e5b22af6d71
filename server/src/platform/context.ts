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

/** The first parameter of every use case. */
export interface Context {
  /** The pool, or the transaction that {@link withTransaction} opened. */
  database: Database;
  /** Where `forReports` reads from; absent if that is the primary. */
  replica?: Replica;
  clock: Clock;
  storage: FileStorage;
  /** Handlers that run inside the transaction of a change. */
  events: Events<Context>;
  /** Handlers that run once a change is committed: see `emit`. */
  outbox: Outbox;
  mail: MailServer;
  /** Encrypts secrets that are stored in the database. */
  secrets: SecretBox;
  /** Settings by the environment and administrators; kept up to date by `followSite`. */
  site: SiteSettings;
  /** Requests that this process serves besides its jobs; absent if it serves none. */
  requests?: RecentRequests;
}
