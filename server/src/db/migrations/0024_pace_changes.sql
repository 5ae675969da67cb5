SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
DROP TRIGGER "sending_paces_note_change" ON "sending_paces";--> statement-breakpoint
-- How far an account has come stands in the rows of everybody who ever used it, but is a change only for whoever has it: the others would see when it sends.
CREATE FUNCTION "note_pace_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM "instagram_accounts" a WHERE a."user_id" = NEW."user_id" AND a."account" = NEW."account" AND a."state" = 'connected')
	AND current_setting('opener.noted', true) IS DISTINCT FROM NEW."user_id"::text THEN
		UPDATE "changes" SET "latest" = pg_current_xact_id()::text::bigint WHERE "user_id" = NEW."user_id";
		PERFORM set_config('opener.noted', NEW."user_id"::text, true);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sending_paces_note_change" AFTER INSERT ON "sending_paces" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
-- What the person chose for it, and its name, are theirs to see, connected or not.
CREATE CONSTRAINT TRIGGER "sending_paces_note_choice" AFTER UPDATE ON "sending_paces" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD."username", OLD."hours_from", OLD."hours_to", OLD."weekdays", OLD."daily_cap") IS DISTINCT FROM (NEW."username", NEW."hours_from", NEW."hours_to", NEW."weekdays", NEW."daily_cap"))
EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sending_paces_note_pace" AFTER UPDATE ON "sending_paces" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_pace_change"();
