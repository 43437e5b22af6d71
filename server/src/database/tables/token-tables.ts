import type { TokenScope } from "@paso/contract";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { bytea, instant, users } from "./account-tables.ts";

/** Personal tokens for calling the API; a revoked one has no row. */
export const personalTokens = pgTable(
  "personal_tokens",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytea("token_hash").notNull().unique("personal_tokens_hash"),
    name: text().notNull(),
    scopes: jsonb().$type<TokenScope[]>().notNull(),
    /** Its last four characters, by which its owner recognises it. */
    ending: text().notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** To within a minute; null before its first use. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    index("personal_tokens_user").on(table.userId),
    index("personal_tokens_expiry").on(table.expiresAt),
  ],
);
