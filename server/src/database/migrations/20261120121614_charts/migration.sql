CREATE TABLE "answer_moves" (
	"section_id" integer,
	"from_option" integer,
	"to_option" integer,
	"slot" smallint,
	"count" integer NOT NULL,
	CONSTRAINT "answer_moves_pkey" PRIMARY KEY("section_id","from_option","to_option","slot")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "first_option_ids" integer[];--> statement-breakpoint
ALTER TABLE "answer_moves" ADD CONSTRAINT "answer_moves_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;