DROP INDEX "credit_entries_user";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "ledger_row" uuid GENERATED ALWAYS AS (case when reference ~ '^[a-z]+:job:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(reference, 36)::uuid else id end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_entries_rows" ON "credit_entries" USING btree ("user_id","ledger_row","kind","amount");