CREATE TABLE "playbacks" (
	"user_id" integer,
	"section_id" integer,
	"video" text NOT NULL,
	"position" real NOT NULL,
	"duration" real NOT NULL,
	"watched" jsonb DEFAULT '[]' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playbacks_pkey" PRIMARY KEY("user_id","section_id")
);
--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_section_id_sections_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE;