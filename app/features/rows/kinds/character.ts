import { characterRoles } from '#app/features/kits/documents/dinner.ts'
import { choice, file, requiredWords, words, yesNo } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { displayOrder, inOrder } from './in-order.ts'

export const character = rowKind({
  name: 'character',
  list: 'characters',
  adventures: ['mystery-dinner'],
  parent: null,
  limit: 20,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    role: choice(m.studio_dinner_role, characterRoles),
    isOptional: yesNo(m.studio_dinner_optional),
    publicDescription: words(m.studio_dinner_public, 2_000, 'long'),
    background: words(m.studio_dinner_background, 5_000, 'long'),
    personality: words(m.studio_dinner_personality, 2_000, 'long'),
    costumeIdeas: words(m.studio_dinner_costume, 2_000, 'long'),
    castingNotes: words(m.studio_dinner_casting, 2_000, 'long'),
    secret: words(m.studio_dinner_secret, 5_000, 'long'),
    motive: words(m.studio_dinner_motive, 5_000, 'long'),
    goal: words(m.studio_dinner_goal, 5_000, 'long'),
    alibi: words(m.studio_dinner_alibi, 5_000, 'long'),
    portraitAssetId: file(m.studio_dinner_portrait, 'picture'),
    displayOrder,
  },
})

export type CharacterRow = RowOf<typeof character>
