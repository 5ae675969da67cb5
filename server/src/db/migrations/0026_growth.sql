SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gin";--> statement-breakpoint
CREATE TABLE "message_search" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"user_id" uuid NOT NULL,
	"project_id" uuid,
	"of" text NOT NULL,
	"n" integer NOT NULL,
	"fit" text,
	"sent" boolean NOT NULL,
	"answered" boolean NOT NULL,
	"status" text,
	"sender" text,
	"has_reason" boolean DEFAULT false NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	"folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "messages_user_project";--> statement-breakpoint
DROP INDEX "dm_jobs_shown";--> statement-breakpoint
DROP INDEX "past_outcomes_user";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "past_outcomes" ADD COLUMN "last_at" timestamp with time zone GENERATED ALWAYS AS (greatest(sent_at, failed_at, answered_at)) STORED;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "message_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "message_answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "message_fit" text;--> statement-breakpoint
ALTER TABLE "message_search" ADD CONSTRAINT "message_search_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_search" ADD CONSTRAINT "message_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "deliveries" d SET "message_sent" = m."sent_at" IS NOT NULL, "message_answered" = m."answered_at" IS NOT NULL, "message_fit" = m."fit"
FROM "messages" m WHERE m."id" = d."message_id" AND (m."sent_at" IS NOT NULL OR m."answered_at" IS NOT NULL OR m."fit" IS NOT NULL);--> statement-breakpoint
CREATE FUNCTION "searched_text"("username" text, "profile" jsonb, "text" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT "username" || E'\n' || coalesce("profile" ->> 'fullName', '') || E'\n' || "text"
$$;--> statement-breakpoint
INSERT INTO "message_search" SELECT "id", "user_id", searched_text("username", "profile", "text") FROM "messages";--> statement-breakpoint
-- Counts everything of these users, or of all: for rows that no trigger saw.
CREATE FUNCTION "recount_tallies"("users" uuid[] DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
	DELETE FROM "tallies" WHERE "users" IS NULL OR "user_id" = ANY("users");
	INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "n", "folded")
	SELECT "user_id", "project_id", 'message', "fit", "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, count(*), true
	FROM "messages" WHERE "users" IS NULL OR "user_id" = ANY("users") GROUP BY 1, 2, 4, 5, 6;
	INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "status", "sender", "has_reason", "is_approved", "n", "folded")
	SELECT "user_id", "project_id", 'delivery', "message_fit", "message_sent", "message_answered", "status"::text, "sender", "reason" IS NOT NULL, "approved_at" IS NOT NULL, count(*), true
	FROM "deliveries" WHERE "users" IS NULL OR "user_id" = ANY("users") GROUP BY 1, 2, 4, 5, 6, 7, 8, 9, 10;
	INSERT INTO "tallies" ("user_id", "of", "sent", "answered", "by_hand", "failed", "n", "folded")
	SELECT "user_id", 'past', "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "by_hand", "failed_at" IS NOT NULL, count(*), true
	FROM "past_outcomes" WHERE "users" IS NULL OR "user_id" = ANY("users") GROUP BY 1, 3, 4, 5, 6;
