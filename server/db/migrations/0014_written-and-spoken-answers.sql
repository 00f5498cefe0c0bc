CREATE TABLE "assessment_ratings" (
	"company_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"rated_by" uuid,
	"scores" jsonb NOT NULL,
	"comment" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessment_ratings_company_id_attempt_id_question_id_pk" PRIMARY KEY("company_id","attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_recordings" (
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"file_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessment_recordings_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "assessment_ratings" ADD CONSTRAINT "assessment_ratings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_ratings" ADD CONSTRAINT "assessment_ratings_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_ratings" ADD CONSTRAINT "assessment_ratings_rated_by_users_id_fk" FOREIGN KEY ("rated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_recordings" ADD CONSTRAINT "assessment_recordings_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_recordings" ADD CONSTRAINT "assessment_recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_ratings_attempt" ON "assessment_ratings" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "assessment_ratings_rater" ON "assessment_ratings" USING btree ("rated_by");--> statement-breakpoint
CREATE INDEX "assessment_recordings_file" ON "assessment_recordings" USING btree ("file_id");