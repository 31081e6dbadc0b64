import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

/* Each about their own middle; a head is about 110 x 140 without hair. */

interface FaceLook {
  skin: string
  shadow: string
  brow: string
  mood: 'kind' | 'laughing'
}

const FACE = 'M-50 -8C-54 -58 -32 -78 0 -78C32 -78 54 -58 50 -8C48 30 26 60 0 62C-26 60 -48 30 -50 -8Z'

function face({ skin, shadow, brow, mood }: FaceLook): string {
  const eye = (x: number): string =>
    mood === 'laughing'
      ? line(d`M${x - 10} -6Q${x} -17 ${x + 10} -6`, ink[1], 4)
      : ellipse(x, -8, 7, 9, ink[1]) +
        circle(x - 2.6, -12, 2.6, '#ffffff') +
        line(d`M${x - 10} -14Q${x} -21 ${x + 10} -14`, ink[1], 3)
  return group(
    {},
    path('M-20 44H20V86Q0 98 -20 86Z', skin),
    path('M-20 52Q0 76 20 52V70Q0 84 -20 70Z', shadow, { opacity: 0.55 }),
    ellipse(-51, -2, 9, 14, skin),
    ellipse(51, -2, 9, 14, skin),
    path(FACE, skin),
    path('M50 -8C48 30 26 60 0 62C-14 61 -28 50 -38 36C-14 48 30 30 38 -40C44 -30 50 -20 50 -8Z', shadow, {
      opacity: 0.35,
    }),
    ellipse(-29, 18, 13, 9, '#e7778a', { opacity: 0.38 }),
    ellipse(30, 18, 13, 9, '#e7778a', { opacity: 0.34 }),
    eye(-21),
    eye(22),
    line('M-34 -27Q-22 -35 -10 -28M11 -28Q23 -35 35 -27', brow, 4.5),
    line('M2 -6Q9 10 4 15Q0 18 -6 15', shadow, 3.4),
    mood === 'laughing'
      ? path('M-22 28Q0 36 22 28Q18 50 0 50Q-18 50 -22 28Z', '#6b1f2e') +
          path('M-19 30Q0 37 19 30L17 37Q0 42 -17 37Z', '#ffffff')
      : line('M-20 31Q0 47 20 31', '#8e3346', 4),
  )
}

function tapeMeasure(): string {
  return group(
    {},
    line('M-38 96C-62 150 -58 220 -64 268M38 96C60 150 62 210 60 246', '#e9c15d', 13),
    line('M-38 96C-62 150 -58 220 -64 268M38 96C60 150 62 210 60 246', '#7d4c1a', 13, {
      'stroke-dasharray': '2 9',
      'stroke-linecap': 'butt',
      opacity: 0.8,
    }),
  )
}

function pinCushion(x: number, y: number): string {
  const pins = [-16, -7, 3, 12].map(
    (at, index) =>
      line(d`M${x + at} ${y - 4}l${at * 0.4} ${-16 - (index % 2) * 5}`, '#d8cfe6', 2) +
      circle(x + at * 1.4, y - 22 - (index % 2) * 5, 3.4, index % 2 ? brass[4] : teal[4]),
  )
  return group(
    {},
    ...pins,
    ellipse(x, y, 24, 15, use('wine')),
    path(d`M${x - 20} ${y - 3}Q${x} ${y - 14} ${x + 18} ${y - 5}`, 'none', {
      stroke: wine[5],
      'stroke-width': 3,
      opacity: 0.6,
    }),
  )
}

