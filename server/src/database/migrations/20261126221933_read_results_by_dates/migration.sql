CREATE TABLE "dated_results" (
	"course_id" integer,
	"range" text,
	"computed_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"quizzes" jsonb NOT NULL,
	CONSTRAINT "dated_results_pkey" PRIMARY KEY("course_id","range")
);
--> statement-breakpoint
ALTER TABLE "course_results" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dated_results" ADD CONSTRAINT "dated_results_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;