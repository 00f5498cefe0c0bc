CREATE TABLE "hiring_costs" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hiring_costs_company_id_month_source_pk" PRIMARY KEY("company_id","month","source")
);
--> statement-breakpoint
CREATE TABLE "market_figures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"kind" text NOT NULL,
	"skill_id" text NOT NULL,
	"place" text NOT NULL,
	"count" integer NOT NULL,
	"imported_by" uuid,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_map_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_map_counts" (
	"portal" text NOT NULL,
	"side" text NOT NULL,
	"sector" text NOT NULL,
	"industry" text NOT NULL,
	"level" text NOT NULL,
	"place" text NOT NULL,
	"skill" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "skill_map_counts_portal_side_sector_industry_level_place_skill_pk" PRIMARY KEY("portal","side","sector","industry","level","place","skill")
);
--> statement-breakpoint
CREATE TABLE "skill_map_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"place" text NOT NULL,
	"sector" text NOT NULL,
	"level" text NOT NULL,
	"skills" text[] NOT NULL,
	"industry" text NOT NULL,
	"occupation" text,
	"title_words" "tsvector" NOT NULL,
	"pay" integer,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "skill_map_months" (
	"portal" text NOT NULL,
	"month" text NOT NULL,
	"side" text NOT NULL,
	"sector" text NOT NULL,
	"level" text NOT NULL,
	"place" text NOT NULL,
	"skill" text NOT NULL,
	"count" integer NOT NULL,
	"is_from_dates" boolean DEFAULT false NOT NULL,
	CONSTRAINT "skill_map_months_portal_skill_side_month_sector_level_place_pk" PRIMARY KEY("portal","skill","side","month","sector","level","place")
);
--> statement-breakpoint
CREATE TABLE "skill_map_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"place" text NOT NULL,
	"sector" text NOT NULL,
	"level" text NOT NULL,
	"skills" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_map_studies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"institute_words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hiring_costs" ADD CONSTRAINT "hiring_costs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_figures" ADD CONSTRAINT "market_figures_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_map_jobs" ADD CONSTRAINT "skill_map_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_map_people" ADD CONSTRAINT "skill_map_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_map_studies" ADD CONSTRAINT "skill_map_studies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "market_figures_once" ON "market_figures" USING btree ("portal","source","as_of","kind","skill_id","place");--> statement-breakpoint
CREATE INDEX "market_figures_skill" ON "market_figures" USING btree ("portal","skill_id","as_of");--> statement-breakpoint
CREATE INDEX "skill_map_counts_skill" ON "skill_map_counts" USING btree ("portal","side","skill","place");--> statement-breakpoint
CREATE INDEX "skill_map_jobs_place" ON "skill_map_jobs" USING btree ("portal","place");--> statement-breakpoint
CREATE INDEX "skill_map_jobs_occupation" ON "skill_map_jobs" USING btree ("occupation");--> statement-breakpoint
CREATE INDEX "skill_map_jobs_title_words" ON "skill_map_jobs" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "skill_map_jobs_skills" ON "skill_map_jobs" USING gin ("skills");--> statement-breakpoint
CREATE INDEX "skill_map_jobs_expires" ON "skill_map_jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "skill_map_months_month" ON "skill_map_months" USING btree ("portal","month");--> statement-breakpoint
CREATE INDEX "skill_map_people_place" ON "skill_map_people" USING btree ("portal","place");--> statement-breakpoint
CREATE INDEX "skill_map_studies_user" ON "skill_map_studies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "skill_map_studies_title" ON "skill_map_studies" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "skill_map_studies_institute" ON "skill_map_studies" USING gin ("institute_words");--> statement-breakpoint
-- By hand, from here on. Whatever changes of a job or a profile is noted for the maps, which look at it soon after.
CREATE FUNCTION note_skill_map_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	document uuid;
BEGIN
	IF TG_TABLE_NAME = 'jobs' THEN document := NEW.id;
	ELSIF TG_TABLE_NAME = 'match_jobs' THEN document := CASE TG_OP WHEN 'DELETE' THEN OLD.job_id ELSE NEW.job_id END;
	ELSE document := CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
	END IF;
	INSERT INTO skill_map_changes (kind, document_id) VALUES (TG_ARGV[0], document);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_mapped AFTER UPDATE OF status, audience, expires_at, title, location, sector, industry, seniority, occupation, salary_min, salary_max, salary_currency ON jobs FOR EACH ROW EXECUTE FUNCTION note_skill_map_change('job');
