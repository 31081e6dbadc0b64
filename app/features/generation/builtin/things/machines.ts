import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const edge = { stroke: ink[1], 'stroke-width': 1.5 }

const robot = (): string =>
  group(
    {},
    line('M0 -44V-56', brass[3], 3),
    circle(0, -56, 5, use('bulb')),
    rect(-26, -44, 52, 36, use('steel'), { rx: 8, ...edge }),
    rect(-20, -36, 40, 16, teal[0], { rx: 7 }),
    circle(-9, -28, 5, '#74e0b5'),
    circle(9, -28, 5, '#74e0b5'),
    rect(-32, -4, 64, 40, use('brass'), { rx: 7, ...edge }),
    circle(-12, 14, 9, use('paper'), edge),
    line('M-12 14L-7 8', '#a3213f', 2.4),
    rect(6, 6, 18, 6, wine[3], { rx: 3 }),
    rect(6, 18, 18, 6, teal[4], { rx: 3 }),
    ...[-1, 1].map((side) =>
      place(
        0,
        0,
        { scaleX: side },
        line('M34 2C46 8 44 22 42 28', use('steel'), 8),
        circle(42, 32, 7, use('steel'), edge),
        rect(8, 36, 14, 14, use('steelRod'), { rx: 3 }),
      ),
    ),
  )

const rocket = (): string =>
  place(
    0,
    0,
    { turn: 22 },
    path('M-12 36Q0 66 12 36Z', use('ember')),
    circle(0, 46, 24, use('glowEmber'), { style: 'mix-blend-mode:screen' }),
    path('M-18 8L-36 40L-14 32ZM18 8L36 40L14 32Z', use('wine'), edge),
    path('M-18 36C-28 -6 -18 -40 0 -58C18 -40 28 -6 18 36Z', use('pearl'), edge),
    path('M-12 -34Q0 -28 12 -34C9 -44 5 -52 0 -58C-5 -52 -9 -44 -12 -34Z', use('wine'), edge),
    circle(0, -10, 10, use('brass'), edge),
    circle(0, -10, 7, use('mirrorGlass')),
    path('M-18 30H18V38H-18Z', use('steelRod')),
  )

