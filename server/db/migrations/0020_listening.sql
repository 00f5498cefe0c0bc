CREATE TABLE "assessment_plays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"number" integer NOT NULL,
	"played_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD COLUMN "without_listening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_plays" ADD CONSTRAINT "assessment_plays_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_plays_number" ON "assessment_plays" USING btree ("attempt_id","question_id","number");