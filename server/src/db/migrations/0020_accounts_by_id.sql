ALTER TABLE "instagram_connections" RENAME COLUMN "username" TO "account";--> statement-breakpoint
DROP INDEX "instagram_accounts_one_holder";--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "sending_paces" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "sending_paces" ADD COLUMN "own_id" text;--> statement-breakpoint
-- Everything was kept under the name, and stays there: it is only no longer taken for the name of today.
UPDATE "sending_paces" SET "account" = "username";--> statement-breakpoint
UPDATE "instagram_accounts" a SET "account" = p."account" FROM "sending_paces" p WHERE p."user_id" = a."user_id" AND p."username" = a."username";--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "sending_paces" ALTER COLUMN "account" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sending_paces" DROP CONSTRAINT "sending_paces_user_id_username_pk";--> statement-breakpoint
ALTER TABLE "sending_paces" ADD CONSTRAINT "sending_paces_user_id_account_pk" PRIMARY KEY("user_id","account");--> statement-breakpoint
CREATE INDEX "sending_paces_account" ON "sending_paces" USING btree ("account");--> statement-breakpoint
CREATE INDEX "sending_paces_own_id" ON "sending_paces" USING btree ("own_id");--> statement-breakpoint
CREATE UNIQUE INDEX "instagram_accounts_one_holder" ON "instagram_accounts" USING btree ("account") WHERE "instagram_accounts"."state" = 'connected';
