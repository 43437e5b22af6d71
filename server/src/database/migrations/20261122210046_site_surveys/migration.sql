CREATE TABLE "survey_participations" (
	"survey_id" integer,
	"user_id" integer,
	CONSTRAINT "survey_participations_pkey" PRIMARY KEY("survey_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid DEFAULT gen_random_uuid(),
	"survey_id" integer,
	"user_id" integer,
	"answers" jsonb NOT NULL,
	CONSTRAINT "survey_responses_pkey" PRIMARY KEY("survey_id","id")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series_id" integer,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"language" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	"roles" text[] NOT NULL,
	"course_ids" integer[] NOT NULL,
	"group_ids" integer[] NOT NULL,
	"published_at" timestamp with time zone,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"reminder_at" timestamp with time zone,
	"reminder_days" integer,
	"invited_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"asked_at_close" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "survey_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_survey" ON "notifications" ("survey_id");--> statement-breakpoint
CREATE INDEX "survey_participations_user" ON "survey_participations" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_person" ON "survey_responses" ("user_id","survey_id") WHERE "user_id" is not null;--> statement-breakpoint
CREATE INDEX "surveys_series" ON "surveys" ("series_id");--> statement-breakpoint
CREATE INDEX "surveys_published" ON "surveys" ("published_at") WHERE "published_at" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_survey_id_surveys_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "surveys"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "survey_participations" ADD CONSTRAINT "survey_participations_survey_id_surveys_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "surveys"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "survey_participations" ADD CONSTRAINT "survey_participations_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey_id_surveys_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "surveys"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;