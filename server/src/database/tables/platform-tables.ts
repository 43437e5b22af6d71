import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { bytea, instant, users } from "./account-tables.ts";

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
