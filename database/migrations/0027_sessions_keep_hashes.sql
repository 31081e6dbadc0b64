-- Whoever reads the database must not be able to make a session's cookie of it. Everybody stays signed in.
UPDATE "auth_sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');
