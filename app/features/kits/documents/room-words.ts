import type { RoomClue, RoomDocument, RoomGuide, RoomProp, RoomPuzzle, RoomSetup } from './room.ts'
import type { Worded } from './text.ts'

/** The columns that people read, in the order of the forms. A code is none: languages share it. */
export const roomWords = {
  roomSetup: ['theme', 'storyPremise', 'winningCondition', 'spaceRequirements', 'ageRecommendation'],
  roomPuzzle: ['name', 'description', 'hints', 'furniture', 'altText'],
  roomProp: ['name', 'description', 'substitutes', 'hidingPlace', 'resetStep', 'altText'],
  roomClue: ['title', 'content', 'hidingPlace', 'altText'],
  roomGuide: ['introduction', 'setupInstructions', 'hostScript', 'resetInstructions', 'debriefQuestions'],
} as const satisfies {
  roomSetup: readonly (keyof RoomSetup)[]
  roomPuzzle: readonly (keyof RoomPuzzle)[]
  roomProp: readonly (keyof RoomProp)[]
  roomClue: readonly (keyof RoomClue)[]
  roomGuide: readonly (keyof RoomGuide)[]
}

export type RoomWordsRow = {
  entity: keyof typeof roomWords
  row: Worded
  name: string
  /** A list is of hints. */
  texts: Readonly<Record<string, string | readonly string[]>>
}

/** Every row of a room with its texts in the primary language. */
export const wordsOfRoom = ({ setup, puzzles, props, clues, guide }: RoomDocument): RoomWordsRow[] => [
  rowOf('roomSetup', setup, setup.theme),
  ...puzzles.map(wordsOfPuzzle),
  ...props.map((row) => rowOf('roomProp', row, row.name)),
  ...clues.map((row) => rowOf('roomClue', row, row.title)),
  rowOf('roomGuide', guide, ''),
]

/** The solution too, where it is written in words. */
function wordsOfPuzzle(row: RoomPuzzle): RoomWordsRow {
  const own = rowOf('roomPuzzle', row, row.name)
  const inWords = row.puzzleId === null && ['word', 'paper', 'none'].includes(row.lockType)
  return inWords ? { ...own, texts: { ...own.texts, solution: row.solution } } : own
}

function rowOf<Entity extends keyof typeof roomWords, Name extends (typeof roomWords)[Entity][number]>(
  entity: Entity,
  row: Worded & Record<Name, string | readonly string[]>,
  name: string,
): RoomWordsRow {
  const names: readonly string[] = roomWords[entity]
  return { entity, row, name, texts: Object.fromEntries(names.map((each) => [each, row[each as Name]])) }
}
