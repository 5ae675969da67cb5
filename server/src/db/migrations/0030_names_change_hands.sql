DROP INDEX "threads_person";--> statement-breakpoint
CREATE INDEX "threads_person" ON "threads" USING btree ("user_id","sender","username");