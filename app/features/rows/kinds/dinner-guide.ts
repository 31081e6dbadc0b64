import { words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { onlyRow } from './only-row.ts'

export const dinnerGuide = rowKind({
  name: 'dinnerGuide',
  list: 'dinnerGuide',
  adventures: ['mystery-dinner'],
  ...onlyRow,
  fields: {
    introduction: words(m.studio_kit_introduction, 10_000, 'long'),
    preparation: words(m.studio_dinner_preparation, 10_000, 'long'),
    eveningScript: words(m.studio_dinner_evening, 10_000, 'long'),
    accusationRules: words(m.studio_dinner_accusation, 10_000, 'long'),
    revealScript: words(m.studio_dinner_reveal_script, 10_000, 'long'),
  },
})

export type DinnerGuideRow = RowOf<typeof dinnerGuide>
