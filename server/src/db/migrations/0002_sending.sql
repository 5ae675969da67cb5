CREATE TYPE "public"."delivery_status" AS ENUM('review', 'waiting', 'sending', 'sent', 'failed', 'unknown', 'skipped');--> statement-breakpoint
CREATE TYPE "public"."instagram_state" AS ENUM('disconnected', 'connected', 'reconnect');--> statement-breakpoint
CREATE TABLE "contacted" (
	"user_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"username" text NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacted_user_id_sender_username_pk" PRIMARY KEY("user_id","sender","username")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"username" text NOT NULL,
	"status" "delivery_status" NOT NULL,
	"reason" text,
	"urgent" boolean DEFAULT false NOT NULL,
	"again" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sender" text,
	"chat_id" text,
	"text" text,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deliveries_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "do_not_contact" (
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "do_not_contact_user_id_username_pk" PRIMARY KEY("user_id","username")
);
--> statement-breakpoint
CREATE TABLE "instagram_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"state" "instagram_state" NOT NULL,
	"connection" text,
	"connection_ref" text,
	"pending" text,
	"time_zone" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"frozen_until" timestamp with time zone,
	"first_connected_at" timestamp with time zone NOT NULL,
	"next_send_at" timestamp with time zone,
	CONSTRAINT "instagram_accounts_connection_ref_unique" UNIQUE("connection_ref")
);
--> statement-breakpoint
CREATE TABLE "outside"."instagram_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside"."instagram_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sending_mode" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacted" ADD CONSTRAINT "contacted_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_contact" ADD CONSTRAINT "do_not_contact_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD CONSTRAINT "instagram_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("user_id","id") WHERE "deliveries"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_user_started" ON "deliveries" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "deliveries_project" ON "deliveries" USING btree ("project_id","status");--> statement-breakpoint
CREATE INDEX "instagram_accounts_username" ON "outside"."instagram_accounts" USING btree ("username","created_at");--> statement-breakpoint
CREATE INDEX "instagram_messages_from" ON "outside"."instagram_messages" USING btree ("from","id");