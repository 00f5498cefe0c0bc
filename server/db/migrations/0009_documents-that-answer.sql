CREATE TABLE "document_passages" (
	"version_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"level" integer NOT NULL,
	"page" integer,
	"headings" jsonb NOT NULL,
	"text" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "document_passages_version_id_place_pk" PRIMARY KEY("version_id","place")
);
--> statement-breakpoint
CREATE TABLE "document_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"company_id" uuid,
	"user_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"question" text NOT NULL,
	"sought" text NOT NULL,
	"is_refused" boolean NOT NULL,
	"rating" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"status" text NOT NULL,
	"step" text DEFAULT 'queued' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"pages" integer,
	"unread_pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"company_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"answering_id" uuid,
	"corrects" text,
	"created_by" uuid,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_passages" ADD CONSTRAINT "document_passages_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_questions" ADD CONSTRAINT "document_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_questions" ADD CONSTRAINT "document_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_passages_page" ON "document_passages" USING btree ("version_id","page");--> statement-breakpoint
CREATE INDEX "document_questions_user" ON "document_questions" USING btree ("user_id","thread_id");--> statement-breakpoint
CREATE INDEX "document_questions_company" ON "document_questions" USING btree ("company_id","sought");--> statement-breakpoint
CREATE INDEX "document_versions_document" ON "document_versions" USING btree ("document_id","number");--> statement-breakpoint
CREATE INDEX "document_versions_file" ON "document_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "documents_company" ON "documents" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_portal" ON "documents" USING btree ("portal","audience") WHERE removed_at is null;