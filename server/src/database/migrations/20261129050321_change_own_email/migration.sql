CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY,
	"email" text NOT NULL,
	"code_hash" bytea,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" ("expires_at");--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;