CREATE TABLE "personality_comparisons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"asker_id" uuid NOT NULL,
	"other_id" uuid,
	"code" text NOT NULL,
	"state" text DEFAULT 'ASKED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"way" text NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "screenings_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "screening_way" text;--> statement-breakpoint
ALTER TABLE "personality_comparisons" ADD CONSTRAINT "personality_comparisons_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personality_comparisons" ADD CONSTRAINT "personality_comparisons_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personality_comparisons" ADD CONSTRAINT "personality_comparisons_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "personality_comparisons_code" ON "personality_comparisons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "personality_comparisons_asker" ON "personality_comparisons" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "personality_comparisons_other" ON "personality_comparisons" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "screenings_user" ON "screenings" USING btree ("user_id","updated_at");