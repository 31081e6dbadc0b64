import type { Locale } from '#app/i18n/locale.ts'
import type { Draft } from './grid.ts'
import { usualDeductions } from './limits.ts'
import type { Rule } from './schema.ts'
import { configurationSchema, solutionSchema } from './schema.ts'

const words = {
  en: [
    { name: 'Guest', items: ['Anna', 'Bruno', 'Chloe'] },
    { name: 'Evening', items: ['Friday', 'Saturday', 'Sunday'] },
    { name: 'Room', items: ['the library', 'the cellar', 'the garden'] },
  ],
  fr: [
    { name: 'Invité', items: ['Anna', 'Bruno', 'Chloé'] },
    { name: 'Soir', items: ['vendredi', 'samedi', 'dimanche'] },
    { name: 'Lieu', items: ['la bibliothèque', 'la cave', 'le jardin'] },
  ],
} satisfies Record<Locale, unknown>

const [guests, evenings, rooms] = [0, 1, 2].map((category) => (item: number) => ({ category, item })) as [
  Thing,
  Thing,
  Thing,
]
type Thing = (item: number) => Rule['one']

/** With exactly one solution: each guest goes with the evening and the room at the same position in the lists. */
const rules: readonly Rule[] = [
  { kind: 'before', one: guests(0), other: guests(1), category: 1, by: 0 },
  { kind: 'before', one: rooms(0), other: rooms(1), category: 1, by: 1 },
  { kind: 'is', one: guests(2), other: rooms(2) },
  { kind: 'not', one: guests(2), other: evenings(0) },
]

export const example = (language: Locale): Draft => ({
  configuration: configurationSchema.parse({
    categories: words[language].map((category, at) => ({ ...category, ordered: at === 1 })),
    clues: rules.map((rule) => ({ text: '', rule })),
    deductions: usualDeductions,
    lot: 1_234_567,
  }),
  solution: solutionSchema.parse({ correctMapping: [0, 1, 2].map((item) => [item, item]) }),
})
