CREATE TABLE "site_settings" (
	"id" integer PRIMARY KEY DEFAULT 1,
	"version" integer DEFAULT 1 NOT NULL,
	"values" jsonb DEFAULT '{}' NOT NULL,
	"setup_token_hash" bytea,
	CONSTRAINT "site_settings_single" CHECK ("id" = 1)
);
