CREATE TABLE "bulk_uses" (
	"company_id" uuid NOT NULL,
	"deed" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "bulk_uses_company_id_deed_hour_pk" PRIMARY KEY("company_id","deed","hour")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "nationality_condition" jsonb;--> statement-breakpoint
ALTER TABLE "pokes" ADD COLUMN "ask_id" uuid;--> statement-breakpoint
ALTER TABLE "pokes" ADD COLUMN "leaves_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pokes" ADD COLUMN "complained_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bulk_uses" ADD CONSTRAINT "bulk_uses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pokes_ask" ON "pokes" USING btree ("ask_id");