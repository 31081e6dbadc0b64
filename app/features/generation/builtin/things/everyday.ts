import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const edge = { stroke: ink[1], 'stroke-width': 1.5 }

const lighthouse = (): string =>
  place(
    0,
    58,
    { scale: 0.213 },
    path('M-56 -40L-36 -390H36L56 -40Z', use('paper')),
    path('M-51 -130L-46 -210H46L51 -130ZM-42 -290L-38 -356H38L42 -290Z', use('wine')),
    path('M6 -390H36L56 -40H12Z', ink[0], { opacity: 0.25 }),
    rect(-52, -404, 104, 16, use('steelRod')),
    rect(-28, -460, 56, 56, use('bulb'), { stroke: ink[1], 'stroke-width': 5 }),
    path('M-40 -460H40L0 -510Z', use('wine')),
    rect(-14, -90, 28, 50, use('woodDark')),
  )

const dog = (): string =>
  group(
    {},
    path('M26 40C48 34 54 14 46 2', 'none', { stroke: wood[3], 'stroke-width': 9, 'stroke-linecap': 'round' }),
    path('M-28 50C-34 16 -18 -4 -2 -6C22 -4 36 20 30 50Z', use('wood'), edge),
    path('M-12 50C-14 26 -8 8 -2 8C6 8 12 26 8 50Z', paper[3]),
    path(
      'M-28 -30C-28 -52 -16 -58 -2 -58C12 -58 24 -52 24 -30C24 -8 12 4 -2 4C-16 4 -28 -8 -28 -30Z',
      use('wood'),
      edge,
    ),
    path(
      'M-24 -50C-40 -52 -48 -30 -38 -10C-28 -10 -22 -28 -24 -50ZM20 -50C36 -52 44 -30 34 -10C24 -10 18 -28 20 -50Z',
      wood[1],
    ),
    ellipse(-2, -14, 15, 14, paper[3]),
    circle(-12, -34, 4.6, ink[0]),
    circle(8, -34, 4.6, ink[0]),
    circle(-13.4, -35.6, 1.6, '#ffffff'),
    circle(6.6, -35.6, 1.6, '#ffffff'),
    ellipse(-2, -20, 6.4, 4.6, ink[0]),
    line('M-2 -16V-10M-10 -8Q-5 -4 -2 -10Q1 -4 6 -8', ink[1], 2.2),
    path('M-20 2Q-2 12 16 2L15 9Q-2 18 -19 9Z', use('wine'), edge),
    circle(-2, 14, 4.4, use('brass'), edge),
  )

const ladder = (): string =>
  place(
    0,
    0,
    { turn: 8 },
    ...[-36, -18, 0, 18, 36].map((y) => rect(-22, y - 3, 44, 6, use('wood'), edge)),
    rect(-26, -54, 8, 108, use('wood'), { rx: 3, ...edge }),
    rect(18, -54, 8, 108, use('wood'), { rx: 3, ...edge }),
  )

const backpack = (): string =>
  group(
    {},
    path('M-14 -42C-14 -60 14 -60 14 -42', 'none', { stroke: wood[2], 'stroke-width': 6 }),
    path('M-34 46C-42 6 -40 -46 0 -46C40 -46 42 6 34 46Q0 54 -34 46Z', use('wine'), edge),
    path('M-36 -14C-34 -38 -20 -46 0 -46C20 -46 34 -38 36 -14Q0 2 -36 -14Z', wine[4], edge),
    path('M-26 14H26L24 44Q0 49 -24 44Z', wine[1], edge),
    ...[-18, 18].map((x) => rect(x - 4, -18, 8, 36, use('woodDark')) + rect(x - 6, -2, 12, 9, use('brass'), edge)),
    line('M-30 -20C-28 -32 -20 -39 -10 -41', '#ffffff', 2.4, { opacity: 0.5 }),
  )

const ticket = (): string =>
  place(
    0,
    0,
    { turn: -14 },
    path('M-54 -28H54V-9A9 9 0 0 0 54 9V28H-54V9A9 9 0 0 0 -54 -9Z', use('paper'), edge),
    rect(-42, -18, 58, 36, 'none', { stroke: wine[3], 'stroke-width': 2.4 }),
    line('M28 -24V24', wine[3], 2.4, { 'stroke-dasharray': '2 5' }),
    path('M-13 -12L-9 -3H0L-7 3L-4 12L-13 6L-22 12L-19 3L-26 -3H-17Z', use('brass'), edge),
    line('M36 -10H44M36 0H44M36 10H44', ink[3], 2.4),
  )

const chair = (): string =>
  group(
    {},
    ...[-26, 20].map((x) => rect(x, 12, 7, 42, use('woodDark'), edge)),
    path('M-28 -54H-20V14H-28ZM20 -54H28V14H20Z', use('wood'), edge),
    rect(-24, -52, 48, 12, use('wood'), { rx: 4, ...edge }),
    ...[-10, 0, 10].map((x) => rect(x - 2, -42, 4, 44, use('woodDark'))),
    path('M-32 2H32L38 16H-38Z', use('wine'), edge),
    rect(-38, 15, 76, 6, use('wood'), edge),
    ...[-37, 30].map((x) => rect(x, 20, 8, 34, use('wood'), edge)),
  )

const spoon = (): string =>
  place(
    0,
    0,
    { turn: 34 },
    path('M-4 -10H4L6 52Q0 57 -6 52Z', use('wood'), edge),
    path('M0 -58C18 -58 20 -14 0 -6C-20 -14 -18 -58 0 -58Z', use('wood'), edge),
    path('M0 -51C12 -51 13 -20 0 -14C-13 -20 -12 -51 0 -51Z', wood[1], { opacity: 0.7 }),
  )

const boots = (): string =>
  group(
    {},
    ...[-20, 16].map((x) =>
      place(
        x,
        x / 4,
        {},
        path('M-16 -46H12V14C24 18 38 20 38 38V44H-16Z', use('woodDark'), edge),
        path('M-18 42H39V50H-18Z', ink[1]),
        rect(-18, -50, 32, 11, use('wood'), { rx: 4, ...edge }),
        line('M-6 -30H12M-6 -18H12M-6 -6H12', brass[4], 2.6),
      ),
    ),
  )

const pencil = (): string =>
  place(
    0,
    0,
    { turn: 42 },
    rect(-8, -40, 16, 72, use('brass'), edge),
    rect(-8, -56, 16, 12, wine[4], { rx: 4, ...edge }),
    rect(-8, -46, 16, 8, use('steelRod'), edge),
    path('M-8 32H8L0 56Z', paper[3], edge),
    path('M-3 47H3L0 56Z', ink[0]),
    line('M-3 -36V30', '#ffffff', 2, { opacity: 0.5 }),
  )

export const everyday = { lighthouse, dog, ladder, backpack, ticket, chair, spoon, boots, pencil } as const
