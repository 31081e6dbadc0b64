import type { KindName } from '#app/features/studio/draft/row-kind.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Of rows that are one of their adventure. */
const singleNames: Partial<Record<KindName, () => string>> = {
  dinnerStory: m.studio_dinner_story_row,
  dinnerGuide: m.studio_kit_guide_row,
  roomSetup: m.studio_room_setup_row,
  roomGuide: m.studio_kit_guide_row,
}

export function rowName(draft: DraftView, row: string): string {
  if (row === draft.details.id) return m.studio_tab_details()
  const { scenes, hotspots, puzzles, items, npcs, nodes } = draft
  const named = [...hotspots, ...scenes, ...puzzles, ...items, ...npcs].find(({ id }) => id === row)
  if (named) return named.name || m.studio_untitled_hotspot()
  return nodes.find(({ id }) => id === row)?.nodeId ?? kitRowName(draft, row) ?? ''
}

function kitRowName(draft: DraftView, row: string): string | undefined {
  const { dinnerStory, dinnerGuide, roomSetup, roomGuide } = draft
  for (const [kind, single] of Object.entries({ dinnerStory, dinnerGuide, roomSetup, roomGuide }))
    if (single?.id === row) return singleNames[kind as KindName]!()
  const { characters, dinnerProps, courses, roomPuzzles, roomProps, dinnerClues, roomClues, moments, cards } = draft
  const named = [...characters, ...dinnerProps, ...courses, ...roomPuzzles, ...roomProps]
  const card = cards.find(({ id }) => id === row)
  const character = card && (characters.find(({ id }) => id === card.characterId)?.name ?? '')
  return (
    named.find(({ id }) => id === row)?.name ??
    [...dinnerClues, ...roomClues].find(({ id }) => id === row)?.title ??
    moments.find(({ id }) => id === row)?.happened ??
    (character === undefined ? undefined : m.studio_dinner_card_row({ character }))
  )
}
