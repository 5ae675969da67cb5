ALTER TABLE "heard_from" ADD COLUMN "revoked_by" uuid;--> statement-breakpoint
ALTER TABLE "heard_from" ADD CONSTRAINT "heard_from_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "heard_from_revoked_by" ON "heard_from" USING btree ("revoked_by") WHERE revoked_by is not null;