CREATE TABLE "diploma_versions" (
	"diploma_id" bigint,
	"version" integer,
	"facts" jsonb NOT NULL,
	"file_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diploma_versions_pkey" PRIMARY KEY("diploma_id","version")
);
--> statement-breakpoint
CREATE TABLE "diplomas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diplomas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL UNIQUE,
	"user_id" integer,
	"course_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"shown_name" text DEFAULT 'full' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	CONSTRAINT "diplomas_once" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
CREATE INDEX "diploma_versions_file" ON "diploma_versions" ("file_id");--> statement-breakpoint
CREATE INDEX "diplomas_course" ON "diplomas" ("course_id","id");--> statement-breakpoint
ALTER TABLE "diploma_versions" ADD CONSTRAINT "diploma_versions_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "diploma_versions" ADD CONSTRAINT "diploma_versions_diploma_id_diplomas_id_fkey" FOREIGN KEY ("diploma_id") REFERENCES "diplomas"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "diplomas" ADD CONSTRAINT "diplomas_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "diplomas" ADD CONSTRAINT "diplomas_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE SET NULL;