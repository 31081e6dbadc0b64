import { placements } from '#app/features/kits/documents/room.ts'
import { choice, file, reference, requiredWords, words, yesNo } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { displayOrder, inOrder } from './in-order.ts'

export const roomClue = rowKind({
  name: 'roomClue',
  list: 'roomClues',
  adventures: ['escape-room'],
  parent: null,
  limit: 100,
  ...inOrder,
  fields: {
    title: requiredWords(m.studio_kit_title, 200),
    content: words(m.studio_kit_content, 5_000, 'long'),
    imageAssetId: file(m.studio_kit_picture, 'picture'),
    altText: words(m.studio_field_alt, 1_000, 'long'),
    propId: reference(m.studio_room_on_prop),
    placement: choice(m.studio_room_placement, placements),
    hidingPlace: words(m.studio_room_hiding_place, 1_000, 'long'),
    isReusable: yesNo(m.studio_room_reusable),
    isRedHerring: yesNo(m.studio_room_red_herring),
    displayOrder,
  },
  together: [{ fields: ['placement', 'hidingPlace'] }],
})

export type RoomClueRow = RowOf<typeof roomClue>
