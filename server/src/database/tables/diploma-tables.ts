import type { DiplomaDesign } from "@paso/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { courses } from "./course-tables.ts";
import { files } from "./file-tables.ts";

/** What a diploma says, as it was when it was issued: later changes of course or person leave it. */
export interface DiplomaFacts {
  name: string;
  courseTitle: string;
  siteName: string;
  /** The site's, `#rrggbb`. */
  accent: string;
  locale: "en" | "es";
  /** Dates are local to it. */
  timeZone: string;
  enrolledAt: string;
  finishedAt: string;
  modules: number;
  pages: number;
  sections: number;
  quiz: { right: number; questions: number };
  design: DiplomaDesign;
}

/** Diplomas: one for each person and course, for good. */
export const diplomas = pgTable(
  "diplomas",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Eighty random bits: whoever knows it may verify the diploma. */
    number: text().notNull().unique(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    courseId: integer("course_id").references(() => courses.id, { onDelete: "set null" }),
    /** The latest of its versions. */
    version: integer().notNull().default(1),
    /** How much of the name whoever verifies it is shown. */
    shownName: text("shown_name", { enum: ["full", "initials", "hidden"] })
      .notNull()
      .default("full"),
    issuedAt: instant("issued_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** Why, as whoever verifies it is told. */
    revokeReason: text("revoke_reason"),
  },
  (table) => [
    unique("diplomas_once").on(table.userId, table.courseId),
    index("diplomas_course").on(table.courseId, table.id),
  ],
);

/** Each form of a diploma: the first, and one for every time it was issued again. */
export const diplomaVersions = pgTable(
  "diploma_versions",
  {
    diplomaId: bigint("diploma_id", { mode: "number" }).notNull(),
    version: integer().notNull(),
    facts: jsonb().$type<DiplomaFacts>().notNull(),
    /** The PDF; null until it is made. */
    fileId: integer("file_id").references(() => files.id),
    /** A picture of the PDF's page; null until it is taken. */
    pictureFileId: integer("picture_file_id").references(() => files.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.diplomaId, table.version] }),
    foreignKey({ columns: [table.diplomaId], foreignColumns: [diplomas.id] }).onDelete("cascade"),
    index("diploma_versions_file").on(table.fileId),
    index("diploma_versions_picture").on(table.pictureFileId),
    index("diploma_versions_unmade")
      .on(table.createdAt)
      .where(sql`${table.fileId} is null`),
  ],
);

/** Keys that badges are signed with: the newest signs, all stay published so that old badges verify. */
export const badgeKeys = pgTable("badge_keys", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The public part's `x`, as a JWK of Ed25519 has it. */
  publicKey: text("public_key").notNull(),
  /** The private key in PKCS #8, encrypted with the site's secret key. */
  sealedKey: text("sealed_key").notNull(),
  createdAt: instant("created_at").notNull(),
});
