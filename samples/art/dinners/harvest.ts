import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { wallClock } from '#app/features/generation/scenery/clocks.ts'
import { halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { pumpkin } from './harvest-portraits.ts'

const ink = '#1f1714'
const sheet = '#f6ecd2'

const mug = (x: number, y: number, size: number, turn = 0): string =>
  place(
    x,
    y,
    { scale: size / 100, turn },
    path('M44 -66Q92 -66 88 -24Q84 10 40 4', 'none', { stroke: ink, 'stroke-width': 22 }),
    path('M44 -66Q92 -66 88 -24Q84 10 40 4', 'none', { stroke: '#b98a5c', 'stroke-width': 12 }),
    path('M-52 -88L-46 20Q0 40 46 20L52 -88Z', '#b98a5c', { stroke: ink, 'stroke-width': 5 }),
    path('M-50 -52L-48 -24Q0 -6 48 -24L50 -52Q0 -34 -50 -52Z', '#7d5433'),
    ellipse(0, -88, 52, 16, '#e7c89a', { stroke: ink, 'stroke-width': 5 }),
    ellipse(0, -86, 42, 11, '#9c5a1d'),
  )

function bunting(y: number): string {
  const flags = Array.from({ length: 17 }, (_, index) => ({
    x: index * 100,
    y: y + 90 * Math.sin((index / 16) * Math.PI),
  }))
  return group(
    {},
    line(`M${flags.map((flag) => d`${flag.x} ${flag.y}`).join('L')}`, '#2a1a12', 5),
    ...flags.map((flag, index) =>
      path(
        d`M${flag.x - 32} ${flag.y}H${flag.x + 32}L${flag.x} ${flag.y + 62}Z`,
        ['#d8702a', '#e9c15d', '#7a3a2a'][index % 3]!,
        { stroke: '#2a1a12', 'stroke-width': 3 },
      ),
    ),
  )
}

export const drawPumpkinCover = (): string =>
  group(
    {},
    rect(0, 0, 1600, 900, '#3b2113'),
    rect(0, 0, 1600, 640, '#6d4224'),
    ...Array.from({ length: 14 }, (_, index) => line(d`M${index * 124 + 20} 0V640`, '#543018', 8, { opacity: 0.7 })),
    halo(800, 330, 620, 'glowSoft', 0.9),
    bunting(30),
    // The great scale
    rect(1196, 120, 44, 560, '#4a4f58', { stroke: ink, 'stroke-width': 6 }),
    line('M820 190L1420 150', '#5d636d', 30),
    line('M820 190L1420 150', '#868d98', 10),
    circle(1218, 164, 30, '#e9b13f', { stroke: ink, 'stroke-width': 7 }),
    circle(1218, 330, 112, '#f6ecd2', { stroke: '#4a4f58', 'stroke-width': 22 }),
    ...Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return line(d`M${1218 + cos * 78} ${330 + sin * 78}L${1218 + cos * 96} ${330 + sin * 96}`, ink, 8)
    }),
    line('M1218 330L1262 262', '#a3213f', 12),
    circle(1218, 330, 13, ink),
    line('M820 190V250', '#4a4f58', 10),
    line('M820 250L520 596M820 250L1080 596', '#4a4f58', 9),
    path('M440 596H1160L1100 650H500Z', '#4a4f58', { stroke: ink, 'stroke-width': 6 }),
    pumpkin(790, 470, 236),
    path('M930 470l-28 96l34 -18l20 34l12 -104ZM968 470l28 96l-34 -18l-20 34l-12 -104Z', '#a3213f', {
      stroke: ink,
      'stroke-width': 4,
    }),
    ...Array.from({ length: 14 }, (_, petal) =>
      circle(950 + Math.cos((petal * Math.PI) / 7) * 50, 450 + Math.sin((petal * Math.PI) / 7) * 50, 20, '#b4423a', {
        stroke: ink,
        'stroke-width': 3,
      }),
    ),
    circle(950, 450, 44, '#f6ecd2', { stroke: ink, 'stroke-width': 5 }),
    lettering('1', 950, 474, { size: 70, fill: ink, align: 'middle' }),
    // The table
    path('M-40 900L120 664Q800 610 1480 664L1640 900Z', '#f0e2c4'),
    path('M-40 900L120 664Q800 610 1480 664L1640 900Z', '#7a4a20', { opacity: 0.22 }),
    line('M120 664Q800 610 1480 664', '#fff6db', 6, { opacity: 0.6 }),
    ...[
      [210, 740],
      [420, 716],
      [1180, 716],
      [1390, 740],
    ].map(([x, y]) =>
      group({}, ellipse(x!, y! + 22, 96, 26, '#fffaf0', { stroke: '#b59c82', 'stroke-width': 4 }), mug(x!, y!, 96)),
    ),
    pool(790, 800, 420, 90, 'glowSoft', 0.6),
    path('M640 800Q760 760 900 790Q1010 812 980 838Q900 872 760 850Q640 840 640 800Z', '#a35f1e', { opacity: 0.9 }),
    mug(720, 806, 136, -96),
    path('M1010 770L1120 752L1136 812L1030 830Z', '#fffaf0', { stroke: ink, 'stroke-width': 5 }),
    line('M1034 788L1110 776M1040 808L1096 798', '#7a6a55', 5),
    vignette(1600, 900, 0.75),
  )

