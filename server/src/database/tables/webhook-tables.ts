import type { WebhookEvent } from "@paso/contract";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "./account-tables.ts";
import { courses } from "./course-tables.ts";

/** Addresses that are told of what happens on the site, or in a course. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for one of the site. */
    courseId: integer("course_id").references(() => courses.id, { onDelete: "cascade" }),
    url: text().notNull(),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    /** With what deliveries are signed, encrypted. */
    sealedSecret: text("sealed_secret").notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
    turnedOffBecause: text("turned_off_because", { enum: ["failing", "gone"] }),
    /** Since when every attempt has failed; null where the last one succeeded. */
    failingSince: instant("failing_since"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("webhooks_course").on(table.courseId)],
);

/** What webhooks are told, waiting and done, for 30 days. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    messageId: text("message_id").notNull(),
    event: text().$type<WebhookEvent>().notNull(),
    courseId: integer("course_id").notNull(),
    userIds: integer("user_ids").array().notNull(),
    /** When it happened. */
    createdAt: instant("created_at").notNull(),
    state: text({ enum: ["waiting", "delivered", "failed"] }).notNull(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due; null where none is. */
    tryAt: instant("try_at"),
    /** When it is given up. */
    giveUpAt: instant("give_up_at").notNull(),
    /** Until when one process alone attempts it. */
    leasedUntil: instant("leased_until"),
    attemptedAt: instant("attempted_at"),
    /** The server's status in the last attempt; null where there was no response. */
    status: integer(),
    /** What the server said, or why there was no response. */
    words: text().notNull().default(""),
  },
  (table) => [
    index("webhook_deliveries_hook").on(table.webhookId, table.id),
    index("webhook_deliveries_due")
      .on(table.tryAt)
      .where(sql`${table.tryAt} is not null`),
    index("webhook_deliveries_age").on(table.createdAt),
  ],
);
