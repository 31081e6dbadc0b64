import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { iceBlock } from './ice-cellar.ts'
import { glow } from './light.ts'
import { leaf, lit, paint } from './paints.ts'
import { greatFlower } from './plants.ts'
import { wateringCan } from './things.ts'

/* 512 x 512, transparent. */

const laid = (turn: number, ...children: string[]): string =>
  lit(group({ filter: use('shadow') }, place(256, 256, { turn }, ...children)))

const print = (morning: boolean): string =>
  group(
    {},
    morning
      ? rect(-170, -136, 340, 272, '#f8f1e0')
      : path('M-172 -130Q-90 -150 0 -136T172 -138V132Q90 146 0 134T-172 140Z', '#f8f1e0'),
    rect(-148, -114, 296, 228, morning ? '#c7b08f' : '#5f4a39'),
    path('M-148 60H148V114H-148Z', morning ? '#7d6650' : '#33251b'),
    path('M-36 20H36L26 62H-26Z', '#e9dcc0'),
    line('M0 20C-4 -10 4 -30 0 -54', '#2a1d14', 7),
    morning
      ? group(
          {},
          circle(0, -56, 7, '#f8f1e0'),
          place(-60, 92, { scale: 0.22, turn: 12 }, greatFlower()),
          circle(100, -70, 24, '#ffffff'),
        )
      : group(
          {},
          circle(0, -58, 64, '#fff6d8', { opacity: 0.3 }),
          place(0, -58, { scale: 0.36 }, greatFlower()),
          path('M92 -84A24 24 0 1 0 112 -50A20 20 0 1 1 92 -84Z', '#f8f1e0'),
        ),
    ...(morning
      ? [
          [-160, -126],
          [160, -126],
          [-160, 126],
          [160, 126],
        ]
      : []
    ).map(([x, y]) => line(d`M${x! - 8} ${y!}H${x! + 8}M${x!} ${y! - 8}V${y! + 8}`, '#6a5340', 3)),
  )

export const drawEveningPhotograph = (): string => laid(-9, place(0, 0, { scale: 1.2 }, print(false)))
export const drawMorningPhotograph = (): string => laid(4, place(0, 0, { scale: 1.2 }, print(true)))

export const drawWarmWater = (): string =>
  lit(
    group({ filter: use('shadow') }, wateringCan(230, 420, 1.82)),
    ellipse(226, 242, 90, 19, '#a9d8dc'),
    ...[
      [190, 150, 34],
      [250, 110, 42],
      [220, 70, 34],
      [290, 60, 28],
    ].map(([x, y, r]) => circle(x!, y!, r!, '#ffffff', { opacity: 0.55, filter: use('blurSoft') })),
  )

const drip = (x: number, y: number): string => path(d`M${x} ${y}q13 24 0 34q-13 -10 0 -34Z`, '#7fc0de')

export const drawIce = (): string =>
  lit(
    group({ filter: use('shadow') }, iceBlock(96, 400, 270, 230, 60)),
    drip(150, 420),
    drip(240, 432),
    drip(330, 418),
    glow(220, 240, 160, 'white', 0.5),
  )

const roll = (): string =>
  group(
    {},
    path('M-120 -110Q0 -160 120 -110L136 120Q0 172 -136 122Z', '#84888d'),
    path('M-120 -110Q-60 -140 0 -140L-8 148Q-80 148 -136 122Z', '#b3b7bb'),
    ellipse(0, -112, 121, 38, '#6d7176'),
    path('M-70 -112a70 20 0 1 1 140 0a52 15 0 1 1 -104 0a34 10 0 1 1 66 0a18 5 0 1 1 -30 0', 'none', {
      stroke: '#3f4247',
      'stroke-width': 7,
    }),
  )

export const drawFelt = (): string =>
  laid(12, roll(), line('M-130 10Q0 62 130 12', '#7a4f2a', 20), line('M-130 4Q0 56 130 6', '#c08a55', 6))

export const drawWrappedIce = (): string =>
  laid(
    -8,
    path('M-150 120C-170 -20 -130 -110 0 -120C130 -110 170 -20 150 120Q0 170 -150 120Z', '#84888d'),
    path('M-150 120C-170 -20 -130 -110 0 -120C-70 -80 -90 20 -70 144Q-120 138 -150 120Z', '#b3b7bb'),
    path('M-86 -96L-60 -150L64 -160L92 -96Q0 -66 -86 -96Z', '#9fd4ea'),
    path('M-86 -96L-60 -150L-10 -154L-20 -86Q-56 -86 -86 -96Z', '#f2fbff'),
    path('M-110 -88Q0 -40 112 -92L120 -66Q0 -8 -122 -60Z', '#6d7176'),
    line('M-158 30Q0 90 158 28M-20 -50Q10 50 -4 152', '#7a4f2a', 17),
    line('M-158 24Q0 84 158 22', '#c08a55', 5),
    circle(0, 62, 18, '#7a4f2a'),
  )

export const drawLetterOfAnselme = (): string =>
  laid(
    -5,
    rect(-180, -120, 360, 240, '#a9c9e6'),
    path('M-180 -120L0 24L180 -120Z', '#bcd8ef'),
    path('M-180 -120L0 24L180 -120', 'none', { stroke: '#5f8fb8', 'stroke-width': 6 }),
    line('M-180 120L-50 -16M180 120L50 -16', '#8fb4d4', 4),
    circle(0, 26, 40, '#8a2f2f'),
    circle(-4, 20, 30, '#b04a42'),
    line('M-12 38L0 4L12 38M-7 26H7', '#6b1f1f', 5),
  )

export const drawLetterOfAurore = (): string =>
  laid(
    7,
    path('M-180 -116Q-90 -136 0 -118T180 -122V118Q90 138 0 120T-180 124Z', '#b9d8a2'),
    path('M-180 -116Q-90 -136 0 -118T180 -122L0 24Z', '#cfe6bb'),
    path('M-180 -116L0 24L180 -122', 'none', { stroke: '#7fa868', 'stroke-width': 6 }),
    path('M-64 18Q0 -72 76 6Q10 76 -64 18Z', leaf[3]),
    path('M-64 18Q0 -72 76 6Q0 0 -64 18Z', leaf[5]),
    line('M-84 24Q0 2 76 6M-20 12L-4 -24M10 6L28 -20M-16 14L4 44M16 8L36 34', leaf[1], 4),
    circle(-84, 24, 5, paint('brassFace')),
  )
