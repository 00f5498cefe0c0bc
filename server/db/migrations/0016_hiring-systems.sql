CREATE TABLE "hiring_system_erasures" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"system_id" uuid NOT NULL,
	"job_record_id" uuid NOT NULL,
	"their_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hiring_system_events" (
	"system_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hiring_system_events_system_id_event_id_pk" PRIMARY KEY("system_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "hiring_system_grants" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hiring_system_grants_company_id_user_id_scope_pk" PRIMARY KEY("company_id","user_id","scope")
);
--> statement-breakpoint
CREATE TABLE "hiring_system_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"system_id" uuid NOT NULL,
	"record_id" uuid,
	"direction" text NOT NULL,
	"what" text NOT NULL,
	"status" integer,
	"fault" text,
	"took_ms" integer,
	"sent" text,
	"received" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hiring_system_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"system_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"job_id" uuid,
	"job_title" text NOT NULL,
	"user_id" uuid,
	"job_record_id" uuid,
	"asked_by" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"their_key" text,
	"revision" text,
	"seen" jsonb,
	"agreed" jsonb,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"url" text,
	"conflict" text[] DEFAULT '{}' NOT NULL,
	"refusal" text,
	"decision" text,
	"is_to_read" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hiring_system_records_once" UNIQUE("system_id","kind","job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hiring_systems" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"vendor" text NOT NULL,
	"address" text NOT NULL,
	"database" text,
	"login" text,
	"sealed_secret" text NOT NULL,
	"sealed_signing_secret" text,
	"about" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"connected_by" uuid,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reached_at" timestamp with time zone,
	"fault" text,
	"fault_since" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"cursor" text,
	"followed_at" timestamp with time zone,
	"worked_until" timestamp with time zone,
	CONSTRAINT "hiring_systems_companyId_unique" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "hiring_system_erasures" ADD CONSTRAINT "hiring_system_erasures_system_id_hiring_systems_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."hiring_systems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_events" ADD CONSTRAINT "hiring_system_events_system_id_hiring_systems_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."hiring_systems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_grants" ADD CONSTRAINT "hiring_system_grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_grants" ADD CONSTRAINT "hiring_system_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_grants" ADD CONSTRAINT "hiring_system_grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_messages" ADD CONSTRAINT "hiring_system_messages_system_id_hiring_systems_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."hiring_systems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_messages" ADD CONSTRAINT "hiring_system_messages_record_id_hiring_system_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."hiring_system_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_records" ADD CONSTRAINT "hiring_system_records_system_id_hiring_systems_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."hiring_systems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_records" ADD CONSTRAINT "hiring_system_records_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_records" ADD CONSTRAINT "hiring_system_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_records" ADD CONSTRAINT "hiring_system_records_job_record_id_hiring_system_records_id_fk" FOREIGN KEY ("job_record_id") REFERENCES "public"."hiring_system_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_system_records" ADD CONSTRAINT "hiring_system_records_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_systems" ADD CONSTRAINT "hiring_systems_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_systems" ADD CONSTRAINT "hiring_systems_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hiring_system_erasures_system" ON "hiring_system_erasures" USING btree ("system_id");--> statement-breakpoint
CREATE INDEX "hiring_system_grants_user" ON "hiring_system_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hiring_system_messages_record" ON "hiring_system_messages" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "hiring_system_messages_system" ON "hiring_system_messages" USING btree ("system_id","created_at");--> statement-breakpoint
CREATE INDEX "hiring_system_records_state" ON "hiring_system_records" USING btree ("system_id","state");--> statement-breakpoint
CREATE INDEX "hiring_system_records_job" ON "hiring_system_records" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "hiring_system_records_user" ON "hiring_system_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hiring_system_records_job_record" ON "hiring_system_records" USING btree ("job_record_id");--> statement-breakpoint
CREATE INDEX "hiring_systems_connected_by" ON "hiring_systems" USING btree ("connected_by");