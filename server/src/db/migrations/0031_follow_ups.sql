CREATE TYPE "public"."follow_up_status" AS ENUM('planned', 'writing', 'review', 'queued', 'ended');--> statement-breakpoint
CREATE TABLE "follow_up_settings" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"first_days" integer NOT NULL,
	"second_days" integer,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"status" "follow_up_status" NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	"text" text,
	"reason" text,
	"ended" text,
	"credit_id" uuid,
	CONSTRAINT "follow_ups_two" CHECK ("follow_ups"."nth" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "follow_up_settings" ADD CONSTRAINT "follow_up_settings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_settings" ADD CONSTRAINT "follow_up_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_up_settings_user" ON "follow_up_settings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "follow_ups_once" ON "follow_ups" USING btree ("thread_id","nth");--> statement-breakpoint
CREATE INDEX "follow_ups_user" ON "follow_ups" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "follow_ups_due" ON "follow_ups" USING btree ("look_at") WHERE "follow_ups"."status" in ('planned', 'writing');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "follow_up_settings_note_change" AFTER INSERT OR UPDATE ON "follow_up_settings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "follow_ups_note_change" AFTER INSERT ON "follow_ups" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
EXECUTE FUNCTION "note_change"();--> statement-breakpoint
-- That the worker looks at it again later is no change.
CREATE CONSTRAINT TRIGGER "follow_ups_note_update" AFTER UPDATE ON "follow_ups" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((to_jsonb(OLD) - 'look_at') IS DISTINCT FROM (to_jsonb(NEW) - 'look_at'))
EXECUTE FUNCTION "note_change"();
