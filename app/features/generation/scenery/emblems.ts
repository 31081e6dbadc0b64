import { starShape } from './magic.ts'
import { use } from './materials.ts'
import { brass, ink, paper, wine, wood } from './palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from './svg.ts'

/** Centred on the origin and about 100 high; the caller scales it. */
type Emblem = () => string

const crown: Emblem = () =>
  group(
    {},
    path('M-44 34L-50 -20L-24 4L0 -38L24 4L50 -20L44 34Z', use('brass'), { stroke: brass[1], 'stroke-width': 2 }),
    rect(-45, 30, 90, 14, use('brassBar'), { rx: 3 }),
    ...[
      [-50, -24],
      [0, -43],
      [50, -24],
    ].map(([x = 0, y = 0]) => circle(x, y, 7, use('brassPale'), { stroke: brass[1], 'stroke-width': 1.5 })),
    circle(0, 16, 7, wine[3]),
    circle(-24, 20, 5, ink[5]),
    circle(24, 20, 5, ink[5]),
  )

const anchor: Emblem = () =>
  group(
    {},
    path('M0 -48a11 11 0 1 1 -0.1 0ZM0 -42a5 5 0 1 0 0.1 0Z', ink[3], { 'fill-rule': 'evenodd' }),
    path(
      'M-5 -28H5V34C22 32 34 22 38 8L28 12L44 -10L54 14L46 10C42 34 24 48 0 50C-24 48 -42 34 -46 10L-54 14L-44 -10L-28 12L-38 8C-34 22 -22 32 -5 34Z',
      ink[3],
    ),
    rect(-24, -20, 48, 8, ink[3], { rx: 4 }),
    line('M-3 -26V36M-44 6C-42 26 -26 40 -6 43', ink[6], 3, { opacity: 0.8 }),
  )

const rose: Emblem = () =>
  group(
    {},
    line('M2 6C6 26 2 40 -4 52', '#2f6b4f', 6),
    path('M2 30C16 16 30 18 34 22C26 36 14 38 2 30ZM0 42C-14 30 -28 34 -32 38C-24 50 -10 50 0 42Z', '#3a7d5c'),
    circle(0, -16, 33, use('wine')),
    path('M-30 -26C-20 -54 20 -54 30 -26C20 -40 -20 -40 -30 -26Z', wine[4]),
    path('M-33 -16C-20 -2 6 -2 14 -20C18 8 -24 20 -33 -16ZM33 -16C26 10 0 14 -8 4C10 2 16 -8 33 -16Z', wine[4], {
      opacity: 0.9,
    }),
    line('M-14 -22C-10 -38 14 -36 14 -20C14 -8 -6 -6 -6 -18C-6 -26 6 -26 6 -18', wine[1], 4),
    path('M-26 -28C-20 -42 -6 -46 4 -46', 'none', {
      stroke: wine[5],
      'stroke-width': 4,
      opacity: 0.7,
      'stroke-linecap': 'round',
    }),
  )

const drum: Emblem = () =>
  group(
    {},
    path('M-44 -20V28C-44 46 44 46 44 28V-20Z', use('wine')),
    ...[-32, -10, 12, 34].map((x) => line(d`M${x - 10} -10L${x} 38L${x + 10} -8`, paper[4], 3)),
    path('M-46 -22V-10C-46 8 46 8 46 -10V-22Z', use('brassBar')),
    path('M-46 26V34C-46 54 46 54 46 34V26C46 44 -46 44 -46 26Z', use('brassBar')),
    ellipse(0, -22, 46, 14, use('paper'), { stroke: brass[1], 'stroke-width': 2 }),
    line('M-52 -50L6 -24M52 -54L0 -20', use('wood'), 6),
    circle(7, -24, 6, use('wood')),
    circle(-2, -20, 6, use('wood')),
  )

