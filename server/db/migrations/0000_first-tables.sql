-- The whole schema at the first release. Tables, keys and indexes are written by drizzle-kit from server/db/tables; the
-- extension here and what follows the indexes are by hand, since drizzle-kit does not know them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"reason" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"profile_version" integer NOT NULL,
	"profile" jsonb NOT NULL,
	"resume_file_id" uuid,
	"source" text,
	"score" real,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"action" text NOT NULL,
	"address" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"date" text,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blind_names" (
	"scope" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "blind_names_scope_user_id_pk" PRIMARY KEY("scope","user_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid,
	"author_id" uuid,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "candidate_tags" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"tagged_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_tags_company_id_user_id_tag_pk" PRIMARY KEY("company_id","user_id","tag")
);
--> statement-breakpoint
CREATE TABLE "candidate_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"is_notifying" boolean DEFAULT true NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_decisions" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"stage_id" uuid,
	"reason_code" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_decisions_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from_kind" text,
	"to_kind" text NOT NULL,
	"stage_name" text,
	"reason_code" text,
	"reason" text,
	"moved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"name" text NOT NULL,
	"name_sought" text GENERATED ALWAYS AS (translate(regexp_replace(lower(name), '[\u064B-\u0652]', '', 'g'), 'أإآٱىیئؤةکڪگپڤ٠١٢٣٤٥٦٧٨٩ـء', 'اااايييوهككجبف0123456789')) STORED NOT NULL,
	"avatar_file_id" uuid,
	"size" integer NOT NULL,
	"industry" text NOT NULL,
	"location" text NOT NULL,
	"website" text,
	"domain" text,
	"description" text NOT NULL,
	"is_blind_by_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"size" text NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_opt_outs" (
	"portal" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_opt_outs_portal_address_hash_pk" PRIMARY KEY("portal","address_hash")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"portal" text DEFAULT 'HCMS' NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sender" text,
	"reply_to" text,
	"unsubscribe_url" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"job_title" text,
	"department" text,
	"location" text,
	"started_on" date,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"added_by" uuid,
	"invited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internal_jobs" (
	"job_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "internal_jobs_job_id_employee_id_pk" PRIMARY KEY("job_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "equality_answers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"gender" text,
	"age_band" text,
	"disability" text,
	"nationality" text,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite_candidates" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kept_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_candidates_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_jobs" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_reactions" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_reactions_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "file_upload_chunks" (
	"upload_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "file_upload_chunks_upload_id_index_pk" PRIMARY KEY("upload_id","index")
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hiring_stages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_join_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"outcome" text,
	"decided_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"company_id" uuid,
	"company_role" text,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"public_key" text NOT NULL,
	"external_job_id" text,
	"title" text NOT NULL,
	"occupation" text,
	"audience" text DEFAULT 'portal' NOT NULL,
	"description" text NOT NULL,
	"full_text" text,
	"responsibilities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sector" text,
	"industry" text,
	"location" text,
	"work_place" text NOT NULL,
	"employment_type" text NOT NULL,
	"seniority" text,
	"min_years" integer,
	"education" text,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"screening_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"source_text" text,
	"source_url" text,
	"is_blind" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"posted_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_goals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"occupation_id" text NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_items" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"skill_ids" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"start_on" text,
	"due_on" text,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_items_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "job_visits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"latest_at" timestamp with time zone NOT NULL,
	"before_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "match_calibrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"base" text NOT NULL,
	"version" text NOT NULL,
	"a" double precision NOT NULL,
	"b" double precision NOT NULL,
	"report" jsonb,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"activated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_outcomes" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"portal" text NOT NULL,
	"is_relevant" boolean NOT NULL,
	"skills" double precision,
	"title" double precision,
	"text" double precision NOT NULL,
	"gate" double precision NOT NULL,
	"version" text NOT NULL,
	"judged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_outcomes_job_id_user_id_source_pk" PRIMARY KEY("job_id","user_id","source")
);
--> statement-breakpoint
CREATE TABLE "match_sightings" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "match_sightings_job_id_user_id_viewer_pk" PRIMARY KEY("job_id","user_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "match_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"features" jsonb NOT NULL,
	"prepared" "bytea",
	"prepared_with" text,
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"ranked_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "match_models" (
	"version" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"documents" integer NOT NULL,
	"made_by" text NOT NULL,
	"report" jsonb,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"activated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "match_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"features" jsonb NOT NULL,
	"prepared" "bytea",
	"prepared_with" text,
	"skill_ids" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(features, '$.skills[*].id')) STORED,
	"named_skills" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(features, '$.skills[*] ? (@.id == null || !exists(@.id)).name')) STORED,
	"titles" jsonb GENERATED ALWAYS AS (features->'titles') STORED,
	"years" double precision GENERATED ALWAYS AS ((features->>'years')::double precision) STORED,
	"education" text GENERATED ALWAYS AS (features->>'education') STORED,
	"languages" jsonb GENERATED ALWAYS AS (features->'languages') STORED,
	"location" jsonb GENERATED ALWAYS AS (features->'location') STORED,
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"ranked_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "match_removals" (
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"score" real NOT NULL,
	"version" text NOT NULL,
	"strong_since" timestamp with time zone,
	CONSTRAINT "matches_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_recipients" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "message_recipients_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"sender_id" uuid,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text,
	"actor_id" uuid,
	"group_key" text,
	"count" integer DEFAULT 1 NOT NULL,
	"seen_at" timestamp with time zone,
	"is_read" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pokes" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"poked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "pokes_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "portal_skill_mentions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"portal_skill_id" uuid NOT NULL,
	"job_id" uuid,
	"user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "portal_skills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"ref_skill" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portals" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"accent" text NOT NULL,
	"languages" text[] NOT NULL,
	"contact_email" text NOT NULL,
	"approves_candidates" boolean NOT NULL,
	"approves_recruiters" boolean NOT NULL,
	"post_job_limit" integer NOT NULL,
	"host_names" text[] DEFAULT '{}' NOT NULL,
	"logos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digital_human" text DEFAULT 'noor' NOT NULL,
	"sign_in_methods" text[] DEFAULT '{}' NOT NULL,
	"features_off" text[] DEFAULT '{}' NOT NULL,
	"mail_sender" text,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"personal_details" jsonb NOT NULL,
	"work_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"highlights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"availability" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"experience_months" integer,
	"sharing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shared_nationality" text GENERATED ALWAYS AS (case when coalesce((sharing->>'nationality')::boolean, true) then personal_details->>'nationality' end) STORED,
	"shared_notice_days" integer GENERATED ALWAYS AS (case when coalesce((sharing->>'notice_period')::boolean, true) then (personal_details->>'notice_period_days')::int end) STORED,
	"shared_salary" integer GENERATED ALWAYS AS (case when coalesce((sharing->>'expected_salary')::boolean, true) then (personal_details->>'expected_salary')::int end) STORED,
	"name_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(normalize(coalesce(personal_details->>'name', ''), NFKC)), 'أإآٱىةؤئـًٌٍَُِّْ', 'اااايهوي') || ' ' || regexp_replace(translate(lower(normalize(coalesce(personal_details->>'name', ''), NFKC)), 'أإآٱىةؤئـًٌٍَُِّْ', 'اااايهوي'), '(^|[[:space:]])ال', '\1', 'g'), '[[:space:][:punct:]،؛؟«»–—·•]+'), ''))) STORED,
	"title_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(normalize(coalesce(personal_details->>'name', '') || ' ' || coalesce(personal_details->>'headline', ''), NFKC)), 'أإآٱىةؤئـًٌٍَُِّْ', 'اااايهوي') || ' ' || regexp_replace(translate(lower(normalize(coalesce(personal_details->>'name', '') || ' ' || coalesce(personal_details->>'headline', ''), NFKC)), 'أإآٱىةؤئـًٌٍَُِّْ', 'اااايهوي'), '(^|[[:space:]])ال', '\1', 'g'), '[[:space:][:punct:]،؛؟«»–—·•]+'), ''))) STORED,
	"is_discoverable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"photo_file_id" uuid,
	"status" text NOT NULL,
	"step" text DEFAULT 'queued' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"pages" integer,
	"parsed" jsonb,
	"text" text DEFAULT '' NOT NULL,
	"engine_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"is_notifying" boolean DEFAULT true NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"language" text NOT NULL,
	"return_to" text,
	"landing_hash" text,
	"outcome" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_sign_ins_landingHash_unique" UNIQUE("landing_hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_proofs" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_proofs_user_id_purpose_pk" PRIMARY KEY("user_id","purpose"),
	CONSTRAINT "email_proofs_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text,
	"avatar_file_id" uuid,
	"company_id" uuid,
	"company_role" text,
	"language" text NOT NULL,
	"is_email_confirmed" boolean DEFAULT false NOT NULL,
	"is_onboarding_completed" boolean DEFAULT false NOT NULL,
	"is_account_confirmed" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_names" ADD CONSTRAINT "blind_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_names" ADD CONSTRAINT "blind_names_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tags" ADD CONSTRAINT "candidate_tags_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tags" ADD CONSTRAINT "candidate_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tags" ADD CONSTRAINT "candidate_tags_tagged_by_users_id_fk" FOREIGN KEY ("tagged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_decisions" ADD CONSTRAINT "candidate_decisions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_decisions" ADD CONSTRAINT "candidate_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_decisions" ADD CONSTRAINT "candidate_decisions_stage_id_hiring_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."hiring_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_decisions" ADD CONSTRAINT "candidate_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_moves" ADD CONSTRAINT "candidate_moves_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_moves" ADD CONSTRAINT "candidate_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_moves" ADD CONSTRAINT "candidate_moves_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_jobs" ADD CONSTRAINT "internal_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_jobs" ADD CONSTRAINT "internal_jobs_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_jobs" ADD CONSTRAINT "internal_jobs_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equality_answers" ADD CONSTRAINT "equality_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_candidates" ADD CONSTRAINT "favourite_candidates_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_candidates" ADD CONSTRAINT "favourite_candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_candidates" ADD CONSTRAINT "favourite_candidates_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_jobs" ADD CONSTRAINT "favourite_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_jobs" ADD CONSTRAINT "favourite_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reactions" ADD CONSTRAINT "job_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reactions" ADD CONSTRAINT "job_reactions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_upload_chunks" ADD CONSTRAINT "file_upload_chunks_upload_id_file_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."file_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_stages" ADD CONSTRAINT "hiring_stages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_goals" ADD CONSTRAINT "career_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_visits" ADD CONSTRAINT "job_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_calibrations" ADD CONSTRAINT "match_calibrations_activated_by_users_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_outcomes" ADD CONSTRAINT "match_outcomes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_outcomes" ADD CONSTRAINT "match_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_sightings" ADD CONSTRAINT "match_sightings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_sightings" ADD CONSTRAINT "match_sightings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_jobs" ADD CONSTRAINT "match_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_profiles" ADD CONSTRAINT "match_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pokes" ADD CONSTRAINT "pokes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pokes" ADD CONSTRAINT "pokes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pokes" ADD CONSTRAINT "pokes_poked_by_users_id_fk" FOREIGN KEY ("poked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_skill_mentions" ADD CONSTRAINT "portal_skill_mentions_portal_skill_id_portal_skills_id_fk" FOREIGN KEY ("portal_skill_id") REFERENCES "public"."portal_skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_skill_mentions" ADD CONSTRAINT "portal_skill_mentions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_skill_mentions" ADD CONSTRAINT "portal_skill_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_skills" ADD CONSTRAINT "portal_skills_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sign_ins" ADD CONSTRAINT "provider_sign_ins_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_job_user" ON "applications" USING btree ("job_id","user_id");--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "approvals_portal" ON "approvals" USING btree ("portal","status","requested_at");--> statement-breakpoint
