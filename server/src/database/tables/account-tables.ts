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
    /** By which authenticators know the account, in base64url: random; null before the first passkey. */
    passkeyHandle: text("passkey_handle"),
    /** Null until the person chooses; then the request's language is used. */
    locale: text({ enum: ["en", "es"] }),
    /** Address of the person's picture; null where initials are shown instead. */
    avatar: text(),
    /** IANA name; null where the device's own counts. */
    timeZone: text("time_zone"),
    /** Null until the person chooses; then the device's own is used. */
    theme: text({ enum: ["system", "light", "dark"] }),
    /** One of the demo's accounts, whose password is public. */
    isDemo: boolean("is_demo").notNull().default(false),
    /** Since when this person cannot sign in; null for everybody who can. */
    disabledAt: instant("disabled_at"),
    /** When they agreed to the site's terms; null where they were not asked. */
    termsAcceptedAt: instant("terms_accepted_at"),
    /** When an invitation was queued last. */
    invitedAt: instant("invited_at"),
    /** When the site was last used, give or take a few minutes; null before the first sign-in. */
    lastSeenAt: instant("last_seen_at"),
    /** What people are listed and searched by; cut to what fits into the index. */
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

/** Accounts elsewhere that a person signs in with. */
export const identities = pgTable(
  "identities",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Names the site's settings of who vouches for the person. */
    provider: text().notNull(),
    /** The provider's lasting id of the person, never their e-mail address. */
    subject: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("identities_subject").on(table.provider, table.subject),
    index("identities_user").on(table.userId),
  ],
);

/** As its user agent names it; null where that does not say. */
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
    /** When it was last used, give or take a few minutes. */
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    /** When it ends unless it is used before; never later than its absolute limit. */
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

/** Attempts to sign in, kept for 90 days for the person to look at. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for an unknown address: written as well, so that it takes as long as a known one. */
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

/** Links by which people who forgot their password choose a new one. */
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

/** People who are to be erased: they go when the time has come, unless it is cancelled before. */
export const erasures = pgTable(
  "erasures",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What becomes of their opinions and comments. */
    opinions: text({ enum: ["remove", "anonymise"] }).notNull(),
    /** The administrator who asked for it; null for the person. */
    requestedBy: integer("requested_by").references(() => users.id, { onDelete: "set null" }),
    requestedAt: instant("requested_at").notNull(),
    dueAt: instant("due_at").notNull(),
  },
  (table) => [
    index("erasures_due").on(table.dueAt),
    index("erasures_requested_by").on(table.requestedBy),
  ],
);

/** People who signed up for an account and have not confirmed their address yet. */
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
    /** With which they came, if any: the way to a course. */
    invitationCode: text("invitation_code"),
    /** When they agreed to the terms, where the site had some. */
    termsAcceptedAt: instant("terms_accepted_at"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("registrations_expiry").on(table.expiresAt)],
);
