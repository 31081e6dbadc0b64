import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { DeletePuzzleInput } from '#app/features/studio/puzzles.schema.ts'
import { findLeadingHotspots, readHotspots } from '#app/features/studio/scenes/hotspot-rows.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { takePuzzle } from './puzzle-rows.server.ts'

/** Removes a puzzle and its answer; hotspots that open it lose their target. @throws AppError notFound; EditConflict */
export const deletePuzzle = (
  database: Queryable,
  member: Member,
  input: InDraft<DeletePuzzleInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takePuzzle(tx, root.id, input.puzzleId, input.version)
    const leading = await findLeadingHotspots(tx, 'puzzle', row.id)
    await tx
      .delete(adventurePuzzles)
      .where(and(eq(adventurePuzzles.id, row.id), eq(adventurePuzzles.adventureId, root.id)))
    return { removed: [row.id], hotspots: await readHotspots(tx, root.id, leading) }
  })
