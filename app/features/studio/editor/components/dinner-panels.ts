import { CharactersTab } from '#app/features/studio/dinner/components/characters-tab.tsx'
import { CheckTab } from '#app/features/studio/dinner/components/check-tab.tsx'
import { CluesTab } from '#app/features/studio/dinner/components/clues-tab.tsx'
import { CoursesTab } from '#app/features/studio/dinner/components/courses-tab.tsx'
import { GuideTab } from '#app/features/studio/dinner/components/guide-tab.tsx'
import { PropsTab } from '#app/features/studio/dinner/components/props-tab.tsx'
import { RoundsTab } from '#app/features/studio/dinner/components/rounds-tab.tsx'
import { StoryTab } from '#app/features/studio/dinner/components/story-tab.tsx'
import { TimelineTab } from '#app/features/studio/dinner/components/timeline-tab.tsx'
import type { Panels } from './editor-tabs.ts'

export const dinnerPanels: Panels = {
  story: StoryTab,
  characters: CharactersTab,
  props: PropsTab,
  clues: CluesTab,
  courses: CoursesTab,
  rounds: RoundsTab,
  timeline: TimelineTab,
  guide: GuideTab,
  check: CheckTab,
}
