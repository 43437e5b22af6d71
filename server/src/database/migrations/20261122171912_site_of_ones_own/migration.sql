CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" bytea UNIQUE,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"invitation_code" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_logos" (
	"id" integer PRIMARY KEY DEFAULT 1,
	"key" text NOT NULL,
	"file_id" integer NOT NULL,
	"mail_file_id" integer NOT NULL,
	CONSTRAINT "site_logos_single" CHECK ("id" = 1)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" ("expires_at");--> statement-breakpoint
CREATE INDEX "site_logos_file" ON "site_logos" ("file_id");--> statement-breakpoint
CREATE INDEX "site_logos_mail_file" ON "site_logos" ("mail_file_id");--> statement-breakpoint
ALTER TABLE "site_logos" ADD CONSTRAINT "site_logos_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "site_logos" ADD CONSTRAINT "site_logos_mail_file_id_files_id_fkey" FOREIGN KEY ("mail_file_id") REFERENCES "files"("id");