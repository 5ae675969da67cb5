CREATE TABLE "stop_wishes" (
	"user_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"username" text NOT NULL,
	"recipient_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stop_wishes_user_id_sender_username_recipient_id_pk" PRIMARY KEY("user_id","sender","username","recipient_id")
);
--> statement-breakpoint
ALTER TABLE "stop_wishes" ADD CONSTRAINT "stop_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stop_wishes_username" ON "stop_wishes" USING btree ("username");--> statement-breakpoint
CREATE INDEX "stop_wishes_recipient" ON "stop_wishes" USING btree ("recipient_id");--> statement-breakpoint
-- Which account somebody asked was not kept: it may have been any that the person had.
INSERT INTO "stop_wishes" ("user_id", "sender", "username", "recipient_id", "at")
SELECT d."user_id", p."username", d."username", coalesce((
  SELECT max(c."recipient_id") FROM "contacted" c WHERE c."user_id" = d."user_id" AND c."username" = d."username"
), ''), d."created_at"
FROM "do_not_contact" d JOIN "sending_paces" p ON p."user_id" = d."user_id"
WHERE d."reason" = 'Asked you to stop.';
