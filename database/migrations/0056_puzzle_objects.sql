ALTER TABLE "adventure_puzzles" ADD COLUMN "object_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD COLUMN "object_alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD COLUMN "object_place" jsonb;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD CONSTRAINT "adventure_puzzles_object_asset_id_assets_id_fk" FOREIGN KEY ("object_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;