CREATE TABLE "announcement_files" (
	"announcement_id" integer,
	"name" text,
	"file_id" integer NOT NULL,
	"use" text NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_files_pkey" PRIMARY KEY("announcement_id","name")
);
--> statement-breakpoint
CREATE TABLE "announcement_readings" (
	"user_id" integer,
	"announcement_id" integer,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_readings_pkey" PRIMARY KEY("user_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer,
	"course_id" integer,
	"group_id" integer,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"excerpt" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"send_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"visible_from" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"notified_to" integer DEFAULT 0,
	"edited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_group" CHECK ("group_id" is null or "course_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "announcement_id" integer;--> statement-breakpoint
CREATE INDEX "announcement_files_file" ON "announcement_files" ("file_id");--> statement-breakpoint
CREATE INDEX "announcement_readings_announcement" ON "announcement_readings" ("announcement_id","user_id");--> statement-breakpoint
CREATE INDEX "announcements_shown" ON "announcements" (coalesce("course_id", 0),coalesce("group_id", 0),"is_pinned","visible_from","id") WHERE "visible_from" is not null and "ended_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_urgent" ON "announcements" (coalesce("course_id", 0),"id") WHERE "is_urgent" and "visible_from" is not null and "ended_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_managed" ON "announcements" (coalesce("course_id", 0),"id");--> statement-breakpoint
CREATE INDEX "announcements_course" ON "announcements" ("course_id");--> statement-breakpoint
CREATE INDEX "announcements_group_id" ON "announcements" ("group_id");--> statement-breakpoint
CREATE INDEX "announcements_author" ON "announcements" ("author_id");--> statement-breakpoint
CREATE INDEX "announcements_to_notify" ON "announcements" ("visible_from") WHERE "notified_at" is null and "ended_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_to_end" ON "announcements" ("expires_at") WHERE "ended_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_announcement" ON "notifications" ("announcement_id");--> statement-breakpoint
ALTER TABLE "announcement_files" ADD CONSTRAINT "announcement_files_announcement_id_announcements_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_files" ADD CONSTRAINT "announcement_files_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "announcement_readings" ADD CONSTRAINT "announcement_readings_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcement_readings" ADD CONSTRAINT "announcement_readings_announcement_id_announcements_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_group_id_groups_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_announcement_id_announcements_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE;