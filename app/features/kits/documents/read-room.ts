import { columns, idsOf, inOrder, knownId, knownIds, playersOf } from './read-rows.ts'
import type { RoomClue, RoomDocument, RoomGuide, RoomProp, RoomPuzzle, RoomSetup, TypedPuzzle } from './room.ts'

/** Rows as a draft holds them. */
export type RoomRows = {
  details: { recommendedPlayers: string }
  roomSetup: RoomSetup | null
  roomPuzzles: readonly RoomPuzzle[]
  roomProps: readonly RoomProp[]
  roomClues: readonly RoomClue[]
  roomGuide: RoomGuide | null
  puzzles: readonly TypedPuzzle[]
}

const noSetup: RoomSetup = {
  id: '',
  translations: {},
  theme: '',
  recommendedDuration: 60,
  spaceRequirements: '',
  ageRecommendation: '',
  storyPremise: '',
  winningCondition: '',
}
const noGuide: RoomGuide = {
  id: '',
  translations: {},
  introduction: '',
  setupInstructions: '',
  hostScript: '',
  resetInstructions: '',
  debriefQuestions: '',
}

const namesOf = <Row extends object>(row: Row) => Object.keys(row) as (keyof Row & string)[]
const setupColumns = namesOf(noSetup)
const guideColumns = namesOf(noGuide)
const worded = ['id', 'translations'] as const
const pictured = ['imageAssetId', 'altText', 'displayOrder'] as const
const puzzleColumns = [
  ...worded,
  ...pictured,
  'name',
  'description',
  'solution',
  'lockType',
  'hints',
  'expectedMinutes',
  'puzzleId',
  'needs',
  'gives',
  'container',
  'containerId',
  'furniture',
  'endsRoom',
  'boardX',
  'boardY',
] as const satisfies (keyof RoomPuzzle)[]
const propColumns = [
  ...worded,
  ...pictured,
  'name',
  'description',
  'source',
  'substitutes',
  'quantity',
  'placement',
  'hidingPlace',
  'resetStep',
  'isReusable',
  'isDecoration',
] as const satisfies (keyof RoomProp)[]
const clueColumns = [
  ...worded,
  ...pictured,
  'title',
  'content',
  'propId',
  'placement',
  'hidingPlace',
  'isReusable',
  'isRedHerring',
] as const satisfies (keyof RoomClue)[]
const typedColumns = [...worded, 'name', 'type', 'configuration', 'solution'] as const satisfies (keyof TypedPuzzle)[]

/** References to rows that are gone are left out, and puzzles of the ten types that the room does not use. */
export function readRoom(rows: RoomRows): RoomDocument {
  const typed = idsOf(rows.puzzles)
  const props = idsOf(rows.roomProps)
  const things = idsOf(rows.roomProps, rows.roomClues)
  const all = idsOf(rows.roomProps, rows.roomClues, rows.roomPuzzles)
  const puzzles = inOrder(rows.roomPuzzles).map((row): RoomPuzzle => ({
    ...columns(row, puzzleColumns),
    puzzleId: knownId(row.puzzleId, typed),
    needs: knownIds(row.needs, all),
    gives: knownIds(row.gives, things),
    containerId: knownId(row.containerId, props),
  }))
  const used = new Set(puzzles.map(({ puzzleId }) => puzzleId))
  return {
    players: playersOf(rows.details.recommendedPlayers, 'escape-room'),
    setup: columns(rows.roomSetup ?? noSetup, setupColumns),
    puzzles,
    props: inOrder(rows.roomProps).map((row) => columns(row, propColumns)),
    clues: inOrder(rows.roomClues).map((row): RoomClue => ({
      ...columns(row, clueColumns),
      propId: knownId(row.propId, props),
    })),
    typedPuzzles: rows.puzzles.filter(({ id }) => used.has(id)).map((row) => columns(row, typedColumns)),
    guide: columns(rows.roomGuide ?? noGuide, guideColumns),
  }
}
