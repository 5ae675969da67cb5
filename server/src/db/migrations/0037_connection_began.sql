ALTER TABLE "instagram_connections" ADD COLUMN "began_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "instagram_connections" SET "began_at" = "connected_at";
