CREATE TABLE "notification_actors" (
	"notification_id" bigint,
	"user_id" integer,
	CONSTRAINT "notification_actors_pkey" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" integer,
	"kind" text,
	"mail" text NOT NULL,
	"bell" text NOT NULL,
	CONSTRAINT "notification_preferences_pkey" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bundle_key" text NOT NULL,
	"course_id" integer NOT NULL,
	"opinion_id" bigint,
	"comment_id" bigint,
	"module_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"bell_at" timestamp with time zone,
	"digest_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","bundle_key")
);
--> statement-breakpoint
CREATE INDEX "notification_actors_user" ON "notification_actors" ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_bell" ON "notifications" ("user_id","bell_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE "read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" ("digest_at") WHERE "digest_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_opinion" ON "notifications" ("opinion_id");--> statement-breakpoint
CREATE INDEX "notifications_comment" ON "notifications" ("comment_id");--> statement-breakpoint
CREATE INDEX "notifications_module" ON "notifications" ("module_id");--> statement-breakpoint
CREATE INDEX "notifications_course" ON "notifications" ("course_id");--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_notification_id_notifications_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_opinion_id_opinions_id_fkey" FOREIGN KEY ("opinion_id") REFERENCES "opinions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_opinion_comments_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "opinion_comments"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_module_id_modules_id_fkey" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE CASCADE;