ALTER TABLE "scene_hotspots" DROP CONSTRAINT "scene_hotspots_type";--> statement-breakpoint
ALTER TABLE "adventure_scenes" ADD COLUMN "miss_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD COLUMN "image_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD COLUMN "sound_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD COLUMN "sound_caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD CONSTRAINT "scene_hotspots_image_asset_id_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD CONSTRAINT "scene_hotspots_sound_asset_id_assets_id_fk" FOREIGN KEY ("sound_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD CONSTRAINT "scene_hotspots_type" CHECK ("scene_hotspots"."type" in ('scene_link', 'puzzle', 'item', 'npc', 'look'));