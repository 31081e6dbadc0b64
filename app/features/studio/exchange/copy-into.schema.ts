import { rowId } from '#app/features/rows/field-schemas.ts'
import { z } from '#app/shared/zod.ts'

/** More than an author can select on a canvas. */
const mostChosen = 500

export const copyIntoSchema = z.strictObject({
  /** The adventure that gets the copies. */
  into: rowId,
  /** Rows of one kind; `sceneId` is the scene in the other adventure that hotspots go into. */
  ids: z.array(rowId).min(1).max(mostChosen),
  sceneId: rowId.nullable().default(null),
  brings: z.boolean(),
})

export type CopyIntoRequest = z.input<typeof copyIntoSchema>
export type CopyIntoInput = z.output<typeof copyIntoSchema>

/** An adventure of one's own that rows can be copied into. */
export type CopyTarget = { id: string; title: string; changedAt: string; scenes: { id: string; name: string }[] }
