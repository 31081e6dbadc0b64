CREATE TABLE "purchase_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" uuid,
	"cents" integer NOT NULL,
	CONSTRAINT "purchase_shares_cents" CHECK ("purchase_shares"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_statements" DROP CONSTRAINT "payout_statements_sum";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "shared_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" drop column "transferred_cents";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "transferred_cents" integer GENERATED ALWAYS AS (case when payout_account_id is null or paid_at is null then 0
          else amount_cents - fee_cents - shared_cents end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "co_authors" ADD COLUMN "share_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD COLUMN "shared_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_shares" ADD CONSTRAINT "purchase_shares_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_shares" ADD CONSTRAINT "purchase_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_shares_one_a_person" ON "purchase_shares" USING btree ("purchase_id","user_id");--> statement-breakpoint
CREATE INDEX "purchase_shares_user_id_index" ON "purchase_shares" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "co_authors" ADD CONSTRAINT "co_authors_share" CHECK ("co_authors"."share_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_sum" CHECK ("payout_statements"."payout_cents" =
        "payout_statements"."sales_cents" - "payout_statements"."refunded_cents" - "payout_statements"."fee_cents" - "payout_statements"."transferred_cents" - "payout_statements"."shared_cents");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_shared" CHECK ("purchases"."shared_cents" between 0 and "purchases"."amount_cents" - "purchases"."fee_cents");