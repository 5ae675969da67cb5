ALTER TABLE "profiles" ADD COLUMN "is_made_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD COLUMN "request_id" uuid;--> statement-breakpoint
CREATE INDEX "dm_jobs_request" ON "dm_jobs" USING btree ("user_id","request_id") WHERE "dm_jobs"."request_id" is not null;