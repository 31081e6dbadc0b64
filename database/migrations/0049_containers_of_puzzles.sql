ALTER TABLE "escape_room_puzzles" ADD COLUMN "container" text DEFAULT 'unnamed' NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "container_id" uuid;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD COLUMN "furniture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "escape_room_puzzles" ADD CONSTRAINT "escape_room_puzzles_container" CHECK ("escape_room_puzzles"."container" in ('unnamed', 'prop', 'furniture', 'none'));--> statement-breakpoint
-- Where a lock needs one thing only that is no key, no paper and lies in no box, set-up lists took that for what it closes
UPDATE "escape_room_puzzles" SET "container" = 'prop', "container_id" = "only"."prop_id"
FROM (
  SELECT "p"."id" AS "puzzle_id", min("r"."id"::text)::uuid AS "prop_id"
  FROM "escape_room_puzzles" "p"
  JOIN "escape_room_props" "r" ON "r"."adventure_id" = "p"."adventure_id" AND "p"."needs" @> to_jsonb("r"."id"::text)
    AND "r"."source" <> 'print' AND "r"."placement" <> 'container'
  WHERE "p"."lock_type" NOT IN ('none', 'paper', 'key')
  GROUP BY "p"."id"
  HAVING count(*) = 1
) "only"
WHERE "only"."puzzle_id" = "escape_room_puzzles"."id";
