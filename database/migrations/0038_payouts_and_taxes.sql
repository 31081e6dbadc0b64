CREATE TABLE "payout_accounts" (
	"creator_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"takes_transfers" boolean DEFAULT false NOT NULL,
	"pays_out" boolean DEFAULT false NOT NULL,
	"looked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_account" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "payout_statements" DROP CONSTRAINT "payout_statements_sum";--> statement-breakpoint
ALTER TABLE "payout_statements" ADD COLUMN "transferred_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD COLUMN "gst_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD COLUMN "qst_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD COLUMN "is_last" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "gst_cents" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "qst_cents" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payout_account_id" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "transferred_cents" integer GENERATED ALWAYS AS (case when payout_account_id is null or paid_at is null then 0 else amount_cents - fee_cents end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "transfer_reversed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "transfer_reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "is_unpaid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_refund_asked_index" ON "purchases" USING btree ("refund_asked_at") WHERE "purchases"."status" = 'paid' and "purchases"."refund_asked_at" is not null;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_sum" CHECK ("payout_statements"."payout_cents" = "payout_statements"."sales_cents" - "payout_statements"."refunded_cents" - "payout_statements"."fee_cents" - "payout_statements"."transferred_cents");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_taxes" CHECK ("purchases"."gst_cents" >= 0 and "purchases"."qst_cents" >= 0 and "purchases"."gst_cents" + "purchases"."qst_cents" <= "purchases"."tax_cents");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_transfer" CHECK ("purchases"."transfer_reversed_cents" between 0 and "purchases"."amount_cents");--> statement-breakpoint
-- By hand: the taxes so far stand on the last statement of each creator, or the next one would have all of them
UPDATE "payout_statements" AS s SET "tax_cents" = coalesce((
  SELECT sum(CASE WHEN p."status" IN ('disputed', 'lost') THEN 0 ELSE p."tax_cents" - (p."refunded_cents" - p."refunded_amount_cents") END)
  FROM "purchases" AS p
  WHERE p."creator_id" = s."creator_id" AND p."provider" <> 'test' AND p."flag" IS NULL
    AND p."status" IN ('paid', 'refunded', 'disputed', 'lost')
    AND p."paid_at" < (s."month" + interval '1 month') AT TIME ZONE 'America/Toronto'), 0)
WHERE s."month" = (SELECT max(o."month") FROM "payout_statements" AS o WHERE o."creator_id" = s."creator_id");
