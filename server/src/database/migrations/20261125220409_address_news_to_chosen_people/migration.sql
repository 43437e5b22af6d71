CREATE TABLE "announcement_recipients" (
	"user_id" integer,
	"announcement_id" integer,
	CONSTRAINT "announcement_recipients_pkey" PRIMARY KEY("user_id","announcement_id")
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "is_direct" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX "announcements_shown";--> statement-breakpoint
CREATE INDEX "announcements_shown" ON "announcements" (coalesce("course_id", 0),(case when "is_direct" then -"id" else coalesce("group_id", 0) end),"is_pinned","visible_from","id") WHERE "visible_from" is not null and "ended_at" is null;--> statement-breakpoint
DROP INDEX "announcements_urgent";--> statement-breakpoint
CREATE INDEX "announcements_urgent" ON "announcements" (coalesce("course_id", 0),(case when "is_direct" then -"id" else coalesce("group_id", 0) end),"id") WHERE "is_urgent" and "visible_from" is not null and "ended_at" is null;--> statement-breakpoint
CREATE INDEX "announcement_recipients_announcement" ON "announcement_recipients" ("announcement_id","user_id");--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_announcement_id_announcements_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE;