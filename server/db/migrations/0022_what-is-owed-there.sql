ALTER TABLE "hiring_systems" DROP CONSTRAINT "hiring_systems_companyId_unique";--> statement-breakpoint
ALTER TABLE "hiring_system_erasures" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hiring_system_erasures" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hiring_system_records" ADD COLUMN "attempt_key" text;--> statement-breakpoint
ALTER TABLE "hiring_systems" ADD COLUMN "disconnected_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "hiring_systems_of_company" ON "hiring_systems" USING btree ("company_id") WHERE "hiring_systems"."disconnected_at" is null;--> statement-breakpoint
CREATE INDEX "hiring_systems_company" ON "hiring_systems" USING btree ("company_id");