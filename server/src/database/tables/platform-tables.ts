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

/** Token buckets per key that are not full. */
export const tokenBuckets = pgTable("token_buckets", {
  key: text().primaryKey(),
  /** When the bucket will be full again; each token taken moves it by the time of one refill. */
  fullAt: instant("full_at").notNull(),
});

/** Secrets that sign what browsers keep for us. The newest signs, all verify. */
export const signingKeys = pgTable("signing_keys", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  secret: bytea().notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Calls that were sent with an `Idempotency-Key`, and their responses, for those who send them again. */
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

/** A stored file as it goes with a mail, and its name there. */
export interface AttachedFile {
  name: string;
  storageKey: string;
  mediaType: string;
}

/** Mails that wait, and what became of the others; see docs/decisions/0021. */
export const mails = pgTable(
  "mails",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** What it is about, such as `password-reset`. */
    kind: text().notNull(),
    /** Whose account it is about; null where the address has none. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The one address it goes to. */
    recipient: text().notNull(),
    locale: text({ enum: ["en", "es"] }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Put into text and HTML where they are sent; forgotten once that is over. */
    secret: text(),
    /** Where mail of this kind is turned off in one click; null where it cannot be. */
    unsubscribeUrl: text("unsubscribe_url"),
    /** A file that goes with it: kept as long as the mail is, its bytes read when it is sent. */
    attachmentFileId: integer("attachment_file_id").references(() => files.id),
    attachment: jsonb().$type<AttachedFile>(),
    /** Whether its row goes once it is sent or given up: to people who have no account any more. */
    forgotten: boolean().notNull().default(false),
    state: text({ enum: ["queued", "sent", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** When to try next. While it is being sent: when another process may take it over. */
    dueAt: instant("due_at").notNull(),
    /** From when on it is of no use and no longer tried. */
    expiresAt: instant("expires_at").notNull(),
    /** What the mail server said last, or why it could not be heard. */
    response: text(),
    createdAt: instant("created_at").notNull(),
    /** When it was queued last: by its cause, or again by an administrator. */
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

/** Flat: fields by name. Secrets are never among them. */
export type AuditValues = Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;

/**
 * What was changed on the site, by whom; rows are only ever added, which a trigger enforces. People
 * are named by id alone and without a foreign key: a row outlives them, their names do not.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    /** Who did it; null for the command line and the site itself. */
    actorId: integer("actor_id"),
    action: text().$type<AuditAction>().notNull(),
    /** The person it is about; null where it is about none. */
    subjectId: integer("subject_id"),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
  },
  (table) => [index("audit_log_action").on(table.action, table.id)],
);

/** Long work that somebody waits for: how far it is, and what came of it. */
export const trackedJobs = pgTable(
  "tracked_jobs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who began it, and alone sees it. */
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text({ enum: ["queued", "running", "done", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** What it works on; forgotten at its end. */
    input: jsonb(),
    /** Parts of the input that are done, of how many. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** What it has done so far; null before the first part. */
    result: jsonb(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("tracked_jobs_user").on(table.userId),
    index("tracked_jobs_ended").on(table.endedAt),
  ],
);

/** What administrators decide about the site: one row, or none before they decided anything. */
export const siteSettings = pgTable(
  "site_settings",
  {
    id: integer().primaryKey().default(1),
    /** Grows with every change, so that processes notice it. */
    version: integer().notNull().default(1),
    /** By the names of the contract; what is missing is the environment's. */
    values: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Whether the form for a password is offered only to those who ask for it by `/login?password`. */
    hidesPassword: boolean("hides_password").notNull().default(false),
    /** Roles whose people must have a second factor. */
    secondFactorRoles: jsonb("second_factor_roles").$type<readonly Role[]>().notNull().default([]),
    /** SHA-256 of the token that makes the first administrator; null once there is one. */
    setupTokenHash: bytea("setup_token_hash"),
  },
  (table) => [check("site_settings_single", sql`${table.id} = 1`)],
);

/** Servers and workers of the site that run: each keeps its row fresh and deletes it when it stops. */
export const processes = pgTable("processes", {
  id: uuid().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  /** Of Paso. */
  version: text().notNull(),
  serves: boolean().notNull(),
  runsJobs: boolean("runs_jobs").notNull(),
  startedAt: instant("started_at").notNull(),
  /** When it said last that it runs. */
  seenAt: instant("seen_at").notNull(),
  /** Milliseconds for which its event loop was held of late, in all but a hundredth of the cases. */
  eventLoopDelay: integer("event_loop_delay").notNull(),
  /** Work that waited for a database connection when it was seen. */
  waiting: integer().notNull(),
});