/** Numbers as the cards have them: 1 and 7 at the ends. */
const seats = [
  { x: 150, y: 450 },
  ...[0, 1, 2, 3, 4].map((place) => ({ x: 320 + place * 140, y: 286 })),
  { x: 1050, y: 450 },
  ...[4, 3, 2, 1, 0].map((place) => ({ x: 320 + place * 140, y: 614 })),
]

export function drawSeatingPlan(): string {
  return group(
    {},
    rect(0, 0, 1200, 900, sheet),
    ...Array.from({ length: 29 }, (_, index) => line(d`M${index * 42 + 10} 0V900`, '#d9ccab', 2)),
    ...Array.from({ length: 21 }, (_, index) => line(d`M0 ${index * 43 + 12}H1200`, '#d9ccab', 2)),
    rect(50, 90, 1100, 720, 'none', { stroke: ink, 'stroke-width': 9 }),
    rect(520, 800, 160, 20, sheet),
    path('M520 810A160 160 0 0 1 680 650V810', 'none', { stroke: ink, 'stroke-width': 5, 'stroke-dasharray': '14 10' }),
    rect(220, 350, 760, 200, '#ffffff', { rx: 22, stroke: ink, 'stroke-width': 8 }),
    ...seats.flatMap(({ x, y }, index) => {
      const mine = index === 0 || index === 6
      const inside = {
        x: x + (index === 0 ? 108 : index === 6 ? -108 : 0),
        y: y + (y < 400 ? 100 : y > 500 ? -100 : 0),
      }
      return [
        circle(x, y, 46, mine ? ink : '#ffffff', { stroke: ink, 'stroke-width': 6 }),
        lettering(String(index + 1), x, y + 17, { size: 48, fill: mine ? '#ffffff' : ink, align: 'middle' }),
        circle(inside.x, inside.y, 20, 'none', { stroke: ink, 'stroke-width': 4 }),
        circle(inside.x + 30, inside.y - 16, 9, ink),
      ]
    }),
    circle(96, 250, 34, '#ffffff', { stroke: ink, 'stroke-width': 6 }),
    line('M96 250V228M96 250L112 262', ink, 6),
    line('M96 290V388', ink, 4, { 'stroke-dasharray': '8 10' }),
    rect(1084, 252, 48, 40, '#ffffff', { stroke: ink, 'stroke-width': 5 }),
    ellipse(1094, 222, 20, 28, '#ffffff', { stroke: ink, 'stroke-width': 5 }),
    ellipse(1122, 222, 20, 28, '#ffffff', { stroke: ink, 'stroke-width': 5 }),
    ellipse(1108, 222, 18, 32, '#ffffff', { stroke: ink, 'stroke-width': 5 }),
    line('M1108 190Q1106 176 1120 170', ink, 6),
    line('M1106 302V390', ink, 4, { 'stroke-dasharray': '8 10' }),
    circle(600, 34, 12, '#a3213f', { stroke: ink, 'stroke-width': 4 }),
    circle(60, 34, 12, '#a3213f', { stroke: ink, 'stroke-width': 4 }),
    circle(1140, 34, 12, '#a3213f', { stroke: ink, 'stroke-width': 4 }),
  )
}

