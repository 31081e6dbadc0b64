import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { arrowStep } from '#app/shared/arrow-keys.ts'
import type { Point } from './geometry.ts'

export const zooms = [1, 1.5, 2, 3] as const

export interface Picking {
  zoom: number
  setZoom: (zoom: number) => void
  cross: Point | null
  setCross: (cross: Point | null) => void
  said: string
  /** Moves the cross with the arrow keys, in longer steps with Shift. @returns whether it handled the key */
  onKey: (event: KeyboardEvent) => boolean
}

/** @returns one object for all pictures that it is given to: they zoom together and share one cross */
export function usePicking(): Picking {
  const [zoom, setZoom] = useState<number>(zooms[0])
  const [cross, setCross] = useState<Point | null>(null)
  const onKey = (event: KeyboardEvent): boolean => {
    const step = arrowStep(event.key)
    if (!step) return false
    event.preventDefault()
    event.stopPropagation()
    const size = event.shiftKey ? 10 : 2
    const from = cross ?? { x: 50, y: 50 }
    setCross({ x: within(from.x + step.x * size), y: within(from.y + step.y * size) })
    return true
  }
  const said = cross ? m.puzzles_picture_cross({ across: cross.x, down: cross.y }) : ''
  return { zoom, setZoom, cross, setCross, said, onKey }
}

const within = (percent: number) => Math.min(99, Math.max(1, percent))
