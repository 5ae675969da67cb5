SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
CREATE TABLE "voice_tests" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"variant" jsonb NOT NULL,
	"dealt" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"chosen" text
);
--> statement-breakpoint
ALTER TABLE "past_outcomes" drop column "last_at";--> statement-breakpoint
ALTER TABLE "past_outcomes" ADD COLUMN "interested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "past_outcomes" ADD COLUMN "last_at" timestamp with time zone GENERATED ALWAYS AS (greatest(sent_at, failed_at, answered_at, interested_at)) STORED;--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "interested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "tallies" ADD COLUMN "interested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tallies" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "message_interested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "message_variant" text;--> statement-breakpoint
ALTER TABLE "voice_tests" ADD CONSTRAINT "voice_tests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_tests" ADD CONSTRAINT "voice_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_tests_user" ON "voice_tests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dm_jobs_variant" ON "dm_jobs" USING btree ("project_id","username","id") WHERE "dm_jobs"."variant" is not null;--> statement-breakpoint
CREATE INDEX "messages_interested" ON "messages" USING btree ("user_id","id","project_id") WHERE "messages"."interested_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_variant" ON "messages" USING btree ("project_id","variant","id") WHERE "messages"."variant" is not null;--> statement-breakpoint
CREATE INDEX "messages_sent_latest" ON "messages" USING btree ("project_id","sent_at") WHERE "messages"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_interested_at" ON "messages" USING btree ("user_id","interested_at") WHERE "messages"."interested_at" is not null;--> statement-breakpoint
-- Dropped with the column.
CREATE INDEX "past_outcomes_user" ON "past_outcomes" USING btree ("user_id","last_at");--> statement-breakpoint
-- Counts everything of these users, or of all: for rows that no trigger saw.
CREATE OR REPLACE FUNCTION "recount_tallies"("users" uuid[] DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
	DELETE FROM "tallies" WHERE "users" IS NULL OR "user_id" = ANY("users");
	INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", "n", "folded")
	SELECT "user_id", "project_id", 'message', "fit", "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "interested_at" IS NOT NULL, "variant", count(*), true
	FROM "messages" WHERE "users" IS NULL OR "user_id" = ANY("users") GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
	INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", "status", "sender", "has_reason", "is_approved", "n", "folded")
	SELECT "user_id", "project_id", 'delivery', "message_fit", "message_sent", "message_answered", "message_interested", "message_variant", "status"::text, "sender", "reason" IS NOT NULL, "approved_at" IS NOT NULL, count(*), true
	FROM "deliveries" WHERE "users" IS NULL OR "user_id" = ANY("users") GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
	INSERT INTO "tallies" ("user_id", "of", "sent", "answered", "interested", "by_hand", "failed", "n", "folded")
	SELECT "user_id", 'past', "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "interested_at" IS NOT NULL, "by_hand", "failed_at" IS NOT NULL, count(*), true
	FROM "past_outcomes" WHERE "users" IS NULL OR "user_id" = ANY("users") GROUP BY 1, 2, 3, 4, 5, 6, 7;
$$;--> statement-breakpoint
-- The message is locked, so that it is not marked between this look and the commit.
CREATE OR REPLACE FUNCTION "copy_message_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "interested_at" IS NOT NULL, "fit", "variant"
	INTO NEW."message_sent", NEW."message_answered", NEW."message_interested", NEW."message_fit", NEW."message_variant"
	FROM "messages" WHERE "id" = NEW."message_id" FOR SHARE;
	IF NOT FOUND THEN
		NEW."message_sent" := false;
		NEW."message_answered" := false;
		NEW."message_interested" := false;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "pass_message_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "deliveries" SET "message_sent" = NEW."sent_at" IS NOT NULL, "message_answered" = NEW."answered_at" IS NOT NULL,
		"message_interested" = NEW."interested_at" IS NOT NULL, "message_fit" = NEW."fit", "message_variant" = NEW."variant"
	WHERE "message_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "messages_pass_state" ON "messages";--> statement-breakpoint
CREATE TRIGGER "messages_pass_state" AFTER UPDATE ON "messages" FOR EACH ROW
WHEN ((OLD."sent_at" IS NULL, OLD."answered_at" IS NULL, OLD."interested_at" IS NULL, OLD."fit", OLD."variant") IS DISTINCT FROM (NEW."sent_at" IS NULL, NEW."answered_at" IS NULL, NEW."interested_at" IS NULL, NEW."fit", NEW."variant"))
EXECUTE FUNCTION "pass_message_state"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tally_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", "n") SELECT "user_id", "project_id", 'message', "fit", "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "interested_at" IS NOT NULL, "variant", count(*) FROM new_rows GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
	ELSIF TG_OP = 'DELETE' THEN
		-- With the user's own row, the tallies go too.
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", "n") SELECT "user_id", "project_id", 'message', "fit", "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "interested_at" IS NOT NULL, "variant", -count(*) FROM old_rows WHERE EXISTS (SELECT 1 FROM "users" u WHERE u."id" = old_rows."user_id") GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
	ELSE
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", "n") SELECT "user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", sum(change) FROM (
			SELECT "user_id" AS "user_id", "project_id" AS "project_id", 'message' AS "of", "fit" AS "fit", "sent_at" IS NOT NULL AS "sent", "answered_at" IS NOT NULL AS "answered", "interested_at" IS NOT NULL AS "interested", "variant" AS "variant", 1 AS change FROM new_rows UNION ALL SELECT "user_id", "project_id", 'message', "fit", "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "interested_at" IS NOT NULL, "variant", -1 FROM old_rows
		) both_rows GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(change) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tally_deliveries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", "status", "sender", "has_reason", "is_approved", "n") SELECT "user_id", "project_id", 'delivery', "message_fit", "message_sent", "message_answered", "message_interested", "message_variant", "status"::text, "sender", "reason" IS NOT NULL, "approved_at" IS NOT NULL, count(*) FROM new_rows GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
	ELSIF TG_OP = 'DELETE' THEN
		-- With the user's own row, the tallies go too.
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", "status", "sender", "has_reason", "is_approved", "n") SELECT "user_id", "project_id", 'delivery', "message_fit", "message_sent", "message_answered", "message_interested", "message_variant", "status"::text, "sender", "reason" IS NOT NULL, "approved_at" IS NOT NULL, -count(*) FROM old_rows WHERE EXISTS (SELECT 1 FROM "users" u WHERE u."id" = old_rows."user_id") GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
	ELSE
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", "status", "sender", "has_reason", "is_approved", "n") SELECT "user_id", "project_id", "of", "fit", "sent", "answered", "interested", "variant", "status", "sender", "has_reason", "is_approved", sum(change) FROM (
			SELECT "user_id" AS "user_id", "project_id" AS "project_id", 'delivery' AS "of", "message_fit" AS "fit", "message_sent" AS "sent", "message_answered" AS "answered", "message_interested" AS "interested", "message_variant" AS "variant", "status"::text AS "status", "sender" AS "sender", "reason" IS NOT NULL AS "has_reason", "approved_at" IS NOT NULL AS "is_approved", 1 AS change FROM new_rows UNION ALL SELECT "user_id", "project_id", 'delivery', "message_fit", "message_sent", "message_answered", "message_interested", "message_variant", "status"::text, "sender", "reason" IS NOT NULL, "approved_at" IS NOT NULL, -1 FROM old_rows
		) both_rows GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 HAVING sum(change) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tally_past_outcomes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "tallies" ("user_id", "of", "sent", "answered", "interested", "by_hand", "failed", "n") SELECT "user_id", 'past', "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "interested_at" IS NOT NULL, "by_hand", "failed_at" IS NOT NULL, count(*) FROM new_rows GROUP BY 1, 2, 3, 4, 5, 6, 7;
	ELSIF TG_OP = 'DELETE' THEN
		-- With the user's own row, the tallies go too.
		INSERT INTO "tallies" ("user_id", "of", "sent", "answered", "interested", "by_hand", "failed", "n") SELECT "user_id", 'past', "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "interested_at" IS NOT NULL, "by_hand", "failed_at" IS NOT NULL, -count(*) FROM old_rows WHERE EXISTS (SELECT 1 FROM "users" u WHERE u."id" = old_rows."user_id") GROUP BY 1, 2, 3, 4, 5, 6, 7;
	ELSE
		INSERT INTO "tallies" ("user_id", "of", "sent", "answered", "interested", "by_hand", "failed", "n") SELECT "user_id", "of", "sent", "answered", "interested", "by_hand", "failed", sum(change) FROM (
			SELECT "user_id" AS "user_id", 'past' AS "of", "sent_at" IS NOT NULL AS "sent", "answered_at" IS NOT NULL AS "answered", "interested_at" IS NOT NULL AS "interested", "by_hand" AS "by_hand", "failed_at" IS NOT NULL AS "failed", 1 AS change FROM new_rows UNION ALL SELECT "user_id", 'past', "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "interested_at" IS NOT NULL, "by_hand", "failed_at" IS NOT NULL, -1 FROM old_rows
		) both_rows GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "voice_tests_live_owner" AFTER INSERT ON "voice_tests" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
-- Dealing shows nowhere by itself.
CREATE CONSTRAINT TRIGGER "voice_tests_note_change" AFTER INSERT OR DELETE ON "voice_tests" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "voice_tests_note_update" AFTER UPDATE ON "voice_tests" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD."number", OLD."variant", OLD."ended_at") IS DISTINCT FROM (NEW."number", NEW."variant", NEW."ended_at")) EXECUTE FUNCTION "note_change"();--> statement-breakpoint
-- Decided before this figure was kept; each person counts once, with the message that their conversation is about.
UPDATE "messages" m SET "interested_at" = coalesce(t."handled_at", t."last_answer_at", t."began_at")
FROM "threads" t WHERE t."message_id" = m."id" AND t."user_id" = m."user_id" AND t."outcome" = 'interested';
