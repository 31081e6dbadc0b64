import type { Edge, EdgeChange, FinalConnectionState } from '@xyflow/react'
import { useState } from 'react'

/** Arrows that authors select, by pointer or with Tab and Enter, and delete by keys. */
export function useDrawnArrows(cut: (arrow: Edge) => void) {
  const [selected, select] = useState<string | null>(null)
  return {
    selected,
    props: {
      onEdgesChange: (changes: EdgeChange[]) => {
        for (const change of changes)
          if (change.type === 'select') select((now) => (change.selected ? change.id : now === change.id ? null : now))
      },
      edgesFocusable: true,
      onEdgesDelete: (gone: Edge[]) => {
        gone.forEach(cut)
        // The arrow had the focus
        const start = CSS.escape(gone[0]?.source ?? '')
        document.querySelector<HTMLElement>(`.react-flow__node[data-id="${start}"]`)?.focus({ preventScroll: true })
      },
      // The key press may belong to a dialog on top.
      onBeforeDelete: () => Promise.resolve(document.querySelector('[role=dialog], [role=alertdialog]') === null),
      deleteKeyCode: ['Delete', 'Backspace'],
    },
  }
}

/** Where an arrow was let go that no box took, since a fast pointer is released before the box becomes a target.
 * `target`: the box there; null for an arrow that was taken or cannot be drawn. */
export function droppedArrow(
  event: MouseEvent | TouchEvent,
  { isValid, fromNode, fromHandle }: FinalConnectionState,
): { source: string; handle: string | null; target: string | undefined } | null {
  const at = 'changedTouches' in event ? event.changedTouches[0] : event
  if (isValid || !at || !fromNode || fromHandle?.type !== 'source') return null
  const box = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>('.react-flow__node')
  return { source: fromNode.id, handle: fromHandle.id ?? null, target: box?.dataset['id'] }
}
