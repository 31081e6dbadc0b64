import { latePart } from '#app/ui/late-part.tsx'
import type { Panels } from './editor-tabs.ts'

export const dinnerPanels: Panels = {
  story: latePart(async () => (await import('#app/features/studio/dinner/components/story-tab.tsx')).StoryTab),
  characters: latePart(
    async () => (await import('#app/features/studio/dinner/components/characters-tab.tsx')).CharactersTab,
  ),
  props: latePart(async () => (await import('#app/features/studio/dinner/components/props-tab.tsx')).PropsTab),
  clues: latePart(async () => (await import('#app/features/studio/dinner/components/clues-tab.tsx')).CluesTab),
  courses: latePart(async () => (await import('#app/features/studio/dinner/components/courses-tab.tsx')).CoursesTab),
  rounds: latePart(async () => (await import('#app/features/studio/dinner/components/rounds-tab.tsx')).RoundsTab),
  timeline: latePart(async () => (await import('#app/features/studio/dinner/components/timeline-tab.tsx')).TimelineTab),
  guide: latePart(async () => (await import('#app/features/studio/kit/components/guide-tab.tsx')).DinnerGuideTab),
  check: latePart(async () => (await import('#app/features/studio/dinner/components/check-tab.tsx')).CheckTab),
}
