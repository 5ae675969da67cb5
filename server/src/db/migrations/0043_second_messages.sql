SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD COLUMN "beside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "dm_jobs" j SET "beside" = true
WHERE j."status" IN ('pending', 'processing', 'failed') AND j."replaces" IS NOT NULL AND NOT j."free" AND (
  EXISTS (SELECT 1 FROM "messages" m WHERE m."id" = j."replaces" AND m."user_id" = j."user_id" AND m."sent_at" < j."created_at")
  OR EXISTS (
    SELECT 1 FROM "deliveries" d WHERE d."message_id" = j."replaces" AND d."user_id" = j."user_id"
      AND d."status" IN ('sending', 'sent', 'unknown') AND coalesce(d."started_at", d."created_at") < j."created_at"
  )
);
