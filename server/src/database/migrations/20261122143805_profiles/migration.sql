CREATE TABLE "user_photos" (
	"user_id" integer PRIMARY KEY,
	"file_id" integer NOT NULL,
	"key" text NOT NULL UNIQUE
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "theme" text;--> statement-breakpoint
CREATE INDEX "user_photos_file" ON "user_photos" ("file_id");--> statement-breakpoint
ALTER TABLE "user_photos" ADD CONSTRAINT "user_photos_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_photos" ADD CONSTRAINT "user_photos_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");