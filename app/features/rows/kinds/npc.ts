import { picture, requiredWords, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'

export const npc = rowKind({
  name: 'npc',
  list: 'npcs',
  label: m.studio_type_npc,
  nameField: 'name',
  tab: 'npcs',
  full: m.studio_full_npcs,
  adventures: ['online-adventure'],
  parent: null,
  limit: 200,
  place: null,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    description: words(m.studio_field_description, 5_000, {
      long: true,
      hint: m.studio_npc_description_hint,
      optional: true,
    }),
    avatarAssetId: picture(m.studio_npc_avatar, { purpose: 'npc', aspect: '9 / 16' }),
  },
})
