CREATE TABLE "password_resets" (
	"token_hash" bytea PRIMARY KEY,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" ("expires_at");--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;