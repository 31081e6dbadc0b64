ALTER TABLE "run_events" DROP CONSTRAINT "run_events_player_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "parties" ADD COLUMN "previous_join_code" text;--> statement-breakpoint
CREATE INDEX "parties_previous_join_code_index" ON "parties" USING btree ("previous_join_code") WHERE "parties"."previous_join_code" is not null;