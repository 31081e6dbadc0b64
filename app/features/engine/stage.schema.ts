import { z } from '#app/shared/zod.ts'
import { countOfItems, counterSet } from './limits.ts'
import { entityId, flagName, flagValue, nodeName, wholeWithin } from './references.schema.ts'

export const mostStaged = 500

const ids = z.array(entityId).max(mostStaged)

export const stageSchema = z.strictObject({
  sceneId: entityId,
  items: z.array(z.strictObject({ itemId: entityId, count: wholeWithin(countOfItems) })).max(mostStaged),
  flags: z.array(z.strictObject({ flag: flagName, value: flagValue })).max(mostStaged),
  counters: z.array(z.strictObject({ counter: flagName, value: wholeWithin(counterSet) })).max(mostStaged),
  solved: ids,
  /** In order of first visit; the scene where the stage begins comes last, listed or not. */
  visited: ids,
  /** Without a node the NPC begins as in the game, at the first node whose conditions hold. */
  talk: z.strictObject({ npcId: entityId, nodeId: nodeName.nullable() }).nullable(),
})
export type Stage = z.infer<typeof stageSchema>

export type StageField = keyof Stage

/** `place`: index in the field's list. `unknown`: not in the game, or incomplete; `onlyOne`: does not stack. */
export type StageProblem = {
  field: StageField
  place: number | null
  code: 'unknown' | 'onlyOne' | 'tooMany' | 'invalid'
}
