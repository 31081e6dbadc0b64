import { choice, picture, requiredWords, whole, words, yesNo } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { displayOrder, inOrder } from './in-order.ts'
import { roomLookNames } from './look-names.ts'
import { placement } from './placement.ts'

export const roomProp = rowKind({
  name: 'roomProp',
  list: 'roomProps',
  label: m.studio_kit_prop,
  several: m.studio_kit_tab_props,
  nameField: 'name',
  tab: 'props',
  full: m.studio_full_props,
  adventures: ['escape-room'],
  parent: null,
  limit: 60,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    description: words(m.studio_field_description, 5_000, {
      long: true,
      hint: m.room_prop_description_hint,
      optional: true,
    }),
    look: choice(m.studio_dinner_look, roomLookNames, { hint: m.room_look_hint }),
    source: choice(
      m.studio_room_source,
      { print: m.room_source_print, household: m.room_source_household, buy: m.room_source_buy },
      {
        hints: {
          print: m.room_source_print_hint,
          household: m.room_source_household_hint,
          buy: m.room_source_buy_hint,
        },
      },
    ),
    substitutes: words(m.studio_room_substitutes, 2_000, { long: true, hint: m.room_substitutes_hint }),
    quantity: whole(m.studio_kit_quantity, [1, 999], 1),
    placement,
    hidingPlace: words(m.studio_room_hiding_place, 1_000, { long: true }),
    resetStep: words(m.studio_room_reset_step, 2_000, { long: true, hint: m.room_reset_step_hint, optional: true }),
    isReusable: yesNo(m.studio_room_reusable, { hint: m.room_reusable_hint }),
    isDecoration: yesNo(m.studio_room_decoration, { hint: m.room_decoration_hint }),
    imageAssetId: picture(
      m.studio_kit_picture,
      { purpose: 'item', aspect: '1 / 1' },
      { hint: m.room_prop_picture_hint },
    ),
    altText: words(m.studio_field_alt, 1_000, { long: true, hint: m.studio_field_alt_hint }),
    displayOrder,
  },
  bonds: [{ fields: ['placement', 'hidingPlace'] }],
})
