CREATE TABLE "model_uses" (
	"portal" text NOT NULL,
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "model_uses_portal_day_user_id_pk" PRIMARY KEY("portal","day","user_id")
);
--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;