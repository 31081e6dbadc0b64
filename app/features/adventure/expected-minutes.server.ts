import { sql } from 'drizzle-orm'
import { adventures } from '#database/schema/adventures.ts'
import { adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { editions } from '#database/schema/editions.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes } from '#database/schema/scenes.ts'

/**
 * Of an adventure's row: what its author expects of the puzzles. Without any, 2 a scene and half of one a dialogue step.
 * Of a print kind: what its published kit says.
 * Columns are named by hand: of one table Drizzle drops the table's name, and two tables here have an id.
 */
export const expectedMinutes = sql<number | null>`case when ${adventures}.kind = 'online-adventure' then coalesce(
  (select sum(expected_minutes) from ${adventurePuzzles} where adventure_id = ${adventures}.id),
  nullif(
    2 * (select count(*) from ${adventureScenes} where adventure_id = ${adventures}.id)
    + (select count(*) from ${npcDialogueNodes} join ${adventureNpcs} on ${adventureNpcs}.id = npc_id where adventure_id = ${adventures}.id) / 2,
    0)
)::int else (select (edition.document ->> 'minutes')::int from ${editions} as edition where edition.id = ${adventures}.published_edition_id) end`
