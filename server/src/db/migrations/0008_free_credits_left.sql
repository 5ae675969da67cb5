CREATE TABLE "free_credits_left" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"left" integer NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "free_credits_left_expiry" ON "free_credits_left" USING btree ("forget_at");