CREATE TABLE "grade_schemes" (
	"course_id" integer PRIMARY KEY,
	"scale" text NOT NULL,
	"decimals" smallint NOT NULL,
	"weights" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grade_schemes" ADD CONSTRAINT "grade_schemes_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;