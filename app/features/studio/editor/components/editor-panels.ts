import { latePart } from '#app/ui/late-part.tsx'
import type { Panels } from './editor-tabs.ts'

export const editorPanels: Panels = {
  details: latePart(async () => (await import('#app/features/studio/details/components/details-tab.tsx')).DetailsTab),
  scenes: latePart(async () => (await import('#app/features/studio/scenes/components/scenes-tab.tsx')).ScenesTab),
  puzzles: latePart(async () => (await import('#app/features/studio/puzzles/components/puzzles-tab.tsx')).PuzzlesTab),
  items: latePart(async () => (await import('#app/features/studio/items/components/items-tab.tsx')).ItemsTab),
  npcs: latePart(async () => (await import('#app/features/studio/npcs/components/npcs-tab.tsx')).NpcsTab),
  map: latePart(async () => (await import('#app/features/studio/map/components/map-tab.tsx')).MapTab),
  texts: latePart(async () => (await import('#app/features/studio/proofs/components/texts-panel.tsx')).TextsPanel),
  reading: latePart(async () => (await import('#app/features/studio/reading/components/reading-tab.tsx')).ReadingTab),
  figures: latePart(async () => (await import('#app/features/studio/figures/components/late-figures.tsx')).FiguresTab),
}
