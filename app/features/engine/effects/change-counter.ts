import { counterChange, largestTotal, longest } from '#app/features/engine/limits.ts'
import { flagName, wholeWithin } from '#app/features/engine/references.schema.ts'
import { own } from '#app/features/engine/state-lookup.ts'
import type { RunState, ShownCounter } from '#app/features/engine/state.schema.ts'
import { isBlank, localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'

/** A counter starts at 0. Players see it under `label`, else under its name, unless it is `hidden`. */
const schema = z.strictObject({
  type: z.literal('change_counter'),
  counter: flagName,
  by: wholeWithin(counterChange),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  label: localTextSchema(longest.counterLabel).optional(),
  hidden: z.boolean().optional(),
})
type CounterChange = z.infer<typeof schema>

export const changeCounter = effectKind({
  schema,
  references: ({ counter }) => [{ kind: 'counter', id: counter }],
  events: (effect, { state }) => {
    const held = own(state.flags, effect.counter)
    const low = within(effect.min ?? -largestTotal)
    const high = within(effect.max ?? largestTotal)
    const before = typeof held === 'number' ? held : 0
    const value = Math.max(low, Math.min(high, before + effect.by))
    const shown = shownAs(effect, state)
    return [{ type: 'counter_changed', counter: effect.counter, value, by: value - before, shown }]
  },
})

const within = (value: number) => Math.max(-largestTotal, Math.min(largestTotal, value))

function shownAs({ counter, hidden, label, max }: CounterChange, { counters }: RunState): ShownCounter | null {
  if (hidden) return null
  const known = own(counters, counter)
  return { label: label && !isBlank(label) ? label : (known?.label ?? {}), max: max ?? known?.max ?? null }
}
