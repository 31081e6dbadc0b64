import { carrot } from './carrots.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { poster } from '#app/features/generation/scenery/hangings.ts'
import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { glint } from '#app/features/generation/scenery/light.ts'
import { starShape, topHat } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, wine } from '#app/features/generation/scenery/palette.ts'
import { rabbitHead } from '#samples/art/cast/rabbit.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

/* 512 x 512, transparent. */

const centred = (turn: number, ...children: string[]): string =>
  group({ filter: use('shadow') }, place(256, 256, { turn }, ...children))

export const drawStarKey = (): string =>
  centred(
    -42,
    rect(-60, -15, 250, 30, use('brassBar'), { rx: 8 }),
    rect(-36, -24, 18, 48, use('brass'), { rx: 6 }),
    path('M128 12H150V70H128ZM164 12H190V84H176V58H164Z', use('brass')),
    path(starShape(116, 0.5), use('brass'), {
      transform: 'translate(-124 0) rotate(-90)',
      stroke: brass[1],
      'stroke-width': 4,
    }),
    path(starShape(56, 0.5), ink[1], { transform: 'translate(-124 0) rotate(-90)', opacity: 0.75 }),
    path(starShape(86, 0.5), 'none', {
      transform: 'translate(-124 0) rotate(-90)',
      stroke: brass[6],
      'stroke-width': 4,
      opacity: 0.8,
    }),
  ) + glint(112, 290, 30)

const glove = (): string =>
  group(
    {},
    path(
      'M-52 150L-46 30C-78 8 -112 -26 -104 -46C-92 -66 -64 -42 -46 -30L-54 -128C-54 -152 -26 -152 -23 -130L-18 -62L-18 -158C-16 -182 12 -182 13 -158L16 -62L24 -144C28 -166 54 -160 52 -138L46 -52L62 -104C70 -124 94 -112 88 -92L60 24L56 150Z',
      use('silver'),
    ),
    path(
      'M16 -62L24 -144C28 -166 54 -160 52 -138L46 -52L62 -104C70 -124 94 -112 88 -92L60 24L56 150H20C40 80 40 0 16 -62Z',
      '#8d77ab',
      { opacity: 0.3 },
    ),
    line('M-30 -20V40M0 -28V40M28 -22V40', '#a99abf', 5, { opacity: 0.8 }),
    rect(-62, 122, 126, 40, paper[5], { rx: 10 }),
    rect(-62, 122, 126, 8, '#ffffff', { rx: 4 }),
    circle(36, 144, 9, use('pearl')),
  )

export const drawGloves = (): string =>
  group(
    { filter: use('shadow') },
    place(318, 268, { turn: 16, scale: 1.1, scaleX: -1 }, glove()),
    place(196, 258, { turn: -12, scale: 1.1 }, glove()),
  )

export const drawRedThread = (): string =>
  group(
    { filter: use('shadow') },
    emblem('spool', 246, 246, 370),
    line('M330 320C410 340 440 400 380 430C330 452 300 410 350 396C410 380 470 420 478 462', wine[4], 11),
  )

