CREATE TABLE "signing_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"secret" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_buckets" (
	"key" text PRIMARY KEY,
	"full_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Sessions opened for thirty days get the limits that new ones have.
UPDATE "sessions" SET "expires_at" = least(
  "sessions"."expires_at",
  now() + CASE WHEN "users"."role" = 'student' THEN interval '14 days' ELSE interval '12 hours' END,
  "sessions"."created_at" + CASE WHEN "users"."role" = 'student' THEN interval '90 days' ELSE interval '14 days' END
) FROM "users" WHERE "users"."id" = "sessions"."user_id";
