CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"source" text NOT NULL,
	"purchase_id" uuid,
	"given_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"taken_back_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entitlements_source" CHECK ("entitlements"."source" in ('purchase', 'gift')),
	CONSTRAINT "entitlements_reason" CHECK ("entitlements"."taken_back_reason" in ('refund', 'dispute', 'gift')),
	CONSTRAINT "entitlements_taken_back" CHECK (("entitlements"."taken_back_at" is null) = ("entitlements"."taken_back_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_event_id" text NOT NULL,
	"type" text NOT NULL,
	"purchase_id" uuid,
	"occurred_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_provider" CHECK ("payment_events"."provider" in ('stripe', 'test'))
);
--> statement-breakpoint
CREATE TABLE "payout_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"month" date NOT NULL,
	"purchase_count" integer NOT NULL,
	"sales_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"payout_cents" integer NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_statements_month" CHECK (extract(day from "payout_statements"."month") = 1),
	CONSTRAINT "payout_statements_sum" CHECK ("payout_statements"."payout_cents" = "payout_statements"."sales_cents" - "payout_statements"."refunded_cents" - "payout_statements"."fee_cents")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_changes_price" CHECK ("price_changes"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_providerReference_unique";--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_status";--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_amount";--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_adventure_id_adventures_id_fk";
--> statement-breakpoint
DROP INDEX "purchases_entitlement";--> statement-breakpoint
ALTER TABLE "purchases" RENAME COLUMN "user_id" TO "buyer_id";--> statement-breakpoint
ALTER TABLE "purchases" RENAME COLUMN "provider_reference" TO "session_id";--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "status" SET DEFAULT 'pending';--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "creator_id" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "adventure_title" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "total_cents" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "fee_cents" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payment_intent_id" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "charge_id" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "dispute_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "dispute_won_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "dispute_lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
-- Nothing could be bought before: these rows are the ones of tests and trials
UPDATE "purchases" p SET
	"adventure_title" = coalesce((select a."title" from "adventures" a where a."id" = p."adventure_id"), ''),
	"creator_id" = (select a."creator_id" from "adventures" a where a."id" = p."adventure_id"),
	"language" = coalesce((select u."language" from "users" u where u."id" = p."buyer_id"), 'en'),
	"total_cents" = p."amount_cents",
	"fee_cents" = round(p."amount_cents" * 0.1),
	"status" = case when p."status" = 'pending' then 'failed' else p."status" end,
	"expired_at" = case when p."status" = 'pending' then now() end,
	"paid_at" = case when p."status" = 'pending' then null else coalesce(p."paid_at", p."created_at") end,
	"refunded_cents" = case when p."status" = 'refunded' then p."amount_cents" else p."refunded_cents" end,
	"refunded_at" = case when p."status" = 'refunded' then p."updated_at" end,
	"dispute_opened_at" = case when p."status" = 'disputed' then p."updated_at" end;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "adventure_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "total_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "fee_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded_amount_cents" integer GENERATED ALWAYS AS (case when total_cents = 0 then 0 else round(amount_cents::numeric * refunded_cents / total_cents)::integer end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded_fee_cents" integer GENERATED ALWAYS AS (case when total_cents = 0 then 0 else round(fee_cents::numeric * refunded_cents / total_cents)::integer end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded_by" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_reason" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "flag" text;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_a_person" ON "entitlements" USING btree ("user_id","adventure_id");--> statement-breakpoint
CREATE INDEX "entitlements_adventure_id_index" ON "entitlements" USING btree ("adventure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","provider_event_id");--> statement-breakpoint
CREATE INDEX "payment_events_purchase_id_index" ON "payment_events" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payment_events_occurred_at_index" ON "payment_events" USING btree ("provider","occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_statements_one_a_month" ON "payout_statements" USING btree ("creator_id","month");--> statement-breakpoint
CREATE INDEX "payout_statements_month_index" ON "payout_statements" USING btree ("month");--> statement-breakpoint
CREATE INDEX "price_changes_adventure_id_index" ON "price_changes" USING btree ("adventure_id","created_at");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_refunded_by_users_id_fk" FOREIGN KEY ("refunded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_pending" ON "purchases" USING btree ("buyer_id","adventure_id") WHERE "purchases"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "purchases_buyer_id_index" ON "purchases" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_creator_id_index" ON "purchases" USING btree ("creator_id","paid_at");--> statement-breakpoint
CREATE INDEX "purchases_paid_at_index" ON "purchases" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "purchases_pending_index" ON "purchases" USING btree ("created_at") WHERE "purchases"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "purchases_flagged_index" ON "purchases" USING btree ("created_at") WHERE "purchases"."flag" is not null;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_session" UNIQUE("session_id");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_payment_intent" UNIQUE("payment_intent_id");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_language" CHECK ("purchases"."language" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_flag" CHECK ("purchases"."flag" in ('mismatch', 'paid_twice', 'no_adventure', 'no_buyer'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_status" CHECK ("purchases"."status" in ('pending', 'paid', 'refunded', 'disputed', 'lost', 'failed'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_amount" CHECK ("purchases"."amount_cents" >= 0 and "purchases"."tax_cents" >= 0 and "purchases"."total_cents" = "purchases"."amount_cents" + "purchases"."tax_cents"
        and "purchases"."fee_cents" between 0 and "purchases"."amount_cents" and "purchases"."refunded_cents" between 0 and "purchases"."total_cents");--> statement-breakpoint
INSERT INTO "entitlements" ("id", "user_id", "adventure_id", "source", "purchase_id", "created_at")
	SELECT DISTINCT ON ("buyer_id", "adventure_id") gen_random_uuid(), "buyer_id", "adventure_id", 'purchase', "id", "paid_at" FROM "purchases"
	WHERE "status" in ('paid', 'disputed') AND "buyer_id" is not null AND "adventure_id" is not null ORDER BY "buyer_id", "adventure_id", "paid_at";