const planet = (): string =>
  group(
    {},
    circle(0, 0, 34, use('carrotToasted'), edge),
    path('M-33 -8Q0 4 33 -8L34 2Q0 14 -34 2ZM-30 14Q0 26 30 14L24 24Q0 32 -24 24Z', brass[4], { opacity: 0.5 }),
    path('M-24 -12A28 28 0 0 1 -2 -29Q-16 -18 -24 -12Z', '#ffffff', { opacity: 0.5 }),
    path('M-32 8C-60 20 -58 30 -30 22C4 14 54 -8 56 -22C56 -30 44 -24 32 -16', 'none', {
      stroke: use('brassPale'),
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  )

const ufo = (): string =>
  group(
    {},
    path('M-20 14L-34 52H34L20 14Z', use('beamCool')),
    path('M-24 -8C-22 -42 22 -42 24 -8Z', use('glass'), { stroke: '#e6dbff', 'stroke-width': 2 }),
    circle(0, -14, 8, '#74e0b5'),
    path('M-52 2C-40 -18 40 -18 52 2C40 22 -40 22 -52 2Z', use('steel'), edge),
    ...[-34, -12, 12, 34].map((x) => circle(x, 6 - Math.abs(x) * 0.08, 5, use('bulb'))),
  )

const train = (): string =>
  group(
    {},
    path('M-40 -48H-24L-27 -20H-37Z', use('silk'), edge),
    rect(-48, -22, 62, 40, use('wine'), { rx: 10, ...edge }),
    rect(10, -44, 42, 62, use('dusk'), { rx: 3, ...edge }),
    rect(18, -36, 26, 22, use('bulb'), { rx: 2 }),
    rect(6, -50, 50, 8, use('brassBar'), { rx: 3 }),
    rect(-52, 16, 106, 9, use('brassBar')),
    path('M-52 18L-60 40H-42Z', use('steel'), edge),
    ...[-30, -4, 32].map((x, index) =>
      group({}, circle(x, 34, index === 2 ? 17 : 14, use('brass'), edge), circle(x, 34, 6, ink[1])),
    ),
    line('M-30 34H32', ink[6], 4),
    circle(-46, -2, 6, use('bulb')),
  )

const car = (): string =>
  group(
    {},
    path('M-28 -6C-24 -34 -14 -38 2 -38C22 -38 28 -24 32 -6Z', use('wine'), edge),
    path('M-20 -8C-18 -26 -12 -30 -2 -30V-8ZM4 -30C16 -30 20 -20 23 -8H4Z', use('mirrorGlass')),
    path('M-56 22C-58 0 -46 -8 -28 -8H34C50 -6 58 4 54 22Z', use('wine'), edge),
    line('M-48 6C-40 -2 -20 -2 20 -2', wine[5], 3, { opacity: 0.6 }),
    ...[-30, 30].map((x) => group({}, circle(x, 26, 16, ink[1]), circle(x, 26, 9, use('brass')))),
    circle(-52, 8, 6, use('bulb')),
    circle(-56, 8, 22, use('glowSoft'), { style: 'mix-blend-mode:screen' }),
  )

const bicycle = (): string =>
  group(
    {},
    ...[-30, 30].map((x) =>
      group(
        {},
        circle(x, 20, 26, 'none', { stroke: ink[1], 'stroke-width': 6 }),
        circle(x, 20, 22, 'none', { stroke: '#b9b2cf', 'stroke-width': 1.4 }),
        line(d`M${x} -2V42M${x - 22} 20H${x + 22}`, '#b9b2cf', 1.2),
      ),
    ),
    line('M-30 20L-14 -16H18L30 20M-14 -16L0 20L18 -16M0 20H-30', wine[3], 5),
    line('M-20 -24H-6M18 -16L14 -34H28', ink[1], 6),
  )

const airship = (): string =>
  group(
    {},
    line('M-22 10L-14 34M22 10L14 34', brass[3], 2.4),
    path('M-56 -12C-46 -46 40 -46 56 -12C40 22 -46 22 -56 -12Z', use('carrotToasted'), edge),
    path('M-56 -12C-46 -24 40 -24 56 -12C40 0 -46 0 -56 -12Z', brass[4], { opacity: 0.5 }),
    path('M40 -26L58 -40V-16ZM40 4L58 16V-8Z', use('wine'), edge),
    path('M-24 32H26L20 50H-18Z', use('wood'), edge),
    ...[-10, 2, 14].map((x) => circle(x, 40, 4, use('bulb'))),
  )

const balloon = (): string =>
  group(
    {},
    line('M-18 12L-9 34M18 12L9 34', brass[3], 2),
    path('M0 -56C34 -54 42 -22 18 14H-18C-42 -22 -34 -54 0 -56Z', use('wine'), edge),
    path('M0 -56C14 -50 16 -20 8 14H-8C-16 -20 -14 -50 0 -56Z', brass[4]),
    path('M-12 34H12L9 50H-9Z', use('wood'), edge),
  )

const microscope = (): string =>
  group(
    {},
    path('M-36 50Q-34 38 -14 38H30Q36 38 36 50Z', use('silk'), edge),
    path('M22 40C40 10 30 -14 10 -26L4 -16C20 -6 24 14 10 40Z', use('brassDull'), edge),
    rect(-28, 18, 42, 6, use('steelRod')),
    place(
      -2,
      -14,
      { turn: 18 },
      rect(-8, -40, 16, 50, use('brassRod'), { rx: 3 }),
      rect(-10, -46, 20, 10, use('silk')),
      rect(-5, 10, 10, 14, use('steelRod')),
    ),
    circle(18, 0, 7, use('brass'), edge),
  )

const gramophone = (): string =>
  group(
    {},
    path('M-4 10C10 6 8 -8 2 -16', 'none', { stroke: brass[2], 'stroke-width': 7 }),
    path('M4 -10C-10 -12 -40 -24 -50 -46C-24 -62 30 -56 40 -34C30 -22 16 -12 4 -10Z', use('brass'), edge),
    ellipse(-5, -42, 46, 12, brass[1], { transform: 'rotate(6 -5 -42)', stroke: brass[5], 'stroke-width': 2.4 }),
    rect(-34, 20, 70, 28, use('wood'), { rx: 3, ...edge }),
    ellipse(4, 18, 32, 7, use('pitch'), edge),
    ellipse(4, 18, 10, 2.4, wine[3]),
    line('M36 34H48V42', brass[3], 4),
  )

const boat = (): string =>
  group(
    {},
    path('M-52 18H54C50 36 38 46 26 46H-32C-42 44 -50 32 -52 18Z', use('wood'), edge),
    line('M-48 26H50', brass[4], 3),
    line('M-14 18V-54M22 18V-44', use('wood'), 4),
    path('M-18 -46C-44 -34 -44 -8 -40 8C-32 2 -24 2 -18 6Z', use('ivory'), edge),
    path('M-10 -48C14 -36 14 -10 10 10C4 4 -4 4 -10 8Z', use('paper'), edge),
    path('M26 -38C46 -28 48 -6 44 10C38 6 32 6 26 8Z', use('ivory'), edge),
    path('M-14 -54L-34 -58V-48ZM22 -44L8 -48V-38Z', wine[3]),
  )

const windmill = (): string =>
  group(
    {},
    path('M-20 50L-12 -14H12L20 50Z', use('paper'), edge),
    path('M-16 -12Q0 -32 16 -12Z', use('wine'), edge),
    rect(-6, 30, 12, 20, use('woodDark')),
    circle(0, 10, 5, use('bulb')),
    ...[20, 110, 200, 290].map((turn) =>
      place(0, -16, { turn }, rect(-2, -42, 4, 42, use('wood')), rect(2, -40, 11, 30, use('ivory'), edge)),
    ),
  )

const door = (): string =>
  group(
    {},
    path('M-34 52V-18A34 34 0 0 1 34 -18V52Z', use('woodDark'), edge),
    path('M-27 52V-18A27 27 0 0 1 27 -18V52Z', use('wood'), edge),
    line('M-9 -42V52M9 -42V52', ink[0], 2, { opacity: 0.5 }),
    path('M-27 -14H6V-8H-27ZM-27 28H6V34H-27Z', use('steel')),
    circle(17, 14, 5, use('brass'), edge),
    path('M17 20l3 8h-6z', ink[0]),
  )

const easel = (): string =>
  group(
    {},
    line('M0 -54L-30 54M0 -54L30 54M0 -40V50', use('wood'), 5),
    rect(-36, -38, 72, 58, use('paper'), edge),
    path('M-36 20V0Q-16 -20 4 -4Q18 -16 36 -2V20Z', teal[3]),
    circle(14, -22, 8, use('carrot')),
    path('M-36 20V8Q0 -2 36 14V20Z', paper[1]),
    rect(-40, 18, 80, 6, use('wood')),
  )

export const machines = {
  robot,
  rocket,
  planet,
  ufo,
  train,
  car,
  bicycle,
  airship,
  balloon,
  microscope,
  gramophone,
  boat,
  windmill,
  door,
  easel,
} as const
