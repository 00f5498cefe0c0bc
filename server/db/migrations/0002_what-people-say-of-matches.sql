CREATE TABLE "match_calibrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"base" text NOT NULL,
	"version" text NOT NULL,
	"a" double precision NOT NULL,
	"b" double precision NOT NULL,
	"report" jsonb,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"activated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_outcomes" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"portal" text NOT NULL,
	"is_relevant" boolean NOT NULL,
	"skills" double precision,
	"title" double precision,
	"text" double precision NOT NULL,
	"gate" double precision NOT NULL,
	"version" text NOT NULL,
	"judged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_outcomes_job_id_user_id_source_pk" PRIMARY KEY("job_id","user_id","source")
);
--> statement-breakpoint
CREATE TABLE "match_sightings" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "match_sightings_job_id_user_id_viewer_pk" PRIMARY KEY("job_id","user_id","viewer")
);
--> statement-breakpoint
ALTER TABLE "match_jobs" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "strong_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_calibrations" ADD CONSTRAINT "match_calibrations_activated_by_users_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_outcomes" ADD CONSTRAINT "match_outcomes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_outcomes" ADD CONSTRAINT "match_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_sightings" ADD CONSTRAINT "match_sightings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_sightings" ADD CONSTRAINT "match_sightings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "match_calibrations_version" ON "match_calibrations" USING btree ("portal","version");--> statement-breakpoint
CREATE UNIQUE INDEX "match_calibrations_active" ON "match_calibrations" USING btree ("portal") WHERE is_active;--> statement-breakpoint
CREATE INDEX "match_outcomes_portal" ON "match_outcomes" USING btree ("portal","judged_at");--> statement-breakpoint
CREATE INDEX "match_outcomes_user" ON "match_outcomes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_sightings_user" ON "match_sightings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "matches_strong" ON "matches" USING btree ("strong_since") WHERE strong_since is not null;