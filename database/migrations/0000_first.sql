CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"physical_description" text DEFAULT '' NOT NULL,
	"avatar_asset_id" uuid,
	"is_creator" boolean DEFAULT false NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'moderator'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_seeded" boolean DEFAULT false NOT NULL,
	"consent_version" text,
	"consent_language" text,
	"consented_at" timestamp with time zone,
	"banned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "adventure_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"rarity" text DEFAULT 'common' NOT NULL,
	"stackable" boolean DEFAULT false NOT NULL,
	"consumable" boolean DEFAULT false NOT NULL,
	"accessibility_text" text DEFAULT '' NOT NULL,
	"icon_asset_id" uuid,
	"use_actions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"combine_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adventure_items_rarity" CHECK ("adventure_items"."rarity" in ('common', 'uncommon', 'rare', 'epic', 'legendary')),
	CONSTRAINT "adventure_items_name" CHECK (length(trim("adventure_items"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "adventure_npcs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"avatar_asset_id" uuid,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adventure_npcs_name" CHECK (length(trim("adventure_npcs"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "adventure_puzzle_solutions" (
	"puzzle_id" uuid PRIMARY KEY NOT NULL,
	"solution" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adventure_puzzles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"type_version" integer DEFAULT 1 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"configuration" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"time_limit" integer,
	"expected_minutes" integer DEFAULT 5 NOT NULL,
	"image_asset_id" uuid,
	"hints" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scoring_rules" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"on_solve_effects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"after_attempts" text DEFAULT 'cooldown' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adventure_puzzles_time_limit" CHECK ("adventure_puzzles"."time_limit" is null or "adventure_puzzles"."time_limit" > 0),
	CONSTRAINT "adventure_puzzles_name" CHECK (length(trim("adventure_puzzles"."name")) > 0),
	CONSTRAINT "adventure_puzzles_after_attempts" CHECK ("adventure_puzzles"."after_attempts" in ('cooldown', 'time_penalty', 'offer_answer'))
);
--> statement-breakpoint
CREATE TABLE "adventure_scenes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"canvas_width" integer DEFAULT 1920 NOT NULL,
	"canvas_height" integer DEFAULT 1080 NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"is_starting_map" boolean DEFAULT false NOT NULL,
	"is_ending" boolean DEFAULT false NOT NULL,
	"ending_text" text DEFAULT '' NOT NULL,
	"image_asset_id" uuid,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adventure_scenes_canvas" CHECK (("adventure_scenes"."canvas_width", "adventure_scenes"."canvas_height") in ((1920, 1080), (1080, 1920))),
	CONSTRAINT "adventure_scenes_name" CHECK (length(trim("adventure_scenes"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "adventures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"difficulty" smallint DEFAULT 3 NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"recommended_players" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"moderation_note" text,
	"primary_language" text DEFAULT 'en' NOT NULL,
	"languages" text[] DEFAULT '{en}'::text[] NOT NULL,
	"thumbnail_asset_id" uuid,
	"image_description" text DEFAULT '' NOT NULL,
	"trailer_url" text DEFAULT '' NOT NULL,
	"accessibility_tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_warnings" text[] DEFAULT '{}'::text[] NOT NULL,
	"photography_style" text DEFAULT '' NOT NULL,
	"lighting_style" text DEFAULT '' NOT NULL,
	"art_style" text DEFAULT '' NOT NULL,
	"atmosphere_style" text DEFAULT '' NOT NULL,
	"composition_style" text DEFAULT '' NOT NULL,
	"custom_ai_prompt" text DEFAULT '' NOT NULL,
	"average_rating" double precision,
	"average_playtime_minutes" integer,
	"total_plays" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"published_edition_id" uuid,
	"published_at" timestamp with time zone,
	"draft_revision" integer DEFAULT 1 NOT NULL,
	"sample_key" text,
	"sample_version" integer,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adventures_slug_unique" UNIQUE("slug"),
	CONSTRAINT "adventures_sampleKey_unique" UNIQUE("sample_key"),
	CONSTRAINT "adventures_kind" CHECK ("adventures"."kind" in ('online-adventure', 'mystery-dinner', 'escape-room')),
	CONSTRAINT "adventures_status" CHECK ("adventures"."status" in ('draft', 'in_review', 'coming_soon', 'published')),
	CONSTRAINT "adventures_difficulty" CHECK ("adventures"."difficulty" between 1 and 5),
	CONSTRAINT "adventures_price" CHECK ("adventures"."price_cents" >= 0),
	CONSTRAINT "adventures_title" CHECK (length(trim("adventures"."title")) > 0),
	CONSTRAINT "adventures_language" CHECK ("adventures"."primary_language" in ('en', 'fr') and "adventures"."primary_language" = any("adventures"."languages"))
);
--> statement-breakpoint
CREATE TABLE "edition_secrets" (
	"edition_id" uuid PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"purpose" text NOT NULL,
	"schema_version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"draft_revision" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editions_purpose" CHECK ("editions"."purpose" in ('published', 'playtest'))
);
--> statement-breakpoint
CREATE TABLE "npc_dialogue_nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"npc_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"node_type" text DEFAULT 'dialogue' NOT NULL,
	"content" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rewards" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "npc_dialogue_nodes_type" CHECK ("npc_dialogue_nodes"."node_type" in ('dialogue', 'question', 'action', 'branch')),
	CONSTRAINT "npc_dialogue_nodes_content" CHECK (length(trim("npc_dialogue_nodes"."content")) > 0)
);
--> statement-breakpoint
CREATE TABLE "scene_hotspots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scene_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"width" double precision DEFAULT 60 NOT NULL,
	"height" double precision DEFAULT 60 NOT NULL,
	"shape" text DEFAULT 'rectangle' NOT NULL,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"z_index" integer DEFAULT 0 NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"visibility_conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"interaction_conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"blocked_message" text DEFAULT '' NOT NULL,
	"target_scene_id" uuid,
	"target_puzzle_id" uuid,
	"target_item_id" uuid,
	"target_npc_id" uuid,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scene_hotspots_type" CHECK ("scene_hotspots"."type" in ('scene_link', 'puzzle', 'item', 'npc')),
	CONSTRAINT "scene_hotspots_shape" CHECK ("scene_hotspots"."shape" in ('rectangle', 'ellipse', 'polygon')),
	CONSTRAINT "scene_hotspots_place" CHECK ("scene_hotspots"."x" between 0 and 100 and "scene_hotspots"."y" between 0 and 100),
	CONSTRAINT "scene_hotspots_size" CHECK ("scene_hotspots"."width" > 0 and "scene_hotspots"."height" > 0),
	CONSTRAINT "scene_hotspots_target" CHECK (("scene_hotspots"."target_scene_id" is null or "scene_hotspots"."type" = 'scene_link') and ("scene_hotspots"."target_puzzle_id" is null or "scene_hotspots"."type" = 'puzzle')
        and ("scene_hotspots"."target_item_id" is null or "scene_hotspots"."type" = 'item') and ("scene_hotspots"."target_npc_id" is null or "scene_hotspots"."type" = 'npc'))
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"adventure_id" uuid,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_name_unique" UNIQUE("name"),
	CONSTRAINT "assets_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "assets_purpose" CHECK ("assets"."purpose" in ('cover', 'scene', 'puzzle', 'item', 'npc', 'avatar', 'sound', 'video')),
	CONSTRAINT "assets_bytes" CHECK ("assets"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_lengths" CHECK (length("contact_messages"."first_name") <= 100 and length("contact_messages"."last_name") <= 100 and length("contact_messages"."email") <= 255 and length("contact_messages"."message") <= 2000),
	CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('new', 'read', 'answered', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "design_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"category" text NOT NULL,
	"label" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_settings_key_unique" UNIQUE("key"),
	CONSTRAINT "design_settings_category" CHECK ("design_settings"."category" in ('color', 'gradient', 'shadow', 'font', 'other')),
	CONSTRAINT "design_settings_key" CHECK ("design_settings"."key" ~ '^--[a-z][a-z0-9-]{0,60}$')
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_mails_status" CHECK ("outbox_mails"."status" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"visitor" text NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	"adventure_id" uuid,
	CONSTRAINT "page_views_day_path_language_visitor_pk" PRIMARY KEY("day","path","language","visitor")
);
--> statement-breakpoint
CREATE TABLE "rate_limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"max_count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "escape_room_clues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"puzzle_id" uuid,
	"prop_id" uuid,
	"display_order" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "escape_room_host_guide" (
	"adventure_id" uuid PRIMARY KEY NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"setup_instructions" text DEFAULT '' NOT NULL,
	"host_script" text DEFAULT '' NOT NULL,
	"reset_instructions" text DEFAULT '' NOT NULL,
	"debrief_questions" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "escape_room_props" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'print' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"hiding_place" text DEFAULT '' NOT NULL,
	"reset_step" text DEFAULT '' NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "escape_room_props_source" CHECK ("escape_room_props"."source" in ('print', 'household', 'buy')),
	CONSTRAINT "escape_room_props_quantity" CHECK ("escape_room_props"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "escape_room_puzzles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"lock_type" text DEFAULT '' NOT NULL,
	"solution" text DEFAULT '' NOT NULL,
	"hints" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expected_minutes" integer DEFAULT 5 NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "escape_room_puzzles_minutes" CHECK ("escape_room_puzzles"."expected_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "escape_room_setup" (
	"adventure_id" uuid PRIMARY KEY NOT NULL,
	"theme" text DEFAULT '' NOT NULL,
	"difficulty_level" smallint DEFAULT 3 NOT NULL,
	"recommended_duration" integer DEFAULT 60 NOT NULL,
	"min_players" smallint DEFAULT 2 NOT NULL,
	"max_players" smallint DEFAULT 6 NOT NULL,
	"space_requirements" text DEFAULT '' NOT NULL,
	"age_recommendation" text DEFAULT '' NOT NULL,
	"story_premise" text DEFAULT '' NOT NULL,
	"winning_condition" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "escape_room_setup_difficulty" CHECK ("escape_room_setup"."difficulty_level" between 1 and 5),
	CONSTRAINT "escape_room_setup_players" CHECK ("escape_room_setup"."min_players" >= 1 and "escape_room_setup"."max_players" >= "escape_room_setup"."min_players"),
	CONSTRAINT "escape_room_setup_duration" CHECK ("escape_room_setup"."recommended_duration" > 0)
);
--> statement-breakpoint
CREATE TABLE "escape_room_solution_flow" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"step_number" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"puzzle_id" uuid,
	"unlocks" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "escape_room_solution_flow_step" CHECK ("escape_room_solution_flow"."step_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "mystery_dinner_characters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'suspect' NOT NULL,
	"background" text DEFAULT '' NOT NULL,
	"personality" text DEFAULT '' NOT NULL,
	"costume_ideas" text DEFAULT '' NOT NULL,
	"secret" text DEFAULT '' NOT NULL,
	"motive" text DEFAULT '' NOT NULL,
	"is_optional" boolean DEFAULT false NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mystery_dinner_characters_role" CHECK ("mystery_dinner_characters"."role" in ('victim', 'suspect', 'detective', 'host'))
);
--> statement-breakpoint
CREATE TABLE "mystery_dinner_clues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"is_red_herring" boolean DEFAULT false NOT NULL,
	"points_to_character_id" uuid,
	"held_by_character_id" uuid,
	"course_id" uuid,
	"display_order" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mystery_dinner_courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"dish" text DEFAULT '' NOT NULL,
	"dietary_notes" text DEFAULT '' NOT NULL,
	"start_minute" integer DEFAULT 0 NOT NULL,
	"host_script" text DEFAULT '' NOT NULL,
	"course_order" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mystery_dinner_courses_start" CHECK ("mystery_dinner_courses"."start_minute" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mystery_dinner_host_guide" (
	"adventure_id" uuid PRIMARY KEY NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"preparation" text DEFAULT '' NOT NULL,
	"evening_script" text DEFAULT '' NOT NULL,
	"accusation_rules" text DEFAULT '' NOT NULL,
	"reveal_script" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mystery_dinner_props" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"how_to_make" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mystery_dinner_props_quantity" CHECK ("mystery_dinner_props"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "mystery_dinner_story" (
	"adventure_id" uuid PRIMARY KEY NOT NULL,
	"theme" text DEFAULT '' NOT NULL,
	"setting" text DEFAULT '' NOT NULL,
	"time_period" text DEFAULT '' NOT NULL,
	"victim_backstory" text DEFAULT '' NOT NULL,
	"murder_method" text DEFAULT '' NOT NULL,
	"solution" text DEFAULT '' NOT NULL,
	"recommended_guests" smallint DEFAULT 8 NOT NULL,
	"duration_minutes" integer DEFAULT 180 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mystery_dinner_story_guests" CHECK ("mystery_dinner_story"."recommended_guests" between 6 and 10),
	CONSTRAINT "mystery_dinner_story_duration" CHECK ("mystery_dinner_story"."duration_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "attempt_counters" (
	"actor" text NOT NULL,
	"puzzle_id" uuid NOT NULL,
	"wrong_count" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempt_counters_actor_puzzle_id_pk" PRIMARY KEY("actor","puzzle_id")
);
--> statement-breakpoint
CREATE TABLE "parties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"join_code" text,
	"join_code_expires_at" timestamp with time zone,
	"chat_enabled" boolean DEFAULT false NOT NULL,
	"max_players" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parties_runId_unique" UNIQUE("run_id"),
	CONSTRAINT "parties_joinCode_unique" UNIQUE("join_code"),
	CONSTRAINT "parties_max_players" CHECK ("parties"."max_players" >= 1)
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY NOT NULL,
	"party_id" uuid NOT NULL,
	"user_id" uuid,
	"guest_token_hash" text,
	"name" text NOT NULL,
	"is_host" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"adventure_id" uuid,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_providerReference_unique" UNIQUE("provider_reference"),
	CONSTRAINT "purchases_status" CHECK ("purchases"."status" in ('pending', 'paid', 'refunded', 'disputed')),
	CONSTRAINT "purchases_provider" CHECK ("purchases"."provider" in ('stripe', 'test')),
	CONSTRAINT "purchases_amount" CHECK ("purchases"."amount_cents" >= 0 and "purchases"."refunded_cents" between 0 and "purchases"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"creator_answer" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "run_events" (
	"run_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"command_id" uuid NOT NULL,
	"player_id" uuid,
	"command" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_events_run_id_seq_pk" PRIMARY KEY("run_id","seq")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_playtest" boolean DEFAULT false NOT NULL,
	"state_version" integer NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"content_language" text NOT NULL,
	"active_ms" bigint DEFAULT 0 NOT NULL,
	"score" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "runs_status" CHECK ("runs"."status" in ('active', 'finished', 'abandoned'))
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_avatar_asset_id_assets_id_fk" FOREIGN KEY ("avatar_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_items" ADD CONSTRAINT "adventure_items_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_items" ADD CONSTRAINT "adventure_items_icon_asset_id_assets_id_fk" FOREIGN KEY ("icon_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_npcs" ADD CONSTRAINT "adventure_npcs_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_npcs" ADD CONSTRAINT "adventure_npcs_avatar_asset_id_assets_id_fk" FOREIGN KEY ("avatar_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_puzzle_solutions" ADD CONSTRAINT "adventure_puzzle_solutions_puzzle_id_adventure_puzzles_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."adventure_puzzles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD CONSTRAINT "adventure_puzzles_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_puzzles" ADD CONSTRAINT "adventure_puzzles_image_asset_id_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_scenes" ADD CONSTRAINT "adventure_scenes_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_scenes" ADD CONSTRAINT "adventure_scenes_image_asset_id_assets_id_fk" FOREIGN KEY ("image_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventures" ADD CONSTRAINT "adventures_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventures" ADD CONSTRAINT "adventures_thumbnail_asset_id_assets_id_fk" FOREIGN KEY ("thumbnail_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventures" ADD CONSTRAINT "adventures_published_edition_id_editions_id_fk" FOREIGN KEY ("published_edition_id") REFERENCES "public"."editions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_secrets" ADD CONSTRAINT "edition_secrets_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "npc_dialogue_nodes" ADD CONSTRAINT "npc_dialogue_nodes_npc_id_adventure_npcs_id_fk" FOREIGN KEY ("npc_id") REFERENCES "public"."adventure_npcs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD CONSTRAINT "scene_hotspots_scene_id_adventure_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."adventure_scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD CONSTRAINT "scene_hotspots_target_scene_id_adventure_scenes_id_fk" FOREIGN KEY ("target_scene_id") REFERENCES "public"."adventure_scenes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD CONSTRAINT "scene_hotspots_target_puzzle_id_adventure_puzzles_id_fk" FOREIGN KEY ("target_puzzle_id") REFERENCES "public"."adventure_puzzles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD CONSTRAINT "scene_hotspots_target_item_id_adventure_items_id_fk" FOREIGN KEY ("target_item_id") REFERENCES "public"."adventure_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_hotspots" ADD CONSTRAINT "scene_hotspots_target_npc_id_adventure_npcs_id_fk" FOREIGN KEY ("target_npc_id") REFERENCES "public"."adventure_npcs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD CONSTRAINT "escape_room_clues_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD CONSTRAINT "escape_room_clues_puzzle_id_escape_room_puzzles_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."escape_room_puzzles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_clues" ADD CONSTRAINT "escape_room_clues_prop_id_escape_room_props_id_fk" FOREIGN KEY ("prop_id") REFERENCES "public"."escape_room_props"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_host_guide" ADD CONSTRAINT "escape_room_host_guide_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_props" ADD CONSTRAINT "escape_room_props_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD CONSTRAINT "escape_room_puzzles_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_setup" ADD CONSTRAINT "escape_room_setup_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_solution_flow" ADD CONSTRAINT "escape_room_solution_flow_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escape_room_solution_flow" ADD CONSTRAINT "escape_room_solution_flow_puzzle_id_escape_room_puzzles_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."escape_room_puzzles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" ADD CONSTRAINT "mystery_dinner_characters_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD CONSTRAINT "mystery_dinner_clues_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD CONSTRAINT "mystery_dinner_clues_points_to_character_id_mystery_dinner_characters_id_fk" FOREIGN KEY ("points_to_character_id") REFERENCES "public"."mystery_dinner_characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD CONSTRAINT "mystery_dinner_clues_held_by_character_id_mystery_dinner_characters_id_fk" FOREIGN KEY ("held_by_character_id") REFERENCES "public"."mystery_dinner_characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_clues" ADD CONSTRAINT "mystery_dinner_clues_course_id_mystery_dinner_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."mystery_dinner_courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_courses" ADD CONSTRAINT "mystery_dinner_courses_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_host_guide" ADD CONSTRAINT "mystery_dinner_host_guide_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_props" ADD CONSTRAINT "mystery_dinner_props_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mystery_dinner_story" ADD CONSTRAINT "mystery_dinner_story_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_provider_account" ON "auth_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "auth_accounts_user_id_index" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_id_index" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier_index" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "adventure_items_adventure_id_index" ON "adventure_items" USING btree ("adventure_id","created_at");--> statement-breakpoint
CREATE INDEX "adventure_npcs_adventure_id_index" ON "adventure_npcs" USING btree ("adventure_id","created_at");--> statement-breakpoint
CREATE INDEX "adventure_puzzles_adventure_id_index" ON "adventure_puzzles" USING btree ("adventure_id","created_at");--> statement-breakpoint
CREATE INDEX "adventure_scenes_adventure_id_index" ON "adventure_scenes" USING btree ("adventure_id","display_order");--> statement-breakpoint
CREATE UNIQUE INDEX "adventure_scenes_one_start" ON "adventure_scenes" USING btree ("adventure_id") WHERE "adventure_scenes"."is_starting_map";--> statement-breakpoint
CREATE INDEX "adventures_creator_id_index" ON "adventures" USING btree ("creator_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "adventures_listed_index" ON "adventures" USING btree ("kind","created_at" DESC NULLS LAST) WHERE "adventures"."status" in ('published', 'coming_soon') and "adventures"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "editions_number" ON "editions" USING btree ("adventure_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "npc_dialogue_nodes_node_id" ON "npc_dialogue_nodes" USING btree ("npc_id","node_id");--> statement-breakpoint
CREATE INDEX "scene_hotspots_scene_id_index" ON "scene_hotspots" USING btree ("scene_id","z_index");--> statement-breakpoint
CREATE INDEX "assets_owner_id_index" ON "assets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "assets_adventure_id_index" ON "assets" USING btree ("adventure_id");--> statement-breakpoint
CREATE INDEX "audit_log_created_index" ON "audit_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor_index" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created_index" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_mails_status_index" ON "outbox_mails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "page_views_adventure_id_index" ON "page_views" USING btree ("adventure_id");--> statement-breakpoint
CREATE INDEX "escape_room_clues_adventure_index" ON "escape_room_clues" USING btree ("adventure_id","display_order");--> statement-breakpoint
CREATE INDEX "escape_room_props_adventure_index" ON "escape_room_props" USING btree ("adventure_id","display_order");--> statement-breakpoint
CREATE INDEX "escape_room_puzzles_adventure_index" ON "escape_room_puzzles" USING btree ("adventure_id","display_order");--> statement-breakpoint
CREATE INDEX "escape_room_solution_flow_adventure_index" ON "escape_room_solution_flow" USING btree ("adventure_id","step_number");--> statement-breakpoint
CREATE INDEX "mystery_dinner_characters_adventure_index" ON "mystery_dinner_characters" USING btree ("adventure_id","display_order");--> statement-breakpoint
CREATE INDEX "mystery_dinner_clues_adventure_index" ON "mystery_dinner_clues" USING btree ("adventure_id","display_order");--> statement-breakpoint
CREATE INDEX "mystery_dinner_courses_adventure_index" ON "mystery_dinner_courses" USING btree ("adventure_id","course_order");--> statement-breakpoint
CREATE INDEX "mystery_dinner_props_adventure_index" ON "mystery_dinner_props" USING btree ("adventure_id","display_order");--> statement-breakpoint
CREATE UNIQUE INDEX "players_party_user" ON "players" USING btree ("party_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "players_party_guest" ON "players" USING btree ("party_id","guest_token_hash");--> statement-breakpoint
CREATE INDEX "players_user_id_index" ON "players" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "players_guest_token_index" ON "players" USING btree ("guest_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_entitlement" ON "purchases" USING btree ("user_id","adventure_id") WHERE "purchases"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "purchases_adventure_id_index" ON "purchases" USING btree ("adventure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_a_person" ON "reviews" USING btree ("adventure_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_user_id_index" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "run_events_command" ON "run_events" USING btree ("run_id","command_id");--> statement-breakpoint
CREATE INDEX "runs_adventure_id_index" ON "runs" USING btree ("adventure_id","status");--> statement-breakpoint
CREATE INDEX "runs_edition_id_index" ON "runs" USING btree ("edition_id");