CREATE TABLE "scene_layers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scene_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"image_asset_id" uuid,
	"alt_text" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"hotspot_id" uuid,
	"visibility_conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fades" boolean DEFAULT false NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scene_layers_place" CHECK ("scene_layers"."x" between 0 and 100 and "scene_layers"."y" between 0 and 100),
	CONSTRAINT "scene_layers_size" CHECK ("scene_layers"."width" > 0 and "scene_layers"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "scene_layers" ADD CONSTRAINT "scene_layers_scene_id_adventure_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."adventure_scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_layers" ADD CONSTRAINT "scene_layers_image_asset_id_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_layers" ADD CONSTRAINT "scene_layers_hotspot_id_scene_hotspots_id_fk" FOREIGN KEY ("hotspot_id") REFERENCES "public"."scene_hotspots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scene_layers_scene_id_index" ON "scene_layers" USING btree ("scene_id","display_order");