CREATE TABLE "portal_skill_mentions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"portal_skill_id" uuid NOT NULL,
	"job_id" uuid,
	"user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "portal_skills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"ref_skill" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal_skill_mentions" ADD CONSTRAINT "portal_skill_mentions_portal_skill_id_portal_skills_id_fk" FOREIGN KEY ("portal_skill_id") REFERENCES "public"."portal_skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_skill_mentions" ADD CONSTRAINT "portal_skill_mentions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_skill_mentions" ADD CONSTRAINT "portal_skill_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_skills" ADD CONSTRAINT "portal_skills_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_skill_mentions_job" ON "portal_skill_mentions" USING btree ("job_id","portal_skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_skill_mentions_user" ON "portal_skill_mentions" USING btree ("user_id","portal_skill_id");--> statement-breakpoint
CREATE INDEX "portal_skill_mentions_portal" ON "portal_skill_mentions" USING btree ("portal","portal_skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_skills_name" ON "portal_skills" USING btree ("portal","folded");