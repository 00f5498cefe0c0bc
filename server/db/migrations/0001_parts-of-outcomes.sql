-- Judgements of a formula that is gone say nothing about the parts of the present one.
DELETE FROM "match_outcomes";--> statement-breakpoint
ALTER TABLE "match_outcomes" ADD COLUMN "parts" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "match_outcomes" DROP COLUMN "skills";--> statement-breakpoint
ALTER TABLE "match_outcomes" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "match_outcomes" DROP COLUMN "text";