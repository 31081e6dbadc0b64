import { use } from '#app/features/generation/scenery/materials.ts'
import { ink } from '#app/features/generation/scenery/palette.ts'
import { d, group, line, path, place } from '#app/features/generation/scenery/svg.ts'

const LEAF = ['#3f7d4c', '#5fa25d', '#86c277'] as const

export function carrot(x: number, y: number, length: number, turn: number, toasted = false): string {
  const leaves = [-26, -9, 9, 26].map((lean, index) =>
    path(
      d`M2 0C-14 ${lean * 0.3 - 6} -30 ${lean - 8} -46 ${lean}C-32 ${lean + 9} -14 ${lean * 0.4 + 6} 2 0Z`,
      LEAF[index % 3] ?? LEAF[0],
    ),
  )
  const rings = [14, 30, 47, 64].map((at, index) =>
    line(d`M${at} ${index % 2 ? -4 : -12}q4 5 1 10`, toasted ? '#3b150b' : '#9a4317', 1.6, { opacity: 0.7 }),
  )
  const marks = [16, 34, 52, 69].map((at) => line(d`M${at} -13L${at + 9} 12`, ink[0], 4.5, { opacity: 0.55 }))
  return place(
    x,
    y,
    { scale: length / 100, turn },
    ...(toasted ? [line('M2 0L-9 -2', '#5d6b3a', 6)] : leaves),
    path('M0 -16C26 -20 66 -10 100 2C66 14 26 20 0 16Q-9 0 0 -16Z', use(toasted ? 'carrotToasted' : 'carrot')),
    path('M4 -12C28 -15 56 -9 78 -3C54 -7 28 -8 6 -5Z', '#ffe2b0', { opacity: 0.55 }),
    ...(toasted ? marks : rings),
  )
}

/** x, y is the middle of the rim. */
export const carrotHeap = (x: number, y: number, width: number): string =>
  group(
    {},
    ...[
      [-0.34, 4, 108],
      [0.36, 2, 70],
      [-0.12, -14, 98],
      [0.18, -12, 84],
      [0.02, -2, 92],
      [-0.24, 8, 78],
      [0.28, 10, 104],
    ].map(([at = 0, lift = 0, turn = 90]) => carrot(x + width * at, y - 12 + lift, 92, turn)),
  )
