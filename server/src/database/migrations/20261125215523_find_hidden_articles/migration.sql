CREATE INDEX "article_comments_hidden" ON "article_comments" ("article_id") WHERE "hidden";--> statement-breakpoint
CREATE INDEX "articles_hidden" ON "articles" ("course_id","id") WHERE "hidden";