ALTER TABLE "diploma_pictures" ADD COLUMN "source_file_id" integer;--> statement-breakpoint
CREATE INDEX "diploma_pictures_source" ON "diploma_pictures" ("source_file_id");--> statement-breakpoint
ALTER TABLE "diploma_pictures" ADD CONSTRAINT "diploma_pictures_source_file_id_files_id_fkey" FOREIGN KEY ("source_file_id") REFERENCES "files"("id");