import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

/* Every thing is drawn around its own centre, about 100 high and lit from the upper left. */

const edge = { stroke: ink[1], 'stroke-width': 1.5 }

const sword = (): string =>
  place(
    0,
    0,
    { turn: 32 },
    path('M-6 16V-44L0 -60L6 -44V16Z', use('steel'), edge),
    path('M-6 16V-44L0 -60V16Z', '#ffffff', { opacity: 0.35 }),
    path('M-28 14Q0 24 28 14L26 24Q0 32 -26 24Z', use('brass'), edge),
    rect(-4.5, 22, 9, 26, use('wine'), { rx: 2 }),
    line('M-4 28L4 32M-4 35L4 39M-4 42L4 46', brass[3], 1.6),
    circle(0, 53, 7, use('brass'), edge),
  )

const dagger = (): string =>
  place(
    0,
    0,
    { turn: -38 },
    path('M-7 4C-8 -20 -4 -40 0 -56C4 -40 8 -20 7 4Z', use('steel'), edge),
    line('M0 0V-44', ink[3], 1.6, { opacity: 0.7 }),
    path('M-20 2Q0 10 20 2L18 12Q0 18 -18 12Z', use('brass'), edge),
    path('M-5 13H5L7 42Q0 50 -7 42Z', use('woodDark'), edge),
    circle(0, 46, 6, use('brassPale'), edge),
  )

const axe = (): string =>
  place(
    0,
    0,
    { turn: 24 },
    path('M-4 -46H4L6 54H-6Z', use('wood'), edge),
    path('M4 -40C20 -42 34 -52 38 -54C46 -34 46 -16 38 2C30 -6 20 -12 4 -14Z', use('steel'), edge),
    path('M38 -54C46 -34 46 -16 38 2C35 -1 34 -3 32 -4C39 -20 39 -34 33 -51Z', '#ffffff', { opacity: 0.6 }),
  )

const hammer = (): string =>
  place(
    0,
    0,
    { turn: -28 },
    path('M-5 -30H5L7 54H-7Z', use('wood'), edge),
    path('M-34 -48H18Q36 -46 40 -30Q26 -34 18 -26H-34Z', use('steel'), edge),
    rect(-37, -50, 9, 26, use('brassRod'), { rx: 2 }),
  )

const gun = (): string =>
  place(
    0,
    0,
    { turn: -12 },
    path('M-50 -20H34Q42 -20 44 -10V-2H-50Z', use('steelRod'), edge),
    path('M10 -4H42C42 14 54 30 48 46H26C28 28 14 18 10 -4Z', use('wood'), edge),
    path('M8 -2C6 14 16 18 24 14', 'none', { stroke: brass[3], 'stroke-width': 4 }),
    path('M26 -20L38 -34L44 -28L38 -18Z', use('brass'), edge),
    line('M-46 -16H24', '#ffffff', 2, { opacity: 0.5 }),
  )

const magnifier = (): string =>
  place(
    0,
    0,
    { turn: -38 },
    rect(-6, 20, 12, 42, use('wood'), { rx: 5 }),
    rect(-5, 14, 10, 12, use('brassRod')),
    circle(0, -16, 34, use('brass'), edge),
    circle(0, -16, 27, use('mirrorGlass'), { opacity: 0.9 }),
    path('M-20 -22A22 22 0 0 1 0 -38L0 -30A16 16 0 0 0 -12 -20Z', '#ffffff', { opacity: 0.75 }),
    circle(0, -16, 27, 'none', { stroke: brass[1], 'stroke-width': 2 }),
  )

const telescope = (): string =>
  group(
    {},
    line('M0 6L-24 50M0 6L26 50M0 6V46', use('wood'), 5),
    place(
      0,
      -4,
      { turn: -26 },
      path('M-50 -9L-14 -10V10L-50 9Z', use('brassBar'), edge),
      path('M-16 -13L22 -14V14L-16 13Z', use('wineDeep'), edge),
      path('M20 -17L52 -19V19L20 17Z', use('brassBar'), edge),
      ellipse(52, 0, 5, 19, use('mirrorGlass'), edge),
      line('M-44 -5H-16M-10 -8H18M24 -11L48 -12', '#ffffff', 2, { opacity: 0.55 }),
    ),
    circle(0, 4, 6, use('brass'), edge),
  )

const lock = (): string => padlock('M-24 -6V-22A24 24 0 0 1 24 -22V-6H14V-22A14 14 0 0 0 -14 -22V-6Z')
export const openLock = (): string => padlock('M-24 -6V-36A24 24 0 0 1 24 -36V-24H14V-36A14 14 0 0 0 -14 -36V-6Z')

