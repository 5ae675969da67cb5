CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"own_tries" integer DEFAULT 0 NOT NULL,
	"other_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO "sign_ups" ("id", "name", "email", "password_hash", "created_at", "code_hash", "code_expires_at")
	SELECT "id", "name", "email", "password_hash", "created_at", '', "created_at" FROM "users" WHERE "verified_at" IS NULL;--> statement-breakpoint
DELETE FROM "users" WHERE "verified_at" IS NULL;--> statement-breakpoint
DROP TABLE "verification_codes" CASCADE;--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sign_ups_created" ON "sign_ups" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "verified_at";