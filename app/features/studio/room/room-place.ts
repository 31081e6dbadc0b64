import type { KitPlace } from '#app/features/kits/checks/finding.ts'

/** The tab of each row kind. */
const tabs: Readonly<Record<string, string>> = {
  roomSetup: 'setup',
  roomPuzzle: 'puzzles',
  roomProp: 'props',
  roomClue: 'clues',
  roomGuide: 'guide',
}

/** Where the room's editor shows a row, and its field when one is meant. */
export function roomPlace({ entity, id, field }: KitPlace): string {
  const asked = field === undefined ? '' : `&field=${encodeURIComponent(field)}`
  return `?tab=${tabs[entity] ?? 'setup'}&row=${id}${asked}`
}
