ALTER TABLE "purchases" ADD COLUMN "charged_cents" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "charged_currency" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_charged" CHECK (("purchases"."charged_cents" is null) = ("purchases"."charged_currency" is null));