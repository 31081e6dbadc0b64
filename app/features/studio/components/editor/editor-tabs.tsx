import type { ComponentType } from 'react'
import type { Kind } from '#app/features/adventure/catalogue.ts'
import { DetailsTab } from '#app/features/studio/components/details/details-tab.tsx'
import { ItemsTab } from '#app/features/studio/components/items/items-tab.tsx'
import { MapTab } from '#app/features/studio/components/map/map-tab.tsx'
import { NpcsTab } from '#app/features/studio/components/npcs/npcs-tab.tsx'
import { PuzzlesTab } from '#app/features/studio/components/puzzles/puzzles-tab.tsx'
import { ScenesTab } from '#app/features/studio/components/scenes/scenes-tab.tsx'
import { TextsTab } from '#app/features/studio/components/texts/texts-tab.tsx'
import { m } from '#app/i18n/generated/messages.js'

export type EditorTab = {
  id: string
  label: () => string
  Panel: ComponentType
  /** A form, whose lines would be too long in a wide window. */ isForm?: boolean
}

/** The tabs of the editor, in order; `?tab=` has the id. Each entry is a panel that reads the draft from the editor around it. */
const tabs: readonly EditorTab[] = [
  { id: 'details', label: m.studio_tab_details, Panel: DetailsTab, isForm: true },
  { id: 'scenes', label: m.studio_tab_scenes, Panel: ScenesTab },
  { id: 'puzzles', label: m.studio_tab_puzzles, Panel: PuzzlesTab },
  { id: 'items', label: m.studio_tab_items, Panel: ItemsTab },
  { id: 'npcs', label: m.studio_tab_npcs, Panel: NpcsTab },
  { id: 'map', label: m.studio_map, Panel: MapTab },
  { id: 'texts', label: m.texts_tab, Panel: TextsTab },
]

/** A print kind has its documents in the kit's editor: here it is described and published. */
export const tabsOf = (kind: Kind): readonly EditorTab[] => (kind === 'online-adventure' ? tabs : tabs.slice(0, 1))
