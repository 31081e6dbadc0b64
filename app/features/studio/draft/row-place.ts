import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import { isKitKind } from './row-kind.ts'
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

type Place = Pick<FindingPlace, 'id' | 'parentId'> & {
  entity: Exclude<FindingPlace['entity'], 'adventure'> | KitKind | 'details'
}

/** The query of the editor that shows a row. */
export function rowPlace({ entity, ...where }: Place): string {
  if (entity === 'details') return '?tab=details'
  return isKitKind(entity) ? `?tab=${tabs[entity]}&row=${where.id}` : editorPlace({ entity, ...where })
}
