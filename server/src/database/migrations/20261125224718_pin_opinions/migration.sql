CREATE TABLE "opinion_pins" (
	"opinion_id" bigint PRIMARY KEY,
	"section_id" integer NOT NULL,
	"state" text NOT NULL,
	"asked_by" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "opinions" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "opinion_pins_section" ON "opinion_pins" ("section_id");--> statement-breakpoint
CREATE INDEX "opinion_pins_asked_by" ON "opinion_pins" ("asked_by");--> statement-breakpoint
CREATE INDEX "opinions_pinned" ON "opinions" ("section_id") WHERE "is_pinned";--> statement-breakpoint
ALTER TABLE "opinion_pins" ADD CONSTRAINT "opinion_pins_opinion_id_opinions_id_fkey" FOREIGN KEY ("opinion_id") REFERENCES "opinions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opinion_pins" ADD CONSTRAINT "opinion_pins_asked_by_users_id_fkey" FOREIGN KEY ("asked_by") REFERENCES "users"("id") ON DELETE SET NULL;