import type { ClockTime } from '#app/features/generation/understanding/clock-times.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const edge = { stroke: ink[1], 'stroke-width': 1.5 }

const pocketWatch = (hands: ClockTime | null = null): string =>
  group(
    {},
    path('M0 -44C10 -62 34 -52 44 -36', 'none', { stroke: brass[3], 'stroke-width': 3, 'stroke-dasharray': '5 2' }),
    circle(0, -40, 8, 'none', { stroke: brass[3], 'stroke-width': 4 }),
    circle(0, 8, 42, use('brass'), edge),
    circle(0, 8, 34, use('paper'), { stroke: brass[1], 'stroke-width': 2 }),
    ...Array.from({ length: 12 }, (_, index) =>
      place(0, 8, { turn: index * 30 }, rect(-1.4, -31, 2.8, index % 3 === 0 ? 8 : 5, ink[2])),
    ),
    ...(hands
      ? [
          place(0, 8, { turn: ((hands.hour % 12) + hands.minute / 60) * 30 }, path('M-2.500 4L0 -18L2.500 4Z', ink[1])),
          place(0, 8, { turn: hands.minute * 6 }, path('M-2 5L0 -26L2 5Z', ink[1])),
        ]
      : []),
    circle(0, 8, 3, use('brass')),
    path('M-28 0A29 29 0 0 1 4 -21Q-14 -10 -28 0Z', '#ffffff', { opacity: 0.55 }),
  )

const typewriter = (): string =>
  group(
    {},
    rect(-28, -52, 56, 36, use('paper'), edge),
    line('M-20 -44H18M-20 -37H20M-20 -30H10', ink[4], 1.8, { opacity: 0.6 }),
    rect(-46, -22, 92, 14, use('steelRod'), { rx: 6 }),
    path('M-44 -12H44L54 46H-54Z', use('silk'), edge),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 8 }, (_, index) =>
        circle(-33 - row * 2 + index * (9.5 + row * 0.6), 6 + row * 13, 4, use('ivory')),
      ),
    ),
    line('M-40 -8L-44 -2', ink[6], 2),
  )

const telephone = (): string =>
  group(
    {},
    path('M-26 -10H26L44 46H-44Z', use('silk'), edge),
    path('M-52 -32C-48 -52 48 -52 52 -32L50 -18H30L28 -28H-28L-30 -18H-50Z', use('wine'), edge),
    circle(0, 18, 19, use('brass'), edge),
    ...Array.from({ length: 10 }, (_, index) => place(0, 18, { turn: index * 32 }, circle(0, -13.5, 2.8, ink[1]))),
    circle(0, 18, 7, use('paper')),
    rect(-14, -22, 28, 13, use('silk')),
    line('M-44 -36C-30 -44 10 -44 30 -42', wine[5], 3, { opacity: 0.6 }),
  )

const camera = (): string =>
  group(
    {},
    rect(-22, -40, 30, 16, use('steelRod'), { rx: 3 }),
    rect(-50, -28, 100, 66, use('wineDeep'), { rx: 8, ...edge }),
    rect(-50, -28, 100, 14, use('steel'), { rx: 6 }),
    circle(0, 8, 27, use('brass'), edge),
    circle(0, 8, 20, ink[0]),
    circle(0, 8, 14, use('mirrorGlass')),
    circle(-5, 3, 4, '#ffffff', { opacity: 0.8 }),
    circle(36, -20, 5, use('bulb')),
  )

const radio = (): string =>
  group(
    {},
    line('M24 -30L40 -56', brass[3], 3),
    path('M-50 46V-10Q-50 -36 -20 -36H20Q50 -36 50 -10V46Z', use('wood'), edge),
    circle(-18, 6, 22, use('brassDull'), edge),
    ...[-30, -24, -18, -12, -6].map((x) => line(d`M${x} -10V22`, ink[0], 2.4, { opacity: 0.6 })),
    rect(12, -14, 28, 18, use('bulb'), { rx: 3, ...edge }),
    line('M24 -12V2', '#a3213f', 2),
    circle(17, 24, 7, use('brass'), edge),
    circle(36, 24, 7, use('brass'), edge),
  )

