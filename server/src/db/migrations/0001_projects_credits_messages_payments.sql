CREATE TYPE "public"."checkout_state" AS ENUM('open', 'paid', 'failed', 'expired');--> statement-breakpoint
CREATE TYPE "public"."credit_kind" AS ENUM('grant', 'purchase', 'reserve', 'release', 'capture', 'refund');--> statement-breakpoint
CREATE TYPE "public"."dm_job_status" AS ENUM('pending', 'processing', 'failed', 'completed', 'cancelled', 'dismissed');--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"plan_id" text NOT NULL,
	"name" text NOT NULL,
	"messages" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" "checkout_state" NOT NULL,
	"session_id" text,
	"payment_id" text,
	"url" text,
	"receipt_url" text,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"dispute_changed_at" timestamp with time zone,
	"credits_due" integer DEFAULT 0 NOT NULL,
	"credits_taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "checkouts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "checkouts_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_no_overdraft" CHECK ("credit_accounts"."earned" - "credit_accounts"."used" - "credit_accounts"."reserved" >= 0),
	CONSTRAINT "credit_accounts_positive" CHECK ("credit_accounts"."earned" >= 0 and "credit_accounts"."used" >= 0 and "credit_accounts"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "credit_kind" NOT NULL,
	"amount" integer NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"username" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "dm_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"username" text NOT NULL,
	"status" "dm_job_status" NOT NULL,
	"replaces" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_by" text,
	"not_before" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outside"."checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "outside"."tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"username" text NOT NULL,
	"text" text NOT NULL,
	"profile" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"username" text PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"product_info" text NOT NULL,
	"offer_info" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD CONSTRAINT "dm_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dm_jobs" ADD CONSTRAINT "dm_jobs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "checkouts" USING btree ("created_at") WHERE "checkouts"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_reference" ON "credit_entries" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "dm_jobs_one_active" ON "dm_jobs" USING btree ("project_id","username") WHERE "dm_jobs"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "dm_jobs_waiting" ON "dm_jobs" USING btree ("user_id","id") WHERE "dm_jobs"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "dm_jobs_project" ON "dm_jobs" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "messages_user_az" ON "messages" USING btree ("user_id","username","id");--> statement-breakpoint
CREATE INDEX "messages_project" ON "messages" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "messages_project_az" ON "messages" USING btree ("project_id","username","id");--> statement-breakpoint
CREATE INDEX "profiles_age" ON "profiles" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","id");