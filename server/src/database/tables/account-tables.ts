import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { foldText } from "../fold-text.ts";

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** An instant, with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    role: text({ enum: ["admin", "instructor", "viewer", "student"] }).notNull(),
    /** argon2id in PHC form. */
    passwordHash: text("password_hash").notNull(),
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    /** Identifies the account to authenticators, in base64url: random; null before the first passkey. */
    passkeyHandle: text("passkey_handle"),
    /** Null until the person chooses; the request's language is used until then. */
    locale: text({ enum: ["en", "es"] }),
    /** Address of the person's picture; null for initials. */
    avatar: text(),
    /** IANA name; null for the device's own. */
    timeZone: text("time_zone"),
    /** Null until the person chooses; the device's own is used until then. */
    theme: text({ enum: ["system", "light", "dark"] }),
    /** One of the demo's people, who get no mails: accounts whose password is public, and the class. */
    isDemo: boolean("is_demo").notNull().default(false),
    /** Since when this person cannot sign in; null for everyone who can. */
    disabledAt: instant("disabled_at"),
    /** When they agreed to the site's terms; null if they were not asked. */
    termsAcceptedAt: instant("terms_accepted_at"),
    /** When an invitation was last queued. */
    invitedAt: instant("invited_at"),
    /** When the person last used the site, to within a few minutes; null before the first sign-in. */
    lastSeenAt: instant("last_seen_at"),
    /** Text that people are listed and searched by; truncated to fit the index. */
    folded: text().generatedAlwaysAs(
      sql`left(${foldText(sql.raw("ltrim(last_name || ' ' || first_name) || ' ' || email"))}, 600)`,
    ),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    index("users_folded").on(sql`${table.folded} collate "C"`, table.id),
  ],
);

/** Accounts at other providers with which a person signs in. */
export const identities = pgTable(
  "identities",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The identity provider's key in the site's settings. */
    provider: text().notNull(),
    /** The provider's stable id of the person, never their e-mail address. */
    subject: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("identities_subject").on(table.provider, table.subject),
    index("identities_user").on(table.userId),
  ],
);

/** From the user agent; null if that does not say. */
const device = () => ({ browser: text(), system: text() });

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token; the token itself is never stored. */
    tokenHash: bytea("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    /** When it was last used, to within a few minutes. */
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    /** When it ends if unused; never later than its absolute limit. */
    expiresAt: instant("expires_at").notNull(),
    ...device(),
    /** When the person last entered their password or used their passkey in it. */
    authenticatedAt: instant("authenticated_at"),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Sign-in attempts, kept for 90 days for the person to review. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for an unknown address: stored too, so that it takes as long as a known one. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    succeeded: boolean().notNull(),
    ...device(),
    /** The client's address without its last part. */
    network: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("sign_ins_user").on(table.userId, table.id),
    index("sign_ins_created").on(table.createdAt),
  ],
);

/** Addresses that people want for their accounts, to be confirmed by a mailed code; one a person. */
export const emailChanges = pgTable(
  "email_changes",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** SHA-256 of the code; null until it is mailed. */
    codeHash: bytea("code_hash"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("email_changes_expiry").on(table.expiresAt)],
);

/** Links for people who forgot their password to choose a new one. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the link's token; the token itself is not stored here. */
    tokenHash: bytea("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("password_resets_user").on(table.userId),
    index("password_resets_expiry").on(table.expiresAt),
  ],
);

/** Scheduled erasures of people, which can be cancelled until they are due. */
export const erasures = pgTable(
  "erasures",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What happens to their opinions and comments. */
    opinions: text({ enum: ["remove", "anonymise"] }).notNull(),
    /** The administrator who requested it; null for the person themselves. */
    requestedBy: integer("requested_by").references(() => users.id, { onDelete: "set null" }),
    requestedAt: instant("requested_at").notNull(),
    dueAt: instant("due_at").notNull(),
  },
  (table) => [
    index("erasures_due").on(table.dueAt),
    index("erasures_requested_by").on(table.requestedBy),
  ],
);

/** People who signed up but have not confirmed their address yet. */
export const registrations = pgTable(
  "registrations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the mailed link's token; null until it is mailed. */
    tokenHash: bytea("token_hash").unique(),
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** argon2id in PHC form. */
    passwordHash: text("password_hash").notNull(),
    locale: text({ enum: ["en", "es"] }).notNull(),
    /** The code they came with, if any: it leads to a course. */
    invitationCode: text("invitation_code"),
    /** When they agreed to the terms, if the site had any. */
    termsAcceptedAt: instant("terms_accepted_at"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("registrations_expiry").on(table.expiresAt)],
);
