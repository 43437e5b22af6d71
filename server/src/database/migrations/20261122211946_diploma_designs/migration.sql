CREATE TABLE "diploma_issuings" (
	"course_id" integer PRIMARY KEY,
	"run" integer NOT NULL,
	"total" integer NOT NULL,
	"checked" integer NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "diploma_pictures" (
	"key" text PRIMARY KEY,
	"file_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "diploma_revocations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diploma_revocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"diploma_id" bigint NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL,
	"reason" text,
	"restored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "diploma_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diploma_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer UNIQUE,
	"language" text UNIQUE,
	"design" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diploma_templates_owner" CHECK (num_nonnulls("course_id", "language") = 1)
);
--> statement-breakpoint
ALTER TABLE "diploma_versions" ADD COLUMN "number" text;--> statement-breakpoint
UPDATE "diploma_versions" SET
	"number" = (SELECT "diplomas"."number" FROM "diplomas" WHERE "diplomas"."id" = "diploma_versions"."diploma_id"),
	"facts" = jsonb_set("facts", '{design}', '{"logo": true, "background": null}'::jsonb || ("facts" -> 'design'));--> statement-breakpoint
ALTER TABLE "diploma_versions" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "diploma_versions" ADD CONSTRAINT "diploma_versions_number_key" UNIQUE("number");--> statement-breakpoint
CREATE INDEX "diploma_pictures_file" ON "diploma_pictures" ("file_id");--> statement-breakpoint
CREATE INDEX "diploma_revocations_diploma" ON "diploma_revocations" ("diploma_id");--> statement-breakpoint
ALTER TABLE "diploma_issuings" ADD CONSTRAINT "diploma_issuings_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "diploma_pictures" ADD CONSTRAINT "diploma_pictures_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "diploma_revocations" ADD CONSTRAINT "diploma_revocations_diploma_id_diplomas_id_fkey" FOREIGN KEY ("diploma_id") REFERENCES "diplomas"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "diploma_templates" ADD CONSTRAINT "diploma_templates_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;