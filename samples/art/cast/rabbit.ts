import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place } from '#app/features/generation/scenery/svg.ts'

const EAR = '#e3a5b4'
const NOSE = '#d9788f'

function ears(): string {
  return group(
    {},
    path('M-38 -40C-70 -104 -66 -182 -42 -190C-16 -192 -6 -112 -10 -50Z', use('fur')),
    path('M-33 -54C-54 -106 -54 -168 -40 -174C-24 -174 -18 -110 -19 -58Z', EAR, { opacity: 0.75 }),
    path(
      'M10 -50C8 -112 24 -176 46 -186C60 -188 66 -170 84 -146C92 -134 84 -126 72 -132C66 -100 56 -70 38 -40Z',
      use('fur'),
    ),
    path('M19 -58C20 -110 32 -160 46 -168C52 -160 58 -146 62 -134C58 -104 48 -76 34 -52Z', EAR, { opacity: 0.6 }),
    path('M46 -186C60 -188 66 -170 84 -146C92 -134 84 -126 72 -132C66 -150 58 -168 46 -186Z', use('furShade')),
  )
}

function spectacles(): string {
  return group(
    {},
    circle(-25, -5, 20, '#ffffff', { opacity: 0.18 }),
    circle(27, -5, 20, '#ffffff', { opacity: 0.18 }),
    circle(-25, -5, 20, 'none', { stroke: brass[1], 'stroke-width': 5 }),
    circle(27, -5, 20, 'none', { stroke: brass[1], 'stroke-width': 5 }),
    circle(-25, -5, 20, 'none', { stroke: brass[4], 'stroke-width': 3 }),
    circle(27, -5, 20, 'none', { stroke: brass[4], 'stroke-width': 3 }),
    line('M-6 -8Q1 -14 8 -8M-45 -8L-57 -14M47 -8L58 -14', brass[3], 3.4),
    line('M-36 -16Q-30 -21 -22 -21M16 -16Q22 -21 30 -21', '#ffffff', 2.4, { opacity: 0.8 }),
  )
}

export function rabbitHead(glance: 'ahead' | 'down' = 'ahead'): string {
  const eye = (x: number): string =>
    glance === 'down'
      ? line(d`M${x - 9} -4Q${x} 5 ${x + 9} -4`, ink[1], 4)
      : ellipse(x, -5, 7.5, 9.5, ink[1]) +
        circle(x - 3, -9, 2.8, '#ffffff') +
        circle(x + 2.6, -1, 1.4, '#ffffff', { opacity: 0.8 })
  return group(
    {},
    ears(),
    path(
      'M-58 0C-60 -36 -34 -58 0 -58C34 -58 60 -36 58 0C70 10 64 26 52 28C44 46 22 52 0 52C-22 52 -44 46 -52 28C-64 26 -70 10 -58 0Z',
      use('fur'),
    ),
    path('M52 28C44 46 22 52 0 52C-22 52 -44 46 -52 28C-36 40 26 44 58 0C66 12 64 26 52 28Z', '#8d77ab', {
      opacity: 0.35,
    }),
    ellipse(-15, 23, 19, 15, '#ffffff'),
    ellipse(15, 23, 19, 15, '#f3eaf5'),
    path('M-9 8Q0 3 9 8Q5 18 0 19Q-5 18 -9 8Z', NOSE),
    line('M0 19V27M0 27Q-7 36 -15 31M0 27Q7 36 15 31', ink[4], 2.6),
    path('M-5 32H5V41Q0 44 -5 41Z', '#ffffff', { stroke: ink[6], 'stroke-width': 1 }),
    line('M-30 20L-70 12M-30 26L-72 28M30 20L70 12M30 26L72 28', '#ffffff', 1.8, { opacity: 0.75 }),
    eye(-25),
    eye(27),
    line('M-40 -33Q-30 -41 -18 -35M18 -36Q30 -42 42 -34', '#a996c0', 4),
    spectacles(),
  )
}

const bowTie = (y: number): string =>
  group(
    {},
    path(
      d`M0 ${y}C-14 ${y - 20} -38 ${y - 22} -40 ${y - 4}C-40 ${y + 18} -14 ${y + 16} 0 ${y}ZM0 ${y}C14 ${y - 20} 38 ${y - 22} 40 ${y - 4}C40 ${y + 18} 14 ${y + 16} 0 ${y}Z`,
      use('violet'),
      { stroke: ink[1], 'stroke-width': 2 },
    ),
    ellipse(0, y, 9, 10, ink[5]),
  )