/* Photographs of 1974: grey, with a white edge. */
const grey = ['#17181a', '#3a3c40', '#6b6e73', '#a3a6aa', '#d5d7d9', '#f4f4f2'] as const

const print = (...children: string[]): string =>
  group(
    {},
    rect(0, 0, 1200, 900, grey[1]),
    ...children,
    path('M0 0H1200V900H0ZM44 44V856H1156V44Z', '#fdfcf8', { 'fill-rule': 'evenodd' }),
  )

const hairs = [
  'M-44 -8Q-50 -66 0 -66Q50 -66 44 -8Q30 -40 0 -40Q-30 -40 -44 -8Z',
  'M-50 26Q-60 -70 0 -70Q60 -70 50 26Q40 -36 0 -36Q-40 -36 -50 26Z',
  'M-42 -20Q-40 -62 0 -62Q40 -62 42 -20Q20 -48 -42 -20Z',
] as const

/** From the front; `look` -1 is a head turned to the left. */
const head = (x: number, y: number, size: number, kind: number, look: 0 | -1, mouth: string): string =>
  place(
    x,
    y,
    { scale: size / 100 },
    path('M-96 320V150Q-90 66 -24 56H24Q90 66 96 150V320Z', grey[kind % 2 === 0 ? 1 : 2], {
      stroke: grey[0],
      'stroke-width': 5,
    }),
    rect(-18, 36, 36, 32, grey[3]),
    ellipse(0, 0, 42, 52, grey[4], { stroke: grey[0], 'stroke-width': 4 }),
    look === -1 ? path('M-38 0L-58 14L-36 20Z', grey[4], { stroke: grey[0], 'stroke-width': 4 }) : '',
    path(hairs[kind % 3]!, grey[kind % 2 === 0 ? 0 : 1], look === -1 ? { transform: 'translate(8 0)' } : {}),
    look === -1
      ? circle(-24, -4, 5, grey[0]) + line('M-34 -16H-16', grey[0], 4)
      : circle(-15, -4, 5, grey[0]) + circle(15, -4, 5, grey[0]),
    path(mouth, grey[1], look === -1 ? { transform: 'translate(-16 0)' } : {}),
  )

const singing = 'M-12 22Q0 12 12 22Q12 40 0 40Q-12 40 -12 22Z'
const smiling = 'M-14 24Q0 34 14 24Q8 36 0 36Q-8 36 -14 24Z'

