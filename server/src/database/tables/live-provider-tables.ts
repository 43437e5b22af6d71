import type { LiveProviderKind } from "@paso/contract";
import { integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";

import { instant } from "./account-tables.ts";
import { courses } from "./course-tables.ts";

/** Connection settings of a live class service, without its secret. */
export type LiveSettings =
  | { kind: "zoom"; accountId: string; clientId: string; host: string }
  | { kind: "bigbluebutton"; server: string }
  | { kind: "jitsi"; server: string; appId: string };

/** Credentials for live class services: the site's, and courses' own. */
export const liveCredentials = pgTable(
  "live_credentials",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the whole site. */
    courseId: integer("course_id").references(() => courses.id, { onDelete: "cascade" }),
    kind: text().$type<LiveProviderKind>().notNull(),
    settings: jsonb().$type<LiveSettings>().notNull(),
    /** Sealed; null if the service needs none. */
    secret: text(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [unique("live_credentials_owner").on(table.courseId, table.kind).nullsNotDistinct()],
);