const padlock = (shackle: string): string =>
  group(
    {},
    path(shackle, use('steel'), edge),
    path('M-36 -10H36V34Q36 46 24 46H-24Q-36 46 -36 34Z', use('brass'), edge),
    rect(-31, -5, 62, 46, 'none', { stroke: brass[6], 'stroke-opacity': 0.5, 'stroke-width': 2, rx: 8 }),
    path('M0 4a8 8 0 0 1 4 15L7 32H-7L-4 19A8 8 0 0 1 0 4Z', ink[0]),
  )

const lever = (): string =>
  group(
    {},
    path('M-42 50V36Q-42 22 -28 22H28Q42 22 42 36V50Z', use('steel'), edge),
    path('M-18 24H18V34H-18Z', ink[0]),
    place(0, 28, { turn: 24 }, rect(-4, -68, 8, 68, use('brassRod')), circle(0, -72, 11, use('wine'), edge)),
    circle(-30, 40, 3, brass[4]),
    circle(30, 40, 3, brass[4]),
  )

const bomb = (): string =>
  group(
    {},
    circle(-4, 12, 36, use('silk'), edge),
    path('M-30 4A27 27 0 0 1 -8 -18L-7 -11A20 20 0 0 0 -23 6Z', ink[7], { opacity: 0.6 }),
    place(14, -16, { turn: 30 }, rect(-9, -12, 18, 14, use('steelRod'), edge)),
    path('M22 -24C30 -44 42 -26 46 -44', 'none', { stroke: paper[3], 'stroke-width': 3 }),
    circle(46, -46, 8, use('bulb')),
    circle(46, -46, 20, use('glow'), { style: 'mix-blend-mode:screen' }),
  )

const umbrella = (): string =>
  group(
    {},
    path('M-2 -40H2V36Q2 48 12 48Q20 48 20 40', 'none', { stroke: wood[5], 'stroke-width': 4 }),
    path(
      'M-50 -4C-46 -36 -24 -48 0 -48C24 -48 46 -36 50 -4Q38 -12 26 -4Q13 -12 0 -4Q-13 -12 -26 -4Q-38 -12 -50 -4Z',
      use('wine'),
      edge,
    ),
    path('M-26 -4C-24 -30 -12 -46 0 -48C12 -46 24 -30 26 -4Q13 -12 0 -4Q-13 -12 -26 -4Z', '#ffffff', { opacity: 0.14 }),
  )

export const closedUmbrella = (): string =>
  group(
    {},
    path('M-2 -50H2V36Q2 48 12 48Q20 48 20 40', 'none', { stroke: wood[5], 'stroke-width': 4 }),
    path('M0 -46C10 -28 13 2 6 26H-6C-13 2 -10 -28 0 -46Z', use('wine'), edge),
    line('M-1 -40C-7 -20 -7 4 -3 24M2 -36C6 -16 6 4 3 24', '#ffffff', 1.6, { opacity: 0.3 }),
    rect(-10, 6, 20, 5, use('brass'), { rx: 2 }),
  )

const compass = (): string =>
  group(
    {},
    circle(0, -46, 7, 'none', { stroke: brass[3], 'stroke-width': 4 }),
    circle(0, 4, 42, use('brass'), edge),
    circle(0, 4, 34, use('paper'), { stroke: brass[1], 'stroke-width': 2 }),
    ...Array.from({ length: 16 }, (_, index) =>
      place(0, 4, { turn: index * 22.5 }, rect(-1, -31, 2, index % 4 === 0 ? 9 : 5, ink[2])),
    ),
    place(0, 4, { turn: 34 }, path('M-6 0L0 -26L6 0Z', '#a3213f'), path('M-6 0L0 26L6 0Z', ink[3])),
    circle(0, 4, 4, use('brass'), edge),
    path('M-28 -6A30 30 0 0 1 4 -25Q-14 -14 -28 -6Z', '#ffffff', { opacity: 0.55 }),
  )

const spectacles = (): string =>
  group(
    {},
    ...[-26, 26].map((x) =>
      group({}, circle(x, 4, 21, use('glass')), circle(x, 4, 21, 'none', { stroke: brass[3], 'stroke-width': 5 })),
    ),
    line('M-6 0Q0 -6 6 0M-47 0L-50 -26M47 0L50 -26', brass[3], 4),
    line('M-36 -6Q-30 -14 -20 -14M16 -6Q22 -14 32 -14', '#ffffff', 3, { opacity: 0.8 }),
  )

