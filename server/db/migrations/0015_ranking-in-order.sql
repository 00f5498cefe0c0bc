DROP INDEX "matches_job_score";--> statement-breakpoint
CREATE INDEX "matches_job_order" ON "matches" USING btree ("job_id","score","user_id");