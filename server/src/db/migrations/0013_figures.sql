CREATE TABLE "past_outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_at" timestamp with time zone,
	"by_hand" boolean NOT NULL,
	"failed_at" timestamp with time zone,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "deliveries_project";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "past_outcomes" ADD CONSTRAINT "past_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_outcomes_user" ON "past_outcomes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_entries_captured" ON "credit_entries" USING btree ("user_id","created_at") WHERE "credit_entries"."kind" = 'capture';--> statement-breakpoint
CREATE INDEX "deliveries_state" ON "deliveries" USING btree ("user_id","status","message_id");--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("user_id","id","project_id") WHERE "messages"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_answered" ON "messages" USING btree ("user_id","id","project_id") WHERE "messages"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_project" ON "deliveries" USING btree ("project_id","status","message_id");--> statement-breakpoint
-- What is changed below must not keep a later migration from altering these tables.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
UPDATE "messages" SET "answered_at" = d."answered_at" FROM "deliveries" d
WHERE d."message_id" = "messages"."id" AND d."user_id" = "messages"."user_id" AND d."answered_at" IS NOT NULL;
