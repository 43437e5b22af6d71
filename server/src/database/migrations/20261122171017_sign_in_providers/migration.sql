CREATE TABLE "provider_sign_ins" (
	"state_hash" bytea PRIMARY KEY,
	"browser_hash" bytea NOT NULL,
	"provider_id" integer NOT NULL,
	"user_id" integer,
	"next" text,
	"ticket_hash" bytea,
	"response" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_providers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL CONSTRAINT "sign_in_providers_key" UNIQUE,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT false NOT NULL,
	"issuer" text NOT NULL,
	"connection" jsonb NOT NULL,
	"secret" text,
	"rules" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "hides_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_sign_ins_ticket" ON "provider_sign_ins" ("ticket_hash");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_expiry" ON "provider_sign_ins" ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_provider" ON "provider_sign_ins" ("provider_id");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_user" ON "provider_sign_ins" ("user_id");--> statement-breakpoint
ALTER TABLE "provider_sign_ins" ADD CONSTRAINT "provider_sign_ins_provider_id_sign_in_providers_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "sign_in_providers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "provider_sign_ins" ADD CONSTRAINT "provider_sign_ins_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;