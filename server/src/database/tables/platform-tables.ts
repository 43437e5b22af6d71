import type { AuditAction, Role } from "@paso/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";

import { bytea, instant, users } from "./account-tables.ts";
import { files } from "./file-tables.ts";

/** Attempts counted per key (an account, an address) in fixed windows. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  windowEndsAt: instant("window_ends_at").notNull(),
});

/** Token buckets, by key, that are not full. */
export const tokenBuckets = pgTable("token_buckets", {
  key: text().primaryKey(),
  /** When the bucket will be full again; each token taken delays it by the time of one refill. */
  fullAt: instant("full_at").notNull(),
});

/** Secrets that sign data stored by browsers. The newest signs, all verify. */
export const signingKeys = pgTable("signing_keys", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  secret: bytea().notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Calls sent with an `Idempotency-Key`, and their responses, for repeats. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Chosen by the caller. */
    key: text().notNull(),
    /** SHA-256 of the request, so that one key is not used for two requests. */
    fingerprint: text().notNull(),
    /** Null only inside the transaction that produces it. */
    response: jsonb(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_expiry").on(table.expiresAt),
  ],
);

/** A stored file attached to a mail, with its name there. */
export interface AttachedFile {
  name: string;
  storageKey: string;
  mediaType: string;
}

/** Mails that wait, and the results of the others; see docs/decisions/0021. */
export const mails = pgTable(
  "mails",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its kind, e.g. `password-reset`. */
    kind: text().notNull(),
    /** The account it is about; null if the address has none. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Its only recipient. */
    recipient: text().notNull(),
    locale: text({ enum: ["en", "es"] }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Inserted into text and HTML on sending; deleted once that is over. */
    secret: text(),
    /** Link that turns off mail of this kind in one click; null if it cannot be. */
    unsubscribeUrl: text("unsubscribe_url"),
    /** An attached file: kept as long as the mail is, its bytes read when it is sent. */
    attachmentFileId: integer("attachment_file_id").references(() => files.id),
    attachment: jsonb().$type<AttachedFile>(),
    /** Whether its row is deleted once it is sent or given up: for people who have no account any more. */
    forgotten: boolean().notNull().default(false),
    state: text({ enum: ["queued", "sent", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** When to try next. While it is being sent: when another process may take it over. */
    dueAt: instant("due_at").notNull(),
    /** When it becomes useless and is no longer tried. */
    expiresAt: instant("expires_at").notNull(),
    /** The mail server's last reply, or why there was none. */
    response: text(),
    createdAt: instant("created_at").notNull(),
    /** When it was last queued: by its cause, or again by an administrator. */
    queuedAt: instant("queued_at").notNull(),
    /** When it was sent or given up. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("mails_due")
      .on(table.dueAt, table.id)
      .where(sql`${table.state} = 'queued'`),
    index("mails_state").on(table.state, table.id),
    index("mails_user").on(table.userId),
    index("mails_ended").on(table.endedAt),
    index("mails_attachment")
      .on(table.attachmentFileId)
      .where(sql`${table.attachmentFileId} is not null`),
  ],
);

/** Flat: values by field name, never secrets. */
export type AuditValues = Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;

/**
 * Changes on the site, and who made them; append-only, which a trigger enforces. People are referred to
 * by id alone and without a foreign key: a row outlives them, their names do not.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    /** The actor; null for the command line and the site itself. */
    actorId: integer("actor_id"),
    action: text().$type<AuditAction>().notNull(),
    /** The person it is about; null if none. */
    subjectId: integer("subject_id"),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
  },
  (table) => [index("audit_log_action").on(table.action, table.id)],
);

/** Long work that a person waits for: its progress and its result. */
export const trackedJobs = pgTable(
  "tracked_jobs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The person who started it, the only one to see it. */
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text({ enum: ["queued", "running", "done", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** Its input; deleted when it ends. */
    input: jsonb(),
    /** Finished parts of the input, and their total. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** Its result so far; null before the first part. */
    result: jsonb(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("tracked_jobs_user").on(table.userId),
    index("tracked_jobs_ended").on(table.endedAt),
  ],
);

/** Settings by administrators: one row, or none before the first. */
export const siteSettings = pgTable(
  "site_settings",
  {
    id: integer().primaryKey().default(1),
    /** Incremented by every change, so that processes notice it. */
    version: integer().notNull().default(1),
    /** By the names in the contract; missing ones default to the environment's. */
    values: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Whether the password form is shown only at `/login?password`. */
    hidesPassword: boolean("hides_password").notNull().default(false),
    /** Roles that require a second factor. */
    secondFactorRoles: jsonb("second_factor_roles").$type<readonly Role[]>().notNull().default([]),
    /** SHA-256 of the latest setup tokens for the first administrator, one after the other; null once there is one. */
    setupTokenHashes: bytea("setup_token_hash"),
  },
  (table) => [check("site_settings_single", sql`${table.id} = 1`)],
);

/** Running servers and workers of the site: each refreshes its row and deletes it when it stops. */
export const processes = pgTable("processes", {
  id: uuid().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  /** Version of Paso. */
  version: text().notNull(),
  serves: boolean().notNull(),
  runsJobs: boolean("runs_jobs").notNull(),
  startedAt: instant("started_at").notNull(),
  /** Time of its last report. */
  seenAt: instant("seen_at").notNull(),
  /** 99th percentile of its recent event loop delay, in milliseconds. */
  eventLoopDelay: integer("event_loop_delay").notNull(),
  /** Number of callers waiting for a database connection at that time. */
  waiting: integer().notNull(),
});