export const drawChoir = (): string =>
  print(
    path('M0 0H1200V640H0Z', grey[2]),
    ...Array.from({ length: 9 }, (_, index) =>
      place(index * 150, 0, {}, path('M0 0Q40 320 10 640H76Q90 320 70 0Z', grey[1], { opacity: 0.55 })),
    ),
    group({ style: 'filter:grayscale(1)' }, wallClock(600, 140, 84, { hour: 6, minute: 10 })),
    rect(0, 620, 1200, 280, grey[1]),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => head(190 + at * 136, 320, 84, at, 0, singing)),
    ...[0, 1, 2, 3, 4, 5].map((at) => head(240 + at * 144, 468, 96, at + 1, 0, singing)),
    // The tuba at the right edge
    path('M1010 900Q1020 720 980 640L1060 470H1180V900Z', grey[3], { stroke: grey[0], 'stroke-width': 7 }),
    ellipse(1090, 452, 116, 46, grey[1], { stroke: grey[4], 'stroke-width': 14 }),
    head(1106, 380, 92, 0, 0, 'M-16 20H16V32H-16Z'),
    path('M1060 330H1154L1162 352H1050Z', grey[0]),
    circle(1074, 396, 14, grey[3]),
    circle(1138, 396, 14, grey[3]),
    // Who conducts, from behind
    path('M420 900Q430 720 540 690H660Q770 720 780 900Z', grey[0]),
    path('M470 740L340 560L372 536L540 690ZM730 740L860 560L828 536L660 690Z', grey[0]),
    circle(352, 540, 26, grey[4]),
    circle(848, 540, 26, grey[4]),
    line('M848 540L900 420', grey[5], 8),
    path('M528 640Q520 520 600 520Q680 520 672 640Q660 706 600 706Q540 706 528 640Z', grey[0], {
      stroke: grey[3],
      'stroke-width': 5,
    }),
    circle(600, 522, 34, grey[0], { stroke: grey[3], 'stroke-width': 5 }),
  )

const raised = (x: number, y: number): string => group({ style: 'filter:grayscale(1)' }, mug(x, y, 52))

export const drawToast = (): string =>
  print(
    rect(0, 0, 1200, 620, grey[3]),
    ...Array.from({ length: 12 }, (_, index) => line(d`M${index * 106 + 20} 0V620`, grey[2], 4, { opacity: 0.6 })),
    group({ style: 'filter:grayscale(1)' }, wallClock(160, 190, 84, { hour: 6, minute: 29 })),
    rect(986, 250, 130, 70, grey[1], { stroke: grey[0], 'stroke-width': 6 }),
    group({ style: 'filter:grayscale(1)' }, pumpkin(1050, 200, 84)),
    // Behind the table, from left to right; two look at the far left end
    ...[310, 432, 554, 676, 798, 920].map((x, at) =>
      head(
        x,
        420 + (at % 2) * 14,
        92,
        at + 1,
        at === 2 || at === 4 ? -1 : 0,
        at === 2 || at === 4 ? 'M-8 26H8V31H-8Z' : smiling,
      ),
    ),
    // The Inspector at the left end, the mayor at the right
    head(160, 440, 104, 2, 0, 'M-10 26H10V31H-10Z'),
    circle(144, 436, 17, 'none', { stroke: grey[0], 'stroke-width': 5 }),
    circle(176, 436, 17, 'none', { stroke: grey[0], 'stroke-width': 5 }),
    place(
      1056,
      430,
      { scale: 1.3 },
      path('M-112 300V180Q-110 70 -30 58H30Q110 70 112 180V300Z', grey[1], { stroke: grey[0], 'stroke-width': 5 }),
      path('M-70 76L84 196L104 170L-36 62Z', grey[5], { stroke: grey[0], 'stroke-width': 4 }),
      rect(-22, 34, 44, 32, grey[3]),
      ellipse(0, 0, 50, 54, grey[4], { stroke: grey[0], 'stroke-width': 4 }),
      path('M-34 30Q0 64 34 30Q26 58 0 60Q-26 58 -34 30Z', grey[3]),
      circle(-17, -6, 5, grey[0]),
      circle(17, -6, 5, grey[0]),
      path('M-24 16Q0 4 24 16Q0 26 -24 16Z', grey[1]),
      path(smiling, grey[1]),
    ),
    path('M0 900V640Q600 560 1200 640V900Z', grey[5]),
    line('M0 640Q600 560 1200 640', grey[2], 6),
    ...[250, 372, 494, 616, 738, 860, 970].map((x, at) => raised(x, 560 - (at % 2) * 20)),
    raised(92, 600),
    ...[180, 400, 620, 840, 1060].map((x) =>
      ellipse(x, 740, 84, 24, '#ffffff', { stroke: grey[3], 'stroke-width': 5 }),
    ),
  )
