import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { stepCanvas } from '#app/features/studio/canvas/canvas-machine.ts'
import { idleCanvas } from '#app/features/studio/canvas/canvas-state.ts'
import type { CanvasEvent, CanvasOrder, CanvasScene, CanvasState } from '#app/features/studio/canvas/canvas-state.ts'
import type { Selection } from '#app/features/studio/canvas/selection.ts'
import { useLatest } from './use-latest.ts'

type Options = {
  selected: Selection
  onSelect: (ids: Selection) => void
  onOrder: (order: CanvasOrder) => void
  /** Before and after what a pointer did: it is one step to undo, while a run of keys is one. */ onGesture: () => void
  /** The canvas as it is at the moment of an event. */ sceneNow: () => CanvasScene
}

/** The canvas machine in React. `send` is always the same, and says whether the event was for the canvas; the selection belongs to the page around. */
export function useCanvasMachine(options: Options) {
  const [drawn, setDrawn] = useState<CanvasState>(idleCanvas)
  // events can come faster than pages are drawn: each starts from where the last one ended
  const current = useRef<CanvasState>(idleCanvas)
  const latest = useLatest(options)
  useLayoutEffect(() => {
    current.current = { ...current.current, selected: options.selected }
  })

  const send = useCallback(
    (event: CanvasEvent): boolean => {
      const { onSelect, onOrder, onGesture, sceneNow } = latest.current
      const before = current.current
      const step = stepCanvas(before, event, sceneNow())
      current.current = step.state
      if (step.state !== before) setDrawn(step.state)
      if (step.state.selected !== before.selected) onSelect(step.state.selected)
      if (step.order) {
        const byPointer = event.type === 'up'
        if (byPointer) onGesture()
        onOrder(step.order)
        if (byPointer) onGesture()
      }
      return step.handled
    },
    [latest],
  )
  return { state: { ...drawn, selected: options.selected }, send }
}
