CREATE TABLE "coaching_check_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"hours" real NOT NULL,
	"hindrances" text[] DEFAULT '{}' NOT NULL,
	"words" text NOT NULL,
	"concern" text,
	"reply" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coaching_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"occupation_id" text,
	"hours_a_week" integer NOT NULL,
	"start_on" text NOT NULL,
	"items" jsonb NOT NULL,
	"beside" text[] DEFAULT '{}' NOT NULL,
	"start" jsonb NOT NULL,
	"is_reminding" boolean DEFAULT true NOT NULL,
	"reminded_of" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coaching_check_ins" ADD CONSTRAINT "coaching_check_ins_user_id_coaching_plans_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."coaching_plans"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_notes" ADD CONSTRAINT "coaching_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_plans" ADD CONSTRAINT "coaching_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_check_ins_week" ON "coaching_check_ins" USING btree ("user_id","week");--> statement-breakpoint
CREATE INDEX "coaching_notes_user" ON "coaching_notes" USING btree ("user_id","created_at");