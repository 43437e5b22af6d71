CREATE TABLE "library_playbacks" (
	"user_id" integer,
	"video_id" integer,
	"video" text NOT NULL,
	"position" real NOT NULL,
	"duration" real NOT NULL,
	"watched" jsonb DEFAULT '[]' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "library_playbacks_pkey" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "library_videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"video" text NOT NULL,
	"tags" text[] NOT NULL,
	"length" integer,
	"released" boolean DEFAULT false NOT NULL,
	"folded" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "library_videos_once" UNIQUE NULLS NOT DISTINCT("course_id","video"),
	CONSTRAINT "library_videos_released" CHECK (not ("released" and "course_id" is null))
);
--> statement-breakpoint
CREATE INDEX "library_playbacks_video" ON "library_playbacks" ("video_id");--> statement-breakpoint
CREATE INDEX "library_videos_list" ON "library_videos" ("course_id","id");--> statement-breakpoint
CREATE INDEX "library_videos_streams" ON "library_videos" ("id") WHERE "url" ilike '%.m3u8%';--> statement-breakpoint
ALTER TABLE "library_playbacks" ADD CONSTRAINT "library_playbacks_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "library_playbacks" ADD CONSTRAINT "library_playbacks_video_id_library_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "library_videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "library_videos" ADD CONSTRAINT "library_videos_course_id_courses_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE;