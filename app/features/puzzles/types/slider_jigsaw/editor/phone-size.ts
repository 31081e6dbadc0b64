import type { Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'

/** What a phone of 360 by 740 pixels leaves to a board in the player's dialog (see `board-grid.tsx`). */
const phone = { width: 360 - 48, height: 740 * 0.52 }

const frame = 12
const gap = 3
const narrowest = 44

/** `tile`: its shorter side. @param ratio width by height of a tile */
export function phoneBoard(
  { columns, rows }: Pick<Shape, 'columns' | 'rows'>,
  ratio: number,
): { width: number; tile: number } {
  const outer = frame + gap * (columns - 1)
  const room = Math.min(phone.width, (phone.height * columns * ratio) / rows)
  const wide = Math.max(narrowest, Math.floor((room - outer) / columns))
  return { width: wide * columns + outer, tile: Math.floor(Math.min(wide, wide / ratio)) }
}
