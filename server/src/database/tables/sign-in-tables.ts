import { bigint, boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { bytea, instant, users } from "./account-tables.ts";

/** Public keys of the passkeys with which people sign in: WebAuthn credentials. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The authenticator's id of it, in base64url. */
    credentialId: text("credential_id").notNull().unique("passkeys_credential"),
    /** In COSE form. */
    publicKey: bytea("public_key").notNull(),
    /** Signature counter, if the authenticator has one; it never goes back. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How browsers reach the authenticator, e.g. `internal` or `usb`. */
    transports: jsonb().$type<string[]>().notNull(),
    /** Whether it is synced to the person's other devices. */
    isSynced: boolean("is_synced").notNull(),
    name: text().notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** The authenticator apps for people's second factor. */
export const authenticatorApps = pgTable("authenticator_apps", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The shared TOTP key, encrypted. */
  sealedKey: text("sealed_key").notNull(),
  /** When a first code proved that it works; no second factor before. */
  confirmedAt: instant("confirmed_at"),
  /** The time step of its latest code: neither that code nor an earlier one is accepted again. */
  lastStep: bigint("last_step", { mode: "number" }),
});

/** Codes that replace a lost app's; a row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    /** SHA-256 of the person's id and the code. */
    codeHash: bytea("code_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Browsers that sent a correct password but not yet the second factor. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    /** SHA-256 of the secret that the browser was given for it. */
    tokenHash: bytea("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("pending_sign_ins_user").on(table.userId),
    index("pending_sign_ins_expiry").on(table.expiresAt),
  ],
);

/** Challenges for browsers to sign; a row is deleted when it comes back signed. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge. */
    challengeHash: bytea("challenge_hash").primaryKey(),
    /** SHA-256 of the secret of the browser that it was given to. */
    browserHash: bytea("browser_hash").notNull(),
    purpose: text({ enum: ["add", "sign-in"] }).notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_expiry").on(table.expiresAt)],
);