const torch = (): string =>
  group(
    {},
    path('M-9 0H9L4 52H-4Z', use('wood'), edge),
    path('M-15 -10H15L10 6H-10Z', use('steel'), edge),
    path('M0 -56C22 -34 18 -14 0 -8C-18 -14 -22 -30 -8 -40C-8 -32 0 -34 0 -56Z', use('ember')),
    path('M0 -36C10 -24 8 -14 0 -12C-8 -14 -8 -24 0 -36Z', use('bulb')),
    circle(0, -28, 48, use('glow'), { style: 'mix-blend-mode:screen' }),
  )

const scissors = (): string =>
  group(
    {},
    path('M-30 -52Q-20 -50 -14 -38L8 14L0 18Z', use('steel'), edge),
    path('M30 -52Q20 -50 14 -38L-8 14L0 18Z', use('steel'), edge),
    circle(0, 4, 4, use('brass'), edge),
    ...[-17, 17].map((x) => ellipse(x, 34, 12, 16, 'none', { stroke: brass[3], 'stroke-width': 7 })),
  )

const gearWheel = (): string => {
  const teeth = Array.from({ length: 10 }, (_, index) =>
    place(0, 0, { turn: index * 36 }, rect(-8, -50, 16, 20, use('brass'))),
  )
  return group(
    {},
    ...teeth,
    circle(0, 0, 38, use('brass'), edge),
    circle(0, 0, 26, ink[1]),
    ...[0, 60, 120].map((turn) => place(0, 0, { turn }, rect(-4, -30, 8, 60, use('brassDull')))),
    circle(0, 0, 11, use('brassPale'), edge),
    circle(0, 0, 4, ink[0]),
  )
}

const chain = (): string =>
  group(
    {},
    ...[-36, -12, 12, 36].map((at, index) =>
      place(
        at * 0.7,
        at,
        { turn: index % 2 ? -20 : -60 },
        ellipse(0, 0, 10, 18, 'none', { stroke: use('steel'), 'stroke-width': 7 }),
      ),
    ),
  )

const syringe = (): string =>
  place(
    0,
    0,
    { turn: 40 },
    rect(-1, -58, 2, 24, '#d8cfe6'),
    path('M-10 -34H10V26H-10Z', use('glass'), { stroke: '#e6dbff', 'stroke-width': 2 }),
    rect(-8, -16, 16, 40, '#6fc48f', { opacity: 0.85 }),
    rect(-16, 26, 32, 6, use('steelRod'), { rx: 2 }),
    rect(-3, 30, 6, 20, use('steelRod')),
    rect(-10, 48, 20, 6, use('steelRod'), { rx: 2 }),
    line('M-6 -30V18', '#ffffff', 2, { opacity: 0.6 }),
  )

const anchor = (): string =>
  group(
    {},
    circle(0, -43, 9, 'none', { stroke: use('brass'), 'stroke-width': 5 }),
    path(
      'M-5 -34H5V34C22 32 34 22 38 8L28 12L44 -10L54 14L46 10C42 34 24 48 0 50C-24 48 -42 34 -46 10L-54 14L-44 -10L-28 12L-38 8C-34 22 -22 32 -5 34Z',
      use('brass'),
      edge,
    ),
    rect(-26, -24, 52, 9, use('brassBar'), { rx: 4, ...edge }),
    line('M-2 -12V34', brass[6], 2, { opacity: 0.7 }),
  )

const hourglass = (): string => {
  const glass = 'M-26 -40H26C26 -14 6 -8 6 0C6 8 26 14 26 40H-26C-26 14 -6 8 -6 0C-6 -8 -26 -14 -26 -40Z'
  return group(
    {},
    clipTo(
      glass,
      path('M-24 -20H24L2 0H-2Z', brass[4]),
      path('M-24 40Q0 6 24 40Z', brass[4]),
      rect(-1, 0, 2, 30, brass[4]),
    ),
    path(glass, use('glass'), { stroke: '#e6dbff', 'stroke-width': 2, 'stroke-opacity': 0.6 }),
    ...[-33, 33].map((x) => rect(x - 3, -42, 6, 84, use('brassRod'))),
    rect(-42, -52, 84, 12, use('wood'), { rx: 4, ...edge }),
    rect(-42, 40, 84, 12, use('wood'), { rx: 4, ...edge }),
    line(d`M-18 -34Q-18 -20 -10 -12`, '#ffffff', 3, { opacity: 0.7 }),
  )
}

export const tools = {
  sword,
  dagger,
  axe,
  hammer,
  gun,
  magnifier,
  telescope,
  lock,
  lever,
  bomb,
  umbrella,
  compass,
  spectacles,
  torch,
  anchor,
  scissors,
  gearWheel,
  chain,
  syringe,
  hourglass,
} as const