function odetteHead(mood: FaceLook['mood']): string {
  return group(
    {},
    circle(2, -112, 34, use('silver')),
    line('M-46 -140L54 -88', brass[4], 6),
    circle(-48, -141, 7, wine[4]),
    path(
      'M-62 -8C-72 -76 -40 -104 0 -104C40 -104 72 -76 62 -8C60 6 52 10 50 -8L-50 -8C-52 10 -60 6 -62 -8Z',
      use('silver'),
    ),
    face({ skin: use('skinRose'), shadow: '#b5726c', brow: '#b9adc9', mood }),
    path(
      'M-56 -14C-54 -64 -30 -86 2 -82C34 -86 56 -62 57 -14C48 -40 34 -58 6 -62C-24 -60 -44 -44 -56 -14Z',
      use('silver'),
    ),
    line('M-40 -46C-30 -64 -14 -72 4 -72M8 -72C28 -70 42 -58 48 -42M-6 -128C6 -134 22 -128 26 -116', '#a99abf', 2.4, {
      opacity: 0.8,
    }),
    line('M-38 4Q-21 22 -5 4M7 4Q23 22 40 4M-5 4Q1 0 7 4M-38 4L-50 -4M40 4L50 -4M-38 4H-5M7 4H40', brass[4], 2.8),
    circle(-51, 14, 5, use('pearl')),
    circle(51, 14, 5, use('pearl')),
  )
}

/** To the hips; the origin is the middle of her waist. */
export function odette(mood: FaceLook['mood'] = 'kind'): string {
  return group(
    {},
    path('M-108 40C-126 -70 -118 -168 -70 -190H70C118 -168 126 -70 108 40Z', use('teal')),
    path('M70 -190C118 -168 126 -70 108 40H60C70 -50 60 -130 30 -190Z', teal[0], { opacity: 0.35 }),
    path('M-44 -190L0 -118L44 -190Q0 -208 -44 -190Z', paper[5]),
    path('M-70 40C-74 -40 -56 -96 -40 -110H40C56 -96 74 -40 70 40Z', use('paper')),
    path('M-48 -16H48V26Q0 36 -48 26Z', '#e4cfa6', { stroke: '#b59c82', 'stroke-width': 3 }),
    line('M-24 -16V-44M-12 -16V-36', ink[6], 5),
    path('M-30 -60q6 10 12 0t12 0t12 0', 'none', { stroke: '#b59c82', 'stroke-width': 2.4 }),
    place(0, -262, {}, odetteHead(mood)),
    place(0, -286, {}, tapeMeasure()),
    path('M-86 -176C-140 -140 -158 -70 -150 -24C-136 -6 -110 -10 -98 -30C-92 -72 -84 -96 -74 -116Z', use('teal')),
    path('M-150 -24C-130 -14 -112 -16 -98 -30L-100 -12Q-128 2 -148 -8Z', teal[4]),
    path('M-146 -10C-150 16 -132 34 -104 26C-92 20 -94 0 -102 -12Z', use('skinRose')),
    path('M84 -176C140 -140 158 -70 142 -20C124 -4 92 -10 84 -34C84 -72 80 -96 72 -116Z', use('tealDark')),
    path('M142 -20C122 -10 98 -14 84 -34L80 -16Q108 4 138 -4Z', teal[4]),
    path('M138 -6C128 26 78 34 52 20C48 6 64 -8 82 -14Z', use('skinRose')),
    pinCushion(104, -6),
  )
}

/** x, y between her shoes. */
export const odetteStanding = (x: number, y: number, height: number): string =>
  place(
    x,
    y,
    { scale: height / 720 },
    path('M-40 -6H-2V10Q-30 16 -54 8ZM40 -6H2V10Q30 16 54 8Z', use('pitch')),
    path('M-104 -300C-128 -190 -140 -90 -150 -12Q0 20 150 -12C140 -90 128 -190 104 -300Z', use('dusk')),
    path('M104 -300C128 -190 140 -90 150 -12Q120 -2 84 2C84 -100 76 -200 60 -300Z', ink[0], { opacity: 0.4 }),
    path('M-70 -300C-84 -190 -92 -110 -98 -50Q0 -34 98 -50C92 -110 84 -190 70 -300Z', use('paper')),
    line('M-98 -50Q0 -34 98 -50', '#b59c82', 4),
    place(0, -330, {}, odette('kind')),
  )

