ALTER TABLE "sending_paces" ADD COLUMN "hours_from" integer;--> statement-breakpoint
ALTER TABLE "sending_paces" ADD COLUMN "hours_to" integer;--> statement-breakpoint
ALTER TABLE "sending_paces" ADD COLUMN "weekdays" integer[];--> statement-breakpoint
ALTER TABLE "sending_paces" ADD COLUMN "daily_cap" integer;--> statement-breakpoint
-- What a person chose held for all of their accounts.
UPDATE "sending_paces" p SET "hours_from" = a."hours_from", "hours_to" = a."hours_to", "weekdays" = a."weekdays", "daily_cap" = a."daily_cap"
FROM "instagram_accounts" a WHERE a."user_id" = p."user_id" AND num_nonnulls(a."hours_from", a."hours_to", a."weekdays", a."daily_cap") > 0;--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "instagram_accounts" DROP COLUMN "hours_from";--> statement-breakpoint
ALTER TABLE "instagram_accounts" DROP COLUMN "hours_to";--> statement-breakpoint
ALTER TABLE "instagram_accounts" DROP COLUMN "weekdays";--> statement-breakpoint
ALTER TABLE "instagram_accounts" DROP COLUMN "daily_cap";