$$;--> statement-breakpoint
SELECT recount_tallies();--> statement-breakpoint
CREATE INDEX "message_search_text" ON "message_search" USING gin ("user_id","text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tallies_user" ON "tallies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tallies_unfolded" ON "tallies" USING btree ("user_id") WHERE not "tallies"."folded";--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("user_id","id") WHERE "projects"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "dm_jobs_completed" ON "dm_jobs" USING btree ("project_id","finished_at") WHERE "dm_jobs"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "dm_jobs_failed_rewrites" ON "dm_jobs" USING btree ("user_id","replaces") WHERE "dm_jobs"."status" = 'failed' and "dm_jobs"."replaces" is not null;--> statement-breakpoint
CREATE INDEX "messages_unsent" ON "messages" USING btree ("user_id","project_id","id") WHERE "messages"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "messages_written_at" ON "messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_sent_at" ON "messages" USING btree ("user_id","sent_at") WHERE "messages"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_answered_at" ON "messages" USING btree ("user_id","answered_at") WHERE "messages"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "contacted_delivery" ON "contacted" USING btree ("user_id","delivery_id");--> statement-breakpoint
CREATE INDEX "deliveries_next" ON "deliveries" USING btree ("user_id","sender","urgent" DESC NULLS FIRST,"id") WHERE "deliveries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_username" ON "deliveries" USING btree ("user_id","username");--> statement-breakpoint
CREATE INDEX "deliveries_chat" ON "deliveries" USING btree ("user_id","chat_id") WHERE "deliveries"."chat_id" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree ("user_id","recipient_id") WHERE "deliveries"."recipient_id" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_failed_at" ON "deliveries" USING btree ("user_id","finished_at") WHERE "deliveries"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "dm_jobs_shown" ON "dm_jobs" USING btree ("project_id","status","id") WHERE "dm_jobs"."status" in ('pending', 'processing', 'failed');--> statement-breakpoint
CREATE INDEX "past_outcomes_user" ON "past_outcomes" USING btree ("user_id","last_at");--> statement-breakpoint
CREATE FUNCTION "keep_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "message_search" VALUES (NEW."id", NEW."user_id", searched_text(NEW."username", NEW."profile", NEW."text"))
	ON CONFLICT ("message_id") DO UPDATE SET "text" = excluded."text";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "messages_search_new" AFTER INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION "keep_search"();--> statement-breakpoint
CREATE TRIGGER "messages_search_changed" AFTER UPDATE ON "messages" FOR EACH ROW
WHEN ((OLD."username", OLD."text") IS DISTINCT FROM (NEW."username", NEW."text") OR OLD."profile" ->> 'fullName' IS DISTINCT FROM NEW."profile" ->> 'fullName')
EXECUTE FUNCTION "keep_search"();--> statement-breakpoint
-- The message is locked, so that it is not marked between this look and the commit.
CREATE FUNCTION "copy_message_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "fit" INTO NEW."message_sent", NEW."message_answered", NEW."message_fit"
	FROM "messages" WHERE "id" = NEW."message_id" FOR SHARE;
	IF NOT FOUND THEN
		NEW."message_sent" := false;
		NEW."message_answered" := false;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "deliveries_copy_message_state" BEFORE INSERT ON "deliveries" FOR EACH ROW EXECUTE FUNCTION "copy_message_state"();--> statement-breakpoint
CREATE FUNCTION "pass_message_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "deliveries" SET "message_sent" = NEW."sent_at" IS NOT NULL, "message_answered" = NEW."answered_at" IS NOT NULL, "message_fit" = NEW."fit"
	WHERE "message_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "messages_pass_state" AFTER UPDATE ON "messages" FOR EACH ROW
WHEN ((OLD."sent_at" IS NULL, OLD."answered_at" IS NULL, OLD."fit") IS DISTINCT FROM (NEW."sent_at" IS NULL, NEW."answered_at" IS NULL, NEW."fit"))
EXECUTE FUNCTION "pass_message_state"();--> statement-breakpoint
CREATE FUNCTION "tally_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "n") SELECT "user_id", "project_id", 'message', "fit", "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, count(*) FROM new_rows GROUP BY 1, 2, 3, 4, 5, 6;
	ELSIF TG_OP = 'DELETE' THEN
		-- With the user's own row, the tallies go too.
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "n") SELECT "user_id", "project_id", 'message', "fit", "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, -count(*) FROM old_rows WHERE EXISTS (SELECT 1 FROM "users" u WHERE u."id" = old_rows."user_id") GROUP BY 1, 2, 3, 4, 5, 6;
	ELSE
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "n") SELECT "user_id", "project_id", "of", "fit", "sent", "answered", sum(change) FROM (
			SELECT "user_id" AS "user_id", "project_id" AS "project_id", 'message' AS "of", "fit" AS "fit", "sent_at" IS NOT NULL AS "sent", "answered_at" IS NOT NULL AS "answered", 1 AS change FROM new_rows UNION ALL SELECT "user_id", "project_id", 'message', "fit", "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, -1 FROM old_rows
		) both_rows GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "messages_tally_insert" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_messages"();--> statement-breakpoint
