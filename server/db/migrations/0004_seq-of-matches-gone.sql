CREATE TABLE "match_removals" (
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "match_jobs_portal_seq";--> statement-breakpoint
DROP INDEX "match_profiles_portal_seq";--> statement-breakpoint
ALTER TABLE "match_jobs" DROP COLUMN "seq";--> statement-breakpoint
ALTER TABLE "match_profiles" DROP COLUMN "seq";