import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import type { DinnerRows } from '#app/features/kits/documents/read-dinner.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { RoomRows } from '#app/features/kits/documents/read-room.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { defaultsOf } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { kitRows, rowsOfKind } from './seed/kit-rows.ts'
import type { KitRow } from './seed/kit-rows.ts'
import type { SampleDinner, SampleKit, SampleRoom } from './sample-kit.ts'

/** As the draft holds them, each row under its own key. */
function rowsIn(sample: SampleKit, primary: Locale): Record<string, unknown> {
  const rows = kitRows(sample, primary, (key) => key)
  const held = ({ kind, id, parent, fields }: KitRow) => ({
    ...defaultsOf(kindOf(kind)),
    ...(kindOf(kind).parent && { [kindOf(kind).parent!.field]: parent }),
    ...fields,
    id,
  })
  const lists = [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const of = rowsOfKind(rows, kind).map(held)
    return [kindOf(kind).list, kindOf(kind).single ? of[0] : of]
  })
  const { recommendedPlayers } = sample
  return { details: { recommendedPlayers }, puzzles: [], ...Object.fromEntries(lists) }
}

export const roomOf = (sample: SampleRoom, primary: Locale): RoomDocument =>
  readRoom(rowsIn(sample, primary) as unknown as RoomRows)

export const dinnerOf = (sample: SampleDinner, primary: Locale): DinnerDocument =>
  readDinner(rowsIn(sample, primary) as unknown as DinnerRows)

export const kitOf = (sample: SampleKit, primary: Locale): Kit =>
  sample.kind === 'escape-room'
    ? { kind: sample.kind, document: roomOf(sample, primary) }
    : { kind: sample.kind, document: dinnerOf(sample, primary) }
