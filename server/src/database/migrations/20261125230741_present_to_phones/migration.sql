CREATE TABLE "presentation_people" (
	"presentation_id" integer,
	"user_id" integer,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presentation_people_pkey" PRIMARY KEY("presentation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "presentations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "presentations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"presenter_id" integer NOT NULL,
	"code" text NOT NULL CONSTRAINT "presentations_code" UNIQUE,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"section_id" integer,
	"state" text,
	"round" smallint,
	"opened_at" timestamp with time zone,
	CONSTRAINT "presentations_once" UNIQUE("course_id","presenter_id")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "early" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "answers_early" ON "answers" ("user_id") WHERE "early";--> statement-breakpoint
CREATE INDEX "presentations_expiry" ON "presentations" ("expires_at");--> statement-breakpoint
ALTER TABLE "presentation_people" ADD CONSTRAINT "presentation_people_presentation_id_presentations_id_fkey" FOREIGN KEY ("presentation_id") REFERENCES "presentations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "presentation_people" ADD CONSTRAINT "presentation_people_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_presenter_id_users_id_fkey" FOREIGN KEY ("presenter_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE SET NULL;