CREATE TRIGGER "messages_tally_update" AFTER UPDATE ON "messages" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_messages"();--> statement-breakpoint
CREATE TRIGGER "messages_tally_delete" AFTER DELETE ON "messages" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_messages"();--> statement-breakpoint
CREATE FUNCTION "tally_deliveries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "status", "sender", "has_reason", "is_approved", "n") SELECT "user_id", "project_id", 'delivery', "message_fit", "message_sent", "message_answered", "status"::text, "sender", "reason" IS NOT NULL, "approved_at" IS NOT NULL, count(*) FROM new_rows GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
	ELSIF TG_OP = 'DELETE' THEN
		-- With the user's own row, the tallies go too.
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "status", "sender", "has_reason", "is_approved", "n") SELECT "user_id", "project_id", 'delivery', "message_fit", "message_sent", "message_answered", "status"::text, "sender", "reason" IS NOT NULL, "approved_at" IS NOT NULL, -count(*) FROM old_rows WHERE EXISTS (SELECT 1 FROM "users" u WHERE u."id" = old_rows."user_id") GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
	ELSE
		INSERT INTO "tallies" ("user_id", "project_id", "of", "fit", "sent", "answered", "status", "sender", "has_reason", "is_approved", "n") SELECT "user_id", "project_id", "of", "fit", "sent", "answered", "status", "sender", "has_reason", "is_approved", sum(change) FROM (
			SELECT "user_id" AS "user_id", "project_id" AS "project_id", 'delivery' AS "of", "message_fit" AS "fit", "message_sent" AS "sent", "message_answered" AS "answered", "status"::text AS "status", "sender" AS "sender", "reason" IS NOT NULL AS "has_reason", "approved_at" IS NOT NULL AS "is_approved", 1 AS change FROM new_rows UNION ALL SELECT "user_id", "project_id", 'delivery', "message_fit", "message_sent", "message_answered", "status"::text, "sender", "reason" IS NOT NULL, "approved_at" IS NOT NULL, -1 FROM old_rows
		) both_rows GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 HAVING sum(change) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "deliveries_tally_insert" AFTER INSERT ON "deliveries" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_deliveries"();--> statement-breakpoint
CREATE TRIGGER "deliveries_tally_update" AFTER UPDATE ON "deliveries" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_deliveries"();--> statement-breakpoint
CREATE TRIGGER "deliveries_tally_delete" AFTER DELETE ON "deliveries" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_deliveries"();--> statement-breakpoint
CREATE FUNCTION "tally_past_outcomes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "tallies" ("user_id", "of", "sent", "answered", "by_hand", "failed", "n") SELECT "user_id", 'past', "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "by_hand", "failed_at" IS NOT NULL, count(*) FROM new_rows GROUP BY 1, 2, 3, 4, 5, 6;
	ELSIF TG_OP = 'DELETE' THEN
		-- With the user's own row, the tallies go too.
		INSERT INTO "tallies" ("user_id", "of", "sent", "answered", "by_hand", "failed", "n") SELECT "user_id", 'past', "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "by_hand", "failed_at" IS NOT NULL, -count(*) FROM old_rows WHERE EXISTS (SELECT 1 FROM "users" u WHERE u."id" = old_rows."user_id") GROUP BY 1, 2, 3, 4, 5, 6;
	ELSE
		INSERT INTO "tallies" ("user_id", "of", "sent", "answered", "by_hand", "failed", "n") SELECT "user_id", "of", "sent", "answered", "by_hand", "failed", sum(change) FROM (
			SELECT "user_id" AS "user_id", 'past' AS "of", "sent_at" IS NOT NULL AS "sent", "answered_at" IS NOT NULL AS "answered", "by_hand" AS "by_hand", "failed_at" IS NOT NULL AS "failed", 1 AS change FROM new_rows UNION ALL SELECT "user_id", 'past', "sent_at" IS NOT NULL, "answered_at" IS NOT NULL, "by_hand", "failed_at" IS NOT NULL, -1 FROM old_rows
		) both_rows GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "past_outcomes_tally_insert" AFTER INSERT ON "past_outcomes" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_past_outcomes"();--> statement-breakpoint
CREATE TRIGGER "past_outcomes_tally_update" AFTER UPDATE ON "past_outcomes" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_past_outcomes"();--> statement-breakpoint
CREATE TRIGGER "past_outcomes_tally_delete" AFTER DELETE ON "past_outcomes" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_past_outcomes"();
