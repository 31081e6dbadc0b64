CREATE TABLE "draft_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"edition_number" integer,
	"document" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"digests" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_versions_cause" CHECK ("draft_versions"."cause" in ('named', 'published', 'before_restore')),
	CONSTRAINT "draft_versions_name" CHECK (length("draft_versions"."name") <= 100 and ("draft_versions"."cause" <> 'named' or length(trim("draft_versions"."name")) > 0))
);
--> statement-breakpoint
ALTER TABLE "adventures" ADD COLUMN "resubmitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draft_versions" ADD CONSTRAINT "draft_versions_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_versions_adventure_id_index" ON "draft_versions" USING btree ("adventure_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "adventures_in_review_index" ON "adventures" USING btree ("resubmitted_at") WHERE "adventures"."status" = 'in_review' and "adventures"."deleted_at" is null;