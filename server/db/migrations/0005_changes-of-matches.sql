ALTER TABLE "match_jobs" ADD COLUMN "changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD COLUMN "changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "match_removals" ADD COLUMN "changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "match_jobs_portal_changed" ON "match_jobs" USING btree ("portal","changed");--> statement-breakpoint
CREATE INDEX "match_profiles_portal_changed" ON "match_profiles" USING btree ("portal","changed");--> statement-breakpoint
CREATE INDEX "match_removals_portal_changed" ON "match_removals" USING btree ("portal","changed");--> statement-breakpoint
CREATE FUNCTION tell_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('match_changes', NEW.portal);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_match_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_removals (kind, document_id, portal)
	VALUES (TG_ARGV[0], CASE TG_ARGV[0] WHEN 'job' THEN (to_jsonb(OLD) ->> 'job_id')::uuid ELSE (to_jsonb(OLD) ->> 'user_id')::uuid END, OLD.portal);
	PERFORM pg_notify('match_changes', OLD.portal);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER match_jobs_told AFTER INSERT OR UPDATE OF features ON match_jobs FOR EACH ROW EXECUTE FUNCTION tell_match_change();
--> statement-breakpoint
CREATE TRIGGER match_profiles_told AFTER INSERT OR UPDATE OF features ON match_profiles FOR EACH ROW EXECUTE FUNCTION tell_match_change();
--> statement-breakpoint
CREATE TRIGGER match_jobs_removed AFTER DELETE ON match_jobs FOR EACH ROW EXECUTE FUNCTION keep_match_removal('job');
--> statement-breakpoint
CREATE TRIGGER match_profiles_removed AFTER DELETE ON match_profiles FOR EACH ROW EXECUTE FUNCTION keep_match_removal('profile');