const violin = (): string =>
  place(
    0,
    4,
    { turn: 24 },
    path(
      'M0 -22C22 -24 26 -2 14 6C32 14 28 48 0 48C-28 48 -32 14 -14 6C-26 -2 -22 -24 0 -22Z',
      use('carrotToasted'),
      edge,
    ),
    rect(-4, -58, 8, 62, use('pitch')),
    path('M-6 -58H6V-66Q0 -72 -6 -66Z', use('wood')),
    line('M-2 -56V36M2 -56V36', brass[6], 0.9),
    rect(-9, 26, 18, 4, use('wood')),
    line('M-14 14q-4 6 0 12M14 14q4 6 0 12', ink[0], 2.4),
    line('M-18 -10C-16 -18 -8 -20 -4 -20', '#ffffff', 3, { opacity: 0.4 }),
  )

const musicBox = (): string =>
  group(
    {},
    path('M-44 -8L-34 -46H46L44 -8Z', use('wineDeep'), edge),
    path('M-30 -40H38L36 -14H-36Z', use('mirrorGlass'), { opacity: 0.7 }),
    rect(-46, -8, 90, 50, use('wine'), { rx: 3, ...edge }),
    rect(-40, 2, 78, 34, 'none', { stroke: brass[4], 'stroke-width': 2, rx: 3 }),
    circle(0, -12, 5, use('skinRose')),
    path('M-10 0L0 -14L10 0Z', use('pearl')),
    path('M0 8l3 8 8 0-6 6 2 8-7-5-7 5 2-8-6-6 8 0z', brass[4]),
    line('M44 20H54V10', brass[3], 4),
  )

const teacup = (): string => cup(true)
export const emptyTeacup = (): string => cup(false)

const cup = (isFull: boolean): string =>
  group(
    {},
    path('M30 -8C56 -14 54 22 22 22', 'none', { stroke: use('pearl'), 'stroke-width': 7 }),
    path('M-38 -14H36C36 18 22 34 0 34C-22 34 -38 18 -38 -14Z', use('pearl'), edge),
    ellipse(-1, -14, 37, 8, isFull ? wood[3] : paper[4], { stroke: brass[4], 'stroke-width': 2 }),
    path('M-52 36Q0 54 52 36L44 44Q0 58 -44 44Z', use('pearl'), edge),
    isFull ? line('M-14 -26C-22 -38 -4 -40 -12 -52M8 -26C0 -38 18 -42 10 -54', '#ffffff', 4, { opacity: 0.4 }) : '',
    path('M-26 0Q0 12 24 0L22 8Q0 18 -24 8Z', wine[3], { opacity: 0.8 }),
  )

const cake = (): string =>
  group(
    {},
    ellipse(0, 42, 54, 9, use('brass'), edge),
    path('M-42 4V38Q0 52 42 38V4Z', use('carrotToasted'), edge),
    path(
      'M-42 4C-42 -14 42 -14 42 4V14Q36 26 30 14Q22 28 14 16Q6 30 -4 16Q-12 28 -20 15Q-30 26 -34 14Q-40 20 -42 12Z',
      use('pearl'),
      edge,
    ),
    ...[-22, 0, 22].map((x) =>
      group(
        {},
        rect(x - 3, -32, 6, 28, use('wine')),
        path(d`M${x} -48C${x + 8} -38 ${x + 4} -33 ${x} -33C${x - 4} -33 ${x - 8} -38 ${x} -48Z`, use('bulb')),
        circle(x, -40, 15, use('glow')),
      ),
    ),
  )

