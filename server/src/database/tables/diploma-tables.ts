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

/** Snapshot of a diploma's facts when it was issued: later changes of course or person do not affect it. */
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

/** Diplomas: one per person and course, permanent. */
export const diplomas = pgTable(
  "diplomas",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The latest version's number: eighty random bits, which suffice to verify it. */
    number: text().notNull().unique(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    courseId: integer("course_id").references(() => courses.id, { onDelete: "set null" }),
    /** Its latest version. */
    version: integer().notNull().default(1),
    /** How much of the name verification shows. */
    shownName: text("shown_name", { enum: ["full", "initials", "hidden"] })
      .notNull()
      .default("full"),
    issuedAt: instant("issued_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** Shown to the public. */
    revokeReason: text("revoke_reason"),
  },
  (table) => [
    unique("diplomas_once").on(table.userId, table.courseId),
    index("diplomas_course").on(table.courseId, table.id),
  ],
);

/** The first version of a diploma, and one for each time it was reissued. */
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
    /** A picture of the PDF's page; null until it is rendered. */
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

/** Keys for signing badges: the newest signs, all stay published so that old badges verify. */
export const badgeKeys = pgTable("badge_keys", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The public key's `x`, as in an Ed25519 JWK. */
  publicKey: text("public_key").notNull(),
  /** The private key in PKCS #8, encrypted with the site's secret key. */
  sealedKey: text("sealed_key").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Every revocation of a diploma; `diplomas` says whether it is revoked now. */
export const diplomaRevocations = pgTable(
  "diploma_revocations",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    diplomaId: bigint("diploma_id", { mode: "number" }).notNull(),
    revokedAt: instant("revoked_at").notNull(),
    /** Null once its owner's account has been erased: it may name them. */
    reason: text(),
    restoredAt: instant("restored_at"),
  },
  (table) => [
    foreignKey({ columns: [table.diplomaId], foreignColumns: [diplomas.id] }).onDelete("cascade"),
    index("diploma_revocations_diploma").on(table.diplomaId),
  ],
);

/** Designs of diplomas: courses' own, and the site's defaults for each language. */
export const diplomaTemplates = pgTable(
  "diploma_templates",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer("course_id")
      .unique()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Language of the courses that a site design is for. */
    language: text({ enum: ["en", "es"] }).unique(),
    design: jsonb().$type<DiplomaDesign>().notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    check("diploma_templates_owner", sql`num_nonnulls(${table.courseId}, ${table.language}) = 1`),
  ],
);

/** Pictures of designs, by the random keys that designs refer to. */
export const diplomaPictures = pgTable(
  "diploma_pictures",
  {
    key: text().primaryKey(),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    /** The original of a course archive, to export the same bytes again; null for an upload. */
    sourceFileId: integer("source_file_id").references(() => files.id),
    createdAt: instant("created_at").notNull(),
    /** When a design with it was saved: diplomas may show it since, so that it must be kept. */
    usedAt: instant("used_at"),
  },
  (table) => [
    index("diploma_pictures_file").on(table.fileId),
    index("diploma_pictures_source").on(table.sourceFileId),
  ],
);

/** Progress of issuing diplomas to people who finished a course before it gave any. */
export const diplomaIssuings = pgTable("diploma_issuings", {
  courseId: integer("course_id")
    .primaryKey()
    .references(() => courses.id, { onDelete: "cascade" }),
  /** Incremented by every start, which replaces one in progress. */
  run: integer().notNull(),
  /** People who had finished without a diploma when it began. */
  total: integer().notNull(),
  checked: integer().notNull(),
  endedAt: instant("ended_at"),
});
