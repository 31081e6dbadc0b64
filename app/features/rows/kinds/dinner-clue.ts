import { aspects, bearings, clueHolders, clueLooks, phaseNames } from '#app/features/kits/documents/dinner.ts'
import type { ClueMeaning, PhaseName } from '#app/features/kits/documents/dinner.ts'
import { choice, field, file, reference, requiredWords, words } from '#app/features/rows/field.ts'
import { rowId } from '#app/features/rows/field-schemas.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { character } from './character.ts'
import { displayOrder, inOrder } from './in-order.ts'

const meaning = z.strictObject({ characterId: rowId, aspect: z.enum(aspects), bearing: z.enum(bearings) })
const meanings = z.array(meaning).max(character.limit * aspects.length)

export const dinnerClue = rowKind({
  name: 'dinnerClue',
  list: 'dinnerClues',
  adventures: ['mystery-dinner'],
  parent: null,
  limit: 100,
  ...inOrder,
  fields: {
    title: requiredWords(m.studio_kit_title, 200),
    look: choice(m.studio_dinner_look, clueLooks),
    content: words(m.studio_kit_content, 5_000, 'long'),
    back: words(m.studio_dinner_back, 2_000, 'long'),
    imageAssetId: file(m.studio_kit_picture, 'picture'),
    altText: words(m.studio_field_alt, 1_000, 'long'),
    holder: choice(m.studio_dinner_holder, clueHolders),
    holderId: reference(m.studio_dinner_holder_who),
    /** Null: never released. */
    phase: field<PhaseName | null>(m.studio_dinner_released, z.enum(phaseNames).nullable(), null),
    courseId: reference(m.studio_dinner_course),
    meanings: field<ClueMeaning[]>(m.studio_dinner_meanings, meanings, []),
    revealsSecretOfId: reference(m.studio_dinner_reveals_secret),
    displayOrder,
  },
  together: [{ fields: ['holder', 'holderId'] }, { fields: ['phase', 'courseId'] }],
})

export type DinnerClueRow = RowOf<typeof dinnerClue>
