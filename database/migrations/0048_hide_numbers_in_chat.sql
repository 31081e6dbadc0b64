ALTER TABLE "parties" ADD COLUMN "chat_hides_numbers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now numbers were hidden in every chat; children's games keep it so
UPDATE "parties" SET "chat_hides_numbers" = true
FROM "runs", "adventures"
WHERE "runs"."id" = "parties"."run_id" AND "adventures"."id" = "runs"."adventure_id"
  AND "adventures"."category" IN ('Family', 'Educational');
