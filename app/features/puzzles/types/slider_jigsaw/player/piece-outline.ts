import type { Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { columnOf, rowOf } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'

/** As a fraction of the piece's side. The piece's picture is larger by this much on each side. */
export const tabReach = 0.22

type Side = 'top' | 'right' | 'bottom' | 'left'

const points: Record<Side, (along: number, out: number) => [number, number]> = {
  top: (along, out) => [along, -out],
  right: (along, out) => [1 + out, along],
  bottom: (along, out) => [1 - along, 1 + out],
  left: (along, out) => [-out, 1 - along],
}

/** 1: a tab, -1: a notch, 0: the picture's edge. A tab always meets a notch; the pattern does not reveal the order. */
function tabs({ columns, rows }: Shape, row: number, column: number): Record<Side, number> {
  const even = (row + column) % 2 === 0
  const [acrossways, upright] = even ? [1, -1] : [-1, 1]
  return {
    top: row === 0 ? 0 : upright,
    bottom: row === rows - 1 ? 0 : upright,
    left: column === 0 ? 0 : acrossways,
    right: column === columns - 1 ? 0 : acrossways,
  }
}

/** Height of the control points of the knob's curve: its top is at three quarters of it. */
const handle = (tabReach - 0.01) / 0.75

function sidePath(side: Side, tab: number, at: (x: number, y: number) => string): string {
  const point = (along: number, out: number) => at(...points[side](along, out))
  if (tab === 0) return `L ${point(1, 0)}`
  return `L ${point(0.4, 0)} C ${point(0.26, tab * handle)} ${point(0.74, tab * handle)} ${point(0.6, 0)} L ${point(1, 0)}`
}

export function pieceOutline(shape: Shape, tile: number): string {
  const size = 1 + 2 * tabReach
  const at = (x: number, y: number) => `${((x + tabReach) / size).toFixed(4)} ${((y + tabReach) / size).toFixed(4)}`
  const kinds = tabs(shape, rowOf(shape, tile), columnOf(shape, tile))
  const sides = (['top', 'right', 'bottom', 'left'] as const).map((side) => sidePath(side, kinds[side], at))
  return `M ${at(0, 0)} ${sides.join(' ')} Z`
}
