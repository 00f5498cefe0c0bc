DROP INDEX "skill_map_months_month";--> statement-breakpoint
CREATE INDEX "skill_map_months_cell" ON "skill_map_months" USING btree ("portal","side","month","sector","level","place");