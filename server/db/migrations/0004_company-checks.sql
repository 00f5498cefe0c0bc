CREATE TABLE "company_checks" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"state" text NOT NULL,
	"way" text,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	"held_for" text[] DEFAULT '{}' NOT NULL,
	"resembles_id" uuid,
	"proven_domain" text,
	"proven_address" text,
	"proven_at" timestamp with time zone,
	"former" jsonb,
	"is_told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_proofs" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mails" integer NOT NULL,
	"first_sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_pages" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "opened_pages_company_id_day_user_id_pk" PRIMARY KEY("company_id","day","user_id")
);
--> statement-breakpoint
ALTER TABLE "portals" ADD COLUMN "checks_companies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_checks" ADD CONSTRAINT "company_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_checks" ADD CONSTRAINT "company_checks_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_checks" ADD CONSTRAINT "company_checks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_checks" ADD CONSTRAINT "company_checks_resembles_id_companies_id_fk" FOREIGN KEY ("resembles_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proofs" ADD CONSTRAINT "company_proofs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_pages" ADD CONSTRAINT "opened_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_pages" ADD CONSTRAINT "opened_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_checks_portal" ON "company_checks" USING btree ("portal","state","decided_at");--> statement-breakpoint
CREATE INDEX "company_checks_resembles" ON "company_checks" USING btree ("resembles_id");--> statement-breakpoint
CREATE INDEX "company_checks_decided_by" ON "company_checks" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "opened_pages_user" ON "opened_pages" USING btree ("user_id");--> statement-breakpoint
-- Companies that were there are taken as verified where they have published jobs; all others prove themselves.
INSERT INTO "company_checks" ("company_id", "portal", "state", "way", "decided_at")
SELECT c."id", c."portal", CASE WHEN p."company_id" IS NULL THEN 'unverified' ELSE 'verified' END,
  CASE WHEN p."company_id" IS NULL THEN NULL ELSE 'before_checks' END, now()
FROM "companies" c
LEFT JOIN (SELECT DISTINCT "company_id" FROM "jobs" WHERE "status" = 'published') p ON p."company_id" = c."id";
