CREATE TABLE "recall_questions" (
	"recall_id" integer,
	"section_id" integer,
	"position" smallint NOT NULL,
	"was_right" boolean NOT NULL,
	"option_ids" integer[],
	"is_right" boolean,
	"answered_at" timestamp with time zone,
	CONSTRAINT "recall_questions_pkey" PRIMARY KEY("recall_id","section_id"),
	CONSTRAINT "recall_questions_answer" CHECK (num_nulls("option_ids", "is_right", "answered_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recalls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "recalls_once" UNIQUE("user_id","course_id","number"),
	CONSTRAINT "recalls_number" CHECK ("number" in (1, 2))
);
--> statement-breakpoint
CREATE INDEX "recall_questions_section" ON "recall_questions" ("section_id");--> statement-breakpoint
CREATE INDEX "recalls_due" ON "recalls" ("due_at") WHERE "asked_at" is null;--> statement-breakpoint
CREATE INDEX "recalls_course" ON "recalls" ("course_id");--> statement-breakpoint
ALTER TABLE "recall_questions" ADD CONSTRAINT "recall_questions_recall_id_recalls_id_fkey" FOREIGN KEY ("recall_id") REFERENCES "recalls"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recall_questions" ADD CONSTRAINT "recall_questions_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;