-- Whatever ends an evening or takes it from its host, an operator's SQL included: every server process hears of it at
-- commit, looks again, and closes the streams of who may see it no more
CREATE FUNCTION "announce_evenings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'evenings' THEN
    PERFORM pg_notify('whodini_evenings', OLD."id"::text);
  ELSIF TG_TABLE_NAME = 'entitlements' THEN
    PERFORM pg_notify('whodini_evenings', "id"::text) FROM "evenings"
      WHERE "host_id" = OLD."user_id" AND "adventure_id" = OLD."adventure_id";
  ELSE
    PERFORM pg_notify('whodini_evenings', "id"::text) FROM "evenings" WHERE "adventure_id" = OLD."id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "evenings_announce_end" AFTER DELETE ON "evenings" FOR EACH ROW EXECUTE FUNCTION "announce_evenings"();
--> statement-breakpoint
CREATE TRIGGER "entitlements_announce_evenings" AFTER UPDATE OR DELETE ON "entitlements" FOR EACH ROW EXECUTE FUNCTION "announce_evenings"();
--> statement-breakpoint
CREATE TRIGGER "adventures_announce_evenings" AFTER UPDATE OF "status", "deleted_at", "price_cents", "creator_id" ON "adventures" FOR EACH ROW
  WHEN ((OLD."status", OLD."deleted_at", OLD."price_cents", OLD."creator_id")
    IS DISTINCT FROM (NEW."status", NEW."deleted_at", NEW."price_cents", NEW."creator_id"))
  EXECUTE FUNCTION "announce_evenings"();
