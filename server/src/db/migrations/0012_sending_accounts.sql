CREATE TABLE "instagram_connections" (
	"ref" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What was not sent yet belongs to the one account that its owner had.
UPDATE "deliveries" SET "sender" = "instagram_accounts"."username" FROM "instagram_accounts" WHERE "instagram_accounts"."user_id" = "deliveries"."user_id" AND "deliveries"."sender" IS NULL;--> statement-breakpoint
UPDATE "deliveries" SET "sender" = '' WHERE "sender" IS NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "sender" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "recipient_id" text;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "hours_from" integer;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "hours_to" integer;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "weekdays" integer[];--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "daily_cap" integer;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "others_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "instagram_connections" ADD CONSTRAINT "instagram_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instagram_connections_user" ON "instagram_connections" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "instagram_connections" ("ref", "user_id", "username", "connected_at") SELECT "connection_ref", "user_id", "username", "first_connected_at" FROM "instagram_accounts" WHERE "connection_ref" IS NOT NULL;--> statement-breakpoint
-- Who was written to by hand before any account was connected was not written down.
INSERT INTO "contacted" ("user_id", "sender", "username", "delivery_id", "at") SELECT DISTINCT ON ("user_id", "username") "user_id", '', "username", "id", "sent_at" FROM "messages" WHERE "sent_at" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "contacted" WHERE "contacted"."user_id" = "messages"."user_id" AND "contacted"."username" = "messages"."username");
