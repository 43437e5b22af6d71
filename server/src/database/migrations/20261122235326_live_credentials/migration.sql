CREATE TABLE "live_credentials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer,
	"kind" text NOT NULL,
	"settings" jsonb NOT NULL,
	"secret" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_credentials_owner" UNIQUE NULLS NOT DISTINCT("course_id","kind")
);
--> statement-breakpoint
ALTER TABLE "live_credentials" ADD CONSTRAINT "live_credentials_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;