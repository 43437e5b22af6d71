CREATE TABLE "authoring_drafts" (
	"user_id" integer,
	"key" text,
	"body" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "authoring_drafts_pkey" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "page_uploads" (
	"page_id" integer,
	"name" text,
	"file_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_uploads_pkey" PRIMARY KEY("page_id","name")
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "authoring_drafts" ADD CONSTRAINT "authoring_drafts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "page_uploads" ADD CONSTRAINT "page_uploads_page_id_pages_id_fkey" FOREIGN KEY ("page_id") REFERENCES "pages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "page_uploads" ADD CONSTRAINT "page_uploads_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");