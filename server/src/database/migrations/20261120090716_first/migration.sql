CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY,
	"attempts" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" bytea PRIMARY KEY,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"locale" text,
	"avatar" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_staff" (
	"user_id" integer,
	"course_id" integer,
	CONSTRAINT "course_staff_pkey" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL,
	"thumbnail_file_id" integer,
	"position" integer NOT NULL,
	"language" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"status" text NOT NULL,
	"has_diploma" boolean DEFAULT false NOT NULL,
	"allow_seeking" boolean DEFAULT false NOT NULL,
	"free_navigation" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"user_id" integer,
	"course_id" integer,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "enrolments_pkey" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"module_id" integer,
	"kind" text DEFAULT 'lesson' NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "section_files" (
	"section_id" integer,
	"name" text,
	"file_id" integer NOT NULL,
	"use" text,
	"position" integer NOT NULL,
	CONSTRAINT "section_files_pkey" PRIMARY KEY("section_id","name","use")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"storage_key" text NOT NULL UNIQUE,
	"size" bigint NOT NULL,
	"media_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_tallies" (
	"section_id" integer,
	"option_id" integer,
	"slot" smallint,
	"count" integer NOT NULL,
	CONSTRAINT "answer_tallies_pkey" PRIMARY KEY("section_id","option_id","slot")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"user_id" integer,
	"section_id" integer,
	"id" bigint UNIQUE GENERATED ALWAYS AS IDENTITY (sequence name "answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"option_ids" integer[],
	"text" text,
	"published" boolean DEFAULT false NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_pkey" PRIMARY KEY("user_id","section_id"),
	CONSTRAINT "answers_one_value" CHECK (num_nonnulls("option_ids", "text") = 1)
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"user_id" integer,
	"page_id" integer,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notes_pkey" PRIMARY KEY("user_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "page_finishes" (
	"user_id" integer,
	"course_id" integer,
	"page_id" integer,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_finishes_pkey" PRIMARY KEY("user_id","course_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"user_id" integer,
	"page_id" integer,
	"section_id" integer,
	"status" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "progress_pkey" PRIMARY KEY("user_id","page_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "opinion_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opinion_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"answer_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opinion_likes" (
	"user_id" integer,
	"answer_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opinion_likes_pkey" PRIMARY KEY("user_id","answer_id")
);
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" (lower("email"));--> statement-breakpoint
CREATE INDEX "course_staff_course" ON "course_staff" ("course_id");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "modules_order" ON "modules" ("course_id","position") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "modules_course" ON "modules" ("course_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_order" ON "pages" ("module_id","position") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pages_survey" ON "pages" ("course_id") WHERE "kind" = 'survey' and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pages_course" ON "pages" ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sections_order" ON "sections" ("page_id","position") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "answers_published" ON "answers" ("section_id","id") WHERE "published";--> statement-breakpoint
CREATE INDEX "opinion_comments_answer" ON "opinion_comments" ("answer_id","id");--> statement-breakpoint
CREATE INDEX "opinion_comments_user" ON "opinion_comments" ("user_id","answer_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "course_staff" ADD CONSTRAINT "course_staff_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "course_staff" ADD CONSTRAINT "course_staff_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_thumbnail_file_id_files_id_fkey" FOREIGN KEY ("thumbnail_file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_course_id_module_id_modules_course_id_id_fkey" FOREIGN KEY ("course_id","module_id") REFERENCES "modules"("course_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "section_files" ADD CONSTRAINT "section_files_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "section_files" ADD CONSTRAINT "section_files_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_page_id_pages_id_fkey" FOREIGN KEY ("page_id") REFERENCES "pages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "answer_tallies" ADD CONSTRAINT "answer_tallies_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_page_id_pages_id_fkey" FOREIGN KEY ("page_id") REFERENCES "pages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "page_finishes" ADD CONSTRAINT "page_finishes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "page_finishes" ADD CONSTRAINT "page_finishes_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "page_finishes" ADD CONSTRAINT "page_finishes_page_id_pages_id_fkey" FOREIGN KEY ("page_id") REFERENCES "pages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_page_id_pages_id_fkey" FOREIGN KEY ("page_id") REFERENCES "pages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_comments" ADD CONSTRAINT "opinion_comments_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_comments" ADD CONSTRAINT "opinion_comments_answer_id_answers_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_likes" ADD CONSTRAINT "opinion_likes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_likes" ADD CONSTRAINT "opinion_likes_answer_id_answers_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE CASCADE;