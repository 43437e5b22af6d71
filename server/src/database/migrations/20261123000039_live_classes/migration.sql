CREATE TABLE "live_attendances" (
	"occurrence_id" integer,
	"user_id" integer,
	"provider_seconds" integer,
	"hand_minutes" integer,
	"seen_at" timestamp with time zone,
	CONSTRAINT "live_attendances_pkey" PRIMARY KEY("occurrence_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_calendars" (
	"user_id" integer PRIMARY KEY,
	"token_hash" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer,
	"group_id" integer,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts" text NOT NULL,
	"time_zone" text NOT NULL,
	"duration" integer NOT NULL,
	"repeat" jsonb,
	"password" text NOT NULL,
	"capacity" integer,
	"provider" text NOT NULL,
	"is_recorded" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_fetches" (
	"occurrence_id" integer,
	"what" text,
	"state" text NOT NULL,
	"try_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"error_detail" text DEFAULT '' NOT NULL,
	CONSTRAINT "live_fetches_pkey" PRIMARY KEY("occurrence_id","what")
);
--> statement-breakpoint
CREATE TABLE "live_guests" (
	"occurrence_id" integer,
	"name" text,
	"seconds" integer NOT NULL,
	CONSTRAINT "live_guests_pkey" PRIMARY KEY("occurrence_id","name")
);
--> statement-breakpoint
CREATE TABLE "live_hosts" (
	"class_id" integer,
	"user_id" integer,
	CONSTRAINT "live_hosts_pkey" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_joins" (
	"occurrence_id" integer,
	"user_id" integer,
	"is_host" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"ticket" text,
	CONSTRAINT "live_joins_pkey" PRIMARY KEY("occurrence_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_meetings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"occurrence_id" integer,
	"course_id" integer,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"external_id" text,
	"is_gone" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"done_version" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"try_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"error_detail" text DEFAULT '' NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_occurrences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_occurrences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"course_id" integer,
	"group_id" integer,
	"planned_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"day_reminded_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"occurrence_id" integer NOT NULL,
	"external_id" text,
	"title" text NOT NULL,
	"watch_url" text NOT NULL,
	"password" text NOT NULL,
	"is_embedded" boolean NOT NULL,
	"released_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "live_class_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "live_occurrence_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "live_change" text;--> statement-breakpoint
CREATE INDEX "live_attendances_user" ON "live_attendances" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_calendars_token" ON "live_calendars" ("token_hash");--> statement-breakpoint
CREATE INDEX "live_classes_course" ON "live_classes" ("course_id","group_id");--> statement-breakpoint
CREATE INDEX "live_fetches_due" ON "live_fetches" ("try_at") WHERE "try_at" is not null;--> statement-breakpoint
CREATE INDEX "live_hosts_user" ON "live_hosts" ("user_id");--> statement-breakpoint
CREATE INDEX "live_joins_user" ON "live_joins" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_meetings_occurrence" ON "live_meetings" ("occurrence_id");--> statement-breakpoint
CREATE INDEX "live_meetings_due" ON "live_meetings" ("try_at") WHERE "try_at" is not null;--> statement-breakpoint
CREATE INDEX "live_meetings_course" ON "live_meetings" ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_occurrences_planned" ON "live_occurrences" ("class_id","planned_at");--> statement-breakpoint
CREATE INDEX "live_occurrences_class" ON "live_occurrences" ("class_id","starts_at");--> statement-breakpoint
CREATE INDEX "live_occurrences_course" ON "live_occurrences" ("course_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "live_occurrences_site" ON "live_occurrences" ("starts_at","id") WHERE "course_id" is null;--> statement-breakpoint
CREATE INDEX "live_occurrences_start" ON "live_occurrences" ("starts_at","id");--> statement-breakpoint
CREATE INDEX "live_recordings_occurrence" ON "live_recordings" ("occurrence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_recordings_external" ON "live_recordings" ("occurrence_id","external_id");--> statement-breakpoint
CREATE INDEX "notifications_live_class" ON "notifications" ("live_class_id");--> statement-breakpoint
CREATE INDEX "notifications_live_occurrence" ON "notifications" ("live_occurrence_id");--> statement-breakpoint
ALTER TABLE "live_attendances" ADD CONSTRAINT "live_attendances_occurrence_id_live_occurrences_id_fkey" FOREIGN KEY ("occurrence_id") REFERENCES "live_occurrences"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_attendances" ADD CONSTRAINT "live_attendances_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_calendars" ADD CONSTRAINT "live_calendars_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_classes" ADD CONSTRAINT "live_classes_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_classes" ADD CONSTRAINT "live_classes_course_id_group_id_groups_course_id_id_fkey" FOREIGN KEY ("course_id","group_id") REFERENCES "groups"("course_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_fetches" ADD CONSTRAINT "live_fetches_occurrence_id_live_occurrences_id_fkey" FOREIGN KEY ("occurrence_id") REFERENCES "live_occurrences"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_guests" ADD CONSTRAINT "live_guests_occurrence_id_live_occurrences_id_fkey" FOREIGN KEY ("occurrence_id") REFERENCES "live_occurrences"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_hosts" ADD CONSTRAINT "live_hosts_class_id_live_classes_id_fkey" FOREIGN KEY ("class_id") REFERENCES "live_classes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_hosts" ADD CONSTRAINT "live_hosts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_joins" ADD CONSTRAINT "live_joins_occurrence_id_live_occurrences_id_fkey" FOREIGN KEY ("occurrence_id") REFERENCES "live_occurrences"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_joins" ADD CONSTRAINT "live_joins_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_meetings" ADD CONSTRAINT "live_meetings_occurrence_id_live_occurrences_id_fkey" FOREIGN KEY ("occurrence_id") REFERENCES "live_occurrences"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "live_meetings" ADD CONSTRAINT "live_meetings_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "live_occurrences" ADD CONSTRAINT "live_occurrences_class_id_live_classes_id_fkey" FOREIGN KEY ("class_id") REFERENCES "live_classes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_occurrences" ADD CONSTRAINT "live_occurrences_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_occurrence_id_live_occurrences_id_fkey" FOREIGN KEY ("occurrence_id") REFERENCES "live_occurrences"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_live_class_id_live_classes_id_fkey" FOREIGN KEY ("live_class_id") REFERENCES "live_classes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_live_occurrence_id_live_occurrences_id_fkey" FOREIGN KEY ("live_occurrence_id") REFERENCES "live_occurrences"("id") ON DELETE CASCADE;