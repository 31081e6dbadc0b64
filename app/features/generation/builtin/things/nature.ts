import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const edge = { stroke: ink[1], 'stroke-width': 1.5 }

const skull = (): string =>
  group(
    {},
    path(
      'M-40 -8C-42 -40 -22 -52 0 -52C22 -52 42 -40 40 -8C40 6 32 12 28 18V36Q24 46 0 46Q-24 46 -28 36V18C-32 12 -40 6 -40 -8Z',
      use('ivory'),
      edge,
    ),
    ellipse(-17, -4, 12, 13, ink[0]),
    ellipse(17, -4, 12, 13, ink[0]),
    path('M0 8L8 22H-8Z', ink[0]),
    line('M-16 34V44M-5 35V46M6 35V46M17 34V44M-24 32Q0 38 24 32', paper[0], 2.4),
    path('M-30 -22C-26 -36 -14 -42 -4 -42', 'none', {
      stroke: '#ffffff',
      'stroke-width': 5,
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
  )

const mushroom = (): string =>
  group(
    {},
    path('M-14 0C-10 24 -18 40 -20 48H20C18 40 10 24 14 0Z', use('ivory'), edge),
    path('M-50 4C-48 -34 -22 -50 0 -50C22 -50 48 -34 50 4Q0 20 -50 4Z', use('wine'), edge),
    ...[
      [-24, -16, 8],
      [6, -30, 10],
      [28, -8, 7],
      [-4, -4, 5],
    ].map(([x = 0, y = 0, r = 5]) => ellipse(x, y, r, r * 0.8, paper[5])),
  )

const flower = (): string =>
  group(
    {},
    line('M0 4C4 24 -2 40 0 52', '#2f6b4f', 5),
    path('M0 34C16 18 30 22 34 26C26 42 12 42 0 34Z', '#3a7d5c'),
    ...Array.from({ length: 8 }, (_, index) =>
      place(0, -14, { turn: index * 45 }, ellipse(0, -22, 10, 17, use('violet'), edge)),
    ),
    circle(0, -14, 12, use('brass'), edge),
  )

const leaf = (): string =>
  place(
    0,
    0,
    { turn: 28 },
    path('M0 -52C36 -30 36 20 0 40C-36 20 -36 -30 0 -52Z', '#3f8a5e', edge),
    path('M0 -52C36 -30 36 20 0 40Z', '#1f5540', { opacity: 0.6 }),
    line('M0 -44V54M0 -20L18 -32M0 -4L22 -16M0 12L18 2M0 -20L-18 -32M0 -4L-22 -16M0 12L-18 2', '#bfe3b0', 2, {
      opacity: 0.8,
    }),
  )

const feather = (): string =>
  place(
    0,
    0,
    { turn: 30 },
    path('M0 50C-24 20 -24 -30 6 -58C26 -30 22 22 0 50Z', use('pearl'), edge),
    path('M0 50C2 10 2 -20 6 -58C26 -30 22 22 0 50Z', ink[6], { opacity: 0.35 }),
    line('M-1 62C0 20 2 -20 6 -50', brass[3], 2.6),
    line('M-15 8L0 -4M-16 -10L2 -22M18 4L2 16M19 -14L4 -2', ink[6], 1.6, { opacity: 0.6 }),
  )

const fire = (): string =>
  group(
    {},
    place(0, 40, { turn: 12 }, rect(-44, -7, 88, 14, use('woodMid'), { rx: 7 })),
    place(0, 40, { turn: -12 }, rect(-44, -7, 88, 14, use('wood'), { rx: 7 })),
    path('M0 -54C30 -24 38 12 18 36H-18C-38 14 -30 -12 -14 -24C-14 -8 -2 -14 0 -54Z', use('ember')),
    path('M2 -16C18 4 18 22 8 36H-8C-18 22 -10 6 2 -16Z', use('bulb')),
    circle(0, 6, 60, use('glow'), { style: 'mix-blend-mode:screen' }),
  )

const snowflake = (): string =>
  group(
    {},
    ...Array.from({ length: 6 }, (_, index) =>
      place(
        0,
        0,
        { turn: index * 60 },
        line('M0 0V-48M0 -22L-12 -34M0 -22L12 -34M0 -36L-8 -45M0 -36L8 -45', '#e4f1ff', 5),
      ),
    ),
    circle(0, 0, 7, use('pearl')),
    circle(0, 0, 50, use('glowMoon'), { style: 'mix-blend-mode:screen', opacity: 0.6 }),
  )

const crystal = (): string =>
  group(
    {},
    path('M-34 50L-44 8L-30 -14L-12 12L-10 50Z', use('violet'), edge),
    path('M12 50L14 0L30 -24L44 6L36 50Z', use('violet'), edge),
    path('M-18 50L-20 -24L0 -54L20 -24L18 50Z', use('mirrorGlass'), edge),
    path('M-20 -24L0 -54V50H-18Z', '#ffffff', { opacity: 0.3 }),
    line('M-20 -24L0 -12L20 -24M0 -12V50', '#f2eaff', 1.6, { opacity: 0.8 }),
    circle(0, 0, 56, use('glowViolet'), { style: 'mix-blend-mode:screen' }),
  )

const egg = (): string =>
  group(
    {},
    ellipse(0, 42, 40, 10, use('wood'), edge),
    path('M0 -50C30 -46 40 0 34 20C28 44 -28 44 -34 20C-40 0 -30 -46 0 -50Z', use('teal'), edge),
    line('M-34 4L-22 -8L-10 4L2 -8L14 4L26 -8L35 4', brass[4], 4),
    line('M-33 20H33M-24 -26H24', brass[4], 3),
    path('M-20 -20C-16 -34 -8 -40 0 -42', 'none', {
      stroke: '#ffffff',
      'stroke-width': 5,
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
  )

const cat = (): string =>
  group(
    {},
    path('M28 44C56 40 52 0 38 -2', 'none', { stroke: ink[2], 'stroke-width': 9, 'stroke-linecap': 'round' }),
    path('M-26 50C-34 14 -18 -6 -2 -8C22 -6 36 20 30 50Z', use('silk'), edge),
    path('M-30 -28L-28 -56L-12 -44H8L24 -56L26 -28C26 -6 12 2 -2 2C-16 2 -30 -6 -30 -28Z', use('silk'), edge),
    ellipse(-13, -24, 7, 8, brass[4]),
    ellipse(9, -24, 7, 8, brass[4]),
    ellipse(-13, -24, 2.4, 7, ink[0]),
    ellipse(9, -24, 2.4, 7, ink[0]),
    path('M-5 -12H1L-2 -8Z', wine[5]),
    line('M-20 -10L-40 -14M-20 -6L-38 -2M16 -10L36 -14M16 -6L34 -2', ink[7], 1.4, { opacity: 0.8 }),
    line('M-25 46C-32 18 -20 2 -12 -2M-29 -30L-27 -53L-13 -42', ink[7], 2.4, { opacity: 0.8 }),
  )

const owl = (): string =>
  group(
    {},
    path('M-36 -30L-34 -54L-14 -44H14L34 -54L36 -30C44 20 24 48 0 50C-24 48 -44 20 -36 -30Z', use('wood'), edge),
    path('M-20 10C-16 40 16 40 20 10Q0 0 -20 10Z', paper[3]),
    line('M-10 16q5 5 10 0t10 0M-10 26q5 5 10 0t10 0', wood[3], 2),
    ...[-16, 16].map((x) =>
      group(
        {},
        circle(x, -20, 16, paper[4], edge),
        circle(x, -20, 9, brass[4]),
        circle(x, -20, 5, ink[0]),
        circle(x - 2, -22, 1.8, '#ffffff'),
      ),
    ),
    path('M-6 -12H6L0 2Z', use('carrot'), edge),
    path(
      'M-38 -6C-46 16 -36 34 -26 40C-30 20 -30 8 -38 -6ZM38 -6C46 16 36 34 26 40C30 20 30 8 38 -6Z',
      use('woodDark'),
    ),
    line('M-12 50v5M-6 50v5M6 50v5M12 50v5', brass[3], 3),
  )

const raven = (): string =>
  group(
    {},
    path(
      'M-54 -22L-26 -30C-22 -48 4 -48 10 -30C34 -22 42 6 54 36C34 34 30 30 22 30C4 40 -20 34 -26 10C-28 0 -28 -10 -28 -16Z',
      use('silk'),
      edge,
    ),
    path('M-4 -10C20 -6 38 14 46 34C20 28 0 20 -4 -10Z', ink[3]),
    circle(-12, -30, 3.5, brass[5]),
    line('M-2 36L-4 52M10 34L10 52M-10 52H4M4 52H18', brass[2], 3),
    line('M-26 -31C-22 -46 2 -48 10 -31C30 -23 42 2 52 33', ink[7], 2.4, { opacity: 0.8 }),
  )

const spider = (): string =>
  group(
    {},
    line('M0 -60V-20', '#d9c9f2', 1.4, { opacity: 0.8 }),
    ...[-1, 1].map((side) =>
      place(
        0,
        0,
        { scaleX: side },
        line('M10 -2L34 -22L46 -4M12 6L38 0L50 22M12 14L34 20L42 44M10 20L22 36L24 52', ink[5], 4),
      ),
    ),
    circle(0, -8, 13, use('violet'), edge),
    ellipse(0, 20, 20, 24, use('violet'), edge),
    path('M-6 10L6 10L-4 24H4L-6 34H6', wine[4], { opacity: 0.9 }),
    circle(-4, -11, 2.4, brass[5]),
    circle(4, -11, 2.4, brass[5]),
  )

const fish = (): string =>
  group(
    {},
    path('M28 0L54 -24V24Z', use('carrot'), edge),
    path('M-50 0C-36 -36 14 -38 34 0C14 38 -36 36 -50 0Z', use('carrot'), edge),
    path('M-14 -26C0 -46 14 -40 18 -24ZM-8 26C0 40 10 38 14 24Z', use('ember'), edge),
    line('M-16 -22C-6 -8 -6 8 -16 22', wood[2], 2.4, { opacity: 0.7 }),
    ...[0, 14].flatMap((x) => [-10, 4].map((y) => line(d`M${x} ${y}q8 5 0 10`, wood[2], 1.8, { opacity: 0.5 }))),
    circle(-32, -8, 6, '#ffffff'),
    circle(-33, -8, 3, ink[0]),
  )

const octopus = (): string =>
  group(
    {},
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((index) =>
        place(
          0,
          0,
          { scaleX: side },
          line(
            d`M${8 + index * 8} 8C${16 + index * 16} ${40 - index * 6} ${4 + index * 20} ${56 - index * 8} ${24 + index * 16} ${48 - index * 14}`,
            wine[3],
            9,
          ),
        ),
      ),
    ),
    path('M-34 -14C-34 -58 34 -58 34 -14C34 10 24 18 0 18C-24 18 -34 10 -34 -14Z', use('wine'), edge),
    ...[-13, 13].map((x) => group({}, circle(x, -10, 9, paper[5]), circle(x, -8, 4.5, ink[0]))),
    line('M-8 6Q0 12 8 6', ink[0], 2.4),
    line('M-24 -22C-20 -36 -12 -42 -4 -44', wine[5], 4, { opacity: 0.7 }),
  )

const dragon = (): string =>
  group(
    {},
    path('M-8 6C-40 -44 -54 -34 -56 -10C-44 -16 -40 -4 -38 4C-30 -4 -22 2 -8 22Z', teal[2], edge),
    path(
      'M40 48C10 56 -22 46 -20 20C-18 0 6 2 4 -14C2 -24 -8 -20 -22 -16C-30 -22 -24 -34 -10 -40L-12 -54L2 -44L8 -58L16 -42C34 -32 34 -8 26 6C18 22 30 32 44 28C56 24 54 40 40 48Z',
      use('teal'),
      edge,
    ),
    path('M-20 20C-22 46 10 56 40 48C20 44 2 38 0 18C2 8 8 6 8 -2C0 6 -16 6 -20 20Z', brass[4], { opacity: 0.75 }),
    circle(-2, -30, 4.5, brass[5]),
    circle(-3, -30, 2, ink[0]),
    circle(-20, -22, 1.8, ink[0]),
    path('M24 -20L36 -24L28 -12ZM26 -6L40 -6L28 4ZM20 10L34 14L24 20Z', wine[3]),
  )

const butterfly = (): string =>
  group(
    {},
    ...[-1, 1].map((side) =>
      place(
        0,
        0,
        { scaleX: side },
        path('M2 -4C12 -50 54 -48 50 -18C48 0 24 4 2 -2Z', use('violet'), edge),
        path('M2 2C28 2 44 18 34 36C22 48 6 28 2 6Z', use('carrot'), edge),
        circle(34, -24, 7, brass[5]),
        circle(24, 22, 5, wine[2]),
      ),
    ),
    ellipse(0, 4, 4, 26, ink[1]),
    line('M-1 -20C-6 -36 -12 -42 -16 -44M1 -20C6 -36 12 -42 16 -44', ink[1], 2.4),
  )

const ghost = (): string =>
  group(
    {},
    path('M-36 50C-40 0 -36 -52 0 -52C36 -52 40 0 36 50L22 40L10 52L-2 40L-14 52L-24 41Z', use('pearl'), {
      opacity: 0.92,
      ...edge,
    }),
    ellipse(-12, -16, 6, 10, ink[1]),
    ellipse(12, -16, 6, 10, ink[1]),
    ellipse(0, 8, 6, 8, ink[1]),
    circle(0, 0, 60, use('glowMoon'), { style: 'mix-blend-mode:screen', opacity: 0.7 }),
  )

export const nature = {
  skull,
  mushroom,
  flower,
  leaf,
  feather,
  fire,
  snowflake,
  crystal,
  egg,
  cat,
  owl,
  raven,
  spider,
  fish,
  octopus,
  dragon,
  butterfly,
  ghost,
} as const