function vesperaHead(mood: FaceLook['mood']): string {
  return group(
    {},
    path(
      'M-66 40C-84 -70 -52 -108 0 -108C52 -108 84 -70 66 40C58 66 40 62 44 30L40 -30H-40L-44 30C-40 62 -58 66 -66 40Z',
      ink[1],
    ),
    face({ skin: use('skinAmber'), shadow: '#5d3139', brow: ink[1], mood }),
    path('M-56 4C-60 -60 -34 -90 4 -88C40 -88 60 -58 56 4C50 -30 36 -50 -8 -58C-26 -50 -48 -34 -56 4Z', ink[1]),
    path('M-8 -88C14 -88 34 -80 46 -58C34 -66 14 -68 -8 -58C-2 -68 -4 -78 -8 -88Z', use('silver')),
    line('M-50 -34C-44 -64 -26 -80 -4 -82', ink[5], 3, { opacity: 0.8 }),
    ...[-56, 56].map((x) =>
      path('M0 -12L4 -4L12 -3L6 3L8 12L0 7L-8 12L-6 3L-12 -3L-4 -4Z', brass[4], { transform: d`translate(${x} 30)` }),
    ),
  )
}

export function vespera(arms: 'up' | 'out'): string {
  const sleeve = (side: 1 | -1): string =>
    place(
      0,
      0,
      { scaleX: side },
      path(
        'M60 -180C104 -214 142 -280 160 -352L206 -338C200 -250 160 -150 92 -88Z',
        use(side === -1 ? 'violet' : 'dusk'),
      ),
      path('M158 -356L208 -340L204 -322L154 -338Z', paper[5]),
      path(
        'M162 -352C156 -386 166 -412 176 -412C180 -430 194 -430 196 -412C208 -424 218 -410 212 -396C220 -386 212 -360 204 -342Z',
        '#ffffff',
      ),
      line('M178 -410V-388M196 -410L192 -388', '#b9adc9', 2.4),
    )
  const outstretched = place(
    0,
    0,
    {},
    path('M-70 -178C-130 -168 -190 -150 -236 -120L-222 -76C-170 -92 -120 -92 -72 -92Z', use('violet')),
    path('M-240 -124L-222 -74L-206 -80L-222 -130Z', paper[5]),
    path('M-226 -76C-256 -62 -280 -70 -280 -82C-294 -90 -288 -106 -274 -106C-276 -120 -260 -126 -238 -122Z', '#ffffff'),
  )
  return group(
    {},
    arms === 'up' ? sleeve(-1) + sleeve(1) : outstretched + sleeve(1),
    path('M-96 30C-112 -70 -108 -160 -66 -186H66C108 -160 112 -70 96 30Z', use('violet')),
    path('M66 -186C108 -160 112 -70 96 30H50C64 -60 56 -130 30 -186Z', ink[0], { opacity: 0.35 }),
    path('M-40 -190L0 -60L40 -190Q0 -206 -40 -190Z', paper[5]),
    path(
      'M-66 -186L-40 -194L-2 -60L-22 -30C-46 -80 -62 -130 -66 -186ZM66 -186L40 -194L2 -60L22 -30C46 -80 62 -130 66 -186Z',
      use('silk'),
    ),
    path(
      'M0 -172C-10 -186 -30 -186 -32 -174C-32 -160 -12 -160 0 -172ZM0 -172C10 -186 30 -186 32 -174C32 -160 12 -160 0 -172Z',
      use('wine'),
    ),
    ...[-130, -104, -78].map((y) => circle(0, y, 4.5, use('brass'))),
    circle(-46, -112, 10, use('brass')),
    rect(-88, 10, 176, 20, use('wine'), { rx: 6 }),
    place(0, -256, {}, vesperaHead(arms === 'up' ? 'laughing' : 'kind')),
  )
}

/** x, y between her shoes. */
export const vesperaStanding = (x: number, y: number, height: number): string =>
  place(
    x,
    y,
    { scale: height / 740 },
    path('M-100 -330L-150 -70L-84 -110L-40 -330ZM100 -330L150 -70L84 -110L40 -330Z', use('dusk')),
    path('M-74 -330C-80 -200 -70 -90 -66 -8H-8L0 -250L8 -8H66C70 -90 80 -200 74 -330Z', use('pitch')),
    line('M-52 -300C-56 -200 -50 -100 -48 -20', ink[6], 3, { opacity: 0.6 }),
    path('M-70 -14H-6V8Q-40 14 -84 6ZM70 -14H6V8Q40 14 84 6Z', ink[0]),
    place(0, -350, {}, vespera('out')),
  )
