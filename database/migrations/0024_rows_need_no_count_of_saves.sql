ALTER TABLE "draft_commands" ADD COLUMN "asked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "adventures" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "design_settings" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "adventure_items" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "adventure_npcs" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "npc_dialogue_nodes" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "escape_room_clues" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "escape_room_host_guide" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "escape_room_props" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "escape_room_setup" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "escape_room_solution_flow" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "mystery_dinner_courses" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "mystery_dinner_host_guide" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "mystery_dinner_props" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "mystery_dinner_story" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "adventure_puzzle_solutions" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "adventure_puzzles" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "adventure_scenes" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "scene_hotspots" DROP COLUMN "version";