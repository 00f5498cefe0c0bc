CREATE TABLE "typed_interests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"scores" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "typed_interests" ADD CONSTRAINT "typed_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "typed_interests_user" ON "typed_interests" USING btree ("user_id","typed_at");