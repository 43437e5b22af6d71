ALTER TABLE "enrolments" ADD COLUMN "missed_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "former_enrolments" ADD COLUMN "missed_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "unplayable_at" timestamp with time zone;