CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"version" text NOT NULL,
	"serves" boolean NOT NULL,
	"runs_jobs" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"event_loop_delay" integer NOT NULL,
	"waiting" integer NOT NULL
);
