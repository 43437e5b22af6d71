CREATE TABLE "repeatable_calls" (
	"user_id" integer,
	"key" text,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repeatable_calls_pkey" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE INDEX "repeatable_calls_expiry" ON "repeatable_calls" ("expires_at");--> statement-breakpoint
ALTER TABLE "repeatable_calls" ADD CONSTRAINT "repeatable_calls_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;