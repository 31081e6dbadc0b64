ALTER TABLE "adventures" DROP CONSTRAINT "adventures_status";--> statement-breakpoint
ALTER TABLE "adventures" ADD COLUMN "link" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "adventures" ADD CONSTRAINT "adventures_link_unique" UNIQUE("link");--> statement-breakpoint
ALTER TABLE "adventures" ADD CONSTRAINT "adventures_status" CHECK ("adventures"."status" in ('draft', 'in_review', 'coming_soon', 'unlisted', 'published'));