CREATE TYPE "public"."thread_author" AS ENUM('them', 'opener', 'you', 'elsewhere');--> statement-breakpoint
CREATE TYPE "public"."thread_message_status" AS ENUM('received', 'waiting', 'sending', 'sent', 'failed', 'unknown', 'skipped');--> statement-breakpoint
CREATE TYPE "public"."thread_outcome" AS ENUM('interested', 'not_now', 'not_interested');--> statement-breakpoint
CREATE TABLE "answer_notices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"author" "thread_author" NOT NULL,
	"text" text NOT NULL,
	"vendor_id" text,
	"at" timestamp with time zone NOT NULL,
	"status" "thread_message_status" NOT NULL,
	"reason" text,
	"message_id" uuid,
	"delivery_id" uuid,
	"asked_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"username" text NOT NULL,
	"recipient_id" text,
	"chat_id" text,
	"project_id" uuid NOT NULL,
	"message_id" uuid,
	"began_at" timestamp with time zone NOT NULL,
	"last_answer_at" timestamp with time zone,
	"heard_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	"unread" integer DEFAULT 0 NOT NULL,
	"outcome" "thread_outcome",
	"not_now_until" date,
	"suggested" "thread_outcome",
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside"."instagram_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_notices" ADD CONSTRAINT "answer_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_vendor" ON "thread_messages" USING btree ("user_id","sender","vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_delivery" ON "thread_messages" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "thread_messages_thread" ON "thread_messages" USING btree ("thread_id","at","id");--> statement-breakpoint
CREATE INDEX "thread_messages_message" ON "thread_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "thread_messages_open" ON "thread_messages" USING btree ("user_id","id") WHERE "thread_messages"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "thread_messages_trouble" ON "thread_messages" USING btree ("user_id","thread_id") WHERE "thread_messages"."author" = 'you' and "thread_messages"."status" in ('failed', 'unknown', 'skipped');--> statement-breakpoint
CREATE UNIQUE INDEX "threads_person" ON "threads" USING btree ("user_id","sender","username");--> statement-breakpoint
CREATE INDEX "threads_newest" ON "threads" USING btree ("user_id","last_answer_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "threads_unread" ON "threads" USING btree ("user_id") WHERE "threads"."unread" > 0;--> statement-breakpoint
CREATE INDEX "threads_recipient" ON "threads" USING btree ("user_id","recipient_id");--> statement-breakpoint
CREATE INDEX "threads_project" ON "threads" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "threads_message" ON "threads" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "threads_checked" ON "threads" USING btree ("user_id","sender","checked_at");--> statement-breakpoint
CREATE INDEX "instagram_answers_chat" ON "outside"."instagram_answers" USING btree ("account_id","from","at");--> statement-breakpoint
-- What was sent so far, the latest message to each person first. Of earlier answers only the time is known.
WITH "sent" AS (
	SELECT d.*, row_number() OVER (PARTITION BY d."user_id", d."sender", d."username" ORDER BY d."started_at" DESC NULLS LAST, d."id" DESC) AS "nth",
		min(coalesce(d."started_at", d."created_at")) OVER (PARTITION BY d."user_id", d."sender", d."username") AS "began",
		max(m."answered_at") OVER (PARTITION BY d."user_id", d."sender", d."username") AS "answered"
	FROM "deliveries" d JOIN "messages" m ON m."id" = d."message_id" WHERE d."status" IN ('sent', 'unknown')
)
INSERT INTO "threads" ("id", "user_id", "sender", "username", "recipient_id", "chat_id", "project_id", "message_id", "began_at", "last_answer_at", "heard_at", "handled_at", "checked_at")
SELECT s."id", s."user_id", s."sender", s."username", s."recipient_id", s."chat_id", s."project_id", s."message_id", s."began", s."answered", s."answered", s."answered", now()
FROM "sent" s WHERE s."nth" = 1;--> statement-breakpoint
INSERT INTO "thread_messages" ("id", "user_id", "thread_id", "sender", "author", "text", "at", "status", "message_id", "delivery_id")
SELECT d."id", d."user_id", t."id", d."sender", 'opener', coalesce(d."text", m."text"), coalesce(d."finished_at", d."started_at", d."created_at"), d."status"::text::"thread_message_status", d."message_id", d."id"
FROM "deliveries" d
JOIN "threads" t ON t."user_id" = d."user_id" AND t."sender" = d."sender" AND t."username" = d."username"
JOIN "messages" m ON m."id" = d."message_id"
WHERE d."status" IN ('sent', 'unknown');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "threads_note_change" AFTER INSERT ON "threads" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
EXECUTE FUNCTION "note_change"();--> statement-breakpoint
-- That the provider was asked is no change.
CREATE CONSTRAINT TRIGGER "threads_note_update" AFTER UPDATE ON "threads" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((to_jsonb(OLD) - 'checked_at') IS DISTINCT FROM (to_jsonb(NEW) - 'checked_at'))
EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "thread_messages_note_change" AFTER INSERT OR UPDATE ON "thread_messages" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
EXECUTE FUNCTION "note_change"();
