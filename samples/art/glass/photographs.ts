import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { glow, corners } from './light.ts'
import { lit } from './paints.ts'
import { greatFlower } from './plants.ts'

/* 800 x 600, in the brown of old prints. */

const sepia = ['#1c1410', '#3c2d22', '#6a5340', '#9a8064', '#c7b08f', '#e6d8bd', '#f8f1e0'] as const

const shears = (): string =>
  group(
    {},
    circle(700, 214, 6, sepia[0]),
    line('M700 216C680 250 690 290 694 330M700 216C722 250 712 290 706 330', '#2a1d14', 13),
    path('M694 326L678 408L706 340ZM706 326L724 408L694 340Z', '#d8c6a4', { stroke: '#2a1d14', 'stroke-width': 3 }),
    circle(700, 334, 8, sepia[5]),
    // The cobweb from one handle to the other
    line(
      'M684 250Q700 262 716 250M682 268Q700 284 718 268M684 288Q700 302 716 288M686 236L714 306M714 236L686 306M700 226V312',
      sepia[6],
      1.8,
      { opacity: 0.9 },
    ),
    line('M684 250L640 214M716 250L758 206', sepia[6], 1.6, { opacity: 0.8 }),
  )

const still = (morning: boolean): string =>
  lit(
    rect(0, 0, 800, 600, morning ? sepia[4] : sepia[2]),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
      line(d`M${at * 100} 0V430`, morning ? sepia[5] : sepia[3], 3, { opacity: 0.5 }),
    ),
    // Window
    rect(530, 30, 140, 150, morning ? sepia[6] : sepia[0]),
    morning
      ? group(
          {},
          circle(600, 102, 26, '#ffffff'),
          ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
            place(600, 102, { turn }, line('M34 0H48', '#ffffff', 4)),
          ),
          path('M530 150Q570 130 610 150T670 140V180H530Z', sepia[4]),
        )
      : group(
          {},
          path('M606 74A30 30 0 1 0 620 124A24 24 0 1 1 606 74Z', sepia[6]),
          ...[
            [548, 60],
            [646, 50],
            [640, 150],
          ].map(([x, y]) => circle(x!, y!, 2.4, sepia[6])),
        ),
    line('M600 30V180M530 104H670', sepia[1], 6),
    rect(522, 22, 156, 166, 'none', { stroke: sepia[1], 'stroke-width': 10 }),
    shears(),
    // Thermometer
    rect(752, 210, 22, 130, sepia[5], { rx: 10 }),
    line('M763 226V316', sepia[1], 4),
    circle(763, 324, 8, sepia[1]),
    // Bench
    rect(0, 430, 800, 22, sepia[3]),
    rect(0, 430, 800, 5, sepia[5]),
    rect(0, 452, 800, 34, sepia[1]),
    rect(0, 486, 800, 114, sepia[morning ? 3 : 1]),
    ...[500, 540, 580].map((y) => line(d`M0 ${y}H800`, sepia[0], 2, { opacity: 0.4 })),
    ...[60, 560].map((x) => rect(x, 486, 26, 90, sepia[1])),
    // Lamp
    ellipse(136, 428, 46, 9, sepia[0]),
    rect(130, 300, 12, 126, sepia[1]),
    path('M84 300Q92 216 136 214Q180 216 188 300Z', morning ? sepia[2] : sepia[6]),
    path('M84 300Q92 216 136 214Q108 232 104 300Z', morning ? sepia[3] : '#ffffff'),
    morning ? '' : glow(136, 290, 200, 'gold', 0.7),
    morning ? '' : glow(136, 300, 90, 'white', 0.5),
    // Watering can, below
    place(
      52,
      560,
      { scale: 0.5 },
      line('M54 -40C90 -50 110 -90 124 -120', '#d9c8a6', 18),
      path('M-56 -92C-56 -150 44 -150 48 -92', 'none', { stroke: '#d9c8a6', 'stroke-width': 14 }),
      path('M-56 -92H56L62 0H-62Z', '#d9c8a6', { stroke: sepia[0], 'stroke-width': 5 }),
      ellipse(0, -92, 56, 12, sepia[0]),
    ),
    // Pot and stem
    path('M330 340H470L450 430H350Z', '#b4946a', { stroke: sepia[1], 'stroke-width': 3 }),
    path('M332 340H380L384 428H351Z', '#ecdfc4'),
    path('M320 324H480V346H320Z', '#d8c29c', { stroke: sepia[1], 'stroke-width': 3 }),
    ellipse(400, 326, 76, 12, sepia[0]),
    line('M400 326C392 270 408 220 400 170', sepia[1], 9),
    path('M400 290Q340 280 312 230Q376 232 400 290ZM400 270Q456 256 486 210Q420 210 400 270Z', sepia[1]),
    morning
      ? circle(400, 168, 9, '#f8f1e0', { stroke: sepia[1], 'stroke-width': 3 })
      : group({}, glow(400, 150, 170, 'white', 0.6), place(400, 150, { scale: 0.5 }, greatFlower())),
    // Stool and cat
    rect(596, 452, 120, 12, sepia[1]),
    ellipse(656, 452, 62, 12, '#e9dcc0', { stroke: sepia[1], 'stroke-width': 3 }),
    ...[608, 694].map((x) => rect(x, 462, 12, 118, sepia[0])),
    morning
      ? ''
      : group(
          {},
          path('M600 448C598 410 640 398 672 404C706 410 718 434 712 450Z', sepia[0]),
          circle(622, 424, 22, sepia[0]),
          path('M606 410L602 390L618 402ZM632 404L640 388L644 408Z', sepia[0]),
          path('M706 440Q740 444 726 466', 'none', { stroke: sepia[0], 'stroke-width': 10, 'stroke-linecap': 'round' }),
          line('M612 426q5 4 10 0', sepia[4], 2),
        ),
    morning
      ? group(
          {},
          ellipse(300, 566, 70, 10, sepia[0], { opacity: 0.35 }),
          place(296, 546, { scale: 0.4, turn: 14 }, greatFlower()),
        )
      : '',
    rect(0, 0, 800, 600, morning ? '#f3d9a8' : '#3a2410', { opacity: morning ? 0.14 : 0.16 }),
    corners(800, 600, 1),
    rect(0, 0, 800, 600, 'none', { stroke: '#f8f1e0', 'stroke-width': 22 }),
  )

export const drawEvening = (): string => still(false)
export const drawMorning = (): string => still(true)
