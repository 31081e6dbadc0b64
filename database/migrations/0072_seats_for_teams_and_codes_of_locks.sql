ALTER TABLE "purchases" DROP CONSTRAINT "purchases_gift_seats";--> statement-breakpoint
ALTER TABLE "locks" ADD COLUMN "code" text DEFAULT translate(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10), '0123456789abcdef', '6789BCDFGHJKMNPQ') NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "for_session" jsonb;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "is_for_teams" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "locks" ADD CONSTRAINT "locks_code" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_for_teams" CHECK ("purchases"."gift_seats" is not null or not "purchases"."is_for_teams");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_gift_seats" CHECK ("purchases"."gift_seats" between 1 and 60 and "purchases"."amount_cents" % "purchases"."gift_seats" = 0);