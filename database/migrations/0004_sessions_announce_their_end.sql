-- Whoever ends a session, bans or gives rights, a command line included: every server process hears of it at commit and
-- closes the streams that it holds open for that session or person
CREATE FUNCTION "announce_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('whodini_sessions', json_build_object('session', OLD."id")::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "announce_rights"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    PERFORM pg_notify('whodini_sessions', json_build_object('user', NEW."id")::text);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('whodini_sessions', json_build_object('user', OLD."user_id")::text);
  ELSE
    PERFORM pg_notify('whodini_sessions', json_build_object('user', NEW."user_id")::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "auth_sessions_announce_end" AFTER DELETE ON "auth_sessions" FOR EACH ROW EXECUTE FUNCTION "announce_session_end"();
--> statement-breakpoint
CREATE TRIGGER "user_roles_announce_rights" AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH ROW EXECUTE FUNCTION "announce_rights"();
--> statement-breakpoint
CREATE TRIGGER "users_announce_rights" AFTER UPDATE OF "banned_at", "email_verified" ON "users" FOR EACH ROW
  WHEN (OLD."banned_at" IS DISTINCT FROM NEW."banned_at" OR OLD."email_verified" IS DISTINCT FROM NEW."email_verified")
  EXECUTE FUNCTION "announce_rights"();
