SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD COLUMN "beside" boolean DEFAULT false NOT NULL;
