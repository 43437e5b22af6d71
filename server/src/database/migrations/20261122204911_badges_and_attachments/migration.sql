CREATE TABLE "badge_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "badge_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_key" text NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diploma_versions" ADD COLUMN "picture_file_id" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment_file_id" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
CREATE INDEX "diploma_versions_picture" ON "diploma_versions" ("picture_file_id");--> statement-breakpoint
CREATE INDEX "diploma_versions_unmade" ON "diploma_versions" ("created_at") WHERE "file_id" is null;--> statement-breakpoint
CREATE INDEX "mails_attachment" ON "mails" ("attachment_file_id") WHERE "attachment_file_id" is not null;--> statement-breakpoint
ALTER TABLE "diploma_versions" ADD CONSTRAINT "diploma_versions_picture_file_id_files_id_fkey" FOREIGN KEY ("picture_file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_attachment_file_id_files_id_fkey" FOREIGN KEY ("attachment_file_id") REFERENCES "files"("id");