CREATE TABLE "match_models" (
	"version" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"documents" integer NOT NULL,
	"made_by" text NOT NULL,
	"report" jsonb,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"activated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "match_models_active" ON "match_models" USING btree ("is_active") WHERE is_active;