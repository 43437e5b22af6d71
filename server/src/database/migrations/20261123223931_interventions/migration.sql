CREATE TABLE "interventions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interventions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"section_id" integer,
	"kind" text NOT NULL,
	"by_user_id" integer,
	"made_at" timestamp with time zone NOT NULL,
	"kept" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_openings" (
	"user_id" integer,
	"page_id" integer,
	CONSTRAINT "page_openings_pkey" PRIMARY KEY("user_id","page_id")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "set_aside_by" bigint;--> statement-breakpoint
ALTER TABLE "page_finishes" ADD COLUMN "excused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "answers_set_aside" ON "answers" ("set_aside_by") WHERE "set_aside_by" is not null;--> statement-breakpoint
CREATE INDEX "interventions_student" ON "interventions" ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "interventions_made" ON "interventions" ("made_at");--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_set_aside_by_interventions_id_fkey" FOREIGN KEY ("set_aside_by") REFERENCES "interventions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_page_id_pages_id_fkey" FOREIGN KEY ("page_id") REFERENCES "pages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_by_user_id_users_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "page_openings" ADD CONSTRAINT "page_openings_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "page_openings" ADD CONSTRAINT "page_openings_page_id_pages_id_fkey" FOREIGN KEY ("page_id") REFERENCES "pages"("id") ON DELETE CASCADE;