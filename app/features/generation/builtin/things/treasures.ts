import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const edge = { stroke: ink[1], 'stroke-width': 1.5 }

const gem = (): string =>
  group(
    {},
    path('M-28 -36H28L50 -10L0 48L-50 -10Z', use('teal'), edge),
    path('M-28 -36L-18 -10H-50Z', teal[5], { opacity: 0.7 }),
    path('M-28 -36H28L18 -10H-18Z', '#ffffff', { opacity: 0.45 }),
    path('M-18 -10H18L0 48Z', teal[5], { opacity: 0.35 }),
    path('M18 -10H50L0 48Z', ink[0], { opacity: 0.3 }),
    line('M-50 -10H50M-28 -36L-18 -10L0 48L18 -10L28 -36', '#e9fff8', 1.4, { opacity: 0.7 }),
  )

const ring = (): string =>
  group(
    {},
    circle(0, 16, 32, 'none', { stroke: use('brass'), 'stroke-width': 11 }),
    circle(0, 16, 37, 'none', { stroke: brass[6], 'stroke-width': 1.6, opacity: 0.6 }),
    path('M-15 -24L-8 -12H8L15 -24Z', use('brassDull'), edge),
    path('M-12 -48H12L22 -34L0 -14L-22 -34Z', use('wine'), edge),
    path('M-12 -48H12L8 -34H-8Z', '#ffffff', { opacity: 0.5 }),
    line('M-22 -34H22M-8 -34L0 -14L8 -34', wine[5], 1.4, { opacity: 0.8 }),
  )

const coins = (): string =>
  group(
    {},
    ...[
      [-22, 40],
      [22, 42],
      [-20, 30],
      [24, 32],
      [0, 20],
      [-1, 10],
      [2, 0],
    ].map(([x = 0, y = 0]) =>
      group(
        {},
        path(d`M${x - 26} ${y}V${y + 7}Q${x} ${y + 22} ${x + 26} ${y + 7}V${y}Z`, use('brassDull')),
        ellipse(x, y, 26, 10, use('brass'), { stroke: brass[1], 'stroke-width': 1.2 }),
        ellipse(x, y, 18, 6, 'none', { stroke: brass[6], 'stroke-width': 1.2, opacity: 0.7 }),
      ),
    ),
    circle(4, -24, 24, use('brass'), { stroke: brass[1], 'stroke-width': 1.5 }),
    circle(4, -24, 18, 'none', { stroke: brass[6], 'stroke-width': 1.6, opacity: 0.7 }),
    path('M4 -37L7.500 -28.600L16 -28L9.500 -22L12 -13L4 -18L-4 -13L-1.500 -22L-8 -28L0.500 -28.600Z', brass[1]),
  )

const trophy = (): string =>
  group(
    {},
    path('M-30 -44C-58 -44 -52 -6 -22 -4M30 -44C58 -44 52 -6 22 -4', 'none', { stroke: brass[3], 'stroke-width': 6 }),
    path('M-34 -48H34C34 -14 22 8 0 10C-22 8 -34 -14 -34 -48Z', use('brass'), edge),
    ellipse(0, -48, 34, 6, use('brassPale')),
    rect(-5, 8, 10, 22, use('brassRod')),
    path('M-20 28H20L24 38H-24Z', use('brass'), edge),
    rect(-30, 36, 60, 14, use('woodDark'), edge),
    line('M-24 -36C-24 -18 -16 -4 -8 2', '#ffffff', 4, { opacity: 0.5 }),
  )

const amulet = (): string =>
  group(
    {},
    path('M-34 -52C-30 -16 -14 -4 0 2C14 -4 30 -16 34 -52', 'none', {
      stroke: brass[3],
      'stroke-width': 4,
      'stroke-dasharray': '6 3',
    }),
    circle(0, 22, 27, use('brass'), edge),
    circle(0, 22, 18, use('violet'), { stroke: brass[1], 'stroke-width': 2 }),
    path('M-11 16A13 13 0 0 1 2 10L1 15A8 8 0 0 0 -6 19Z', '#ffffff', { opacity: 0.8 }),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => place(0, 22, { turn }, circle(0, -22.5, 2, brass[6]))),
  )

const chalice = (): string =>
  group(
    {},
    path('M-32 -46H32C32 -14 18 2 0 4C-18 2 -32 -14 -32 -46Z', use('brass'), edge),
    ellipse(0, -46, 32, 7, wine[2], { stroke: brass[5], 'stroke-width': 2 }),
    path('M-5 2H5L6 30H-6Z', use('brassRod')),
    circle(0, 16, 8, use('brassPale'), edge),
    path('M-28 48Q-20 30 0 30Q20 30 28 48Z', use('brass'), edge),
    circle(0, -22, 6, use('wine'), edge),
    circle(-18, -26, 4, use('teal'), edge),
    circle(18, -26, 4, use('teal'), edge),
  )

const shield = (): string =>
  group(
    {},
    path('M-40 -44Q-20 -40 0 -52Q20 -40 40 -44C42 0 32 34 0 52C-32 34 -42 0 -40 -44Z', use('brass'), edge),
    path('M-32 -35Q-16 -33 0 -42V42C-26 26 -34 0 -32 -35Z', use('wine')),
    path('M32 -35Q16 -33 0 -42V42C26 26 34 0 32 -35Z', use('dusk')),
    path('M0 -24L7 -7L24 -6L10 5L15 22L0 12L-15 22L-10 5L-24 -6L-7 -7Z', use('brassPale'), edge),
  )

const statue = (): string =>
  group(
    {},
    rect(-26, 34, 52, 16, use('steel'), edge),
    path('M-30 34C-34 8 -16 2 -10 -2V-10H10V-2C16 2 34 8 30 34Z', use('pearl'), edge),
    ellipse(0, -26, 17, 21, use('pearl'), edge),
    path('M-19 -28C-22 -52 22 -52 19 -28C12 -38 -12 -38 -19 -28Z', use('silver'), edge),
    line('M-8 -26h4M4 -26h4M0 -24L-2 -17H2M-4 -11Q0 -9 4 -11', ink[4], 1.8),
  )

const vase = (): string =>
  group(
    {},
    path('M-14 -48H14L11 -34C34 -24 38 12 16 48H-16C-38 12 -34 -24 -11 -34Z', use('teal'), edge),
    path('M-29 -6Q0 6 29 -6L30 6Q0 18 -30 6Z', use('brass')),
    line('M-22 -18Q0 -8 22 -18M-26 20Q0 30 26 20', paper[4], 2),
    line('M-20 -14C-26 4 -22 20 -16 34', '#ffffff', 4, { opacity: 0.4 }),
  )

const envelope = (): string =>
  place(
    0,
    0,
    { turn: -6 },
    rect(-50, -32, 100, 66, use('paper'), { rx: 2, ...edge }),
    line('M-50 34L-12 4M50 34L12 4', paper[2], 2),
    path('M-50 -32L0 12L50 -32Z', use('ivory'), { stroke: paper[1], 'stroke-width': 1.4 }),
    circle(0, 8, 12, use('wine'), { stroke: wine[1], 'stroke-width': 1.4 }),
    path('M0 1L2 6L7 6L3 9L5 14L0 11L-5 14L-3 9L-7 6L-2 6Z', wine[4]),
  )

export const openEnvelope = (): string =>
  place(
    0,
    12,
    { turn: -6 },
    path('M-50 -30L0 -62L50 -30Z', use('ivory'), { stroke: paper[1], 'stroke-width': 1.4 }),
    rect(-50, -32, 100, 66, paper[1], { rx: 2, ...edge }),
    rect(-38, -50, 76, 60, use('ivory'), edge),
    line('M-28 -40H28M-28 -31H28M-28 -22H10', ink[4], 2, { opacity: 0.7 }),
    path('M-50 -32L0 10L50 -32V34H-50Z', use('paper'), edge),
    line('M-50 34L-8 2M50 34L8 2', paper[2], 2),
  )

const scroll = (): string =>
  place(
    0,
    0,
    { turn: -5 },
    path('M-34 -40H34V40H-34Z', use('paper'), edge),
    ...[-24, -13, -2, 9].map((y, index) =>
      line(d`M-24 ${y}q5 -4 10 0t10 0t10 0L${[24, 20, 24, 8][index] ?? 20} ${y}`, ink[4], 2, { opacity: 0.7 }),
    ),
    path('M-42 -50H42Q48 -44 42 -36H-42Q-48 -44 -42 -50Z', use('ivory'), edge),
    path('M-42 36H42Q48 44 42 50H-42Q-48 44 -42 36Z', use('ivory'), edge),
    circle(18, 26, 8, use('wine'), { stroke: wine[1], 'stroke-width': 1.4 }),
  )

const map = (): string =>
  place(
    0,
    0,
    { turn: 5 },
    path('M-52 -36L-18 -42L18 -34L52 -40V36L18 42L-18 34L-52 40Z', use('paper'), edge),
    path('M-18 -42L18 -34V42L-18 34Z', paper[2], { opacity: 0.4 }),
    path(
      'M-44 -18C-34 -30 -24 -22 -26 -10C-14 -6 -24 8 -36 4C-44 0 -48 -8 -44 -18ZM12 2C22 -8 42 -4 44 8C40 20 22 26 14 18C8 12 8 8 12 2Z',
      '#8fb08a',
      { stroke: '#5b7a5c', 'stroke-width': 1.4 },
    ),
    line('M-34 -8C-16 -24 -6 20 12 -14S26 -6 30 6', '#a3213f', 2.6, { 'stroke-dasharray': '5 5' }),
    line('M25 3L36 13M36 3L25 13', '#a3213f', 4),
    place(-34, 22, {}, path('M0 -10L3 0L0 10L-3 0ZM-10 0L0 -3L10 0L0 3Z', ink[3])),
  )