const bread = (): string =>
  group(
    {},
    path('M-50 20C-58 -20 -20 -34 8 -30C44 -28 60 -6 50 20C40 34 -40 36 -50 20Z', use('carrotToasted'), edge),
    ...[-26, -4, 18].map((x) =>
      path(d`M${x} -20Q${x + 14} -8 ${x + 16} 8Q${x + 2} -2 ${x} -20Z`, paper[4], { opacity: 0.8 }),
    ),
  )

const apple = (): string =>
  group(
    {},
    path('M0 -22C-18 -36 -46 -26 -42 8C-38 38 -16 50 0 44C16 50 38 38 42 8C46 -26 18 -36 0 -22Z', use('wine'), edge),
    line('M0 -22C0 -36 4 -42 10 -48', wood[4], 5),
    path('M6 -36C18 -52 36 -46 40 -42C32 -30 16 -28 6 -36Z', '#3a7d5c'),
    path('M-30 -8C-28 -18 -20 -22 -14 -20', 'none', {
      stroke: '#ffffff',
      'stroke-width': 5,
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
  )

const kettle = (): string =>
  group(
    {},
    path('M-24 -20C-24 -52 24 -52 24 -20', 'none', { stroke: wood[4], 'stroke-width': 6 }),
    path('M28 8L54 -18L58 -10L38 24Z', use('brassDull'), edge),
    path('M-40 44C-48 0 -24 -20 0 -20C24 -20 48 0 40 44Z', use('brass'), edge),
    ellipse(0, -20, 14, 5, use('brassPale'), edge),
    circle(0, -26, 5, use('wood')),
    line('M-28 24C-28 4 -18 -8 -8 -12', '#ffffff', 4, { opacity: 0.5 }),
  )

const cauldron = (): string =>
  group(
    {},
    path('M-46 -14C-58 24 -30 46 0 46C30 46 58 24 46 -14Z', use('silk'), edge),
    ellipse(0, -14, 48, 12, ink[4], edge),
    ellipse(0, -13, 40, 8, '#4fae7c'),
    circle(-14, -18, 7, '#7fd79f'),
    circle(10, -22, 9, '#7fd79f'),
    circle(24, -14, 5, '#a9efc0'),
    circle(2, -40, 5, '#7fd79f', { opacity: 0.7 }),
    circle(0, -22, 50, use('glowTeal'), { style: 'mix-blend-mode:screen' }),
    line('M-36 6C-36 22 -26 32 -16 36', ink[7], 4, { opacity: 0.5 }),
  )

const teddy = (): string =>
  group(
    {},
    ...[-24, 24].map((x) => circle(x, -42, 11, use('wood'), edge)),
    ellipse(0, 22, 28, 30, use('wood'), edge),
    ...[-30, 30].map((x) => ellipse(x, 12, 10, 18, use('wood'), { transform: d`rotate(${x} ${x} 12)`, ...edge })),
    ...[-22, 22].map((x) => ellipse(x, 44, 14, 10, use('wood'), edge)),
    circle(0, -22, 29, use('wood'), edge),
    ellipse(0, -12, 13, 10, paper[3]),
    ellipse(0, -16, 5, 3.5, ink[1]),
    circle(-11, -26, 3.5, ink[0]),
    circle(11, -26, 3.5, ink[0]),
    ellipse(0, 24, 16, 18, paper[2], { opacity: 0.6 }),
    path('M0 4L-14 -3V11ZM0 4L14 -3V11Z', use('wine'), edge),
  )

const doll = (): string =>
  group(
    {},
    path('M0 -4L34 50H-34Z', use('wine'), edge),
    path('M-28 40H28L34 50H-34Z', paper[4]),
    circle(0, -24, 22, use('skinRose'), edge),
    path('M-24 -16C-30 -56 30 -56 24 -16C20 -34 4 -38 -4 -38C-14 -36 -20 -30 -24 -16Z', use('carrotToasted'), edge),
    circle(-8, -22, 3, ink[0]),
    circle(8, -22, 3, ink[0]),
    line('M-4 -13Q0 -10 4 -13', wine[2], 2),
    path('M-6 -52L0 -46L6 -52V-40L0 -46L-6 -40Z', use('violet')),
  )

const bell = (): string =>
  group(
    {},
    circle(0, -46, 6, 'none', { stroke: brass[3], 'stroke-width': 4 }),
    path('M-40 30C-28 18 -32 -40 0 -40C32 -40 28 18 40 30Z', use('brass'), edge),
    path('M-44 28H44V36Q0 44 -44 36Z', use('brassBar'), edge),
    circle(0, 44, 8, use('brassDull'), edge),
    line('M-20 18C-16 -4 -18 -22 -8 -30', '#ffffff', 5, { opacity: 0.5 }),
  )

const hatBox = (): string =>
  group(
    {},
    path('M-46 -16V30C-46 54 46 54 46 30V-16Z', use('violet'), edge),
    ellipse(0, -18, 50, 15, use('wine'), edge),
    path('M-8 -4H8V46H-8Z', brass[3]),
    path('M0 -24C-30 -26 -26 -48 0 -28C26 -48 30 -26 0 -24Z', use('brass'), edge),
    line('M-38 0V26', '#ffffff', 4, { opacity: 0.3 }),
  )

export const openHatBox = (): string =>
  group(
    {},
    path('M-50 -16V30C-50 54 34 54 34 30V-16Z', use('violet'), edge),
    ellipse(-8, -17, 42, 12, ink[0], edge),
    path('M-16 -4H0V46H-16Z', brass[3]),
    line('M-42 0V26', '#ffffff', 4, { opacity: 0.3 }),
    place(
      38,
      22,
      { turn: 78 },
      ellipse(0, 0, 30, 9, use('wine'), edge),
      path('M0 -9C-16 -10 -14 -22 0 -12C14 -22 16 -10 0 -9Z', use('brass'), edge),
    ),
  )

const globe = (): string =>
  group(
    {},
    path('M-34 -30A44 44 0 1 0 34 -30', 'none', { stroke: use('brass'), 'stroke-width': 6 }),
    circle(0, -10, 35, use('teal'), edge),
    path(
      'M-26 -28C-14 -40 4 -38 2 -24C-6 -20 -4 -10 -16 -8C-28 -10 -32 -18 -26 -28ZM6 -8C18 -14 32 -8 30 4C22 18 10 22 6 10ZM-18 6C-8 4 -4 14 -12 20Z',
      '#cdbb7d',
    ),
    path('M-26 -18A28 28 0 0 1 -6 -37Q-18 -26 -26 -18Z', '#ffffff', { opacity: 0.6 }),
    rect(-3, 30, 6, 10, use('brassRod')),
    path('M-24 50Q-20 38 0 38Q20 38 24 50Z', use('wood'), edge),
    line('M-20 -42L-26 -50', brass[4], 4),
  )

const computer = (): string =>
  group(
    {},
    rect(-46, -48, 92, 68, use('ivory'), { rx: 7, ...edge }),
    rect(-37, -40, 74, 50, teal[0], { rx: 5 }),
    line('M-29 -30H-4M-29 -20H14M-29 -10H2M-29 0H-20', '#74e0b5', 3.4),
    rect(-18, 20, 36, 10, use('steelRod')),
    path('M-48 32H48L54 48H-54Z', use('ivory'), edge),
    line('M-40 38H40M-42 43H42', paper[1], 3, { 'stroke-dasharray': '5 3' }),
    circle(0, -14, 56, use('glowTeal'), { style: 'mix-blend-mode:screen', opacity: 0.7 }),
  )

export const household = {
  pocketWatch,
  typewriter,
  telephone,
  camera,
  radio,
  violin,
  musicBox,
  teacup,
  cake,
  bread,
  apple,
  kettle,
  cauldron,
  teddy,
  doll,
  bell,
  hatBox,
  globe,
  computer,
} as const
