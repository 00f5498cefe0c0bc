DROP INDEX "match_jobs_portal_changed";--> statement-breakpoint
DROP INDEX "match_profiles_portal_changed";--> statement-breakpoint
ALTER TABLE "match_jobs" ADD COLUMN "prepared" "bytea";--> statement-breakpoint
ALTER TABLE "match_jobs" ADD COLUMN "prepared_with" text;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "prepared" "bytea";--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "prepared_with" text;--> statement-breakpoint
CREATE INDEX "match_jobs_portal_changed" ON "match_jobs" USING btree ("portal","changed","job_id");--> statement-breakpoint
CREATE INDEX "match_profiles_portal_changed" ON "match_profiles" USING btree ("portal","changed","user_id");--> statement-breakpoint
-- They do not shrink, and a first read wants them beside their row: MAIN keeps them there and lets the features go out.
ALTER TABLE "match_jobs" ALTER COLUMN "prepared" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "match_profiles" ALTER COLUMN "prepared" SET STORAGE MAIN;
