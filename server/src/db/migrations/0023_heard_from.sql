CREATE TABLE "heard_from" (
	"user_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"username" text NOT NULL,
	"recipient_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "heard_from_user_id_sender_username_recipient_id_pk" PRIMARY KEY("user_id","sender","username","recipient_id")
);
--> statement-breakpoint
ALTER TABLE "heard_from" ADD CONSTRAINT "heard_from_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "heard_from_username" ON "heard_from" USING btree ("username","at");--> statement-breakpoint
CREATE INDEX "heard_from_recipient" ON "heard_from" USING btree ("recipient_id","at");--> statement-breakpoint
CREATE INDEX "heard_from_at" ON "heard_from" USING btree ("at");--> statement-breakpoint
CREATE INDEX "instagram_connections_account" ON "instagram_connections" USING btree ("account","connected_at");--> statement-breakpoint
-- Who answered is known of what was sent; who wrote before that, of what was held for it.
INSERT INTO "heard_from" ("user_id", "sender", "username", "recipient_id", "at")
SELECT "user_id", "sender", "username", coalesce("recipient_id", ''), max(coalesce("answered_at", now())) FROM "deliveries"
WHERE "answered_at" IS NOT NULL OR ("status" = 'review' AND "reason" = 'This person has written to you. Read that before this goes out.')
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
-- From now on this is asked each time, and kept with no delivery.
UPDATE "deliveries" SET "reason" = NULL WHERE "status" = 'review' AND "reason" = 'This person has written to you. Read that before this goes out.';--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "heard_from_note_change" AFTER INSERT OR UPDATE ON "heard_from" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();
