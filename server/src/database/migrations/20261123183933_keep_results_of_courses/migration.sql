CREATE TABLE "course_results" (
	"course_id" integer PRIMARY KEY,
	"computed_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"last_step_at" timestamp with time zone,
	"enrolled" integer NOT NULL,
	"groups" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_results" (
	"course_id" integer,
	"group_id" integer DEFAULT 0,
	"module_id" integer,
	"figures" jsonb NOT NULL,
	CONSTRAINT "quiz_results_pkey" PRIMARY KEY("course_id","group_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "section_results" (
	"course_id" integer,
	"group_id" integer DEFAULT 0,
	"section_id" integer,
	"figures" jsonb NOT NULL,
	CONSTRAINT "section_results_pkey" PRIMARY KEY("course_id","group_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "student_results" (
	"course_id" integer,
	"user_id" integer,
	"answered" integer NOT NULL,
	"right_answers" integer NOT NULL,
	"quiz_answered" integer NOT NULL,
	"quiz_right" integer NOT NULL,
	CONSTRAINT "student_results_pkey" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "student_results_user" ON "student_results" ("user_id");--> statement-breakpoint
ALTER TABLE "course_results" ADD CONSTRAINT "course_results_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "section_results" ADD CONSTRAINT "section_results_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "student_results" ADD CONSTRAINT "student_results_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "student_results" ADD CONSTRAINT "student_results_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;