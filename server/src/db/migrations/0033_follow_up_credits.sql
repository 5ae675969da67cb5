SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "follow_ups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "hidden_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_follow_ups" CHECK ("credit_accounts"."follow_ups" >= 0 and "credit_accounts"."follow_ups" <= "credit_accounts"."used");--> statement-breakpoint
UPDATE "credit_accounts" SET "follow_ups" = "sent"."count" FROM (
	SELECT "user_id", sum("amount") AS "count" FROM "credit_entries" WHERE "kind" = 'capture' AND "note" = 'Follow-up sent' GROUP BY "user_id"
) "sent" WHERE "sent"."user_id" = "credit_accounts"."user_id";--> statement-breakpoint
-- That the provider was asked, or shows nothing, is no change.
DROP TRIGGER "threads_note_update" ON "threads";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "threads_note_update" AFTER UPDATE ON "threads" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((to_jsonb(OLD) - '{checked_at,hidden_since}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{checked_at,hidden_since}'::text[]))
EXECUTE FUNCTION "note_change"();
