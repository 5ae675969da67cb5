ALTER TABLE "follow_ups" ADD COLUMN "was" "follow_up_status";--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "follow_ups_halted" ON "follow_ups" USING btree ("user_id") WHERE "follow_ups"."ended" in ('paused', 'frozen', 'disconnected');