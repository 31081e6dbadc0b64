import { DetailsTab } from '#app/features/studio/details/components/details-tab.tsx'
import { FiguresTab } from '#app/features/studio/figures/components/late-figures.tsx'
import { ItemsTab } from '#app/features/studio/items/components/items-tab.tsx'
import { MapTab } from '#app/features/studio/map/components/map-tab.tsx'
import { NpcsTab } from '#app/features/studio/npcs/components/npcs-tab.tsx'
import { PuzzlesTab } from '#app/features/studio/puzzles/components/puzzles-tab.tsx'
import { ScenesTab } from '#app/features/studio/scenes/components/scenes-tab.tsx'
import { TextsTab } from '#app/features/studio/texts/components/texts-tab.tsx'
import type { Panels } from './editor-tabs.ts'

export const editorPanels: Panels = {
  details: DetailsTab,
  scenes: ScenesTab,
  puzzles: PuzzlesTab,
  items: ItemsTab,
  npcs: NpcsTab,
  map: MapTab,
  texts: TextsTab,
  figures: FiguresTab,
}
