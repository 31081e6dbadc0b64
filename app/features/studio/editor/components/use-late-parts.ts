import { useEffect } from 'react'
import type { Kind } from '#app/features/adventure/catalogue.ts'
import { fetchEditorForms } from '#app/features/puzzles/registry/editor-forms.ts'
import { LateMoment, LateObstacles } from '#app/features/studio/details/components/publish-button.tsx'
import { LateStoryMap } from '#app/features/studio/map/components/late-story-map.tsx'
import { LateDialogueGraph } from '#app/features/studio/npcs/components/late-dialogue-graph.tsx'
import { LateFlowGraph } from '#app/features/studio/room/components/late-flow-graph.tsx'
import { whenIdle } from '#app/shared/when-idle.ts'
import { prepareToasts } from '#app/ui/toaster.ts'
import type { Panels } from './editor-tabs.ts'

/** Somebody who only looks at the page needs none of them. */
const patienceMs = 10_000
const signs = ['pointerdown', 'keydown', 'input'] as const

/** Loads other tabs and lazy parts in idle time once somebody works here: they are there when the connection goes. */
export function useLateParts(kind: Kind, panels: Panels): void {
  useEffect(() => {
    let cancel = () => {}
    const begin = () => {
      stop()
      cancel = whenIdle(() => void fetchAll(kind, panels))
    }
    const timer = setTimeout(begin, patienceMs)
    const stop = () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, begin, true)
    }
    for (const sign of signs) window.addEventListener(sign, begin, true)
    return () => {
      stop()
      cancel()
    }
  }, [kind, panels])
}

async function fetchAll(kind: Kind, panels: Panels): Promise<void> {
  await prepareToasts()
  for (const panel of Object.values(panels)) await panel.fetch()
  await LateObstacles.fetch()
  await LateMoment.fetch()
  if (kind === 'mystery-dinner') return
  if (kind === 'escape-room') {
    await LateFlowGraph.fetch()
    return fetchEditorForms()
  }
  await LateStoryMap.fetch()
  await LateDialogueGraph.fetch()
  await fetchEditorForms()
}
