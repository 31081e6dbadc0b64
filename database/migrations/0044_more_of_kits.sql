ALTER TABLE "escape_room_props" ADD COLUMN "is_decoration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" ADD COLUMN "goal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mystery_dinner_characters" ADD COLUMN "alibi" text DEFAULT '' NOT NULL;