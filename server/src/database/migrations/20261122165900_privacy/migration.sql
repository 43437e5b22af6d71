CREATE TABLE "erasures" (
	"user_id" integer PRIMARY KEY,
	"opinions" text NOT NULL,
	"requested_by" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"user_id" integer PRIMARY KEY,
	"job_id" integer NOT NULL,
	"storage_key" text NOT NULL UNIQUE,
	"size" bigint,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opinions" DROP CONSTRAINT "opinions_id_answers_id_fkey";--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_id_key";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_pkey";--> statement-breakpoint
ALTER TABLE "answers" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_id_answers_id_fkey" FOREIGN KEY ("id") REFERENCES "answers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "answers" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "opinion_comments" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "opinion_decisions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "opinions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_once" UNIQUE("user_id","section_id");--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" ("due_at");--> statement-breakpoint
CREATE INDEX "erasures_requested_by" ON "erasures" ("requested_by");--> statement-breakpoint
CREATE INDEX "opinion_likes_opinion" ON "opinion_likes" ("opinion_id");--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" ("expires_at");--> statement-breakpoint
CREATE INDEX "data_exports_job" ON "data_exports" ("job_id");--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_requested_by_users_id_fkey" FOREIGN KEY ("requested_by") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_job_id_tracked_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "tracked_jobs"("id") ON DELETE CASCADE;