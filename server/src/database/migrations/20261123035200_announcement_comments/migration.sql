CREATE TABLE "announcement_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"announcement_id" integer NOT NULL,
	"text" text NOT NULL,
	"token" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_comments_token" UNIQUE("user_id","token")
);
--> statement-breakpoint
CREATE TABLE "announcement_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"announcement_id" integer NOT NULL,
	"comment_id" bigint,
	"hidden" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_likes" (
	"user_id" integer,
	"announcement_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_likes_pkey" PRIMARY KEY("user_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_reports" (
	"user_id" integer NOT NULL,
	"announcement_id" integer NOT NULL,
	"comment_id" bigint,
	"reason" text NOT NULL,
	"decision_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_reports_once" UNIQUE NULLS NOT DISTINCT("user_id","announcement_id","comment_id")
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "allows_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "comments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "hidden" boolean GENERATED ALWAYS AS ("withdrawn_at" is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "preview_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "article_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "announcement_comment_id" bigint;--> statement-breakpoint
CREATE INDEX "announcement_comments_announcement" ON "announcement_comments" ("announcement_id","id");--> statement-breakpoint
CREATE INDEX "announcement_comments_user" ON "announcement_comments" ("user_id","announcement_id");--> statement-breakpoint
CREATE INDEX "announcement_decisions_announcement" ON "announcement_decisions" ("announcement_id","comment_id","id");--> statement-breakpoint
CREATE INDEX "announcement_decisions_comment" ON "announcement_decisions" ("comment_id");--> statement-breakpoint
CREATE INDEX "announcement_decisions_user" ON "announcement_decisions" ("user_id");--> statement-breakpoint
CREATE INDEX "announcement_likes_announcement" ON "announcement_likes" ("announcement_id");--> statement-breakpoint
CREATE INDEX "announcement_reports_comment" ON "announcement_reports" ("comment_id");--> statement-breakpoint
CREATE INDEX "announcement_reports_open" ON "announcement_reports" ("announcement_id") WHERE "decision_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_article" ON "notifications" ("article_id");--> statement-breakpoint
CREATE INDEX "notifications_announcement_comment" ON "notifications" ("announcement_comment_id");--> statement-breakpoint
ALTER TABLE "announcement_comments" ADD CONSTRAINT "announcement_comments_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_comments" ADD CONSTRAINT "announcement_comments_announcement_id_announcements_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_decisions" ADD CONSTRAINT "announcement_decisions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_decisions" ADD CONSTRAINT "announcement_decisions_announcement_id_announcements_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_decisions" ADD CONSTRAINT "announcement_decisions_comment_id_announcement_comments_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "announcement_comments"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_likes" ADD CONSTRAINT "announcement_likes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_likes" ADD CONSTRAINT "announcement_likes_announcement_id_announcements_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_reports" ADD CONSTRAINT "announcement_reports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_reports" ADD CONSTRAINT "announcement_reports_announcement_id_announcements_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_reports" ADD CONSTRAINT "announcement_reports_comment_id_announcement_comments_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "announcement_comments"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_reports" ADD CONSTRAINT "announcement_reports_decision_id_announcement_decisions_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "announcement_decisions"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_article_id_articles_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_dVNhuTP011Iv_fkey" FOREIGN KEY ("announcement_comment_id") REFERENCES "announcement_comments"("id") ON DELETE CASCADE;