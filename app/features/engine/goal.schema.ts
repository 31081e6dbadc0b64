import { z } from '#app/shared/zod.ts'
import { entityId } from './references.schema.ts'

const id = entityId.nullable()

/** Something that can be done now and leads on: press a hotspot or use an item on it, use or combine items, travel to a
 * scene, or (all null) wait. `rule`: the name of the use or combination that works now for whoever asked. */
export const goalSchema = z.strictObject({
  sceneId: id,
  hotspotId: id,
  itemId: id,
  otherItemId: id,
  rule: z.string().optional(),
})
export type Goal = z.infer<typeof goalSchema>

/** What becomes possible once a goal is done, if that is known: the next on the way to an ending, or the ending. */
export const leadsToSchema = z.union([goalSchema, z.literal('ending')])
export type LeadsTo = z.infer<typeof leadsToSchema>

export const isSameGoal = (one: Goal, other: Goal): boolean =>
  one.sceneId === other.sceneId &&
  one.hotspotId === other.hotspotId &&
  one.itemId === other.itemId &&
  one.otherItemId === other.otherItemId &&
  one.rule === other.rule

/** Each goal has three: a nudge, the place, the thing. */
export const goalSteps = ['nudge', 'place', 'thing'] as const
export type GoalStep = (typeof goalSteps)[number]
