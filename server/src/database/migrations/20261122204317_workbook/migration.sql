CREATE TABLE "passages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"quote" text NOT NULL,
	"prefix" text NOT NULL,
	"suffix" text NOT NULL,
	"start" integer NOT NULL,
	"note" text NOT NULL,
	"folded" text NOT NULL,
	"pictures" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workbook_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workbook_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"course_id" integer,
	"format" text NOT NULL,
	"job_id" integer NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL UNIQUE,
	"size" bigint,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workbook_exports_once" UNIQUE NULLS NOT DISTINCT("user_id","course_id","format")
);
--> statement-breakpoint
CREATE INDEX "passages_user" ON "passages" ("user_id","section_id","id");--> statement-breakpoint
CREATE INDEX "passages_section" ON "passages" ("section_id");--> statement-breakpoint
CREATE INDEX "workbook_exports_course" ON "workbook_exports" ("course_id");--> statement-breakpoint
CREATE INDEX "workbook_exports_expiry" ON "workbook_exports" ("expires_at");--> statement-breakpoint
CREATE INDEX "workbook_exports_job" ON "workbook_exports" ("job_id");--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workbook_exports" ADD CONSTRAINT "workbook_exports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workbook_exports" ADD CONSTRAINT "workbook_exports_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workbook_exports" ADD CONSTRAINT "workbook_exports_job_id_tracked_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "tracked_jobs"("id") ON DELETE CASCADE;