CREATE TABLE "answer_moves" (
	"section_id" integer,
	"from_option" integer,
	"to_option" integer,
	"slot" smallint,
	"count" integer NOT NULL,
	CONSTRAINT "answer_moves_pkey" PRIMARY KEY("section_id","from_option","to_option","slot")
);
--> statement-breakpoint
CREATE TABLE "playbacks" (
	"user_id" integer,
	"section_id" integer,
	"video" text NOT NULL,
	"position" real NOT NULL,
	"duration" real NOT NULL,
	"watched" jsonb DEFAULT '[]' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playbacks_pkey" PRIMARY KEY("user_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "opinion_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opinion_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"answer_id" bigint NOT NULL,
	"comment_id" bigint,
	"hidden" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opinion_reports" (
	"user_id" integer NOT NULL,
	"answer_id" bigint NOT NULL,
	"comment_id" bigint,
	"reason" text NOT NULL,
	"decision_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opinion_reports_once" UNIQUE NULLS NOT DISTINCT("user_id","answer_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "repeatable_calls" (
	"user_id" integer,
	"key" text,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repeatable_calls_pkey" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "first_option_ids" integer[];--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "opinion_comments" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "opinion_comments" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "opinion_comments" ADD CONSTRAINT "opinion_comments_token" UNIQUE("user_id","token");--> statement-breakpoint
CREATE INDEX "answers_little_seen" ON "answers" ("section_id","views","id") WHERE "published" and not "hidden";--> statement-breakpoint
CREATE INDEX "opinion_decisions_answer" ON "opinion_decisions" ("answer_id","comment_id","id");--> statement-breakpoint
CREATE INDEX "opinion_decisions_comment" ON "opinion_decisions" ("comment_id");--> statement-breakpoint
CREATE INDEX "opinion_reports_comment" ON "opinion_reports" ("comment_id");--> statement-breakpoint
CREATE INDEX "opinion_reports_open" ON "opinion_reports" ("answer_id") WHERE "decision_id" is null;--> statement-breakpoint
CREATE INDEX "repeatable_calls_expiry" ON "repeatable_calls" ("expires_at");--> statement-breakpoint
ALTER TABLE "answer_moves" ADD CONSTRAINT "answer_moves_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_decisions" ADD CONSTRAINT "opinion_decisions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_decisions" ADD CONSTRAINT "opinion_decisions_answer_id_answers_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_decisions" ADD CONSTRAINT "opinion_decisions_comment_id_opinion_comments_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "opinion_comments"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_reports" ADD CONSTRAINT "opinion_reports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_reports" ADD CONSTRAINT "opinion_reports_answer_id_answers_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_reports" ADD CONSTRAINT "opinion_reports_comment_id_opinion_comments_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "opinion_comments"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_reports" ADD CONSTRAINT "opinion_reports_decision_id_opinion_decisions_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "opinion_decisions"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "repeatable_calls" ADD CONSTRAINT "repeatable_calls_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;