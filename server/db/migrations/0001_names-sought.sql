CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_sought" text GENERATED ALWAYS AS (translate(regexp_replace(lower(name), '[\u064B-\u0652]', '', 'g'), 'أإآٱىیئؤةکڪگپڤ٠١٢٣٤٥٦٧٨٩ـء', 'اااايييوهككجبف0123456789')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_name_sought" ON "companies" USING gin ("name_sought" gin_trgm_ops);