import { use } from '#app/features/generation/scenery/materials.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { reel } from './gear.ts'
import { handwritten } from './handwriting.ts'
import { amber, glow, lit, night, paint, red, steel } from './paints.ts'

/* 512 x 512, transparent. */

const laid = (turn: number, ...children: string[]): string =>
  lit(group({ filter: use('shadow') }, place(256, 256, { turn }, ...children)))

const writing = (seed: number, x: number, y: number, rows: number, wide: number, colour?: string): string => {
  const random = seeded(seed)
  return group(
    {},
    ...Array.from({ length: rows }, (_, row) =>
      handwritten(x + between(random, 0, 6), y + row * 30, wide - between(random, 0, row === rows - 1 ? 110 : 34), {
        seed: seed + row,
        colour,
      }),
    ),
  )
}

export const drawNote = (): string =>
  laid(
    -6,
    path('M-140 -190H140V190H-140Z', paint('paperLit')),
    path('M-140 -64H140M-140 62H140', 'none', { stroke: '#b39a72', 'stroke-width': 3 }),
    rect(-140, -190, 280, 44, '#1f4a58'),
    line('M-20 -184L-30 -152M-20 -184L-10 -152', '#e8dcbc', 4),
    writing(210, -112, -110, 8, 205),
    line('M60 164q14 -30 24 0q10 -28 22 0', '#2a3f5c', 6),
  )

export const drawThermos = (): string =>
  laid(
    10,
    rect(-64, -110, 128, 320, paint('steelRound'), { rx: 22 }),
    rect(-64, -60, 128, 16, red[2]),
    rect(-64, 140, 128, 16, red[2]),
    rect(-50, -200, 100, 96, red[2], { rx: 16 }),
    rect(-40, -192, 20, 80, red[4], { opacity: 0.7, rx: 8 }),
    rect(-44, -96, 14, 296, '#ffffff', { opacity: 0.3, rx: 7 }),
  )

const phones = (thick: boolean): string =>
  group(
    {},
    path('M60 120C90 210 -120 190 -90 120C-60 60 20 250 130 190', 'none', { stroke: '#17191b', 'stroke-width': 14 }),
    path('M-130 40Q-150 -180 0 -184Q150 -180 130 40', 'none', { stroke: steel[2], 'stroke-width': 34 }),
    path('M-130 40Q-150 -180 0 -184Q60 -182 96 -140', 'none', { stroke: steel[4], 'stroke-width': 8 }),
    ...[-1, 1].map((side) =>
      group(
        {},
        rect(side * 130 - 46, -30, 92, 160, '#1b1e21', { rx: 40 }),
        rect(side * 130 - 46 + (side < 0 ? 60 : 0), -16, 32, 132, '#3a3f44', { rx: 16 }),
        ellipse(side * 150, 50, 12, 44, steel[3], { opacity: 0.7 }),
      ),
    ),
    thick
      ? place(
          150,
          192,
          { turn: 12 },
          rect(-26, -22, 60, 44, amber[3], { rx: 10 }),
          rect(30, -13, 66, 26, amber[4], { rx: 9 }),
          path('M94 -13Q116 0 94 13Z', amber[5]),
          rect(-18, -16, 50, 9, amber[6], { rx: 4 }),
        )
      : place(
          142,
          190,
          { turn: 12 },
          rect(-20, -15, 42, 30, '#17191b', { rx: 8 }),
          rect(20, -6, 44, 12, steel[5], { rx: 5 }),
        ),
  )

export const drawHeadphones = (): string => laid(-4, place(-14, -4, { scale: 0.9 }, phones(false)))
export const drawFittedHeadphones = (): string => laid(-4, place(-34, -4, { scale: 0.86 }, phones(true)))

export const drawAdapter = (): string =>
  lit(
    group(
      { filter: use('shadow') },
      place(
        256,
        262,
        { turn: -38, scale: 1.25 },
        rect(-150, -52, 150, 104, amber[3], { rx: 18 }),
        rect(-142, -44, 134, 22, amber[6], { opacity: 0.7, rx: 10 }),
        ...[-120, -96, -72, -48].map((x) => rect(x, -52, 9, 104, amber[2])),
        ellipse(-150, 0, 16, 50, amber[1]),
        ellipse(-150, 0, 9, 26, night[0]),
        rect(-4, -32, 120, 64, amber[4], { rx: 8 }),
        rect(46, -32, 12, 64, '#17191b'),
        path('M112 -32Q166 -30 176 0Q166 30 112 32Z', amber[5]),
        rect(0, -24, 150, 13, amber[6], { opacity: 0.7, rx: 6 }),
      ),
    ),
    glow(180, 200, 90, 'warm', 0.6),
  )

