CREATE INDEX "checkouts_expired" ON "checkouts" USING btree ("created_at") WHERE "checkouts"."state" = 'expired';--> statement-breakpoint
CREATE INDEX "dm_jobs_finished" ON "dm_jobs" USING btree ("finished_at") WHERE "dm_jobs"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."verified_at" is null;