SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "zone_chosen" boolean DEFAULT false NOT NULL;
