import { references, requiredWords, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { character } from './character.ts'
import { displayOrder, inOrder } from './in-order.ts'

export const moment = rowKind({
  name: 'moment',
  list: 'moments',
  label: m.studio_dinner_moment,
  nameField: 'happened',
  tab: 'timeline',
  full: m.studio_full_moments,
  adventures: ['mystery-dinner'],
  parent: null,
  limit: 60,
  ...inOrder,
  fields: {
    time: words(m.studio_dinner_time, 200, { hint: m.dinner_moment_time_hint }),
    place: words(m.studio_dinner_place, 200),
    happened: requiredWords(m.studio_dinner_happened, 2_000, { long: true, hint: m.dinner_moment_happened_hint }),
    actorIds: references(m.studio_dinner_actors, character.limit, ['character']),
    witnessIds: references(m.studio_dinner_witnesses, character.limit, ['character']),
    displayOrder,
  },
})
