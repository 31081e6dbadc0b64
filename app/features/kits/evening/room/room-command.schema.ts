import { longestTyped } from '#app/features/kits/hints/lock-answer.ts'
import { isId } from '#app/shared/ids.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { nameLine } from '#app/shared/visible-text.ts'
import { z } from '#app/shared/zod.ts'
import { roomLimits } from './room-evening.ts'
import type { RoomHostCommand, TeamCommand } from './room-evening.ts'

const puzzleId = z.string().refine(isId)
const text = (most: number) => z.string().max(most).refine(isStorableText)
const opened = z.strictObject({ type: z.literal('opened'), puzzleId })

export const teamName = z
  .string()
  .refine(isStorableText)
  .overwrite(nameLine)
  .pipe(z.string().min(1).max(roomLimits.team))

export const teamCommandSchema: z.ZodType<TeamCommand> = z.discriminatedUnion('type', [
  opened,
  z.strictObject({ type: z.literal('answer'), puzzleId, text: text(longestTyped) }),
  z.strictObject({ type: z.literal('hint'), puzzleId, step: z.number().int().min(1).max(100) }),
  z.strictObject({ type: z.literal('stuck'), isStuck: z.boolean(), puzzleId: puzzleId.optional() }),
])

const plain = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) })

export const roomHostCommandSchema: z.ZodType<RoomHostCommand> = z.discriminatedUnion('type', [
  opened,
  plain('start'),
  plain('pause'),
  plain('resume'),
  plain('helped'),
  plain('end'),
  z.strictObject({ type: z.literal('addTime'), to: z.number().int().min(1).max(roomLimits.minutes) }),
  z.strictObject({ type: z.literal('say'), text: text(roomLimits.message) }),
  z.strictObject({ type: z.literal('shut'), puzzleId }),
  z.strictObject({ type: z.literal('name'), team: teamName }),
])
