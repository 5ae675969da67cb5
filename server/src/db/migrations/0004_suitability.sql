ALTER TABLE "dm_jobs" ADD COLUMN "refused" text;--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD COLUMN "anyway" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "caution" text;