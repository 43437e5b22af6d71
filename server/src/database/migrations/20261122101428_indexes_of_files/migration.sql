CREATE INDEX "page_uploads_file" ON "page_uploads" ("file_id");--> statement-breakpoint
CREATE INDEX "courses_thumbnail_file" ON "courses" ("thumbnail_file_id");--> statement-breakpoint
CREATE INDEX "section_files_file" ON "section_files" ("file_id");