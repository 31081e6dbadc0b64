ALTER TABLE "scene_layers" ADD COLUMN "sound_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "scene_layers" ADD COLUMN "sound_caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scene_layers" ADD CONSTRAINT "scene_layers_sound_asset_id_assets_id_fk" FOREIGN KEY ("sound_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;