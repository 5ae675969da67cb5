ALTER TABLE "sign_ups" ADD COLUMN "other_code_hash" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "other_code_expires_at" timestamp with time zone;