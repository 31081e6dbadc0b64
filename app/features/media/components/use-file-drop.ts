import { useRef, useState } from 'react'
import type { ClipboardEvent, DragEvent } from 'react'

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

export function useFileDrop(take: (files: readonly File[]) => void) {
  const [hovering, setHovering] = useState(false)
  // enter and leave also fire for child elements; their difference tells whether the pointer is still inside
  const depth = useRef(0)

  const settle = (change: number) => {
    depth.current = Math.max(0, depth.current + change)
    setHovering(depth.current > 0)
  }

  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      settle(1)
    },
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDragLeave: (event: DragEvent) => {
      if (carriesFiles(event)) settle(-1)
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      settle(-depth.current)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) take(files)
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    },
  }
  return { hovering, handlers }
}
