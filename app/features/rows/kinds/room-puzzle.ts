import { containers, lockTypes } from '#app/features/kits/documents/room.ts'
import {
  choice,
  field,
  file,
  reference,
  references,
  requiredWords,
  whole,
  words,
  yesNo,
} from '#app/features/rows/field.ts'
import { wholeNumber } from '#app/features/rows/field-schemas.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { hints } from './hints.ts'
import { displayOrder, inOrder } from './in-order.ts'

const step = wholeNumber(0, 1_000).nullable()

export const roomPuzzle = rowKind({
  name: 'roomPuzzle',
  list: 'roomPuzzles',
  adventures: ['escape-room'],
  parent: null,
  limit: 40,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    description: words(m.studio_field_description, 5_000, 'long'),
    solution: words(m.studio_field_solution, 1_000),
    lockType: choice(m.studio_room_lock, lockTypes),
    hints,
    expectedMinutes: whole(m.studio_field_expected, [1, 600], 5),
    imageAssetId: file(m.studio_kit_picture, 'picture'),
    altText: words(m.studio_field_alt, 1_000, 'long'),
    puzzleId: reference(m.studio_room_puzzle),
    needs: references(m.studio_room_needs, 100),
    gives: references(m.studio_room_gives, 100),
    container: choice(m.studio_room_container, containers),
    containerId: reference(m.studio_room_container_prop),
    furniture: words(m.studio_room_furniture, 200),
    endsRoom: yesNo(m.studio_room_ends),
    /** Steps of the flow's grid; null: placed by itself. */
    boardX: field<number | null>(m.studio_room_board_x, step, null),
    boardY: field<number | null>(m.studio_room_board_y, step, null),
    displayOrder,
  },
  together: [
    { fields: ['lockType', 'solution', 'puzzleId'] },
    { fields: ['container', 'containerId', 'furniture'] },
    { fields: ['boardX', 'boardY'] },
  ],
})

export type RoomPuzzleRow = RowOf<typeof roomPuzzle>
