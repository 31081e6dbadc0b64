import { useEffect } from 'react'
import { fetchEditorForms } from '#app/features/puzzles/registry/editor-forms.ts'
import { LateStoryMap } from '#app/features/studio/components/map/late-story-map.tsx'
import { LateDialogueGraph } from '#app/features/studio/components/npcs/late-dialogue-graph.tsx'
import { whenIdle } from '#app/shared/when-idle.ts'
import { prepareToasts } from '#app/ui/toaster.ts'

/** Has what the editor may need later come while nothing else is done: it goes on without a network, where nothing more would come. */
export function useLateParts(): void {
  useEffect(() => whenIdle(() => void fetchAll()), [])
}

async function fetchAll(): Promise<void> {
  await prepareToasts()
  await LateStoryMap.fetch()
  await LateDialogueGraph.fetch()
  await fetchEditorForms()
}
