import type { WebhookEvent } from "@paso/contract";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "./account-tables.ts";
import { courses } from "./course-tables.ts";

/** URLs that are notified of events on the site, or in a course. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the whole site. */
    courseId: integer("course_id").references(() => courses.id, { onDelete: "cascade" }),
    url: text().notNull(),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    /** Encrypted secret for signing deliveries. */
    sealedSecret: text("sealed_secret").notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
    turnedOffBecause: text("turned_off_because", { enum: ["failing", "gone"] }),
    /** Since when every attempt has failed; null if the last one succeeded. */
    failingSince: instant("failing_since"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("webhooks_course").on(table.courseId)],
);

/** Events for webhooks, waiting and delivered, kept for 30 days. */
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
    /** When the next attempt is due; null if there is none. */
    tryAt: instant("try_at"),
    /** When it is given up. */
    giveUpAt: instant("give_up_at").notNull(),
    /** End of the lease of the process that attempts it. */
    leasedUntil: instant("leased_until"),
    attemptedAt: instant("attempted_at"),
    /** The server's status in the last attempt; null where there was no response. */
    status: integer(),
    /** The server's response text, or why there was none. */
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
