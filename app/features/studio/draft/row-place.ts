import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import { isKitKind } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'

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

/** Of a finding that misses rows of another kind: the tab where one is added. */
const lists: Readonly<Record<string, KitKind>> = {
  characters: 'character',
  courses: 'course',
  clues: 'dinnerClue',
  moments: 'moment',
}

/** Where a finding's field is mended; `card.<phase>` of a character is a cell of the rounds. */
export function kitFieldPlace(kind: KitKind, id: string, field: string | undefined): string {
  if (field === undefined) return kitRowPlace(kind, id)
  const asked = `&field=${encodeURIComponent(field)}`
  const [name = '', cell] = field.split('.')
  if (kind === 'character' && name === 'card' && cell) return `?tab=${tabs.card}&row=${id}${asked}`
  const list = lists[name]
  return list && list !== kind ? `?tab=${tabs[list]}&field=new` : kitRowPlace(kind, id) + asked
}

type Place = Pick<FindingPlace, 'id' | 'parentId'> & {
  entity: Exclude<FindingPlace['entity'], 'adventure'> | KitKind | 'details'
}

/** @param editor the address of the adventure's editor; details are on the page where this stands */
export function rowPlace({ entity, ...where }: Place, editor: string): string {
  if (entity === 'details') return '?tab=details'
  return editor + (isKitKind(entity) ? kitRowPlace(entity, where.id) : editorPlace({ entity, ...where }))
}