const ironKey = (): string =>
  group(
    {},
    path(
      'M-130 -92a92 92 0 1 1 0 184a92 92 0 1 1 0 -184ZM-130 -50a50 50 0 1 0 0 100a50 50 0 1 0 0 -100Z',
      use('steel'),
      { 'fill-rule': 'evenodd' },
    ),
    rect(-44, -19, 250, 38, use('steelRod'), { rx: 8 }),
    rect(-30, -32, 22, 64, use('steel'), { rx: 6 }),
    path('M120 14H146V96H120ZM162 14H206V112H186V74H162Z', use('steel')),
    path('M-206 -30A92 92 0 0 1 -150 -88', 'none', {
      stroke: '#ffffff',
      'stroke-width': 8,
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
  )

const RUST = '#a4532a'

export const drawTrapdoorKey = (): string =>
  centred(
    -38,
    ironKey(),
    ...(
      [
        [-196, 40, 26],
        [-110, -76, 18],
        [-60, 66, 14],
        [20, 4, 20],
        [84, -8, 14],
        [134, 60, 20],
        [190, 92, 22],
        [182, 30, 14],
        [196, 2, 12],
      ] as const
    ).map(
      ([x, y, r]) =>
        ellipse(x, y, r, r * 0.74, RUST, { opacity: 0.8 }) +
        ellipse(x - r * 0.2, y - r * 0.2, r * 0.5, r * 0.34, '#d98344', { opacity: 0.6 }),
    ),
  )

export const drawWaxedKey = (): string =>
  centred(
    -38,
    ironKey(),
    path(
      'M-30 -26C10 -40 60 -30 110 -32C150 -34 200 -34 212 -10C222 16 214 60 210 112C206 132 190 126 188 106C186 84 170 84 162 92C152 104 148 60 140 78C134 100 120 96 118 70C112 40 90 30 60 34C40 38 34 62 24 58C14 54 20 28 0 26C-20 24 -36 10 -30 -26Z',
      '#fff3d6',
      { opacity: 0.78 },
    ),
    line('M0 -20C50 -26 110 -22 180 -22', '#ffffff', 7, { opacity: 0.9 }),
  ) + glint(330, 150, 44)

export const drawCandleEnd = (): string =>
  group(
    { filter: use('shadow') },
    ellipse(256, 410, 130, 34, '#e9d3a6'),
    path('M176 404C170 330 178 270 182 236Q256 206 330 236C336 280 342 340 338 404Q256 438 176 404Z', use('ivory')),
    ellipse(256, 236, 75, 24, '#fff6e0'),
    path(
      'M182 236C176 290 188 330 200 326C212 322 204 280 214 262C226 246 232 288 244 284C258 280 248 246 256 246Z',
      '#fff6e0',
    ),
    path('M330 236C338 300 326 356 314 352C302 348 308 290 298 262Z', '#fff6e0'),
    path('M256 238C252 210 262 196 258 168', 'none', { stroke: ink[1], 'stroke-width': 9, 'stroke-linecap': 'round' }),
    circle(258, 166, 8, '#d9622b'),
    path('M258 150C240 120 276 106 256 72', 'none', {
      stroke: '#ffffff',
      'stroke-width': 7,
      opacity: 0.35,
      'stroke-linecap': 'round',
    }),
  )

export const drawPoster = (): string => poster(256, 256, 300, -6, 'VESPERA', '& ASSISTANT')

function newBill(x: number, y: number, width: number, turn: number): string {
  const [w, h] = [150, 218]
  const rays = Array.from({ length: 20 }, (_, index) => {
    const [a, b] = [(index * Math.PI) / 10, (index * Math.PI) / 10 + Math.PI / 20]
    return path(
      d`M0 30L${Math.cos(a) * 400} ${30 + Math.sin(a) * 400}L${Math.cos(b) * 400} ${30 + Math.sin(b) * 400}Z`,
      wine[3],
      { opacity: 0.6 },
    )
  })
  return place(
    x,
    y,
    { turn, scale: width / 300 },
    group({ filter: use('shadow') }, rect(-w, -h, w * 2, h * 2, use('paper'))),
    clipTo(
      'M-137 -204H137V204H-137Z',
      rect(-w, -h, w * 2, h * 2, wine[2]),
      ...rays,
      rect(-w, 130, w * 2, 90, ink[2]),
      place(0, 14, { scale: 0.62 }, rabbitHead('ahead')),
      topHat(0, 176, 190, { upturned: true, shadow: false }),
      path(starShape(26), brass[4], { transform: 'translate(-102 -20)' }),
      path(starShape(20), brass[4], { transform: 'translate(104 6)' }),
    ),
    rect(-137, -204, 274, 84, ink[1], { opacity: 0.55 }),
    lettering('B. &', 0, -163, { size: 46, fill: brass[4], align: 'middle', tracking: 2 }),
    lettering('VESPERA', 0, -130, { size: 36, fill: paper[4], align: 'middle', tracking: 2 }),
    rect(-137, -204, 274, 408, 'none', { stroke: brass[4], 'stroke-width': 6 }),
  )
}

export const drawNewBill = (): string => newBill(256, 256, 300, 5) + glint(150, 96, 34)

export const drawGoldPaint = (): string =>
  group(
    { filter: use('shadow') },
    place(
      330,
      250,
      { turn: 28 },
      rect(-11, -210, 22, 190, use('wood'), { rx: 10 }),
      rect(-15, -34, 30, 40, use('steelRod')),
      path('M-16 4H16C16 44 6 62 0 76C-6 62 -16 44 -16 4Z', use('brassPale')),
    ),
    path('M126 250C120 330 132 404 146 436Q250 470 354 436C368 404 380 330 374 250Z', use('glass')),
    path('M126 250C120 330 132 404 146 436Q250 470 354 436C368 404 380 330 374 250Z', ink[5], { opacity: 0.35 }),
    path('M130 292C128 350 138 404 150 428Q250 458 350 428C362 404 372 350 370 292Q250 326 130 292Z', use('brass')),
    ellipse(250, 250, 125, 36, use('brassPale')),
    ellipse(250, 254, 104, 25, use('brass')),
    path('M368 262C384 300 372 352 382 372C390 388 404 366 396 340C392 310 396 280 374 250Z', use('brassPale')),
    rect(172, 338, 156, 66, paper[4], { rx: 6 }),
    path(starShape(24), brass[2], { transform: 'translate(250 371)' }),
    path('M148 300C146 350 152 390 160 412', 'none', {
      stroke: '#ffffff',
      'stroke-width': 9,
      opacity: 0.4,
      'stroke-linecap': 'round',
    }),
  ) + glint(176, 236, 32)

export const drawCarrot = (): string => group({ filter: use('shadow') }, carrot(176, 178, 310, 42))

export const drawToastedCarrot = (): string =>
  group(
    { filter: use('shadow') },
    line('M60 452L190 300', use('steel'), 18),
    line('M190 300C210 270 210 250 230 236M190 300C224 286 236 276 262 270', use('steel'), 12),
    carrot(152, 152, 320, 42, true),
    ...[220, 290, 360].map((x) =>
      path(d`M${x} 130C${x - 22} 104 ${x + 20} 84 ${x} 50`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 9,
        opacity: 0.32,
        'stroke-linecap': 'round',
      }),
    ),
  )
