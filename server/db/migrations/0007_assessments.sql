CREATE TABLE "assessment_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"user_id" uuid NOT NULL,
	"instrument" text NOT NULL,
	"state" text DEFAULT 'INVITED' NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"attempt_id" uuid
);
--> statement-breakpoint
CREATE TABLE "assessment_answers" (
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"type" text NOT NULL,
	"value" jsonb NOT NULL,
	"sequence" bigint NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessment_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"user_id" uuid NOT NULL,
	"instrument" text NOT NULL,
	"instrument_version" text NOT NULL,
	"form" text NOT NULL,
	"status" text NOT NULL,
	"seed" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"lang" text NOT NULL,
	"respondent" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"extra_time_percent" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"is_expired" boolean DEFAULT false NOT NULL,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "assessment_item_statistics" (
	"portal" text NOT NULL,
	"instrument" text NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "assessment_item_statistics_portal_instrument_pk" PRIMARY KEY("portal","instrument")
);
--> statement-breakpoint
CREATE TABLE "assessment_shares" (
	"company_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessment_shares_company_id_attempt_id_pk" PRIMARY KEY("company_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_signals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"question_id" text,
	"seconds" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessment_invitations" ADD CONSTRAINT "assessment_invitations_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_invitations" ADD CONSTRAINT "assessment_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_invitations" ADD CONSTRAINT "assessment_invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_invitations" ADD CONSTRAINT "assessment_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_invitations" ADD CONSTRAINT "assessment_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_invitations" ADD CONSTRAINT "assessment_invitations_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answers" ADD CONSTRAINT "assessment_answers_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD CONSTRAINT "assessment_attempts_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD CONSTRAINT "assessment_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_item_statistics" ADD CONSTRAINT "assessment_item_statistics_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_shares" ADD CONSTRAINT "assessment_shares_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_shares" ADD CONSTRAINT "assessment_shares_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_shares" ADD CONSTRAINT "assessment_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_signals" ADD CONSTRAINT "assessment_signals_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_invitations_open" ON "assessment_invitations" USING btree ("company_id","user_id","instrument") WHERE "assessment_invitations"."state" in ('INVITED', 'STARTED');--> statement-breakpoint
CREATE INDEX "assessment_invitations_company" ON "assessment_invitations" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "assessment_invitations_user" ON "assessment_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assessment_invitations_attempt" ON "assessment_invitations" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_attempts_open" ON "assessment_attempts" USING btree ("user_id","instrument") WHERE "assessment_attempts"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "assessment_attempts_user" ON "assessment_attempts" USING btree ("user_id","instrument","started_at");--> statement-breakpoint
CREATE INDEX "assessment_attempts_portal" ON "assessment_attempts" USING btree ("portal","instrument","completed_at");--> statement-breakpoint
CREATE INDEX "assessment_attempts_ending" ON "assessment_attempts" USING btree ("ends_at") WHERE "assessment_attempts"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "assessment_shares_user" ON "assessment_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assessment_shares_attempt" ON "assessment_shares" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "assessment_signals_attempt" ON "assessment_signals" USING btree ("attempt_id");