import type { ComponentType } from 'react'
import type { Kind } from '#app/features/adventure/catalogue.ts'
import { DetailsTab } from '#app/features/studio/details/components/details-tab.tsx'
import { ItemsTab } from '#app/features/studio/items/components/items-tab.tsx'
import { MapTab } from '#app/features/studio/map/components/map-tab.tsx'
import { NpcsTab } from '#app/features/studio/npcs/components/npcs-tab.tsx'
import { PuzzlesTab } from '#app/features/studio/puzzles/components/puzzles-tab.tsx'
import { ScenesTab } from '#app/features/studio/scenes/components/scenes-tab.tsx'
import { TextsTab } from '#app/features/studio/texts/components/texts-tab.tsx'
import { m } from '#app/i18n/generated/messages.js'

export type EditorTab = {
  id: string
  label: () => string
  Panel: ComponentType
  isForm?: boolean
}

const tabs: readonly EditorTab[] = [
  { id: 'details', label: m.studio_tab_details, Panel: DetailsTab, isForm: true },
  { id: 'scenes', label: m.studio_tab_scenes, Panel: ScenesTab },
  { id: 'puzzles', label: m.studio_tab_puzzles, Panel: PuzzlesTab },
  { id: 'items', label: m.studio_tab_items, Panel: ItemsTab },
  { id: 'npcs', label: m.studio_tab_npcs, Panel: NpcsTab },
  { id: 'map', label: m.studio_map, Panel: MapTab },
  { id: 'texts', label: m.texts_tab, Panel: TextsTab },
]

/** A print kind is edited in the kit's editor. */
export const tabsOf = (kind: Kind): readonly EditorTab[] => (kind === 'online-adventure' ? tabs : tabs.slice(0, 1))
