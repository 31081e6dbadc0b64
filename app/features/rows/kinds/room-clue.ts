import { choice, picture, reference, requiredWords, words, yesNo } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { displayOrder, inOrder } from './in-order.ts'
import { roomLookNames } from './look-names.ts'
import { placement } from './placement.ts'

export const roomClue = rowKind({
  name: 'roomClue',
  list: 'roomClues',
  label: m.studio_kit_clue,
  several: m.studio_kit_tab_clues,
  nameField: 'title',
  tab: 'clues',
  full: m.studio_full_clues,
  adventures: ['escape-room'],
  parent: null,
  limit: 100,
  ...inOrder,
  fields: {
    title: requiredWords(m.studio_field_title, 200),
    look: choice(m.studio_dinner_look, roomLookNames, { hint: m.room_look_hint }),
    content: words(m.studio_kit_content, 5_000, { long: true, hint: m.room_clue_content_hint }),
    imageAssetId: picture(
      m.studio_kit_picture,
      { purpose: 'puzzle', aspect: '16 / 9' },
      { hint: m.room_clue_picture_hint },
    ),
    altText: words(m.studio_field_alt, 1_000, { long: true, hint: m.studio_field_alt_hint }),
    propId: reference(m.studio_room_on_prop, ['roomProp']),
    placement,
    hidingPlace: words(m.studio_room_hiding_place, 1_000, { long: true }),
    isReusable: yesNo(m.studio_room_reusable, { hint: m.room_reusable_hint }),
    isRedHerring: yesNo(m.studio_room_red_herring, { hint: m.room_red_herring_hint }),
    displayOrder,
  },
  bonds: [{ fields: ['placement', 'hidingPlace'] }],
})
