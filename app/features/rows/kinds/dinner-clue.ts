import {
  choice,
  choiceOrNone,
  choicesOf,
  field,
  picture,
  reference,
  requiredWords,
  words,
} from '#app/features/rows/field.ts'
import { rowId } from '#app/features/rows/field-schemas.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { character } from './character.ts'
import { displayOrder, inOrder } from './in-order.ts'
import { lookNames } from './look-names.ts'
import { phases } from './phases.ts'

export const aspect = choice(m.studio_dinner_meanings, {
  means: m.dinner_aspect_means,
  motive: m.studio_dinner_motive,
  opportunity: m.dinner_aspect_opportunity,
})
export const bearing = choice(m.studio_dinner_meanings, {
  burdens: m.dinner_bearing_burdens,
  clears: m.dinner_bearing_clears,
})

/** What a clue says about a character. */
const meaning = z.strictObject({ characterId: rowId, aspect: aspect.schema, bearing: bearing.schema })
export type ClueMeaning = z.infer<typeof meaning>

export const meanings = z.array(meaning).max(character.limit * choicesOf(aspect).length)

export const dinnerClue = rowKind({
  name: 'dinnerClue',
  list: 'dinnerClues',
  label: m.studio_kit_clue,
  nameField: 'title',
  tab: 'clues',
  full: m.studio_full_clues,
  adventures: ['mystery-dinner'],
  parent: null,
  limit: 100,
  ...inOrder,
  fields: {
    title: requiredWords(m.studio_field_title, 200),
    look: choice(m.studio_dinner_look, lookNames, { hint: m.dinner_look_hint }),
    content: words(m.studio_kit_content, 5_000, { long: true, hint: m.dinner_clue_content_hint }),
    back: words(m.studio_dinner_back, 2_000, { long: true, hint: m.dinner_clue_back_hint }),
    imageAssetId: picture(
      m.studio_kit_picture,
      { purpose: 'puzzle', aspect: '4 / 3' },
      { hint: m.dinner_clue_picture_hint },
    ),
    altText: words(m.studio_field_alt, 1_000, { long: true }),
    holder: choice(
      m.studio_dinner_holder,
      { character: m.dinner_holder_guest, host: m.dinner_holder_host, table: m.dinner_holder_table },
      { hint: m.dinner_holder_hint },
    ),
    holderId: reference(m.studio_dinner_holder_who, ['character']),
    /** Null: never released. */
    phase: choiceOrNone(m.studio_dinner_released, phases, { hint: m.dinner_clue_phase_hint }),
    courseId: reference(m.studio_dinner_course, ['course']),
    meanings: {
      ...field<ClueMeaning[]>(m.studio_dinner_meanings, meanings, []),
      names: { kinds: ['character'], inside: 'characterId' },
    },
    revealsSecretOfId: reference(m.studio_dinner_reveals_secret, ['character']),
    displayOrder,
  },
  bonds: [{ fields: ['holder', 'holderId'] }, { fields: ['phase', 'courseId'] }],
})
