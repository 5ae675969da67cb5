CREATE TABLE "changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"latest" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_at" timestamp with time zone,
	"by_hand" boolean NOT NULL,
	"failed_at" timestamp with time zone,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "credit_entries_user";--> statement-breakpoint
DROP INDEX "deliveries_project";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "ledger_row" uuid GENERATED ALWAYS AS (case when reference ~ '^[a-z]+:job:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(reference, 36)::uuid else id end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_outcomes" ADD CONSTRAINT "past_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_outcomes_user" ON "past_outcomes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_entries_rows" ON "credit_entries" USING btree ("user_id","ledger_row","kind","amount");--> statement-breakpoint
CREATE INDEX "credit_entries_captured" ON "credit_entries" USING btree ("user_id","created_at") WHERE "credit_entries"."kind" = 'capture';--> statement-breakpoint
CREATE INDEX "deliveries_state" ON "deliveries" USING btree ("user_id","status","message_id");--> statement-breakpoint
CREATE INDEX "dm_jobs_shown" ON "dm_jobs" USING btree ("project_id","id") WHERE "dm_jobs"."status" in ('pending', 'processing', 'failed');--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("user_id","id","project_id") WHERE "messages"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_answered" ON "messages" USING btree ("user_id","id","project_id") WHERE "messages"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_project" ON "deliveries" USING btree ("project_id","status","message_id");--> statement-breakpoint
UPDATE "messages" SET "answered_at" = d."answered_at" FROM "deliveries" d
WHERE d."message_id" = "messages"."id" AND d."user_id" = "messages"."user_id" AND d."answered_at" IS NOT NULL;--> statement-breakpoint
-- An empty name was taken for none given, and kept.
UPDATE "instagram_accounts" SET "time_zone" = 'UTC' WHERE "time_zone" = '';--> statement-breakpoint
UPDATE "dm_jobs" SET "message_id" = "messages"."id" FROM "messages" WHERE "messages"."job_id" = "dm_jobs"."id";--> statement-breakpoint
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
