import { describe, expect, test } from "vitest";

import { judgeMigration } from "./judge-migration.ts";

const kinds = (...statements: string[]) => judgeMigration(statements).map(({ kind }) => kind);

describe("judgeMigration", () => {
  test.each([
    'DROP TABLE "notes";',
    'ALTER TABLE "notes" DROP COLUMN "text";',
    'ALTER TABLE "notes" RENAME COLUMN "text" TO "body";',
    'ALTER TABLE "notes" RENAME TO "remarks";',
    'ALTER TABLE "notes" ALTER COLUMN "text" SET NOT NULL;',
    'ALTER TABLE "notes" ALTER COLUMN "text" DROP DEFAULT;',
    'ALTER TABLE "notes" ALTER COLUMN "id" SET DATA TYPE bigint;',
    'ALTER TABLE "notes" ADD COLUMN "at" timestamp with time zone NOT NULL;',
    'ALTER TABLE "notes" ADD CONSTRAINT "one" CHECK ("id" = 1);',
    'ALTER TABLE "notes" ADD CONSTRAINT "one" UNIQUE("text");',
    'CREATE UNIQUE INDEX "notes_text" ON "notes" ("text");',
  ])("%s breaks what an earlier version does", (statement) => {
    expect(judgeMigration([statement])).toEqual([{ kind: "breaks", statement }]);
  });

  test.each([
    'CREATE INDEX "notes_text" ON "notes" ("text");',
    'ALTER TABLE "notes" ADD CONSTRAINT "u" FOREIGN KEY ("user_id") REFERENCES "users"("id");',
    'ALTER TABLE "notes" ADD COLUMN "folded" text GENERATED ALWAYS AS (lower("text")) STORED NOT NULL;',
    'UPDATE "notes" SET "text" = \'\';',
  ])("%s holds up an earlier version", (statement) => {
    expect(kinds(statement)).toEqual(["blocks"]);
  });

  test.each([
    'ALTER TABLE "notes" ADD COLUMN "at" timestamp with time zone;',
    'ALTER TABLE "notes" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;',
    'ALTER TABLE "notes" ALTER COLUMN "text" DROP NOT NULL;',
    'ALTER TABLE "notes" DROP CONSTRAINT "one";',
    'DROP INDEX "notes_text";',
    "-- What follows adds nothing.\nSELECT 1;",
  ])("%s does neither", (statement) => {
    expect(kinds(statement)).toEqual([]);
  });

  test("whatever is done to a table of the same migration concerns nobody", () => {
    expect(
      kinds(
        'CREATE TABLE "tags" (\n\t"name" text NOT NULL\n);',
        'CREATE UNIQUE INDEX "tags_name" ON "tags" ("name");',
        'ALTER TABLE "tags" ADD CONSTRAINT "u" FOREIGN KEY ("user_id") REFERENCES "users"("id");',
        'CREATE INDEX "notes_tag" ON "notes" ("tag");',
      ),
    ).toEqual(["blocks"]);
  });
});