const openBook = (): string =>
  group(
    {},
    path('M-54 -22Q-28 -36 0 -24Q28 -36 54 -22V34Q28 22 0 36Q-28 22 -54 34Z', use('wine'), edge),
    path('M-48 -26Q-26 -38 0 -26V30Q-26 18 -48 28Z', use('paper')),
    path('M48 -26Q26 -38 0 -26V30Q26 18 48 28Z', use('ivory')),
    ...[-16, -6, 4, 14].map((y) =>
      line(d`M-40 ${y}Q-24 ${y - 8} -8 ${y + 1}M8 ${y + 1}Q24 ${y - 8} 40 ${y}`, ink[4], 1.6, { opacity: 0.5 }),
    ),
    path('M20 -31V12L25 6L30 12V-31Z', use('wine')),
  )

const book = (): string =>
  place(
    0,
    0,
    { turn: -7 },
    path('M-34 -46H30Q38 -46 38 -38V46H-26Q-34 46 -34 38Z', use('wine'), edge),
    path('M-34 38Q-34 30 -26 30H38V46H-26Q-34 46 -34 38Z', use('paper'), edge),
    rect(-34, -46, 9, 84, ink[0], { opacity: 0.3 }),
    rect(-19, -38, 50, 60, 'none', { stroke: brass[4], 'stroke-width': 2.4, rx: 3 }),
    circle(6, -8, 15, use('brass'), edge),
    path('M6 -19L9 -11L17 -10L11 -5L13 3L6 -1L-1 3L1 -5L-5 -10L3 -11Z', wine[2]),
    rect(34, -14, 10, 14, use('brass'), { rx: 2, ...edge }),
  )

const photo = (): string =>
  place(
    0,
    0,
    { turn: -8 },
    rect(-40, -46, 80, 94, use('paper'), { rx: 3, ...edge }),
    rect(-33, -39, 66, 62, use('dusk')),
    path('M-33 23V8Q-18 -8 -4 6Q10 -6 33 12V23Z', teal[2]),
    circle(16, -22, 8, brass[5]),
    line('M-20 34H20', paper[1], 3),
  )

const dice = (): string =>
  group(
    {},
    path('M0 -50L46 -26V26L0 50L-46 26V-26Z', use('ivory'), edge),
    path('M0 0L46 -26V26L0 50Z', ink[0], { opacity: 0.28 }),
    path('M0 0L-46 -26L0 -50L46 -26Z', '#ffffff', { opacity: 0.4 }),
    ellipse(0, -25, 8, 5, '#a3213f'),
    ...[
      [-34, -6],
      [-12, 28],
      [-23, 11],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 4.5, 6, ink[2])),
    ...[
      [12, 10],
      [34, -3],
      [12, 33],
      [34, 20],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 4.5, 6, ink[2])),
  )

const chessPiece = (): string =>
  group(
    {},
    path('M-30 50Q-30 38 -18 36C-8 24 -6 8 -4 -4H14C14 6 16 26 20 36Q30 38 30 50Z', use('ivory'), edge),
    path(
      'M-26 -8C-24 -20 -14 -40 2 -48L4 -54L10 -47C26 -38 28 -14 18 6H-6C-6 -4 0 -8 4 -12C-6 -10 -14 -6 -20 -2Z',
      use('ivory'),
      edge,
    ),
    circle(-2, -28, 3, ink[1]),
    line('M12 -42C22 -30 22 -14 16 0', paper[1], 3),
  )

const gift = (): string =>
  group(
    {},
    rect(-38, -8, 76, 56, use('violet'), edge),
    rect(-44, -24, 88, 20, use('violet'), edge),
    rect(-8, -24, 16, 72, use('brassRod')),
    path(
      'M0 -24C-36 -20 -36 -54 -14 -48C-4 -44 0 -30 0 -24C0 -30 4 -44 14 -48C36 -54 36 -20 0 -24Z',
      use('brass'),
      edge,
    ),
  )

export const openGift = (): string =>
  group(
    {},
    path('M-38 -8L-30 -20H30L38 -8Z', ink[0], edge),
    rect(-38, -8, 76, 56, use('violet'), edge),
    rect(-8, -8, 16, 56, use('brassRod')),
    place(
      12,
      -32,
      { turn: -16 },
      rect(-44, -9, 88, 18, use('violet'), edge),
      rect(-8, -9, 16, 18, use('brassRod')),
      path('M0 -9C-22 -6 -22 -28 -8 -24C-2 -22 0 -14 0 -9C0 -14 2 -22 8 -24C22 -28 22 -6 0 -9Z', use('brass'), edge),
    ),
  )

export const treasures = {
  gem,
  ring,
  coins,
  trophy,
  amulet,
  chalice,
  shield,
  statue,
  vase,
  envelope,
  scroll,
  map,
  openBook,
  book,
  photo,
  dice,
  chessPiece,
  gift,
} as const
