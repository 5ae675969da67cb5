-- Of several people who have connected the same account, the last one keeps it; the others are asked to connect again, and then told.
UPDATE "instagram_accounts" a SET "state" = 'reconnect' WHERE a."state" = 'connected' AND EXISTS (
	SELECT 1 FROM "instagram_accounts" b WHERE b."username" = a."username" AND b."state" = 'connected' AND b."user_id" <> a."user_id"
	AND (coalesce((SELECT "connected_at" FROM "instagram_connections" WHERE "ref" = b."connection_ref"), '-infinity'), b."user_id")
	> (coalesce((SELECT "connected_at" FROM "instagram_connections" WHERE "ref" = a."connection_ref"), '-infinity'), a."user_id")
);--> statement-breakpoint
-- Their pace is the same from now on: the older warm-up, the longer rest and gap.
UPDATE "sending_paces" p SET "first_connected_at" = s."first", "frozen_until" = s."frozen", "next_send_at" = s."next" FROM (
	SELECT "username", min("first_connected_at") AS "first", max("frozen_until") AS "frozen", max("next_send_at") AS "next"
	FROM "sending_paces" GROUP BY "username" HAVING count(*) > 1
) s WHERE s."username" = p."username";--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
DROP INDEX "contacted_recipient";--> statement-breakpoint
CREATE INDEX "contacted_sender" ON "contacted" USING btree ("sender","username");--> statement-breakpoint
CREATE UNIQUE INDEX "instagram_accounts_one_holder" ON "instagram_accounts" USING btree ("username") WHERE "instagram_accounts"."state" = 'connected';--> statement-breakpoint
CREATE INDEX "sending_paces_username" ON "sending_paces" USING btree ("username");--> statement-breakpoint
CREATE INDEX "sends_sender" ON "sends" USING btree ("sender","at");--> statement-breakpoint
CREATE INDEX "contacted_recipient" ON "contacted" USING btree ("recipient_id") WHERE "contacted"."recipient_id" is not null;
