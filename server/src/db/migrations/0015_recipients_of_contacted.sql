ALTER TABLE "contacted" ADD COLUMN "recipient_id" text;--> statement-breakpoint
CREATE INDEX "contacted_recipient" ON "contacted" USING btree ("user_id","recipient_id") WHERE "contacted"."recipient_id" is not null;--> statement-breakpoint
UPDATE "contacted" SET "recipient_id" = "deliveries"."recipient_id" FROM "deliveries" WHERE "deliveries"."id" = "contacted"."delivery_id" AND "deliveries"."user_id" = "contacted"."user_id" AND "deliveries"."recipient_id" IS NOT NULL;
