CREATE TABLE "mystery_dinner_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"phase" text DEFAULT 'arrival' NOT NULL,
	"course_id" uuid,
	"reveal" text DEFAULT '' NOT NULL,
	"conceal" text DEFAULT '' NOT NULL,
	"act" text DEFAULT '' NOT NULL,
	"receive" text DEFAULT '' NOT NULL,
	"reveals_secret_of_id" uuid,
	"translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mystery_dinner_cards_phase" CHECK ("mystery_dinner_cards"."phase" in ('invitation', 'arrival', 'course', 'accusation', 'reveal'))
);
--> statement-breakpoint
CREATE TABLE "mystery_dinner_moments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"time" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"happened" text NOT NULL,
	"actor_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"witness_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mystery_dinner_moments_happened" CHECK (length(trim("mystery_dinner_moments"."happened")) > 0)
);
--> statement-breakpoint
DROP TABLE "escape_room_solution_flow" CASCADE;--> statement-breakpoint
ALTER TABLE "escape_room_setup" DROP CONSTRAINT "escape_room_setup_difficulty";--> statement-breakpoint
ALTER TABLE "escape_room_setup" DROP CONSTRAINT "escape_room_setup_players";--> statement-breakpoint
ALTER TABLE "escape_room_clues" DROP CONSTRAINT "escape_room_clues_puzzle_id_escape_room_puzzles_id_fk";
--> statement-breakpoint
ALTER TABLE "escape_room_clues" DROP CONSTRAINT "escape_room_clues_prop_id_escape_room_props_id_fk";
--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" DROP CONSTRAINT "mystery_dinner_clues_points_to_character_id_mystery_dinner_characters_id_fk";
--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" DROP CONSTRAINT "mystery_dinner_clues_held_by_character_id_mystery_dinner_characters_id_fk";
--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" DROP CONSTRAINT "mystery_dinner_clues_course_id_mystery_dinner_courses_id_fk";
--> statement-breakpoint
ALTER TABLE "escape_room_host_guide" DROP CONSTRAINT "escape_room_host_guide_pkey";--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ALTER COLUMN "lock_type" SET DEFAULT 'none';--> statement-breakpoint
ALTER TABLE "escape_room_setup" DROP CONSTRAINT "escape_room_setup_pkey";--> statement-breakpoint
ALTER TABLE "mystery_dinner_host_guide" DROP CONSTRAINT "mystery_dinner_host_guide_pkey";--> statement-breakpoint
ALTER TABLE "mystery_dinner_story" DROP CONSTRAINT "mystery_dinner_story_pkey";--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD COLUMN "image_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD COLUMN "placement" text DEFAULT 'sight' NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD COLUMN "hiding_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD COLUMN "is_reusable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD COLUMN "is_red_herring" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_host_guide" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_host_guide" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "escape_room_host_guide" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD COLUMN "substitutes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD COLUMN "placement" text DEFAULT 'sight' NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD COLUMN "is_reusable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD COLUMN "image_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "image_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "puzzle_id" uuid;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "needs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "gives" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "ends_room" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "board_x" smallint;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "board_y" smallint;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_setup" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_setup" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "escape_room_setup" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" ADD COLUMN "public_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" ADD COLUMN "casting_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" ADD COLUMN "portrait_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD COLUMN "look" text DEFAULT 'letter' NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD COLUMN "image_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD COLUMN "holder" text DEFAULT 'character' NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD COLUMN "holder_id" uuid;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD COLUMN "phase" text;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD COLUMN "meanings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD COLUMN "reveals_secret_of_id" uuid;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_courses" ADD COLUMN "shopping_list" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_courses" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_host_guide" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_host_guide" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mystery_dinner_host_guide" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_props" ADD COLUMN "image_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "mystery_dinner_props" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_story" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_story" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mystery_dinner_story" ADD COLUMN "culprit_id" uuid;--> statement-breakpoint
ALTER TABLE "mystery_dinner_story" ADD COLUMN "translated_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_cards" ADD CONSTRAINT "mystery_dinner_cards_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_cards" ADD CONSTRAINT "mystery_dinner_cards_character_id_mystery_dinner_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."mystery_dinner_characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_moments" ADD CONSTRAINT "mystery_dinner_moments_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mystery_dinner_cards_adventure_index" ON "mystery_dinner_cards" USING btree ("adventure_id");--> statement-breakpoint
CREATE INDEX "mystery_dinner_cards_character_index" ON "mystery_dinner_cards" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "mystery_dinner_moments_adventure_index" ON "mystery_dinner_moments" USING btree ("adventure_id","display_order");--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD CONSTRAINT "escape_room_clues_image_asset_id_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD CONSTRAINT "escape_room_props_image_asset_id_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD CONSTRAINT "escape_room_puzzles_image_asset_id_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" ADD CONSTRAINT "mystery_dinner_characters_portrait_asset_id_assets_id_fk" FOREIGN KEY ("portrait_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD CONSTRAINT "mystery_dinner_clues_image_asset_id_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_props" ADD CONSTRAINT "mystery_dinner_props_image_asset_id_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_clues" DROP COLUMN "puzzle_id";--> statement-breakpoint
ALTER TABLE "escape_room_setup" DROP COLUMN "difficulty_level";--> statement-breakpoint
ALTER TABLE "escape_room_setup" DROP COLUMN "min_players";--> statement-breakpoint
ALTER TABLE "escape_room_setup" DROP COLUMN "max_players";--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" DROP COLUMN "is_red_herring";--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" DROP COLUMN "points_to_character_id";--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" DROP COLUMN "held_by_character_id";--> statement-breakpoint
ALTER TABLE "escape_room_host_guide" ADD CONSTRAINT "escape_room_host_guide_adventureId_unique" UNIQUE("adventure_id");--> statement-breakpoint
ALTER TABLE "escape_room_setup" ADD CONSTRAINT "escape_room_setup_adventureId_unique" UNIQUE("adventure_id");--> statement-breakpoint
ALTER TABLE "mystery_dinner_host_guide" ADD CONSTRAINT "mystery_dinner_host_guide_adventureId_unique" UNIQUE("adventure_id");--> statement-breakpoint
ALTER TABLE "mystery_dinner_story" ADD CONSTRAINT "mystery_dinner_story_adventureId_unique" UNIQUE("adventure_id");--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD CONSTRAINT "escape_room_clues_title" CHECK (length(trim("escape_room_clues"."title")) > 0);--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD CONSTRAINT "escape_room_clues_placement" CHECK ("escape_room_clues"."placement" in ('sight', 'hidden', 'container'));--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD CONSTRAINT "escape_room_props_name" CHECK (length(trim("escape_room_props"."name")) > 0);--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD CONSTRAINT "escape_room_props_placement" CHECK ("escape_room_props"."placement" in ('sight', 'hidden', 'container'));--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD CONSTRAINT "escape_room_puzzles_name" CHECK (length(trim("escape_room_puzzles"."name")) > 0);--> statement-breakpoint
UPDATE "escape_room_puzzles" SET "lock_type" = 'none' WHERE "lock_type" = '';--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD CONSTRAINT "escape_room_puzzles_lock" CHECK ("escape_room_puzzles"."lock_type" in ('none', 'digits3', 'digits4', 'word', 'directions', 'key', 'paper'));--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" ADD CONSTRAINT "mystery_dinner_characters_name" CHECK (length(trim("mystery_dinner_characters"."name")) > 0);--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD CONSTRAINT "mystery_dinner_clues_title" CHECK (length(trim("mystery_dinner_clues"."title")) > 0);--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD CONSTRAINT "mystery_dinner_clues_look" CHECK ("mystery_dinner_clues"."look" in ('letter', 'ticket', 'newspaper', 'report', 'map', 'photograph', 'testimony'));--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD CONSTRAINT "mystery_dinner_clues_holder" CHECK ("mystery_dinner_clues"."holder" in ('character', 'host', 'table'));--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD CONSTRAINT "mystery_dinner_clues_phase" CHECK ("mystery_dinner_clues"."phase" in ('invitation', 'arrival', 'course', 'accusation', 'reveal'));--> statement-breakpoint
ALTER TABLE "mystery_dinner_courses" ADD CONSTRAINT "mystery_dinner_courses_name" CHECK (length(trim("mystery_dinner_courses"."name")) > 0);--> statement-breakpoint
ALTER TABLE "mystery_dinner_props" ADD CONSTRAINT "mystery_dinner_props_name" CHECK (length(trim("mystery_dinner_props"."name")) > 0);--> statement-breakpoint
INSERT INTO "mystery_dinner_story" ("id", "adventure_id") SELECT gen_random_uuid(), "id" FROM "adventures" WHERE "kind" = 'mystery-dinner' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "mystery_dinner_host_guide" ("id", "adventure_id") SELECT gen_random_uuid(), "id" FROM "adventures" WHERE "kind" = 'mystery-dinner' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "escape_room_setup" ("id", "adventure_id") SELECT gen_random_uuid(), "id" FROM "adventures" WHERE "kind" = 'escape-room' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "escape_room_host_guide" ("id", "adventure_id") SELECT gen_random_uuid(), "id" FROM "adventures" WHERE "kind" = 'escape-room' ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "adventures" SET "recommended_players" = CASE "kind" WHEN 'mystery-dinner' THEN '6-10' ELSE '2-6' END WHERE "kind" IN ('mystery-dinner', 'escape-room') AND "recommended_players" = '';
