import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { stepCanvas } from '#app/features/studio/scenes/canvas/canvas-machine.ts'
import { idleCanvas } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import type {
  CanvasEvent,
  CanvasCommand,
  CanvasScene,
  CanvasState,
} from '#app/features/studio/scenes/canvas/canvas-state.ts'
import type { Selection } from '#app/features/studio/scenes/canvas/selection.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'

type Options = {
  selected: Selection
  onSelect: (ids: Selection) => void
  onCommand: (command: CanvasCommand) => void
  /** Called around a pointer gesture, which is one undo step; so is a series of key presses. */ onGesture: () => void
  sceneNow: () => CanvasScene
}

/** `send` is stable and returns whether it handled the event; the page owns the selection. */
export function useCanvasMachine(options: Options) {
  const [drawn, setDrawn] = useState<CanvasState>(idleCanvas)
  // Events arrive faster than renders, so each starts from the last state.
  const current = useRef<CanvasState>(idleCanvas)
  const latest = useLatest(options)
  useLayoutEffect(() => {
    current.current = { ...current.current, selected: options.selected }
  })

  const send = useCallback(
    (event: CanvasEvent): boolean => {
      const { onSelect, onCommand, onGesture, sceneNow } = latest.current
      const before = current.current
      const step = stepCanvas(before, event, sceneNow())
      current.current = step.state
      if (step.state !== before) setDrawn(step.state)
      if (step.state.selected !== before.selected) onSelect(step.state.selected)
      if (step.command) {
        const byPointer = event.type === 'up'
        if (byPointer) onGesture()
        onCommand(step.command)
        if (byPointer) onGesture()
      }
      return step.handled
    },
    [latest],
  )
  return { state: { ...drawn, selected: options.selected }, send }
}
