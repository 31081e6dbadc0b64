ALTER TABLE "generation_calls" DROP CONSTRAINT "generation_calls_state";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "charged_cents" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "charged_currency" text;--> statement-breakpoint
ALTER TABLE "generation_calls" ADD CONSTRAINT "generation_calls_state" CHECK ("generation_calls"."state" in ('reserved', 'spent', 'given_back', 'refused'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_charged" CHECK (("purchases"."charged_cents" is null) = ("purchases"."charged_currency" is null));