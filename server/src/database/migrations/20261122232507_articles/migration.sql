CREATE TABLE "article_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"article_id" bigint NOT NULL,
	"text" text NOT NULL,
	"token" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_comments_token" UNIQUE("user_id","token")
);
--> statement-breakpoint
CREATE TABLE "article_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"article_id" bigint NOT NULL,
	"comment_id" bigint,
	"hidden" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_likes" (
	"user_id" integer,
	"article_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_likes_pkey" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_previews" (
	"article_id" bigint PRIMARY KEY,
	"link" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"site" text NOT NULL,
	"file_id" integer
);
--> statement-breakpoint
CREATE TABLE "article_reports" (
	"user_id" integer NOT NULL,
	"article_id" bigint NOT NULL,
	"comment_id" bigint,
	"reason" text NOT NULL,
	"decision_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_reports_once" UNIQUE NULLS NOT DISTINCT("user_id","article_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "article_settings" (
	"course_id" integer PRIMARY KEY,
	"students_share" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"course_id" integer,
	"tag" text,
	"article_id" bigint,
	CONSTRAINT "article_tags_pkey" PRIMARY KEY("course_id","tag","article_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" integer,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"excerpt" text NOT NULL,
	"link" text,
	"folded" text NOT NULL,
	"words" tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, "articles"."folded")) STORED,
	"hidden" boolean DEFAULT false NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "article_comment_id" bigint;--> statement-breakpoint
CREATE INDEX "article_comments_article" ON "article_comments" ("article_id","id");--> statement-breakpoint
CREATE INDEX "article_comments_user" ON "article_comments" ("user_id","article_id");--> statement-breakpoint
CREATE INDEX "article_decisions_article" ON "article_decisions" ("article_id","comment_id","id");--> statement-breakpoint
CREATE INDEX "article_decisions_comment" ON "article_decisions" ("comment_id");--> statement-breakpoint
CREATE INDEX "article_decisions_user" ON "article_decisions" ("user_id");--> statement-breakpoint
CREATE INDEX "article_likes_article" ON "article_likes" ("article_id");--> statement-breakpoint
CREATE INDEX "article_previews_file" ON "article_previews" ("file_id");--> statement-breakpoint
CREATE INDEX "article_reports_comment" ON "article_reports" ("comment_id");--> statement-breakpoint
CREATE INDEX "article_reports_open" ON "article_reports" ("article_id") WHERE "decision_id" is null;--> statement-breakpoint
CREATE INDEX "article_tags_article" ON "article_tags" ("article_id");--> statement-breakpoint
CREATE INDEX "articles_course" ON "articles" ("course_id","id");--> statement-breakpoint
CREATE INDEX "articles_little_seen" ON "articles" ("course_id","views","id") WHERE not "hidden";--> statement-breakpoint
CREATE INDEX "articles_user" ON "articles" ("user_id","course_id","id");--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "notifications_article_comment" ON "notifications" ("article_comment_id");--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_article_id_articles_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_decisions" ADD CONSTRAINT "article_decisions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_decisions" ADD CONSTRAINT "article_decisions_article_id_articles_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_decisions" ADD CONSTRAINT "article_decisions_comment_id_article_comments_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "article_comments"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_likes" ADD CONSTRAINT "article_likes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_likes" ADD CONSTRAINT "article_likes_article_id_articles_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_article_id_articles_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "article_reports" ADD CONSTRAINT "article_reports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_reports" ADD CONSTRAINT "article_reports_article_id_articles_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_reports" ADD CONSTRAINT "article_reports_comment_id_article_comments_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "article_comments"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_reports" ADD CONSTRAINT "article_reports_decision_id_article_decisions_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "article_decisions"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "article_settings" ADD CONSTRAINT "article_settings_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_article_comment_id_article_comments_id_fkey" FOREIGN KEY ("article_comment_id") REFERENCES "article_comments"("id") ON DELETE CASCADE;