import {
  choice,
  field,
  picture,
  reference,
  references,
  requiredWords,
  whole,
  words,
  yesNo,
} from '#app/features/rows/field.ts'
import { wholeNumber } from '#app/features/rows/field-schemas.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { hints } from './hints.ts'
import { displayOrder, inOrder } from './in-order.ts'

const step = wholeNumber(0, 1_000).nullable()

export const roomPuzzle = rowKind({
  name: 'roomPuzzle',
  list: 'roomPuzzles',
  label: m.studio_type_puzzle,
  several: m.studio_tab_puzzles,
  nameField: 'name',
  tab: 'puzzles',
  full: m.studio_full_room_puzzles,
  adventures: ['escape-room'],
  parent: null,
  limit: 40,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    description: words(m.studio_field_description, 5_000, { long: true, hint: m.room_puzzle_description_hint }),
    solution: words(m.studio_field_solution, 1_000),
    lockType: choice(m.studio_room_lock, {
      none: m.room_lock_none,
      digits3: m.room_lock_digits3,
      digits4: m.room_lock_digits4,
      word: m.room_lock_word,
      directions: m.room_lock_directions,
      key: m.room_lock_key,
      paper: m.room_lock_paper,
    }),
    hints,
    expectedMinutes: whole(m.studio_field_expected, [1, 600], 5, { hint: m.room_minutes_hint }),
    imageAssetId: picture(
      m.studio_kit_picture,
      { purpose: 'puzzle', aspect: '16 / 9' },
      { hint: m.room_puzzle_picture_hint },
    ),
    altText: words(m.studio_field_alt, 1_000, { long: true, hint: m.studio_field_alt_hint }),
    puzzleId: reference(m.studio_room_puzzle, ['puzzle']),
    needs: references(m.studio_room_needs, 100, ['roomProp', 'roomClue', 'roomPuzzle'], { hint: m.room_needs_hint }),
    gives: references(m.studio_room_gives, 100, ['roomProp', 'roomClue'], { hint: m.room_gives_hint }),
    container: choice(
      m.studio_room_container,
      {
        unnamed: m.room_container_unnamed,
        prop: m.studio_kit_prop,
        furniture: m.room_container_furniture,
        none: m.room_container_none,
      },
      { hint: m.room_container_hint },
    ),
    containerId: reference(m.studio_room_container_prop, ['roomProp']),
    furniture: words(m.studio_room_furniture, 200, { hint: m.room_furniture_hint }),
    endsRoom: yesNo(m.studio_room_ends, { hint: m.room_ends_hint }),
    /** In steps of the flow's grid; null: placed automatically. */
    boardX: field<number | null>(m.studio_room_board_x, step, null),
    boardY: field<number | null>(m.studio_room_board_y, step, null),
    displayOrder,
  },
  bonds: [
    { fields: ['lockType', 'solution', 'puzzleId'] },
    { fields: ['container', 'containerId', 'furniture'] },
    { fields: ['boardX', 'boardY'] },
  ],
})
