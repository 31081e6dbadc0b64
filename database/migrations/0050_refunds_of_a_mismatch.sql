ALTER TABLE "purchases" ADD COLUMN "charged_refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "purchases" SET
  "charged_refunded_cents" = CASE WHEN "refunded_cents" >= "total_cents" THEN coalesce("charged_cents", "refunded_cents") ELSE "refunded_cents" END,
  "refunded_cents" = CASE WHEN "charged_cents" > 0 AND "refunded_cents" < "total_cents"
    THEN least("total_cents" - 1, "refunded_cents"::bigint * "total_cents" / "charged_cents") ELSE "refunded_cents" END
WHERE "refunded_cents" > 0;
