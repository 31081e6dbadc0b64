import { useState } from 'react'
import type { DragEvent } from 'react'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'

const rowOf = (event: DragEvent): string | null =>
  (event.target instanceof Element && event.target.closest<HTMLElement>('[data-row]')?.dataset['row']) || null

/** Members are `draggable` with their id as `data-row`; keyboard users have buttons. */
export function useDragOrder(ids: readonly string[], onOrder: (ids: string[], moved: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const listProps = {
    onDragStart: (event: DragEvent) => {
      const id = rowOf(event)
      if (id === null) return
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', '')
      setDragged(id)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      const id = rowOf(event)
      if (over !== id) setOver(id)
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      const [from, to] = [ids.indexOf(dragged), ids.indexOf(rowOf(event) ?? '')]
      if (from >= 0 && to >= 0 && from !== to) onOrder(movedTo(ids, from, to), dragged)
      end()
    },
    onDragEnd: end,
  }
  return { dragged, over: over === dragged ? null : over, listProps }
}
