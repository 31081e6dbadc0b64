import { CheckTab } from '#app/features/studio/room/components/check-tab.tsx'
import { CluesTab } from '#app/features/studio/room/components/clues-tab.tsx'
import { FlowTab } from '#app/features/studio/room/components/flow-tab.tsx'
import { GuideTab } from '#app/features/studio/room/components/guide-tab.tsx'
import { PropsTab } from '#app/features/studio/room/components/props-tab.tsx'
import { RoomPuzzlesTab } from '#app/features/studio/room/components/room-puzzles-tab.tsx'
import { SetupTab } from '#app/features/studio/room/components/setup-tab.tsx'
import { TryOutTab } from '#app/features/studio/room/components/try-out-tab.tsx'
import type { Panels } from './editor-tabs.ts'

export const roomPanels: Panels = {
  setup: SetupTab,
  puzzles: RoomPuzzlesTab,
  props: PropsTab,
  clues: CluesTab,
  flow: FlowTab,
  guide: GuideTab,
  check: CheckTab,
  'try-out': TryOutTab,
}
