CREATE TABLE "former_enrolments" (
	"user_id" integer,
	"course_id" integer,
	"group_id" integer NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_enrolments_pkey" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE INDEX "former_enrolments_group" ON "former_enrolments" ("course_id","group_id");--> statement-breakpoint
ALTER TABLE "former_enrolments" ADD CONSTRAINT "former_enrolments_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "former_enrolments" ADD CONSTRAINT "former_enrolments_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "former_enrolments" ADD CONSTRAINT "former_enrolments_course_id_group_id_groups_course_id_id_fkey" FOREIGN KEY ("course_id","group_id") REFERENCES "groups"("course_id","id");