import { editorPath } from '#app/features/adventure/kinds.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import type { KitPlace } from '#app/features/kits/checks/finding.ts'

/** The tab of each row kind. */
const tabs: Readonly<Record<string, string>> = {
  dinnerStory: 'story',
  character: 'characters',
  dinnerProp: 'props',
  dinnerClue: 'clues',
  course: 'courses',
  card: 'rounds',
  moment: 'timeline',
  dinnerGuide: 'guide',
  roomSetup: 'setup',
  roomPuzzle: 'puzzles',
  roomProp: 'props',
  roomClue: 'clues',
  roomGuide: 'guide',
}

/** Where the kit's editor shows a row, and its field when one is meant. */
export function kitPlace(adventureId: string, kind: CheckedKit['kind'], { entity, id, field }: KitPlace): string {
  if (entity === 'details') return `/editor/${adventureId}?tab=details`
  const asked = new URLSearchParams({
    tab: tabs[entity] ?? '',
    row: id,
    ...(field === undefined ? {} : { field }),
  })
  return `${editorPath(kind, adventureId)}?${asked}`
}
