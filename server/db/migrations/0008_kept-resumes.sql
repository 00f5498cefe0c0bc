CREATE TABLE "kept_resumes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_resumes" ADD CONSTRAINT "kept_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;