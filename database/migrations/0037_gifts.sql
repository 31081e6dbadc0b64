CREATE TABLE "gift_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text NOT NULL,
	"message" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gifts_code" UNIQUE("code_hash"),
	CONSTRAINT "gifts_language" CHECK ("gifts"."language" in ('en', 'fr'))
);
--> statement-breakpoint
DROP INDEX "purchases_one_pending";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "gift_seats" integer;--> statement-breakpoint
ALTER TABLE "gift_redemptions" ADD CONSTRAINT "gift_redemptions_purchase_id_gifts_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."gifts"("purchase_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_redemptions" ADD CONSTRAINT "gift_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_redemptions_one_a_person" ON "gift_redemptions" USING btree ("purchase_id","user_id");--> statement-breakpoint
CREATE INDEX "gift_redemptions_user_id_index" ON "gift_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_pending" ON "purchases" USING btree ("buyer_id","adventure_id",("gift_seats" is null)) WHERE "purchases"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "entitlements" DROP COLUMN "given_at";--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_gift_seats" CHECK ("purchases"."gift_seats" between 1 and 50 and "purchases"."amount_cents" % "purchases"."gift_seats" = 0);