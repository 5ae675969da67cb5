ALTER TABLE "sending_paces" ADD COLUMN "unknown_in_a_row" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sending_paces" ADD COLUMN "last_unknown_at" timestamp with time zone;
