CREATE TABLE "email_opt_outs" (
	"portal" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_opt_outs_portal_address_hash_pk" PRIMARY KEY("portal","address_hash")
);
--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("user_id") WHERE mailed_at is null and not is_read;