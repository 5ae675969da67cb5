CREATE TABLE "changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"latest" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dm_jobs_shown" ON "dm_jobs" USING btree ("project_id","id") WHERE "dm_jobs"."status" in ('pending', 'processing', 'failed');--> statement-breakpoint
INSERT INTO "changes" ("user_id") SELECT "id" FROM "users";--> statement-breakpoint
CREATE FUNCTION "begin_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "changes" ("user_id") VALUES (NEW."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_begin_changes" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "begin_changes"();--> statement-breakpoint
-- Once per transaction: the other rows that it changed find in its own setting that this was done.
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner uuid := CASE TG_OP WHEN 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END;
BEGIN
	IF current_setting('opener.noted', true) IS DISTINCT FROM owner::text THEN
		UPDATE "changes" SET "latest" = pg_current_xact_id()::text::bigint WHERE "user_id" = owner;
		PERFORM set_config('opener.noted', owner::text, true);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred to the commit: a lock that is taken last can't be part of a circle. Messages, deliveries and jobs are deleted only with their project.
CREATE CONSTRAINT TRIGGER "projects_note_change" AFTER INSERT OR UPDATE OR DELETE ON "projects" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "voices_note_change" AFTER INSERT OR UPDATE OR DELETE ON "voices" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "do_not_contact_note_change" AFTER INSERT OR UPDATE OR DELETE ON "do_not_contact" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "instagram_accounts_note_change" AFTER INSERT OR UPDATE OR DELETE ON "instagram_accounts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "dm_jobs_note_change" AFTER INSERT OR UPDATE ON "dm_jobs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "messages_note_change" AFTER INSERT OR UPDATE ON "messages" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "deliveries_note_change" AFTER INSERT OR UPDATE ON "deliveries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "credit_accounts_note_change" AFTER INSERT OR UPDATE ON "credit_accounts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "checkouts_note_change" AFTER INSERT OR UPDATE ON "checkouts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();
