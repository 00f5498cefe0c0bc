CREATE TABLE "blocked_companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"domain" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_blocks" (
	"block_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "company_blocks_block_id_company_id_pk" PRIMARY KEY("block_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "present_employer_blocks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_appearances" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "profile_appearances_user_id_company_id_day_pk" PRIMARY KEY("user_id","company_id","day")
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_views_once" UNIQUE NULLS NOT DISTINCT("user_id","company_id","day","part","job_id")
);
--> statement-breakpoint
ALTER TABLE "blocked_companies" ADD CONSTRAINT "blocked_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_companies" ADD CONSTRAINT "blocked_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_blocks" ADD CONSTRAINT "company_blocks_block_id_blocked_companies_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocked_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_blocks" ADD CONSTRAINT "company_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_blocks" ADD CONSTRAINT "company_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "present_employer_blocks" ADD CONSTRAINT "present_employer_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_appearances" ADD CONSTRAINT "profile_appearances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_appearances" ADD CONSTRAINT "profile_appearances_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_companies_once" ON "blocked_companies" USING btree ("user_id","kind","name_key");--> statement-breakpoint
CREATE INDEX "blocked_companies_name" ON "blocked_companies" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "blocked_companies_domain" ON "blocked_companies" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "blocked_companies_company" ON "blocked_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_blocks_in_force" ON "company_blocks" USING btree ("company_id","user_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "company_blocks_user" ON "company_blocks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profile_appearances_company" ON "profile_appearances" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "profile_appearances_day" ON "profile_appearances" USING btree ("day");--> statement-breakpoint
CREATE INDEX "profile_views_company" ON "profile_views" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "profile_views_day" ON "profile_views" USING btree ("day");--> statement-breakpoint
-- By hand: a removal keeps of a person no id but its digest. Who deletes their account is named nowhere any more.
CREATE OR REPLACE FUNCTION keep_match_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_removals (kind, document_id, portal)
	VALUES (TG_ARGV[0], CASE TG_ARGV[0] WHEN 'job' THEN (to_jsonb(OLD) ->> 'job_id')::uuid ELSE md5(to_jsonb(OLD) ->> 'user_id')::uuid END, OLD.portal);
	PERFORM pg_notify('match_changes', OLD.portal);
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE match_removals SET document_id = md5(document_id::text)::uuid WHERE kind = 'profile';
