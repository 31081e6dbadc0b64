import { mostCounted } from '#app/features/engine/limits.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Choice, Fields } from './kind.ts'

export const counted = { yes: m.studio_rules_at_least, no: m.studio_rules_fewer }

export const atLeast = (begins: number, label = m.studio_rules_number): Choice => ({
  as: 'count',
  field: 'atLeast',
  label,
  begins,
  most: mostCounted,
})

export const countIn = ({ atLeast: least }: Fields): number => (typeof least === 'number' ? least : 1)
