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

/** The query of its editor that shows it. */
export const kitRowPlace = (kind: KitKind, id: string): string => `?tab=${tabs[kind]}&row=${id}`

type Place = Pick<FindingPlace, 'id' | 'parentId'> & {
  entity: Exclude<FindingPlace['entity'], 'adventure'> | KitKind | 'details'
}

/** @param editor the address of the adventure's editor; details are on the page where this stands */
export function rowPlace({ entity, ...where }: Place, editor: string): string {
  if (entity === 'details') return '?tab=details'
  return editor + (isKitKind(entity) ? kitRowPlace(entity, where.id) : editorPlace({ entity, ...where }))
}
