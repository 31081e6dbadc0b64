import { m } from '#app/i18n/generated/messages.js'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import type { TranslatedFromView } from '#app/features/rows/translations.ts'
import type { DraftView } from './view.ts'

type AnyRow = { id: string; translatedFrom: TranslatedFromView }

/** A row of a mystery dinner or an escape room, with what its author calls it. */
export type KitRow = { kind: KitKind; id: string; name: string; parentId?: string; row: AnyRow }

export const kitLists = [
  'dinnerStory',
  'dinnerGuide',
  'characters',
  'dinnerProps',
  'courses',
  'dinnerClues',
  'moments',
  'cards',
  'roomSetup',
  'roomGuide',
  'roomPuzzles',
  'roomProps',
  'roomClues',
] as const satisfies readonly (keyof DraftView)[]

export type KitLists = Pick<DraftView, (typeof kitLists)[number]>

/** In the order of their editors' tabs; cards in that of their characters. */
export function kitRowsOf(draft: KitLists): KitRow[] {
  const list = <Row extends AnyRow>(kind: KitKind, rows: readonly Row[], nameOf: (row: Row) => string): KitRow[] =>
    rows.map((row) => ({ kind, id: row.id, name: nameOf(row), row }))
  const one = <Row extends AnyRow>(kind: KitKind, row: Row | null, name: () => string): KitRow[] =>
    row ? list(kind, [row], name) : []
  const name = (row: { name: string }) => row.name
  const title = (row: { title: string }) => row.title
  return [
    ...one('dinnerStory', draft.dinnerStory, m.studio_dinner_story_row),
    ...one('roomSetup', draft.roomSetup, m.studio_room_setup_row),
    ...list('character', draft.characters, name),
    ...cardsOf(draft),
    ...list('roomPuzzle', draft.roomPuzzles, name),
    ...list('dinnerProp', draft.dinnerProps, name),
    ...list('roomProp', draft.roomProps, name),
    ...list('dinnerClue', draft.dinnerClues, title),
    ...list('roomClue', draft.roomClues, title),
    ...list('course', draft.courses, name),
    ...list('moment', draft.moments, ({ happened }) => happened),
    ...one('dinnerGuide', draft.dinnerGuide, m.studio_kit_guide_row),
    ...one('roomGuide', draft.roomGuide, m.studio_kit_guide_row),
  ]
}

function cardsOf({ characters, cards }: KitLists): KitRow[] {
  const own = Map.groupBy(cards, ({ characterId }) => characterId)
  return characters.flatMap(({ id, name }) =>
    (own.get(id) ?? []).map((row, index): KitRow => ({
      kind: 'card',
      id: row.id,
      name: m.studio_dinner_card_row({ character: name, number: index + 1 }),
      parentId: id,
      row,
    })),
  )
}
