CREATE TABLE "sending_paces" (
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"first_connected_at" timestamp with time zone NOT NULL,
	"frozen_until" timestamp with time zone,
	"next_send_at" timestamp with time zone,
	CONSTRAINT "sending_paces_user_id_username_pk" PRIMARY KEY("user_id","username")
);
--> statement-breakpoint
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
ALTER TABLE "sending_paces" ADD CONSTRAINT "sending_paces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Not for logins that were only begun: those have never sent, and were never connected.
INSERT INTO "sending_paces" ("user_id", "username", "first_connected_at", "frozen_until", "next_send_at")
SELECT "user_id", "username", "first_connected_at", "frozen_until", "next_send_at" FROM "instagram_accounts" a
WHERE "state" <> 'disconnected' OR "frozen_until" IS NOT NULL OR "next_send_at" IS NOT NULL
OR EXISTS (SELECT 1 FROM "instagram_connections" c WHERE c."user_id" = a."user_id" AND c."username" = a."username");--> statement-breakpoint
-- Of earlier accounts, when they were first connected is all that is left.
INSERT INTO "sending_paces" ("user_id", "username", "first_connected_at")
SELECT "user_id", "username", min("connected_at") FROM "instagram_connections" GROUP BY "user_id", "username"
ON CONFLICT DO NOTHING;--> statement-breakpoint
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
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "instagram_accounts" DROP COLUMN "frozen_until";--> statement-breakpoint
ALTER TABLE "instagram_accounts" DROP COLUMN "first_connected_at";--> statement-breakpoint
ALTER TABLE "instagram_accounts" DROP COLUMN "next_send_at";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sending_paces_note_change" AFTER INSERT OR UPDATE ON "sending_paces" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();
