import { placements, propSources } from '#app/features/kits/documents/room.ts'
import { choice, file, requiredWords, whole, words, yesNo } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { displayOrder, inOrder } from './in-order.ts'

export const roomProp = rowKind({
  name: 'roomProp',
  list: 'roomProps',
  adventures: ['escape-room'],
  parent: null,
  limit: 60,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    description: words(m.studio_field_description, 5_000, 'long'),
    source: choice(m.studio_room_source, propSources),
    substitutes: words(m.studio_room_substitutes, 2_000, 'long'),
    quantity: whole(m.studio_kit_quantity, [1, 999], 1),
    placement: choice(m.studio_room_placement, placements),
    hidingPlace: words(m.studio_room_hiding_place, 1_000, 'long'),
    resetStep: words(m.studio_room_reset_step, 2_000, 'long'),
    isReusable: yesNo(m.studio_room_reusable),
    isDecoration: yesNo(m.studio_room_decoration),
    imageAssetId: file(m.studio_kit_picture, 'picture'),
    altText: words(m.studio_field_alt, 1_000, 'long'),
    displayOrder,
  },
  together: [{ fields: ['placement', 'hidingPlace'] }],
})

export type RoomPropRow = RowOf<typeof roomProp>
