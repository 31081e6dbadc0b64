ALTER TABLE "scene_hotspots" ADD COLUMN "together" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD COLUMN "together_with" uuid;