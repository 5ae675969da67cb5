ALTER TABLE "dm_jobs" ADD COLUMN "message_id" uuid;--> statement-breakpoint
UPDATE "dm_jobs" SET "message_id" = "messages"."id" FROM "messages" WHERE "messages"."job_id" = "dm_jobs"."id";
