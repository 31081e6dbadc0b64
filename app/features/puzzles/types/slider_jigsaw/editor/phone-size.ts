import type { Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'

/**
 * A phone of 360 by 740 pixels, what of its width the player's dialog leaves to a board, and the part of its height
 * that a board may take (see `board-grid.tsx`).
 */
const phone = { width: 360 - 48, height: 740 * 0.52 }

const frame = 12
const gap = 3
const narrowest = 44

export function phoneBoard({ columns, rows }: Pick<Shape, 'columns' | 'rows'>): { width: number; tile: number } {
  const outer = frame + gap * (columns - 1)
  const room = Math.min(phone.width, (phone.height * columns) / rows)
  const tile = Math.max(narrowest, Math.floor((room - outer) / columns))
  return { width: tile * columns + outer, tile }
}
