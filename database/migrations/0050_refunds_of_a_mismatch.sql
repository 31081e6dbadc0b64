ALTER TABLE "purchases" ADD COLUMN "charged_refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "purchases" SET "charged_refunded_cents" = CASE WHEN "status" = 'refunded' THEN coalesce("charged_cents", "refunded_cents") ELSE "refunded_cents" END
WHERE "refunded_cents" > 0;
