CREATE TABLE "course_sign_ups" (
	"course_id" integer PRIMARY KEY,
	"way" text NOT NULL,
	"seats" integer,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"group_id" integer,
	"is_public" boolean NOT NULL,
	"is_indexed" boolean NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_requests" (
	"user_id" integer,
	"course_id" integer,
	"state" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sign_up_requests_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_up_requests_pkey" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_staff" ADD COLUMN "public_name" text;--> statement-breakpoint
CREATE INDEX "course_sign_ups_group" ON "course_sign_ups" ("group_id");--> statement-breakpoint
CREATE INDEX "sign_up_requests_line" ON "sign_up_requests" ("course_id","state","position");--> statement-breakpoint
ALTER TABLE "course_sign_ups" ADD CONSTRAINT "course_sign_ups_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "course_sign_ups" ADD CONSTRAINT "course_sign_ups_group_id_groups_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_requests_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_requests_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;