const star: Emblem = () =>
  group(
    {},
    path(starShape(48), use('brass'), { stroke: brass[1], 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    path('M0 -48L0 0L-11 -15Z M46 -15L0 0L18 -6Z', brass[6], { opacity: 0.4 }),
  )

const sun: Emblem = () => {
  const rays = Array.from({ length: 12 }, (_, index) =>
    place(
      0,
      0,
      { turn: index * 30 },
      path(index % 2 === 0 ? 'M-7 -28L0 -50L7 -28Z' : 'M-5 -28Q6 -36 0 -46Q10 -38 5 -28Z', use('brassPale')),
    ),
  )
  return group(
    {},
    ...rays,
    circle(0, 0, 28, use('brass'), { stroke: brass[1], 'stroke-width': 1.5 }),
    circle(-9, -4, 3, brass[1]),
    circle(9, -4, 3, brass[1]),
    line('M-10 8Q0 16 10 8', brass[1], 3),
  )
}

const cloud: Emblem = () =>
  group(
    {},
    path('M-40 30C-62 28 -58 -2 -36 -2C-38 -32 2 -40 12 -16C30 -28 54 -12 46 8C62 14 56 30 42 30Z', use('pearl')),
    path('M-30 20C-20 24 20 24 40 20', 'none', {
      stroke: ink[6],
      'stroke-width': 3,
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
    line('M-24 2C-26 -16 -4 -24 4 -8M16 -6C26 -12 36 -4 34 8', '#ffffff', 3, { opacity: 0.9 }),
  )

const moon: Emblem = () =>
  group(
    {},
    path('M14 -46A47 47 0 1 0 42 26A38 38 0 0 1 14 -46Z', use('moon'), { stroke: brass[2], 'stroke-width': 1.5 }),
    circle(-22, -8, 4, brass[2], { opacity: 0.5 }),
    circle(-10, 24, 6, brass[2], { opacity: 0.35 }),
    line('M-16 6q5 4 10 0', brass[1], 2.5),
  )

const boat: Emblem = () =>
  group(
    {},
    path('M-48 16H48L32 42H-34Z', use('wood'), { stroke: ink[1], 'stroke-width': 1.5 }),
    line('M0 16V-48', use('wood'), 5),
    path('M4 -46C34 -36 42 -10 40 8H4Z', use('paper')),
    path('M-4 -34C-22 -24 -30 -8 -32 8H-4Z', use('ivory')),
    line('M-46 22H42', brass[4], 3),
  )

const spool: Emblem = () =>
  group(
    {},
    rect(-20, -26, 40, 52, use('wine')),
    ...[-18, -9, 0, 9, 18].map((y) => line(d`M-20 ${y + 2}L20 ${y - 2}`, wine[5], 2, { opacity: 0.7 })),
    path('M-30 -42H30L24 -26H-24ZM-30 42H30L24 26H-24Z', use('brass'), { stroke: brass[1], 'stroke-width': 1.5 }),
    line('M20 14C40 10 30 44 46 48', wine[4], 3),
  )

const sandbag: Emblem = () =>
  group(
    {},
    line('M0 -50V-30', wood[5], 7),
    path('M-14 -24C-50 -6 -54 34 -40 46Q0 58 40 46C54 34 50 -6 14 -24Z', use('ivory'), {
      stroke: paper[0],
      'stroke-width': 2,
    }),
    path('M-20 -36H20L14 -20H-14Z', use('wine')),
    line('M-20 -8C-34 4 -36 24 -32 38', '#ffffff', 5, { opacity: 0.6 }),
    line('M4 -16C6 -2 4 10 8 24M14 -16C22 -6 22 0 24 8', paper[1], 2, { opacity: 0.6 }),
  )

const balance: Emblem = () =>
  group(
    {},
    path('M-4 -40H4L6 36H-6Z', use('brassRod')),
    path('M-28 46Q0 28 28 46Z', use('brass'), { stroke: brass[1], 'stroke-width': 1 }),
    path('M-46 -30Q0 -40 46 -30L46 -25Q0 -34 -46 -25Z', use('brass'), { stroke: brass[1], 'stroke-width': 1 }),
    circle(0, -42, 7, use('brassPale')),
    line('M-44 -28L-58 8M-44 -28L-30 8M44 -28L58 8M44 -28L30 8', brass[2], 2),
    path('M-62 8H-26Q-28 22 -44 22Q-60 22 -62 8ZM26 8H62Q60 22 44 22Q28 22 26 8Z', use('brass'), {
      stroke: brass[1],
      'stroke-width': 1,
    }),
  )

const handMirror: Emblem = () =>
  group(
    {},
    path('M-6 14H6L9 46Q0 54 -9 46Z', use('brassRod'), { stroke: brass[1], 'stroke-width': 1 }),
    ellipse(0, -16, 30, 34, use('brass'), { stroke: brass[1], 'stroke-width': 1.5 }),
    ellipse(0, -16, 22, 26, use('mirrorGlass')),
    path('M-14 -24Q-10 -38 2 -39L-8 -12Z', '#ffffff', { opacity: 0.6 }),
  )

export const emblems = {
  crown,
  anchor,
  rose,
  drum,
  star,
  sun,
  cloud,
  moon,
  boat,
  spool,
  sandbag,
  balance,
  handMirror,
} as const

export type EmblemName = keyof typeof emblems

export const emblem = (name: EmblemName, x: number, y: number, height: number, turn = 0): string =>
  place(x, y, { scale: height / 100, turn }, emblems[name]())
