import { runTime } from '#app/features/engine/clock.ts'
import { z } from '#app/shared/zod.ts'
import { atLeast } from './counts.ts'
import { conditionKind } from './kind.ts'

const minute = 60_000

export const minutesElapsed = conditionKind({
  schema: z.strictObject({ type: z.literal('minutes_elapsed'), atLeast }),
  references: () => [],
  actual: (_, state, clock) => Math.floor(runTime(state, clock) / minute),
  holds: ({ atLeast: least }, state, clock) => runTime(state, clock) >= least * minute,
  leftMs: ({ atLeast: least }, state, clock) => Math.ceil(least * minute - runTime(state, clock)),
})