--> statement-breakpoint
CREATE TRIGGER match_jobs_mapped AFTER INSERT OR DELETE OR UPDATE OF features ON match_jobs FOR EACH ROW EXECUTE FUNCTION note_skill_map_change('job');
--> statement-breakpoint
CREATE TRIGGER profiles_mapped AFTER UPDATE OF is_discoverable, sharing, education, certifications ON profiles FOR EACH ROW EXECUTE FUNCTION note_skill_map_change('profile');
--> statement-breakpoint
CREATE TRIGGER match_profiles_mapped AFTER INSERT OR DELETE OR UPDATE OF features ON match_profiles FOR EACH ROW EXECUTE FUNCTION note_skill_map_change('profile');
--> statement-breakpoint
-- What a document adds to the counts it takes from them when it goes, in the same transaction: the counts are always those
-- of the rows. In the order of the key, so that two who count at once wait for one another in the same order.
CREATE FUNCTION count_in_skill_maps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	IF TG_ARGV[0] = 'jobs' THEN
		INSERT INTO skill_map_counts AS kept (portal, side, sector, industry, level, place, skill, count)
		SELECT portal, 'jobs', coalesce(sector, '*'), coalesce(industry, '*'), coalesce(level, '*'), coalesce(place, '*'), skill, sign * count(*)
		FROM changed CROSS JOIN LATERAL unnest(array_prepend('', skills)) AS skill
		GROUP BY GROUPING SETS (
			(portal, skill, place, sector, level), (portal, skill, place, sector), (portal, skill, place, level), (portal, skill, place),
			(portal, skill, sector, level), (portal, skill, sector), (portal, skill, level), (portal, skill),
			(portal, skill, place, industry), (portal, skill, industry))
		ORDER BY 1, 2, 3, 4, 5, 6, 7
		ON CONFLICT (portal, side, sector, industry, level, place, skill) DO UPDATE SET count = kept.count + excluded.count;
	ELSE
		INSERT INTO skill_map_counts AS kept (portal, side, sector, industry, level, place, skill, count)
		SELECT portal, 'people', coalesce(sector, '*'), '*', coalesce(level, '*'), coalesce(place, '*'), skill, sign * count(*)
		FROM changed CROSS JOIN LATERAL unnest(array_prepend('', skills)) AS skill
		GROUP BY portal, skill, CUBE (place, sector, level)
		ORDER BY 1, 2, 3, 4, 5, 6, 7
		ON CONFLICT (portal, side, sector, industry, level, place, skill) DO UPDATE SET count = kept.count + excluded.count;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER skill_map_jobs_counted AFTER INSERT ON skill_map_jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_in_skill_maps('jobs');
--> statement-breakpoint
CREATE TRIGGER skill_map_jobs_uncounted AFTER DELETE ON skill_map_jobs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_in_skill_maps('jobs');
--> statement-breakpoint
CREATE TRIGGER skill_map_people_counted AFTER INSERT ON skill_map_people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_in_skill_maps('people');
--> statement-breakpoint
CREATE TRIGGER skill_map_people_uncounted AFTER DELETE ON skill_map_people REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_in_skill_maps('people');
--> statement-breakpoint
-- Documents of before are looked at as if they had just changed.
INSERT INTO skill_map_changes (kind, document_id) SELECT 'job', job_id FROM match_jobs;
--> statement-breakpoint
INSERT INTO skill_map_changes (kind, document_id) SELECT 'profile', user_id FROM match_profiles;
