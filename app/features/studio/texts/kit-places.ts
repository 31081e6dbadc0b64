import type { KitKind } from '#app/features/studio/draft/row-kind.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

type PlaceKind = Exclude<KitKind, 'card'>
type TextRow = Pick<DraftView['characters'][number], 'id' | 'translatedFrom'>

/** Of mystery dinners and escape rooms, in the order of their editors' tabs. */
export function kitPlaces<Line>(draft: DraftView, linesOf: (kind: KitKind, row: TextRow) => Line[]) {
  const placesOf = <Row extends TextRow>(kind: PlaceKind, rows: readonly Row[], nameOf: (row: Row) => string) =>
    rows.map((row) => ({ kind, id: row.id, name: nameOf(row), lines: linesOf(kind, row), inside: [] }))
  const one = <Row>(row: Row | null): Row[] => (row ? [row] : [])
  const name = (row: { name: string }) => row.name
  const title = (row: { title: string }) => row.title
  const cards = Map.groupBy(draft.cards, ({ characterId }) => characterId)
  return [
    ...placesOf('dinnerStory', one(draft.dinnerStory), m.studio_dinner_story_row),
    ...placesOf('roomSetup', one(draft.roomSetup), m.studio_room_setup_row),
    ...placesOf('character', draft.characters, name).map((place) => ({
      ...place,
      inside: (cards.get(place.id) ?? []).map((card, index) => ({
        kind: 'card' as const,
        id: card.id,
        name: m.studio_dinner_card_number({ number: index + 1 }),
        lines: linesOf('card', card),
      })),
    })),
    ...placesOf('roomPuzzle', draft.roomPuzzles, name),
    ...placesOf('dinnerProp', draft.dinnerProps, name),
    ...placesOf('roomProp', draft.roomProps, name),
    ...placesOf('dinnerClue', draft.dinnerClues, title),
    ...placesOf('roomClue', draft.roomClues, title),
    ...placesOf('course', draft.courses, name),
    ...placesOf('moment', draft.moments, ({ happened }) => happened),
    ...placesOf('dinnerGuide', one(draft.dinnerGuide), m.studio_kit_guide_row),
    ...placesOf('roomGuide', one(draft.roomGuide), m.studio_kit_guide_row),
  ]
}
