CREATE TABLE "programme_versions" (
	"programme_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"corrections" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programme_versions_programme_id_version_pk" PRIMARY KEY("programme_id","version")
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"circle" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"file_name" text,
	"pages" integer NOT NULL,
	"unread_pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"courses" jsonb NOT NULL,
	"occupations" jsonb NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "programme_versions" ADD CONSTRAINT "programme_versions_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programmes_owner" ON "programmes" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "programmes_circle" ON "programmes" USING btree ("portal","circle","updated_at");