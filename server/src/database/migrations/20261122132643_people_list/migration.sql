ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded" text GENERATED ALWAYS AS (left(lower(regexp_replace(normalize(ltrim(last_name || ' ' || first_name) || ' ' || email, NFD), U&'[\0300-\036F]', '', 'g')), 600)) STORED;--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" ("folded" collate "C","id");--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = greatest(
  (SELECT max("last_seen_at") FROM "sessions" WHERE "user_id" = "users"."id"),
  (SELECT max("updated_at") FROM "progress" WHERE "user_id" = "users"."id")
);
