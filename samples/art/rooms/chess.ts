import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { clipTo, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const ink = '#1d1830'
const size = 170
const columns = ['a', 'b', 'c', 'd', 'e']

/** Where a piece stands: column and row, counted from 0 at the lower left. */
export const position = {
  whiteKing: [0, 0],
  whiteRooks: [
    [0, 3],
    [4, 0],
  ],
  blackKing: [2, 4],
} as const

const corner = ([column, row]: readonly [number, number]) => ({ x: 100 + column * size, y: 40 + (4 - row) * size })

function field(column: number, row: number): string {
  const { x, y } = corner([column, row])
  const isDark = (column + row) % 2 === 0
  const hatching = Array.from(
    { length: 24 },
    (_, at) => d`M${x + (at - 12) * 15} ${y + size}L${x + (at - 12) * 15 + size} ${y}`,
  )
  return group(
    {},
    isDark ? clipTo(d`M${x} ${y}h${size}v${size}h${-size}Z`, line(hatching.join(''), '#a7a2b3', 3)) : '',
    rect(x, y, size, size, 'none', { stroke: ink, 'stroke-width': 3 }),
  )
}

const rook = 'M-44 56H44V36L30 24V-18L40 -28V-56H20V-42H10V-56H-10V-42H-20V-56H-40V-28L-30 -18V24L-44 36Z'
const king =
  'M-44 56H44V38L34 28C62 0 44 -34 10 -26V-40H24V-54H10V-70H-10V-54H-24V-40H-10V-26C-44 -34 -62 0 -34 28L-44 38Z'

const piece = (shape: string, at: readonly [number, number], fill: string): string => {
  const { x, y } = corner(at)
  return place(
    x + size / 2,
    y + size / 2 + 4,
    {},
    path(shape, fill, { stroke: ink, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
  )
}

export const drawPosition = (): string =>
  group(
    {},
    rect(0, 0, 1000, 1000, '#ffffff'),
    ...columns.flatMap((_, column) => [0, 1, 2, 3, 4].map((row) => field(column, row))),
    ...columns.map((name, column) =>
      lettering(name, corner([column, 0]).x + size / 2, 966, { size: 68, fill: ink, slope: 'italic', align: 'middle' }),
    ),
    ...[0, 1, 2, 3, 4].map((row) =>
      lettering(String(row + 1), 50, corner([0, row]).y + size / 2 + 22, { size: 62, fill: ink, align: 'middle' }),
    ),
    piece(king, position.whiteKing, '#ffffff'),
    ...position.whiteRooks.map((at) => piece(rook, at, '#ffffff')),
    piece(king, position.blackKing, ink),
  )
