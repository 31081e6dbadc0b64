import { z } from '#app/shared/zod.ts'
import { entityId, flagName, flagValue, nodeName } from './references.schema.ts'

/** As many of each kind as a playtest may begin with. */
export const mostStaged = 500

const ids = z.array(entityId).max(mostStaged)

/** Where and with what a playtest begins: everything of its creator's choice, whatever it takes to come so far in play. */
export const stageSchema = z.strictObject({
  sceneId: entityId,
  items: z.array(z.strictObject({ itemId: entityId, count: z.number().int().min(1).max(999) })).max(mostStaged),
  flags: z.array(z.strictObject({ flag: flagName, value: flagValue })).max(mostStaged),
  counters: z.array(z.strictObject({ counter: flagName, value: z.number().int().min(-1e6).max(1e6) })).max(mostStaged),
  solved: ids,
  /** In the order of the first visit; the scene in which it begins comes last, named or not. */
  visited: ids,
  /** The conversation that is open at first. */
  talk: z.strictObject({ npcId: entityId, nodeId: nodeName }).nullable(),
})
export type Stage = z.infer<typeof stageSchema>

export type StageField = keyof Stage

/**
 * What is wrong with a stage, and where: `place` is the place in the field's list. `unknown`: not in the game, or not complete enough
 * to be; `onlyOne`: nobody can hold two of it; `tooMany`: the list is too long; `invalid`: no such number, name or text.
 */
export type StageProblem = {
  field: StageField
  place: number | null
  code: 'unknown' | 'onlyOne' | 'tooMany' | 'invalid'
}
