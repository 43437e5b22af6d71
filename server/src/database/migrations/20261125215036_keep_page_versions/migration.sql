CREATE TABLE "page_version_files" (
	"page_id" integer,
	"version" integer,
	"file_id" integer,
	CONSTRAINT "page_version_files_pkey" PRIMARY KEY("page_id","version","file_id")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"page_id" integer,
	"version" integer,
	"saved_at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"restored_version" integer,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"removed" integer NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "page_versions_pkey" PRIMARY KEY("page_id","version")
);
--> statement-breakpoint
CREATE INDEX "page_version_files_file" ON "page_version_files" ("file_id");--> statement-breakpoint
CREATE INDEX "page_versions_user" ON "page_versions" ("user_id");--> statement-breakpoint
CREATE INDEX "page_versions_saved_at" ON "page_versions" ("saved_at");--> statement-breakpoint
ALTER TABLE "page_version_files" ADD CONSTRAINT "page_version_files_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "page_version_files" ADD CONSTRAINT "page_version_files_cxsj2idMTK0k_fkey" FOREIGN KEY ("page_id","version") REFERENCES "page_versions"("page_id","version") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fkey" FOREIGN KEY ("page_id") REFERENCES "pages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL;