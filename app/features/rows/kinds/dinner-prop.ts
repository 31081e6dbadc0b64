import { picture, reference, requiredWords, whole, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { displayOrder, inOrder } from './in-order.ts'

export const dinnerProp = rowKind({
  name: 'dinnerProp',
  list: 'dinnerProps',
  label: m.studio_kit_prop,
  nameField: 'name',
  tab: 'props',
  full: m.studio_full_props,
  adventures: ['mystery-dinner'],
  parent: null,
  limit: 60,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    description: words(m.studio_field_description, 5_000, { long: true }),
    howToMake: words(m.studio_dinner_how_to_make, 5_000, { long: true, hint: m.dinner_prop_make_hint }),
    quantity: whole(m.studio_kit_quantity, [1, 999], 1),
    characterId: reference(m.studio_dinner_character, ['character'], { hint: m.dinner_prop_character_hint }),
    courseId: reference(m.studio_dinner_course, ['course'], { hint: m.dinner_prop_course_hint }),
    imageAssetId: picture(m.studio_kit_picture, { purpose: 'item', aspect: '1 / 1' }),
    displayOrder,
  },
})