export const drawLibraryKey = (): string =>
  laid(
    -24,
    circle(-10, -120, 62, 'none', { stroke: steel[4], 'stroke-width': 14 }),
    circle(-80, 20, 104, amber[3]),
    circle(-80, 20, 104, 'none', { stroke: amber[5], 'stroke-width': 7 }),
    ...[84, 66].map((r) => circle(-80, 20, r, 'none', { stroke: amber[1], 'stroke-width': 4, opacity: 0.7 })),
    circle(-80, 20, 34, red[2]),
    circle(-80, 20, 9, night[0]),
    circle(-60, -66, 11, night[0]),
    place(
      40,
      -70,
      { turn: -16 },
      path(
        'M-44 -30a44 44 0 1 1 88 0a44 44 0 1 1 -88 0ZM-18 -30a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z',
        paint('steelFace'),
        { 'fill-rule': 'evenodd' },
      ),
      rect(-12, 12, 24, 190, paint('steelRound'), { rx: 5 }),
      path('M10 120H58V142H10ZM10 160H46V190H10Z', steel[4]),
    ),
  )

const curl = (k: number): string =>
  group(
    {},
    ...[0, 1, 2, 3].map((at) =>
      circle(0, 0, (130 - at * 27) * k, 'none', { stroke: at % 2 ? '#5d3319' : '#7a4526', 'stroke-width': 22 * k }),
    ),
    path(d`M${-120 * k} ${-50 * k}A${130 * k} ${130 * k} 0 0 1 ${40 * k} ${-124 * k}`, 'none', {
      stroke: '#c98d5e',
      'stroke-width': 7 * k,
      opacity: 0.8,
    }),
    path(d`M${130 * k} 0C${150 * k} ${110 * k} ${90 * k} ${170 * k} ${-30 * k} ${180 * k}`, 'none', {
      stroke: '#7a4526',
      'stroke-width': 22 * k,
    }),
    path(d`M${-30 * k} ${180 * k}l${-60 * k} 0`, 'none', { stroke: '#f6f1e4', 'stroke-width': 22 * k }),
    path(d`M${-74 * k} ${174 * k}l${8 * k} ${12 * k}m${10 * k} ${-12 * k}l${6 * k} ${12 * k}`, 'none', {
      stroke: '#2a3f5c',
      'stroke-width': 4 * k,
    }),
  )

export const drawTapePiece = (): string => lit(group({ filter: use('shadow') }, place(262, 232, {}, curl(0.92))))

export const drawLetter = (): string =>
  laid(
    5,
    place(
      30,
      46,
      { turn: 10 },
      rect(-170, -110, 340, 220, '#cdb88f'),
      path('M-170 -110L0 20L170 -110', 'none', { stroke: '#8f7a54', 'stroke-width': 5 }),
      rect(96, -92, 54, 62, '#8c2f2a'),
      circle(70, -60, 44, 'none', { stroke: '#2b2b33', 'stroke-width': 4, opacity: 0.7 }),
      line('M10 -76H116M10 -58H116M10 -40H116', '#2b2b33', 3, { opacity: 0.6 }),
    ),
    place(
      -40,
      -30,
      { turn: -8 },
      path('M-140 -170H130V180H-140Z', paint('paperLit')),
      writing(310, -112, -130, 9, 205, '#3a2a22'),
      line('M50 156q20 -36 30 0', '#3a2a22', 6),
    ),
  )

export const drawReel = (): string =>
  lit(
    place(256, 250, {}, reel(0, 0, 190, 0.56, 20)),
    ...[40, 130, 220, 310].map((turn) => place(256, 250, { turn }, rect(-8, -106, 16, 22, '#f6f1e4'))),
    path('M360 300C410 360 420 420 380 470', 'none', { stroke: '#6d3d22', 'stroke-width': 14 }),
    path('M380 470l-16 18', 'none', { stroke: '#f6f1e4', 'stroke-width': 14 }),
  )

export const drawCut = (): string =>
  lit(
    group(
      { filter: use('shadow') },
      place(
        256,
        206,
        { turn: -4 },
        rect(-200, -120, 400, 130, paint('steelDark'), { rx: 30 }),
        rect(-186, -108, 372, 100, steel[3], { rx: 24 }),
      ),
      place(
        256,
        310,
        { turn: 3 },
        rect(-210, -110, 420, 230, paint('steelFace'), { rx: 34 }),
        rect(-186, -92, 372, 190, '#efe9dc', { rx: 24 }),
        ...[-130, -60, 10, 80, 140].map((x, at) =>
          ellipse(x, -30 + (at % 2) * 60, 60, 46, '#ffffff', { opacity: 0.7 }),
        ),
        place(0, -4, {}, curl(0.5)),
      ),
    ),
    glow(256, 300, 150, 'warm', 0.5),
  )
