import { words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { onlyRow } from './only-row.ts'

export const dinnerGuide = rowKind({
  name: 'dinnerGuide',
  list: 'dinnerGuide',
  label: m.studio_kit_guide_row,
  tab: 'guide',
  adventures: ['mystery-dinner'],
  ...onlyRow,
  fields: {
    introduction: words(m.studio_kit_introduction, 10_000, { long: true, hint: m.dinner_guide_introduction_hint }),
    preparation: words(m.studio_dinner_preparation, 10_000, { long: true, hint: m.dinner_guide_preparation_hint }),
    arrivalScript: words(m.studio_dinner_arrival, 5_000, { long: true, hint: m.dinner_guide_arrival_hint }),
    eveningScript: words(m.studio_dinner_evening, 10_000, { long: true, hint: m.dinner_guide_evening_hint }),
    accusationRules: words(m.studio_dinner_accusation, 10_000, { long: true, hint: m.dinner_guide_accusation_hint }),
    revealScript: words(m.studio_dinner_reveal_script, 10_000, { long: true, hint: m.dinner_guide_reveal_hint }),
  },
})
