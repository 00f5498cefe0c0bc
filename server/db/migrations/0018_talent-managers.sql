CREATE TABLE "talent_addition_rows" (
	"addition_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"portal" text NOT NULL,
	"email" text,
	"name" text,
	"file_id" uuid,
	"file_name" text,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	CONSTRAINT "talent_addition_rows_addition_id_row_pk" PRIMARY KEY("addition_id","row")
);
--> statement-breakpoint
CREATE TABLE "talent_additions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"added_by" uuid NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"message" text,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "talent_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"manager_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"user_id" uuid,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"message" text,
	"resume_file_id" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	"message" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "talent_addition_rows" ADD CONSTRAINT "talent_addition_rows_addition_id_talent_additions_id_fk" FOREIGN KEY ("addition_id") REFERENCES "public"."talent_additions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_addition_rows" ADD CONSTRAINT "talent_addition_rows_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_additions" ADD CONSTRAINT "talent_additions_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_additions" ADD CONSTRAINT "talent_additions_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_people" ADD CONSTRAINT "talent_people_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_people" ADD CONSTRAINT "talent_people_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_people" ADD CONSTRAINT "talent_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_people" ADD CONSTRAINT "talent_people_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_proposals" ADD CONSTRAINT "talent_proposals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_proposals" ADD CONSTRAINT "talent_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_proposals" ADD CONSTRAINT "talent_proposals_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_addition_rows_outcome" ON "talent_addition_rows" USING btree ("addition_id","outcome","row");--> statement-breakpoint
CREATE INDEX "talent_addition_rows_email" ON "talent_addition_rows" USING btree ("portal","email");--> statement-breakpoint
CREATE INDEX "talent_addition_rows_file" ON "talent_addition_rows" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "talent_additions_adder" ON "talent_additions" USING btree ("added_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_people_standing" ON "talent_people" USING btree ("portal","email") WHERE status in ('invited', 'asked', 'joined');--> statement-breakpoint
CREATE INDEX "talent_people_manager" ON "talent_people" USING btree ("manager_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "talent_people_user" ON "talent_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talent_people_resume" ON "talent_people" USING btree ("resume_file_id") WHERE resume_file_id is not null;--> statement-breakpoint
CREATE INDEX "talent_people_unanswered" ON "talent_people" USING btree ("expires_at") WHERE status in ('invited', 'asked');--> statement-breakpoint
CREATE UNIQUE INDEX "talent_proposals_pair" ON "talent_proposals" USING btree ("job_id","user_id");--> statement-breakpoint
CREATE INDEX "talent_proposals_manager" ON "talent_proposals" USING btree ("manager_id","created_at");--> statement-breakpoint
CREATE INDEX "talent_proposals_user" ON "talent_proposals" USING btree ("user_id");