import { latePart } from '#app/ui/late-part.tsx'
import type { Panels } from './editor-tabs.ts'

export const roomPanels: Panels = {
  setup: latePart(async () => (await import('#app/features/studio/room/components/setup-tab.tsx')).SetupTab),
  puzzles: latePart(
    async () => (await import('#app/features/studio/room/components/room-puzzles-tab.tsx')).RoomPuzzlesTab,
  ),
  props: latePart(async () => (await import('#app/features/studio/room/components/props-tab.tsx')).PropsTab),
  clues: latePart(async () => (await import('#app/features/studio/room/components/clues-tab.tsx')).CluesTab),
  flow: latePart(async () => (await import('#app/features/studio/room/components/flow-tab.tsx')).FlowTab),
  guide: latePart(async () => (await import('#app/features/studio/kit/components/guide-tab.tsx')).RoomGuideTab),
  check: latePart(async () => (await import('#app/features/studio/room/components/check-tab.tsx')).CheckTab),
  'try-out': latePart(async () => (await import('#app/features/studio/room/components/try-out-tab.tsx')).TryOutTab),
}
