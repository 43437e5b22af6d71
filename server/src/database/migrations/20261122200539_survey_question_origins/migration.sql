CREATE TABLE "survey_question_origins" (
	"section_id" integer PRIMARY KEY,
	"origin_id" integer NOT NULL,
	"shared_below" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "survey_question_origins_origin" ON "survey_question_origins" ("origin_id");--> statement-breakpoint
ALTER TABLE "survey_question_origins" ADD CONSTRAINT "survey_question_origins_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "survey_question_origins" ADD CONSTRAINT "survey_question_origins_origin_id_sections_id_fkey" FOREIGN KEY ("origin_id") REFERENCES "sections"("id") ON DELETE CASCADE;