CREATE TABLE "message_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"facts" jsonb NOT NULL,
	"caution" text,
	"fit" text,
	"reason" text,
	"instruction" text,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "preview_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "voices" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"voice" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD COLUMN "instruction" text;--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD COLUMN "free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "instruction" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "free_rewrites" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_versions" ADD CONSTRAINT "message_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_versions" ADD CONSTRAINT "message_versions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_days" ADD CONSTRAINT "preview_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_versions_message" ON "message_versions" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "message_versions_user" ON "message_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voices_user" ON "voices" USING btree ("user_id");