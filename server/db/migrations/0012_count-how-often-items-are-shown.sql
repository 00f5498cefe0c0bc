CREATE TABLE "assessment_item_exposures" (
	"portal" text NOT NULL,
	"instrument" text NOT NULL,
	"item" text NOT NULL,
	"shown" integer NOT NULL,
	"shown_first" integer NOT NULL,
	CONSTRAINT "assessment_item_exposures_portal_instrument_item_pk" PRIMARY KEY("portal","instrument","item")
);
--> statement-breakpoint
ALTER TABLE "assessment_item_exposures" ADD CONSTRAINT "assessment_item_exposures_portal_portals_key_fk" FOREIGN KEY ("portal") REFERENCES "public"."portals"("key") ON DELETE no action ON UPDATE no action;