function teacup(x: number, y: number): string {
  return place(
    x,
    y,
    {},
    path('M-24 -16H24C24 10 12 20 0 20C-12 20 -24 10 -24 -16Z', use('paper'), { stroke: ink[4], 'stroke-width': 1 }),
    path('M22 -10C40 -12 38 12 18 10', 'none', { stroke: '#f0e2c4', 'stroke-width': 5 }),
    ellipse(0, -16, 24, 6, '#7a4a2c'),
    line('M-22 -8H22', brass[3], 3),
    line('M-8 -26C-14 -38 -2 -44 -8 -58M6 -26C0 -38 12 -46 6 -62', '#ffffff', 3, { opacity: 0.4 }),
  )
}

/** The origin is between his feet; about 480 high with ears. */
export function rabbitStanding(): string {
  const foot = (x: number): string =>
    ellipse(x, -10, 46, 22, use('fur')) +
    line(d`M${x - 24} -12q6 8 0 14M${x - 4} -14q6 8 0 16`, '#8d77ab', 3, { opacity: 0.6 })
  return group(
    {},
    path('M-58 -110C-74 -60 -66 -24 -60 -12H-8L0 -66L8 -12H60C66 -24 74 -60 58 -110Z', use('fur')),
    path('M58 -110C74 -60 66 -24 60 -12H30C44 -50 40 -90 30 -110Z', '#8d77ab', { opacity: 0.35 }),
    foot(-44),
    foot(46),
    circle(78, -100, 24, use('fur')),
    path('M-60 -262C-92 -206 -94 -130 -70 -84Q0 -60 70 -84C94 -130 92 -206 60 -262Z', use('wine')),
    path('M60 -262C92 -206 94 -130 70 -84Q52 -76 36 -74C54 -130 52 -210 30 -262Z', ink[0], { opacity: 0.25 }),
    path('M-24 -268L0 -214L24 -268Q0 -278 -24 -268Z', '#fbf4e4'),
    line('M0 -214V-72', wine[1], 3),
    ...[-192, -162, -132].map((y) => circle(-9, y, 5, use('brassPale'))),
    path('M-9 -132Q-40 -108 -58 -140', 'none', { stroke: brass[3], 'stroke-width': 3 }),
    line('M-66 -250C-78 -214 -80 -160 -74 -116', wine[5], 4, { opacity: 0.45 }),
    path('M-58 -250C-98 -228 -118 -176 -100 -142C-84 -126 -60 -150 -56 -180Z', use('fur')),
    ellipse(-94, -144, 20, 17, use('fur')),
    path('M56 -252C100 -262 142 -262 174 -284L188 -252C156 -222 100 -208 58 -208Z', use('furShade')),
    ellipse(186, -270, 22, 19, use('fur')),
    bowTie(-268),
    place(0, -318, {}, rabbitHead('ahead')),
  )
}

/** The origin is the middle of his seat; about 300 high with ears. */
export function rabbitSeated(): string {
  const foot = (x: number, turn: number): string =>
    place(
      x,
      34,
      { turn },
      ellipse(0, 0, 34, 44, use('fur')),
      ellipse(0, 14, 17, 19, EAR, { opacity: 0.8 }),
      ...[-15, 0, 15].map((toe) => circle(toe, -18 - (toe === 0 ? 6 : 0), 7, EAR, { opacity: 0.8 })),
    )
  return group(
    {},
    path('M-62 -140C-96 -84 -100 -20 -70 14H70C100 -20 96 -84 62 -140Z', use('fur')),
    path('M-60 -138C-88 -86 -92 -30 -78 -2Q0 22 78 -2C92 -30 88 -86 60 -138L24 -146L0 -96L-24 -146Z', use('wine')),
    path('M-24 -146L0 -96L24 -146Q0 -156 -24 -146Z', '#fbf4e4'),
    line('M0 -96V10', wine[1], 3),
    ...[-78, -52, -26].map((y) => circle(-9, y, 5, use('brassPale'))),
    path('M-9 -26Q-40 -2 -58 -34', 'none', { stroke: brass[3], 'stroke-width': 3 }),
    line('M-66 -130C-76 -100 -80 -60 -76 -20', wine[5], 4, { opacity: 0.45 }),
    foot(-52, -14),
    foot(52, 14),
    path('M-66 -128C-104 -100 -118 -56 -92 -36C-74 -28 -56 -52 -48 -72Z', use('fur')),
    ellipse(-92, -38, 20, 17, use('fur')),
    path('M64 -128C104 -112 112 -78 84 -66C68 -60 46 -78 40 -92Z', use('furShade')),
    teacup(58, -92),
    ellipse(66, -78, 19, 16, use('fur')),
    bowTie(-146),
    place(0, -196, {}, rabbitHead('ahead')),
  )
}
