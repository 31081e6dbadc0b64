ALTER TABLE "group_sessions" ADD COLUMN "screen_token_hash" text;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD COLUMN "sealed_screen_token" text;--> statement-breakpoint
ALTER TABLE "group_teams" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "group_teams" ADD COLUMN "sealed_token" text;--> statement-breakpoint
-- Links that exist are found by their hash from now on. SQL cannot seal them, so they are not shown again
UPDATE "group_sessions" SET "screen_token_hash" = encode(sha256(convert_to('group link ' || "screen_token", 'UTF8')), 'hex'), "sealed_screen_token" = '';--> statement-breakpoint
UPDATE "group_teams" SET "token_hash" = encode(sha256(convert_to('group link ' || "token", 'UTF8')), 'hex'), "sealed_token" = '';--> statement-breakpoint
ALTER TABLE "group_sessions" ALTER COLUMN "screen_token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_sessions" ALTER COLUMN "sealed_screen_token" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_teams" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_teams" ALTER COLUMN "sealed_token" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_sessions" DROP COLUMN "screen_token";--> statement-breakpoint
ALTER TABLE "group_teams" DROP COLUMN "token";--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_link" UNIQUE("token_hash");
