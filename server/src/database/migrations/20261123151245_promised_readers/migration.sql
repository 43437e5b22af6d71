ALTER TABLE "answers" ADD COLUMN "workbook_only" boolean;--> statement-breakpoint
-- What was published was written to be read, and the rest was not; a text without an opinion has
-- nothing to go by but its question.
UPDATE "answers" "a" SET "workbook_only" = coalesce(not "o"."published", ("s"."content" ->> 'workbookOnly')::boolean, true)
FROM "sections" "s", "answers" "w" LEFT JOIN "opinions" "o" ON "o"."id" = "w"."id"
WHERE "w"."id" = "a"."id" AND "s"."id" = "a"."section_id" AND "a"."text" IS NOT NULL;
