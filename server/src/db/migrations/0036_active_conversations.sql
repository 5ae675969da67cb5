DROP INDEX "threads_checked";--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "doubted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "threads_active" ON "threads" USING btree ("user_id","sender","active_at");--> statement-breakpoint
UPDATE "threads" t SET "active_at" = greatest(t.began_at, t.last_answer_at, t.handled_at,
  (SELECT max(m.at) FROM "thread_messages" m WHERE m.thread_id = t.id AND m.status IN ('received', 'sent', 'unknown')));--> statement-breakpoint
UPDATE "thread_messages" SET "doubted_at" = coalesce("started_at", "at") WHERE "status" = 'unknown';
