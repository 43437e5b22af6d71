CREATE TABLE "scheduled_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"exported_table" text NOT NULL,
	"format" text NOT NULL,
	"locale" text NOT NULL,
	"weekday" smallint,
	"next_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scheduled_exports_course" ON "scheduled_exports" ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "scheduled_exports_user" ON "scheduled_exports" ("user_id");--> statement-breakpoint
CREATE INDEX "scheduled_exports_due" ON "scheduled_exports" ("next_at") WHERE "paused_at" is null;--> statement-breakpoint
ALTER TABLE "scheduled_exports" ADD CONSTRAINT "scheduled_exports_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scheduled_exports" ADD CONSTRAINT "scheduled_exports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;