SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "stop_wishes" ADD COLUMN "revoked_by" uuid;--> statement-breakpoint
ALTER TABLE "stop_wishes" ADD CONSTRAINT "stop_wishes_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stop_wishes_revoked_by" ON "stop_wishes" USING btree ("revoked_by") WHERE revoked_by is not null;
