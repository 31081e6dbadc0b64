-- The moves so far become the first partition as they lie; moves lock their run first, so this does, too
LOCK TABLE "runs" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "run_events" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "run_events" RENAME TO "run_events_before";--> statement-breakpoint
ALTER INDEX "run_events_run_id_seq_pk" RENAME TO "run_events_before_pkey";--> statement-breakpoint
ALTER INDEX "run_events_command" RENAME TO "run_events_before_run_id_command_id_idx";--> statement-breakpoint
CREATE TABLE "run_events" (LIKE "run_events_before" INCLUDING DEFAULTS) PARTITION BY RANGE ("run_id");--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_run_id_seq_pk" PRIMARY KEY("run_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "run_events_command" ON "run_events" USING btree ("run_id","command_id");--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "run_events_other" PARTITION OF "run_events" DEFAULT;--> statement-breakpoint
DO $$
DECLARE
  -- Two months hence, so that partitions can be made ahead; a UUIDv7 begins with its milliseconds
  ends timestamptz := (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC';
  bound uuid := lpad(to_hex((extract(epoch FROM ends) * 1000)::bigint), 12, '0') || repeat('0', 20);
BEGIN
  WITH moved AS (DELETE FROM run_events_before WHERE run_id >= bound RETURNING *)
  INSERT INTO run_events_other SELECT * FROM moved;
  -- Reads the whole table, unless `run_events_before` (docs/operations.md) has been checked in advance
  EXECUTE format('ALTER TABLE run_events ATTACH PARTITION run_events_before FOR VALUES FROM (MINVALUE) TO (%L)', bound);
END $$;--> statement-breakpoint
ALTER TABLE "run_events_before" DROP CONSTRAINT IF EXISTS "run_events_before";
