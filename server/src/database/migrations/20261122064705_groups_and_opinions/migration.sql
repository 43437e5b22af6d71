CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"id" bigint PRIMARY KEY,
	"user_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"published" boolean NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "repeatable_calls" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "repeatable_calls_pkey" TO "idempotency_keys_pkey";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "repeatable_calls_user_id_users_id_fkey" TO "idempotency_keys_user_id_users_id_fkey";--> statement-breakpoint
ALTER TABLE "opinion_comments" DROP CONSTRAINT "opinion_comments_answer_id_answers_id_fkey";--> statement-breakpoint
ALTER TABLE "opinion_decisions" DROP CONSTRAINT "opinion_decisions_answer_id_answers_id_fkey";--> statement-breakpoint
ALTER TABLE "opinion_likes" DROP CONSTRAINT "opinion_likes_answer_id_answers_id_fkey";--> statement-breakpoint
ALTER TABLE "opinion_reports" DROP CONSTRAINT "opinion_reports_answer_id_answers_id_fkey";--> statement-breakpoint
ALTER TABLE "opinion_comments" RENAME COLUMN "answer_id" TO "opinion_id";--> statement-breakpoint
ALTER TABLE "opinion_decisions" RENAME COLUMN "answer_id" TO "opinion_id";--> statement-breakpoint
ALTER TABLE "opinion_likes" RENAME COLUMN "answer_id" TO "opinion_id";--> statement-breakpoint
ALTER TABLE "opinion_reports" RENAME COLUMN "answer_id" TO "opinion_id";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "answer" TO "response";--> statement-breakpoint
ALTER INDEX "opinion_comments_answer" RENAME TO "opinion_comments_opinion";--> statement-breakpoint
ALTER INDEX "opinion_decisions_answer" RENAME TO "opinion_decisions_opinion";--> statement-breakpoint
ALTER INDEX "repeatable_calls_expiry" RENAME TO "idempotency_keys_expiry";--> statement-breakpoint
DROP INDEX "enrolments_course";--> statement-breakpoint
DROP INDEX "answers_published";--> statement-breakpoint
DROP INDEX "answers_little_seen";--> statement-breakpoint
-- Whoever was assigned has had every right.
ALTER TABLE "course_staff" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_staff" ALTER COLUMN "role" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "groups" ("course_id", "name", "is_default", "created_at")
SELECT "id", '', true, "created_at" FROM "courses" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "group_id" integer;--> statement-breakpoint
UPDATE "enrolments" SET "group_id" = "groups"."id" FROM "groups" WHERE "groups"."course_id" = "enrolments"."course_id";--> statement-breakpoint
ALTER TABLE "enrolments" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_moves" ADD COLUMN "group_id" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "answer_tallies" ADD COLUMN "group_id" integer DEFAULT 0;--> statement-breakpoint
INSERT INTO "opinions" ("id", "user_id", "section_id", "published", "hidden", "likes", "comments", "views", "edited_at")
SELECT "id", "user_id", "section_id", "published", "hidden", "likes", "comments", "views", "edited_at"
FROM "answers" WHERE "text" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" DROP COLUMN "published";--> statement-breakpoint
ALTER TABLE "answers" DROP COLUMN "likes";--> statement-breakpoint
ALTER TABLE "answers" DROP COLUMN "comments";--> statement-breakpoint
ALTER TABLE "answers" DROP COLUMN "hidden";--> statement-breakpoint
ALTER TABLE "answers" DROP COLUMN "views";--> statement-breakpoint
ALTER TABLE "answers" DROP COLUMN "edited_at";--> statement-breakpoint
ALTER TABLE "answer_tallies" DROP CONSTRAINT "answer_tallies_pkey";--> statement-breakpoint
ALTER TABLE "answer_tallies" ADD PRIMARY KEY ("section_id","group_id","option_id","slot");--> statement-breakpoint
ALTER TABLE "answer_moves" DROP CONSTRAINT "answer_moves_pkey";--> statement-breakpoint
ALTER TABLE "answer_moves" ADD PRIMARY KEY ("section_id","group_id","from_option","to_option","slot");--> statement-breakpoint
CREATE INDEX "enrolments_group" ON "enrolments" ("course_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_course" ON "groups" ("course_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_default" ON "groups" ("course_id") WHERE "is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" ("provider","subject");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" ("user_id");--> statement-breakpoint
-- Plans that are kept know the section only when they run. With the number that ANALYZE finds while few
-- questions have opinions, they would walk the opinions of all questions by id to find one question's.
ALTER TABLE "opinions" ALTER COLUMN "section_id" SET (n_distinct = -0.01);--> statement-breakpoint
CREATE INDEX "opinions_published" ON "opinions" ("section_id","id") WHERE "published";--> statement-breakpoint
CREATE INDEX "opinions_little_seen" ON "opinions" ("section_id","views","id") WHERE "published" and not "hidden";--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_group_id_groups_course_id_id_fkey" FOREIGN KEY ("course_id","group_id") REFERENCES "groups"("course_id","id");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_comments" ADD CONSTRAINT "opinion_comments_opinion_id_opinions_id_fkey" FOREIGN KEY ("opinion_id") REFERENCES "opinions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_decisions" ADD CONSTRAINT "opinion_decisions_opinion_id_opinions_id_fkey" FOREIGN KEY ("opinion_id") REFERENCES "opinions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_likes" ADD CONSTRAINT "opinion_likes_opinion_id_opinions_id_fkey" FOREIGN KEY ("opinion_id") REFERENCES "opinions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_reports" ADD CONSTRAINT "opinion_reports_opinion_id_opinions_id_fkey" FOREIGN KEY ("opinion_id") REFERENCES "opinions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_id_answers_id_fkey" FOREIGN KEY ("id") REFERENCES "answers"("id") ON DELETE CASCADE;