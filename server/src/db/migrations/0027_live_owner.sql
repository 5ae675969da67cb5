-- The row of a deleted user stays until everything of theirs is gone, so the foreign key alone no longer refuses what comes late.
CREATE FUNCTION "require_live_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "users" WHERE "id" = NEW."user_id" AND "deleted_at" IS NULL FOR KEY SHARE;
	IF NOT FOUND AND NEW."user_id" IS NOT NULL THEN
		RAISE foreign_key_violation USING MESSAGE = 'the owner is deleted', CONSTRAINT = TG_TABLE_NAME || '_user_id_users_id_fk';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_live_owner" AFTER INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "password_resets_live_owner" AFTER INSERT ON "password_resets" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "projects_live_owner" AFTER INSERT ON "projects" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "voices_live_owner" AFTER INSERT ON "voices" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "checkouts_live_owner" AFTER INSERT ON "checkouts" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "dm_jobs_live_owner" AFTER INSERT ON "dm_jobs" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "messages_live_owner" AFTER INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "deliveries_live_owner" AFTER INSERT ON "deliveries" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "instagram_accounts_live_owner" AFTER INSERT ON "instagram_accounts" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "instagram_connections_live_owner" AFTER INSERT ON "instagram_connections" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "sending_paces_live_owner" AFTER INSERT ON "sending_paces" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();--> statement-breakpoint
CREATE TRIGGER "do_not_contact_live_owner" AFTER INSERT ON "do_not_contact" FOR EACH ROW EXECUTE FUNCTION "require_live_owner"();
