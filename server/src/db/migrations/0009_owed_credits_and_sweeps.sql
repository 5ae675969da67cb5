ALTER TYPE "public"."credit_kind" ADD VALUE 'owe';--> statement-breakpoint
ALTER TYPE "public"."credit_kind" ADD VALUE 'settle';--> statement-breakpoint
ALTER TYPE "public"."credit_kind" ADD VALUE 'waive';--> statement-breakpoint
CREATE TABLE "credit_debts" (
	"user_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"due" integer NOT NULL,
	"taken" integer NOT NULL,
	"owed" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_debts_user_id_cause_pk" PRIMARY KEY("user_id","cause"),
	CONSTRAINT "credit_debts_positive" CHECK ("credit_debts"."due" >= 0 and "credit_debts"."taken" >= 0 and "credit_debts"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "open_calls" (
	"user_id" uuid NOT NULL,
	"call" text NOT NULL,
	"place" integer NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_calls_user_id_call_place_pk" PRIMARY KEY("user_id","call","place")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_debts" ADD CONSTRAINT "credit_debts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_calls" ADD CONSTRAINT "open_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_expired" ON "checkouts" USING btree ("created_at") WHERE "checkouts"."state" = 'expired';--> statement-breakpoint
CREATE INDEX "dm_jobs_finished" ON "dm_jobs" USING btree ("finished_at") WHERE "dm_jobs"."finished_at" is not null;--> statement-breakpoint
INSERT INTO "credit_debts" ("user_id", "cause", "due", "taken", "owed", "note", "created_at")
SELECT "user_id", 'checkout:' || "id", "credits_due", "credits_taken", 0, 'Refund of ' || "name", "created_at"
FROM "checkouts" WHERE "user_id" IS NOT NULL AND "credits_due" > 0;--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "credits_due";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "credits_taken";--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_owed" CHECK ("credit_accounts"."owed" >= 0 and "credit_accounts"."owed" <= "credit_accounts"."reserved");