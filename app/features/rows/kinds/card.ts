import { choice, reference, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { phases } from './phases.ts'

/** Two cards of the same phase both show: two people may have created them at the same time. */
export const card = rowKind({
  name: 'card',
  list: 'cards',
  label: m.studio_dinner_card,
  tab: 'rounds',
  full: m.studio_full_cards,
  adventures: ['mystery-dinner'],
  parent: { kind: 'character', field: 'characterId' },
  limit: 20,
  place: null,
  fields: {
    phase: choice(m.studio_dinner_phase, phases, { start: 'arrival' }),
    courseId: reference(m.studio_dinner_course, ['course']),
    reveal: words(m.studio_dinner_reveal, 2_000, { long: true, hint: m.dinner_card_reveal_hint }),
    conceal: words(m.studio_dinner_conceal, 2_000, { long: true, hint: m.dinner_card_conceal_hint }),
    act: words(m.studio_dinner_act, 2_000, { long: true, hint: m.dinner_card_act_hint }),
    receive: words(m.studio_dinner_receive, 2_000, { long: true, hint: m.dinner_card_receive_hint }),
    revealsSecretOfId: reference(m.studio_dinner_reveals_secret, ['character']),
  },
  bonds: [{ fields: ['phase', 'courseId'] }],
})
