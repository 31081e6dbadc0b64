import type { KitKind } from './row-kind.ts'

const tabs: Readonly<Record<KitKind, string>> = {
  dinnerStory: 'story',
  dinnerGuide: 'guide',
  character: 'characters',
  dinnerProp: 'props',
  course: 'courses',
  dinnerClue: 'clues',
  moment: 'timeline',
  card: 'rounds',
  roomSetup: 'setup',
  roomGuide: 'guide',
  roomPuzzle: 'puzzles',
  roomProp: 'props',
  roomClue: 'clues',
}

/** The query of the editor that shows it. */
export const kitRowPlace = (kind: KitKind, id: string): string => `?tab=${tabs[kind]}&row=${id}`
