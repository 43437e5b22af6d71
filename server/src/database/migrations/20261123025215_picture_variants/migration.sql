CREATE TABLE "picture_variants" (
	"file_id" integer PRIMARY KEY,
	"made" jsonb,
	"size" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "picture_variants_unmade" ON "picture_variants" ("file_id") WHERE "made" is null;--> statement-breakpoint
ALTER TABLE "picture_variants" ADD CONSTRAINT "picture_variants_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "picture_variants" ("file_id")
SELECT "id" FROM "files" WHERE "width" IS NOT NULL
	AND "media_type" IN ('image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif')
	AND "id" IN (
		SELECT "file_id" FROM "section_files" WHERE "use" = 'inline'
		UNION SELECT "file_id" FROM "page_uploads"
		UNION SELECT "thumbnail_file_id" FROM "courses"
		UNION SELECT "file_id" FROM "announcement_files" WHERE "use" = 'inline'
	);
