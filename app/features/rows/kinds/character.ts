import { choice, picture, requiredWords, words, yesNo } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { displayOrder, inOrder } from './in-order.ts'

export const character = rowKind({
  name: 'character',
  list: 'characters',
  label: m.studio_dinner_character,
  nameField: 'name',
  tab: 'characters',
  full: m.studio_full_characters,
  adventures: ['mystery-dinner'],
  parent: null,
  limit: 20,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    role: choice(
      m.studio_dinner_role,
      {
        suspect: m.dinner_role_suspect,
        victim: m.dinner_role_victim,
        detective: m.dinner_role_detective,
        host: m.dinner_role_host,
      },
      {
        hints: {
          suspect: m.dinner_role_suspect_hint,
          victim: m.dinner_role_victim_hint,
          detective: m.dinner_role_detective_hint,
          host: m.dinner_role_host_hint,
        },
      },
    ),
    isOptional: yesNo(m.studio_dinner_optional, { hint: m.dinner_character_is_optional_hint }),
    publicDescription: words(m.studio_dinner_public, 2_000, { long: true, hint: m.dinner_character_public_hint }),
    background: words(m.studio_dinner_background, 5_000, { long: true }),
    personality: words(m.studio_dinner_personality, 2_000, { long: true }),
    costumeIdeas: words(m.studio_dinner_costume, 2_000, { long: true }),
    castingNotes: words(m.studio_dinner_casting, 2_000, {
      long: true,
      hostOnly: true,
      hint: m.dinner_character_casting_hint,
    }),
    secret: words(m.studio_dinner_secret, 5_000, { long: true, hint: m.dinner_character_secret_hint }),
    motive: words(m.studio_dinner_motive, 5_000, { long: true, hint: m.dinner_character_motive_hint }),
    goal: words(m.studio_dinner_goal, 5_000, { long: true, hint: m.dinner_character_goal_hint, optional: true }),
    alibi: words(m.studio_dinner_alibi, 5_000, { long: true, hint: m.dinner_character_alibi_hint, optional: true }),
    portraitAssetId: picture(m.studio_dinner_portrait, { purpose: 'npc', aspect: '3 / 4' }),
    displayOrder,
  },
})
