import { useRef, useState } from 'react'
import { idleCanvas, stepCanvas } from '#app/features/studio/canvas/canvas-machine.ts'
import type { CanvasEvent, CanvasOrder, CanvasState } from '#app/features/studio/canvas/canvas-machine.ts'

type Options = { selected: string | null; onSelect: (id: string | null) => void; onOrder: (order: CanvasOrder) => void }

/** The canvas machine in React. `send` says whether the event was for the canvas; the selection belongs to the page around. */
export function useCanvasMachine({ selected, onSelect, onOrder }: Options) {
  const [drawn, setDrawn] = useState<CanvasState>(idleCanvas)
  // events can come faster than pages are drawn: each starts from where the last one ended
  const current = useRef<CanvasState>(idleCanvas)

  const send = (event: CanvasEvent): boolean => {
    const step = stepCanvas({ ...current.current, selected }, event)
    current.current = step.state
    setDrawn(step.state)
    if (step.state.selected !== selected) onSelect(step.state.selected)
    if (step.order) onOrder(step.order)
    return step.handled
  }
  return { state: { ...drawn, selected }, send }
}
