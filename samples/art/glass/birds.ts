import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { corners, wash } from './light.ts'
import { lit, paint, wood } from './paints.ts'

interface Bird {
  back: string
  belly: string
  head: string
  mark?: 'throat' | 'cap' | 'owl' | 'stripe' | 'spots'
}

/** From the left: robin, chickadee, vireo; white-throated sparrow, ovenbird, barred owl. */
const birds: readonly Bird[] = [
  { back: '#4d4038', belly: '#c9572a', head: '#2d2622' },
  { back: '#7d7f80', belly: '#efe6d3', head: '#1d1d20', mark: 'cap' },
  { back: '#78824a', belly: '#f0ecd6', head: '#6c7f8d', mark: 'stripe' },
  { back: '#8a5f3a', belly: '#cfcac0', head: '#2a2320', mark: 'throat' },
  { back: '#6f6a3c', belly: '#f4eedc', head: '#6f6a3c', mark: 'spots' },
  { back: '#7a6553', belly: '#e4d8c4', head: '#7a6553', mark: 'owl' },
]

/** How each of them sings: lengths of strokes, 0 for a pause. */
const songs: readonly (readonly number[])[] = [
  [18, 18, 10, 18, 0, 18, 18, 10, 18],
  [60, 0, 60],
  [20, 20, 30, 0, 20, 20, 30],
  [60, 60, 0, 10, 10, 22, 0, 10, 10, 22, 0, 10, 10, 22],
  [14, 26, 0, 14, 26, 0, 14, 26],
  [16, 16, 16, 44, 0, 16, 16, 16, 50],
]

const owl = ({ back, belly }: Bird): string =>
  group(
    {},
    path('M-50 80C-70 10 -60 -60 0 -66C60 -60 70 10 50 80Q0 96 -50 80Z', back),
    path('M-30 80C-40 30 -36 0 0 -4C36 0 40 30 30 80Q0 90 -30 80Z', belly),
    ...[16, 34, 52, 70].map((y) => line(d`M-22 ${y}q8 8 14 0M8 ${y}q8 8 14 0`, '#6b5540', 4)),
    circle(-22, -28, 24, belly),
    circle(22, -28, 24, belly),
    circle(-22, -28, 11, '#1d1712'),
    circle(22, -28, 11, '#1d1712'),
    circle(-25, -31, 3.4, '#ffffff'),
    circle(19, -31, 3.4, '#ffffff'),
    path('M-6 -22L0 -4L6 -22Z', '#d9a33a'),
    line('M-20 84v12M20 84v12', '#b98a3a', 6),
  )

const bird = (one: Bird): string => {
  const { back, belly, head, mark } = one
  if (mark === 'owl') return owl(one)
  return group(
    {},
    line('M6 60V92M24 58V92', '#8a6a3a', 5),
    path('M-70 30L-128 58L-120 72L-50 56Z', back),
    path('M-60 20C-56 -30 -10 -50 30 -40C70 -30 76 20 44 50C20 72 -40 66 -60 20Z', back),
    path('M-36 40C-20 72 24 70 44 50C70 20 66 -14 52 -26C44 20 0 40 -36 40Z', belly),
    circle(42, -44, 33, head),
    path('M70 -52L98 -42L70 -34Z', '#e0a83c'),
    path('M-56 14C-40 -14 -4 -24 20 -14C4 26 -30 38 -56 14Z', head, { opacity: 0.45 }),
    mark === 'cap' ? path('M24 -40Q40 -16 66 -30L60 -44Z', '#ffffff') : '',
    mark === 'stripe' ? line('M16 -58Q42 -66 70 -54', '#ffffff', 6) : '',
    mark === 'throat'
      ? group(
          {},
          path('M32 -22Q52 -2 68 -28Q54 -34 32 -22Z', '#ffffff'),
          line('M14 -60Q40 -76 68 -56', '#ffffff', 7),
          line('M14 -48Q40 -60 66 -46', '#e9c44a', 5),
        )
      : '',
    mark === 'spots'
      ? group(
          {},
          ...[
            [10, 38],
            [26, 26],
            [38, 40],
            [44, 12],
            [20, 52],
          ].map(([x, y]) => circle(x!, y!, 5, '#4b3d2c')),
        )
      : '',
    circle(52, -50, 7, '#ffffff'),
    circle(53, -50, 5, '#14100c'),
    circle(51, -52, 1.8, '#ffffff'),
  )
}

const song = (strokes: readonly number[]): string => {
  let x = 0
  const parts = strokes.map((length) => {
    const from = x
    x += length === 0 ? 14 : length + 7
    return length === 0 ? '' : d`M${from} 0h${length}`
  })
  return place(-x / 2, 0, {}, line(parts.join(''), '#3a2c22', 7))
}

/** On cloth with a rod at its head; three by two. */
export const birdChart = (width: number, height: number): string =>
  group(
    {},
    rect(0, 0, width, height, '#f3e6c4'),
    rect(0, 0, width, height, paint('paper'), { opacity: 0.6 }),
    rect(14, 14, width - 28, height - 28, 'none', { stroke: '#9a7a48', 'stroke-width': 4 }),
    rect(-16, -16, width + 32, 26, wood[2], { rx: 12 }),
    rect(-16, height - 10, width + 32, 24, wood[2], { rx: 12 }),
    ...birds.map((one, at) => {
      const wide = width / (width > height ? 3 : 2)
      const high = height / (width > height ? 2 : 3)
      const columns = width > height ? 3 : 2
      const [cx, cy] = [wide * ((at % columns) + 0.5), high * (Math.floor(at / columns) + 0.42)]
      const scale = Math.min(wide / 300, high / 310)
      return group(
        {},
        place(
          cx,
          cy + 10 * scale,
          { scale },
          path('M-120 100Q0 76 120 96', 'none', { stroke: '#6b4a2a', 'stroke-width': 10, 'stroke-linecap': 'round' }),
          path('M84 96q20 -30 44 -22q-10 24 -44 22Z', '#6f9a4f'),
          bird(one),
        ),
        place(cx, cy + 136 * scale, { scale: scale * 0.76 }, song(songs[at]!)),
      )
    }),
  )

/** 1280 x 720. */
export const drawBirdChart = (): string =>
  lit(
    rect(0, 0, 1280, 720, '#8fb08a'),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => line(d`M${at * 213} 0V720`, '#7a9c78', 10)),
    place(60, 40, {}, birdChart(1160, 640)),
    ellipse(1180, 80, 200, 60, '#ffffff', { opacity: 0.12 }),
    wash(300, 120, 700, 380, 'gold', 0.25),
    corners(1280, 720, 0.7),
  )
