ALTER TABLE "adventures" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_items" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_npcs" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "npc_dialogue_nodes" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_puzzle_solutions" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_scenes" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;