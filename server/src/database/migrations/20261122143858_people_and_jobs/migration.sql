CREATE TABLE "tracked_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracked_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"input" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded" text GENERATED ALWAYS AS (left(lower(regexp_replace(normalize(ltrim(last_name || ' ' || first_name) || ' ' || email, NFD), U&'[\0300-\036F]', '', 'g')), 600)) STORED;--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" ("folded" collate "C","id");--> statement-breakpoint
CREATE INDEX "tracked_jobs_user" ON "tracked_jobs" ("user_id");--> statement-breakpoint
CREATE INDEX "tracked_jobs_ended" ON "tracked_jobs" ("ended_at");--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD CONSTRAINT "tracked_jobs_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = greatest(
  (SELECT max("last_seen_at") FROM "sessions" WHERE "user_id" = "users"."id"),
  (SELECT max("updated_at") FROM "progress" WHERE "user_id" = "users"."id")
);
