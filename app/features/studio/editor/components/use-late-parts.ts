import { useEffect } from 'react'
import type { Kind } from '#app/features/adventure/catalogue.ts'
import { fetchEditorForms } from '#app/features/puzzles/registry/editor-forms.ts'
import { LateStoryMap } from '#app/features/studio/map/components/late-story-map.tsx'
import { LateDialogueGraph } from '#app/features/studio/npcs/components/late-dialogue-graph.tsx'
import { LateFlowGraph } from '#app/features/studio/room/components/late-flow-graph.tsx'
import { whenIdle } from '#app/shared/when-idle.ts'
import { prepareToasts } from '#app/ui/toaster.ts'

/** Loads lazy parts in idle time, so that they are there when the connection goes. */
export function useLateParts(kind: Kind): void {
  useEffect(() => whenIdle(() => void fetchAll(kind)), [kind])
}

async function fetchAll(kind: Kind): Promise<void> {
  await prepareToasts()
  if (kind === 'mystery-dinner') return
  if (kind === 'escape-room') {
    await LateFlowGraph.fetch()
    return fetchEditorForms()
  }
  await LateStoryMap.fetch()
  await LateDialogueGraph.fetch()
  await fetchEditorForms()
}
