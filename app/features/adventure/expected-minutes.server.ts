import { sql } from 'drizzle-orm'
import { adventures } from '#database/schema/adventures.ts'
import { adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes } from '#database/schema/scenes.ts'

/** Of an adventure's row: what its author expects of the puzzles. Without any, 2 a scene and half of one a dialogue step. */
export const expectedMinutes = sql<number | null>`coalesce(
  (select sum(${adventurePuzzles.expectedMinutes}) from ${adventurePuzzles} where ${adventurePuzzles.adventureId} = ${adventures.id}),
  nullif(
    2 * (select count(*) from ${adventureScenes} where ${adventureScenes.adventureId} = ${adventures.id})
    + (select count(*) from ${npcDialogueNodes} join ${adventureNpcs} on ${adventureNpcs.id} = ${npcDialogueNodes.npcId} where ${adventureNpcs.adventureId} = ${adventures.id}) / 2,
    0)
)::int`
