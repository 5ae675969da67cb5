CREATE TABLE "sends" (
	"user_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"delivery_id" uuid NOT NULL,
	CONSTRAINT "sends_user_id_sender_at_delivery_id_pk" PRIMARY KEY("user_id","sender","at","delivery_id")
);
--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "day_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "day_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "sends" ("user_id", "sender", "at", "delivery_id") SELECT "user_id", "sender", "started_at", "id" FROM "deliveries"
WHERE "status" IN ('sending', 'sent', 'unknown') AND "started_at" > now() - interval '7 days';--> statement-breakpoint
-- Of those whose project is gone, who was written to is all that is left.
INSERT INTO "sends" ("user_id", "sender", "at", "delivery_id") SELECT "user_id", "sender", "at", "delivery_id" FROM "contacted"
WHERE "sender" <> '' AND "at" > now() - interval '7 days'
AND NOT EXISTS (SELECT 1 FROM "deliveries" WHERE "deliveries"."id" = "contacted"."delivery_id")
AND NOT EXISTS (SELECT 1 FROM "messages" WHERE "messages"."id" = "contacted"."delivery_id")
AND NOT EXISTS (SELECT 1 FROM "past_outcomes" WHERE "past_outcomes"."id" = "contacted"."delivery_id" AND "by_hand")
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Whom the person wrote to by hand was written down for the account that was there, and now is for all of theirs.
INSERT INTO "contacted" ("user_id", "sender", "username", "delivery_id", "at")
SELECT DISTINCT ON ("messages"."user_id", "messages"."username") "messages"."user_id", '', "messages"."username", "messages"."id", "messages"."sent_at"
FROM "messages" LEFT JOIN "deliveries" ON "deliveries"."message_id" = "messages"."id"
WHERE "messages"."sent_at" IS NOT NULL AND "deliveries"."status" IS DISTINCT FROM 'sent'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "contacted" ("user_id", "sender", "username", "delivery_id", "at")
SELECT DISTINCT ON ("contacted"."user_id", "username") "contacted"."user_id", '', "username", "delivery_id", "at"
FROM "contacted" JOIN "past_outcomes" ON "past_outcomes"."id" = "contacted"."delivery_id" AND "by_hand"
ON CONFLICT DO NOTHING;
