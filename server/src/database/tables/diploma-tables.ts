import type { DiplomaDesign } from "@paso/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
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
    /** Of the latest version: eighty random bits, which are all it takes to verify it. */
    number: text().notNull().unique(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    courseId: integer("course_id").references(() => courses.id, { onDelete: "set null" }),
    /** The latest of its versions. */
    version: integer().notNull().default(1),
    /** How much of the name verification shows. */
    shownName: text("shown_name", { enum: ["full", "initials", "hidden"] })
      .notNull()
      .default("full"),
    issuedAt: instant("issued_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** Given to the public. */
    revokeReason: text("revoke_reason"),
  },
  (table) => [
    unique("diplomas_once").on(table.userId, table.courseId),
    index("diplomas_course").on(table.courseId, table.id),
  ],
);

/** The first version of a diploma, and another for each time it was issued again. */
export const diplomaVersions = pgTable(
  "diploma_versions",
  {
    diplomaId: bigint("diploma_id", { mode: "number" }).notNull(),
    version: integer().notNull(),
    /** Each version has its own, so that an earlier PDF verifies as replaced. */
    number: text().notNull().unique(),
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

/** Each time that a diploma was revoked; `diplomas` says whether it is now. */
export const diplomaRevocations = pgTable(
  "diploma_revocations",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    diplomaId: bigint("diploma_id", { mode: "number" }).notNull(),
    revokedAt: instant("revoked_at").notNull(),
    /** Null once its owner's account was erased: it may name them. */
    reason: text(),
    restoredAt: instant("restored_at"),
  },
  (table) => [
    foreignKey({ columns: [table.diplomaId], foreignColumns: [diplomas.id] }).onDelete("cascade"),
    index("diploma_revocations_diploma").on(table.diplomaId),
  ],
);

/** Designs of diplomas: courses' own ones, and the site's for the courses of each language. */
export const diplomaTemplates = pgTable(
  "diploma_templates",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer("course_id")
      .unique()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Of the courses that a design of the site is for. */
    language: text({ enum: ["en", "es"] }).unique(),
    design: jsonb().$type<DiplomaDesign>().notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    check("diploma_templates_owner", sql`num_nonnulls(${table.courseId}, ${table.language}) = 1`),
  ],
);

/** Pictures of designs, by the random keys that designs name them with. */
export const diplomaPictures = pgTable(
  "diploma_pictures",
  {
    key: text().primaryKey(),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    /** As it came with a course archive, so that the next archive has the same bytes; null where uploaded. */
    sourceFileId: integer("source_file_id").references(() => files.id),
    createdAt: instant("created_at").notNull(),
    /** When a design with it was saved: from then on diplomas may show it, and it stays. */
    usedAt: instant("used_at"),
  },
  (table) => [
    index("diploma_pictures_file").on(table.fileId),
    index("diploma_pictures_source").on(table.sourceFileId),
  ],
);

/** Issuing a course's diplomas to those who finished before it gave any: how far it is. */
export const diplomaIssuings = pgTable("diploma_issuings", {
  courseId: integer("course_id")
    .primaryKey()
    .references(() => courses.id, { onDelete: "cascade" }),
  /** Grows with every start, which replaces one that is under way. */
  run: integer().notNull(),
  /** People who had finished and had no diploma when it began. */
  total: integer().notNull(),
  checked: integer().notNull(),
  endedAt: instant("ended_at"),
});
