CREATE TABLE "opinion_readings" (
	"user_id" integer,
	"course_id" integer,
	"newest_id" bigint NOT NULL,
	CONSTRAINT "opinion_readings_pkey" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "last_step_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "finished_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "former_enrolments" ADD COLUMN "last_step_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_enrolments" ADD COLUMN "finished_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "opinion_readings_course" ON "opinion_readings" ("course_id");--> statement-breakpoint
ALTER TABLE "opinion_readings" ADD CONSTRAINT "opinion_readings_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_readings" ADD CONSTRAINT "opinion_readings_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "enrolments" e SET "finished_pages" = f.pages FROM (
	SELECT f.user_id, f.course_id, count(*)::int AS pages FROM "page_finishes" f
	JOIN "pages" p ON p.id = f.page_id AND p.kind = 'lesson' GROUP BY 1, 2
) f WHERE f.user_id = e.user_id AND f.course_id = e.course_id;--> statement-breakpoint
UPDATE "enrolments" e SET "last_step_at" = s.at FROM (
	SELECT r.user_id, p.course_id, max(r.updated_at) AS at FROM "progress" r
	JOIN "pages" p ON p.id = r.page_id GROUP BY 1, 2
) s WHERE s.user_id = e.user_id AND s.course_id = e.course_id;--> statement-breakpoint
UPDATE "former_enrolments" e SET "finished_pages" = f.pages FROM (
	SELECT f.user_id, f.course_id, count(*)::int AS pages FROM "page_finishes" f
	JOIN "pages" p ON p.id = f.page_id AND p.kind = 'lesson' GROUP BY 1, 2
) f WHERE f.user_id = e.user_id AND f.course_id = e.course_id;--> statement-breakpoint
UPDATE "former_enrolments" e SET "last_step_at" = s.at FROM (
	SELECT r.user_id, p.course_id, max(r.updated_at) AS at FROM "progress" r
	JOIN "pages" p ON p.id = r.page_id GROUP BY 1, 2
) s WHERE s.user_id = e.user_id AND s.course_id = e.course_id;
