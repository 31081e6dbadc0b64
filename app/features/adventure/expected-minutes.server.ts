import { sql } from 'drizzle-orm'
import { adventures } from '#database/schema/adventures.ts'
import { adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { editions } from '#database/schema/editions.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes } from '#database/schema/scenes.ts'

/**
 * For an online adventure, the minutes that its author expects for the puzzles; without any, 2 per scene and half a
 * minute per dialogue step. For a print kind, the minutes of its published kit.
 * Columns are written out: with a single table Drizzle drops the table's name, and two tables here have an id.
 */
export const expectedMinutes = sql<number | null>`case when ${adventures}.kind = 'online-adventure' then coalesce(
  (select sum(expected_minutes) from ${adventurePuzzles} where adventure_id = ${adventures}.id),
  nullif(
    2 * (select count(*) from ${adventureScenes} where adventure_id = ${adventures}.id)
    + (select count(*) from ${npcDialogueNodes} join ${adventureNpcs} on ${adventureNpcs}.id = npc_id
      where adventure_id = ${adventures}.id) / 2,
    0)
)::int else (select (edition.document ->> 'minutes')::int from ${editions} as edition
  where edition.id = ${adventures}.published_edition_id) end`
