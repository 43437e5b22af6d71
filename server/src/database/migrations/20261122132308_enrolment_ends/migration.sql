ALTER TABLE "enrolments" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_enrolments" ADD COLUMN "ends_at" timestamp with time zone;