CREATE INDEX "audit_entries_portal" ON "audit_entries" USING btree ("portal","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_job" ON "audit_entries" USING btree (("details"->>'jobId'),"created_at") WHERE "audit_entries"."details"->>'jobId' is not null;--> statement-breakpoint
CREATE INDEX "awards_user" ON "awards" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blind_names_number" ON "blind_names" USING btree ("scope","number");--> statement-breakpoint
CREATE INDEX "blind_names_user" ON "blind_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blind_names_company" ON "blind_names" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "candidate_notes_candidate" ON "candidate_notes" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_notes_user" ON "candidate_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "candidate_tags_tag" ON "candidate_tags" USING btree ("company_id","tag");--> statement-breakpoint
CREATE INDEX "candidate_tags_user" ON "candidate_tags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "candidate_searches_user" ON "candidate_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_decisions_user" ON "candidate_decisions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_merges_pair" ON "candidate_merges" USING btree ("company_id",least("user_id", "other_id"),greatest("user_id", "other_id"));--> statement-breakpoint
CREATE INDEX "candidate_merges_user" ON "candidate_merges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "candidate_merges_other" ON "candidate_merges" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "candidate_moves_job" ON "candidate_moves" USING btree ("job_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_moves_user" ON "candidate_moves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "companies_portal_domain" ON "companies" USING btree ("portal","domain");--> statement-breakpoint
CREATE INDEX "companies_portal_name" ON "companies" USING btree ("portal","name");--> statement-breakpoint
CREATE INDEX "companies_name_sought" ON "companies" USING gin ("name_sought" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "emails_created" ON "emails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_company_email" ON "employees" USING btree ("company_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_company_user" ON "employees" USING btree ("company_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "employees_company_name" ON "employees" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "employees_user" ON "employees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "internal_jobs_employee" ON "internal_jobs" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "favourite_candidates_user" ON "favourite_candidates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "hiring_stages_company" ON "hiring_stages" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "company_join_requests_company" ON "company_join_requests" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_join_requests_user" ON "company_join_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_portal" ON "invitations" USING btree ("portal","created_at");--> statement-breakpoint
CREATE INDEX "invitations_company" ON "invitations" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_public_key" ON "jobs" USING btree ("public_key");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "jobs_portal_posted" ON "jobs" USING btree ("portal","status","posted_at");--> statement-breakpoint
CREATE INDEX "jobs_portal_updated" ON "jobs" USING btree ("portal","status","updated_at");--> statement-breakpoint
CREATE INDEX "jobs_expiring" ON "jobs" USING btree ("expires_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "career_goals_occupation" ON "career_goals" USING btree ("occupation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_calibrations_version" ON "match_calibrations" USING btree ("portal","version");--> statement-breakpoint
CREATE UNIQUE INDEX "match_calibrations_active" ON "match_calibrations" USING btree ("portal") WHERE is_active;--> statement-breakpoint
CREATE INDEX "match_outcomes_portal" ON "match_outcomes" USING btree ("portal","judged_at");--> statement-breakpoint
CREATE INDEX "match_outcomes_user" ON "match_outcomes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_sightings_user" ON "match_sightings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_jobs_portal_changed" ON "match_jobs" USING btree ("portal","changed","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_models_active" ON "match_models" USING btree ("is_active") WHERE is_active;--> statement-breakpoint
CREATE INDEX "match_profiles_portal_changed" ON "match_profiles" USING btree ("portal","changed","user_id");--> statement-breakpoint
CREATE INDEX "match_profiles_facts" ON "match_profiles" USING btree ("user_id","years","education","location");--> statement-breakpoint
CREATE INDEX "match_removals_portal_changed" ON "match_removals" USING btree ("portal","changed");--> statement-breakpoint
CREATE INDEX "matches_job_order" ON "matches" USING btree ("job_id","score","user_id");--> statement-breakpoint
CREATE INDEX "matches_user_score" ON "matches" USING btree ("user_id","score");--> statement-breakpoint
CREATE INDEX "matches_strong" ON "matches" USING btree ("strong_since") WHERE strong_since is not null;--> statement-breakpoint
CREATE INDEX "message_recipients_user" ON "message_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_templates_company" ON "message_templates" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "messages_company" ON "messages" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("user_id") WHERE mailed_at is null and not is_read;--> statement-breakpoint
CREATE INDEX "pokes_user" ON "pokes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_skill_mentions_job" ON "portal_skill_mentions" USING btree ("job_id","portal_skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_skill_mentions_user" ON "portal_skill_mentions" USING btree ("user_id","portal_skill_id");--> statement-breakpoint
CREATE INDEX "portal_skill_mentions_portal" ON "portal_skill_mentions" USING btree ("portal","portal_skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_skills_name" ON "portal_skills" USING btree ("portal","folded");--> statement-breakpoint
CREATE INDEX "profiles_portal" ON "profiles" USING btree ("portal");--> statement-breakpoint
CREATE INDEX "profiles_name_words" ON "profiles" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "profiles_title_words" ON "profiles" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "profiles_found" ON "profiles" USING btree ("portal","updated_at","user_id") WHERE is_discoverable;--> statement-breakpoint
CREATE INDEX "profiles_hidden" ON "profiles" USING btree ("user_id") WHERE not is_discoverable;--> statement-breakpoint
CREATE INDEX "profiles_findable" ON "profiles" USING btree ("user_id","experience_months","shared_notice_days","shared_salary") WHERE is_discoverable;--> statement-breakpoint
CREATE INDEX "resumes_user" ON "resumes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "resumes_photo" ON "resumes" USING btree ("photo_file_id") WHERE photo_file_id is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("portal","provider","subject");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_portal_email" ON "users" USING btree ("portal","email");--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");--> statement-breakpoint
-- Prepared documents do not shrink, and a first read wants them beside their row: MAIN keeps them there and lets the
-- features go out.
ALTER TABLE "match_jobs" ALTER COLUMN "prepared" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "match_profiles" ALTER COLUMN "prepared" SET STORAGE MAIN;--> statement-breakpoint
-- The ranking index of every process follows these tables (decision 0008): a change is notified, a removal is kept.
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
--> statement-breakpoint
-- When an application was last sent in, kept beside it for lists that are sorted by it.
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
