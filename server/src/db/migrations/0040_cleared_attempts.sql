SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "cleared" boolean;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "cleared" boolean;
