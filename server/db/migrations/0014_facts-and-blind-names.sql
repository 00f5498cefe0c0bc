CREATE TABLE "blind_names" (
	"scope" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "blind_names_scope_user_id_pk" PRIMARY KEY("scope","user_id")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "skill_ids" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(features, '$.skills[*].id')) STORED;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "named_skills" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(features, '$.skills[*] ? (@.id == null || !exists(@.id)).name')) STORED;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "titles" jsonb GENERATED ALWAYS AS (features->'titles') STORED;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "years" double precision GENERATED ALWAYS AS ((features->>'years')::double precision) STORED;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "education" text GENERATED ALWAYS AS (features->>'education') STORED;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "languages" jsonb GENERATED ALWAYS AS (features->'languages') STORED;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "location" jsonb GENERATED ALWAYS AS (features->'location') STORED;--> statement-breakpoint
ALTER TABLE "blind_names" ADD CONSTRAINT "blind_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_names" ADD CONSTRAINT "blind_names_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blind_names_number" ON "blind_names" USING btree ("scope","number");--> statement-breakpoint
CREATE INDEX "blind_names_user" ON "blind_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blind_names_company" ON "blind_names" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "audit_entries_job" ON "audit_entries" USING btree (("details"->>'jobId'),"created_at") WHERE "audit_entries"."details"->>'jobId' is not null;--> statement-breakpoint
CREATE INDEX "profiles_found" ON "profiles" USING btree ("portal","updated_at") WHERE is_discoverable;--> statement-breakpoint
CREATE INDEX "profiles_findable" ON "profiles" USING btree ("user_id","experience_months") WHERE is_discoverable;--> statement-breakpoint
UPDATE "applications" a SET "applied_at" = (SELECT max(e."created_at") FROM "application_events" e WHERE e."application_id" = a."id" AND e."stage" = 'SUBMITTED');
--> statement-breakpoint
CREATE FUNCTION keep_applied_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE applications SET applied_at = (
		SELECT max(e.created_at) FROM application_events e
		WHERE e.application_id = applications.id AND e.stage = 'SUBMITTED'
	) WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.application_id ELSE NEW.application_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_events_applied AFTER INSERT ON application_events FOR EACH ROW WHEN (NEW.stage = 'SUBMITTED') EXECUTE FUNCTION keep_applied_at();
--> statement-breakpoint
CREATE TRIGGER application_events_applied_else AFTER UPDATE OR DELETE ON application_events FOR EACH ROW WHEN (OLD.stage = 'SUBMITTED') EXECUTE FUNCTION keep_applied_at();
