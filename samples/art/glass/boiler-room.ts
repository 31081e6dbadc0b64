import { use } from '#app/features/generation/scenery/materials.ts'
import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import { valvesToOpen } from '#samples/adventures/both-sides-of-the-glass/plan.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { wateringCan } from './things.ts'
import { corners, footing, glow, wash } from './light.ts'
import { brass, ember, iron, lit, paint, wood } from './paints.ts'

/** A wheel on a spindle; open ones are turned by an eighth and shine. */
export const valve = (x: number, y: number, r: number, open: boolean): string =>
  place(
    x,
    y,
    { turn: open ? 45 : 0 },
    group(
      { filter: use('shadowNear') },
      circle(0, 0, r, 'none', { stroke: open ? brass[3] : brass[1], 'stroke-width': r * 0.26 }),
    ),
    line(d`M${-r} 0H${r}M0 ${-r}V${r}`, open ? brass[3] : brass[1], r * 0.2),
    circle(0, 0, r, 'none', { stroke: open ? brass[5] : brass[3], 'stroke-width': r * 0.07, opacity: 0.8 }),
    circle(0, 0, r * 0.3, paint('brassFace')),
    circle(-r * 0.08, -r * 0.08, r * 0.1, '#fff6d8'),
  )

const bricks = (): string =>
  group(
    {},
    rect(0, 0, 1920, 830, paint('brickDeep')),
    rect(0, 0, 1920, 830, 'url(#bricks)'),
    path('M0 0H1920V150Q960 40 0 150Z', '#2a0f0a'),
    path('M0 150Q960 40 1920 150', 'none', { stroke: '#8a4128', 'stroke-width': 22 }),
    path('M0 160Q960 50 1920 160', 'none', { stroke: '#1c0805', 'stroke-width': 8, opacity: 0.8 }),
    path('M0 1080V830H1920V1080Z', '#3b2a24'),
    ...[850, 890, 950, 1030].map((y) => line(d`M0 ${y}H1920`, '#1a0e0a', 4, { opacity: 0.7 })),
    ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((at) =>
      line(d`M${900 + at * 130} 830L${880 + at * 300} 1080`, '#1a0e0a', 4, { opacity: 0.6 }),
    ),
  )

const pipe = (shape: string, width: number): string =>
  group(
    {},
    line(shape, '#140807', width + 6, { opacity: 0.6, transform: 'translate(8 10)' }),
    line(shape, '#5c2a17', width),
    line(shape, '#a8552c', width * 0.55, { transform: `translate(${-width * 0.1} ${-width * 0.1})` }),
    line(shape, '#e69c5e', width * 0.14, { transform: `translate(${-width * 0.22} ${-width * 0.22})` }),
  )

const boiler = (): string =>
  group(
    {},
    footing(640, 920, 330, 40, 0.7),
    rect(400, 850, 480, 70, '#4a4643'),
    rect(400, 850, 480, 10, '#8a847e'),
    path('M390 850V400Q390 262 630 262Q870 262 870 400V850Z', paint('castRound')),
    path('M390 430Q630 380 870 430V452Q630 404 390 452Z', '#161413', { opacity: 0.8 }),
    path('M390 430Q630 380 870 430', 'none', { stroke: '#8d8781', 'stroke-width': 5 }),
    ...Array.from({ length: 13 }, (_, at) =>
      circle(408 + at * 37, 448 - Math.sin((Math.PI * (at + 0.5)) / 13) * 44, 7, '#8d8781'),
    ),
    path('M390 830Q630 800 870 830', 'none', { stroke: '#8d8781', 'stroke-width': 5 }),
    line('M430 820V470', '#ffffff', 12, { opacity: 0.09 }),
    // Fire door
    group({ filter: use('shadow') }, rect(492, 552, 276, 260, '#2a2725', { rx: 20 })),
    rect(504, 564, 252, 236, paint('castFace'), { rx: 14 }),
    ...[0, 1, 2, 3, 4].map((at) => rect(536, 592 + at * 36, 188, 17, ember[4], { rx: 8 })),
    ...[0, 1, 2, 3, 4].map((at) => rect(548, 595 + at * 36, 164, 8, ember[6], { rx: 4 })),
    ...[
      [540, 776, 0.8],
      [718, 776, 0.8],
      [630, 776, 1.1],
    ].map(([x, y, s]) => hand(x!, y!, s!)),
    circle(748, 680, 17, brass[2]),
    rect(740, 676, 54, 11, brass[3], { rx: 5 }),
    ...[600, 740].map((y) => rect(480, y, 36, 28, '#4a4643', { rx: 5 })),
    glow(630, 690, 330, 'fire', 0.75),
    // Gauge
    rect(622, 240, 36, 46, paint('brassRound')),
    circle(640, 200, 68, paint('brassFace')),
    circle(640, 200, 56, '#fffaf0'),
    path('M600 230A50 50 0 0 1 606 164', 'none', { stroke: '#4f9a55', 'stroke-width': 11 }),
    path('M674 164A50 50 0 0 1 680 230', 'none', { stroke: '#c0392b', 'stroke-width': 11 }),
    ...Array.from({ length: 9 }, (_, at) => place(640, 200, { turn: -120 + at * 30 }, line('M0 -48V-38', iron[0], 3))),
    line('M640 200L606 178', '#9b2c22', 5),
    circle(640, 200, 8, iron[0]),
    path('M600 180A46 46 0 0 1 640 154Q616 168 600 180Z', '#ffffff', { opacity: 0.7 }),
  )

const hand = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    { scale },
    ...[-24, -10, 4, 18].map((turn) => place(0, 0, { turn }, rect(-3, -24, 6, 16, '#5f5a56', { rx: 3 }))),
    circle(0, -6, 9, '#5f5a56'),
  )

const tap = (steams: boolean): string =>
  group(
    {},
    pipe('M860 640H884', 34),
    circle(900, 640, 34, paint('brassFace')),
    // A lion's head
    ...Array.from({ length: 10 }, (_, at) =>
      place(900, 640, { turn: at * 36 }, path('M-9 -30L0 -48L9 -30Z', brass[2])),
    ),
    circle(900, 640, 31, paint('brassFace')),
    circle(890, 632, 4.5, brass[0]),
    circle(911, 632, 4.5, brass[0]),
    path('M894 642h13l-6 9Z', brass[0]),
    path('M888 658Q900 666 913 658L918 690Q901 698 884 690Z', brass[2]),
    rect(886, 582, 30, 12, brass[3], { rx: 6 }),
    rect(896, 590, 10, 20, brass[2]),
    ellipse(902, 806, 66, 16, '#0d0706'),
    ...[-40, -20, 0, 20, 40].map((at) => line(d`M${902 + at} 794v24`, '#6f6862', 5)),
    steams
      ? group(
          {},
          line('M901 694V720', '#ffd9a8', 4, { opacity: 0.7 }),
          ellipse(901, 730, 6, 10, '#cfe9ee'),
          ...[
            [900, 740, 26],
            [930, 700, 34],
            [880, 670, 30],
            [944, 640, 28],
            [900, 610, 34],
          ].map(([x, y, r]) => circle(x!, y!, r!, '#ffffff', { opacity: 0.22, filter: use('blurSoft') })),
        )
      : '',
  )

const boardPlace = { x: 1036, y: 280, width: 380, height: 400 }

const valveBoard = (set: boolean): string => {
  const { x, y, width, height } = boardPlace
  const spot = (at: number): [number, number] => [
    x + width * (0.2 + (at % 3) * 0.3),
    y + height * (0.3 + Math.floor(at / 3) * 0.26),
  ]
  return group(
    {},
    group({ filter: use('shadowFar') }, rect(x, y, width, height, paint('castFace'), { rx: 14 })),
    rect(x, y, width, 6, '#98918a', { rx: 3 }),
    ...[
      [14, 14],
      [width - 14, 14],
      [14, height - 14],
      [width - 14, height - 14],
    ].map(([dx, dy]) => circle(x + dx!, y + dy!, 7, '#98918a')),
    ...[0, 1, 2].map((row) => line(d`M${x + 30} ${spot(row * 3)[1]}H${x + width - 30}`, '#7d4526', 16)),
    ...[0, 1, 2].map((row) => line(d`M${x + 30} ${spot(row * 3)[1] - 4}H${x + width - 30}`, '#d68b4f', 4)),
    ...['1', '2', '3'].map((figure, at) =>
      lettering(figure, x + width * (0.2 + at * 0.3), y + 62, { size: 56, fill: brass[4], align: 'middle' }),
    ),
    ...Array.from({ length: 9 }, (_, at) => valve(...spot(at), 38, set && valvesToOpen.includes(at))),
  )
}

const coal = (): string => {
  const random = seeded(14)
  const lumps = Array.from({ length: 60 }, () => {
    const t = random()
    const [x, y] = [
      80 + 270 * random(),
      960 - 190 * t * Math.sin(Math.PI * Math.min(1, Math.max(0, (80 + 270 * random() - 60) / 330))),
    ]
    const r = between(random, 16, 34)
    return group(
      {},
      path(
        d`M${x - r} ${y}L${x - r * 0.5} ${y - r}L${x + r * 0.4} ${y - r * 0.9}L${x + r} ${y - r * 0.1}L${x + r * 0.4} ${y + r * 0.5}L${x - r * 0.6} ${y + r * 0.5}Z`,
        '#151214',
      ),
      path(d`M${x - r * 0.5} ${y - r}L${x + r * 0.4} ${y - r * 0.9}L${x} ${y - r * 0.2}Z`, '#4a4148'),
      path(d`M${x + r * 0.4} ${y - r * 0.9}L${x + r} ${y - r * 0.1}L${x} ${y - r * 0.2}Z`, '#2a2428'),
    )
  })
  return group(
    {},
    footing(210, 974, 210, 26, 0.7),
    path('M40 980Q80 800 200 760Q320 780 380 980Z', '#0e0b0d'),
    ...lumps,
    place(
      370,
      900,
      { turn: 20 },
      line('M0 80L-20 -170', wood[3], 12),
      path('M-40 -170H0V-182H-40Z', wood[3]),
      path('M-24 76Q0 60 26 76L34 140Q0 160 -34 140Z', '#5f5a56'),
      path('M-24 76Q-14 66 -4 68L-10 146Q-26 148 -34 140Z', '#98918a'),
    ),
  )
}

const stairs = (): string =>
  group(
    {},
    polygon(
      [
        { x: 1570, y: 220 },
        { x: 1850, y: 220 },
        { x: 1850, y: 830 },
        { x: 1570, y: 830 },
      ],
      '#140807',
    ),
    glow(1710, 300, 260, 'green', 0.75),
    ...Array.from({ length: 10 }, (_, at) => {
      const [y, wide] = [300 + at * 68, 130 + at * 16]
      return group(
        {},
        rect(1710 - wide, y, wide * 2, 24, '#6f5d52'),
        rect(1710 - wide, y, wide * 2, 6, '#b39a84'),
        rect(1710 - wide, y + 24, wide * 2, 44, '#231511'),
      )
    }),
    line('M1572 240L1440 1010', '#140807', 20),
    line('M1568 236L1436 1006', '#a8552c', 8),
    line('M1848 240L1912 640', '#140807', 20),
    line('M1844 236L1908 636', '#a8552c', 8),
  )

export function drawBoilerRoom(shown: Shown = nothing): string {
  return lit(
    bricks(),
    pipe('M660 262V170Q660 120 720 120H1230V280', 34),
    pipe('M400 380H330Q280 380 280 330V0', 42),
    pipe('M1230 680V760H960', 26),
    pipe('M1480 0V190H1416', 26),
    stairs(),
    boiler(),
    tap(shown.has('tap-steams')),
    shown.has('can-under-tap') ? group({}, footing(900, 838, 74, 11, 0.6), wateringCan(896, 838, 0.72)) : '',
    valveBoard(shown.has('valves-set')),
    coal(),
    group(
      { filter: use('shadow') },
      rect(1150, 900, 200, 110, paint('woodFace')),
      rect(1150, 900, 200, 8, wood[5]),
      ...[1200, 1250, 1300].map((x) => line(d`M${x} 910V1008`, wood[1], 3)),
    ),
    path('M1170 900q20 -60 60 -40q20 -30 44 0q40 -14 50 40Z', '#b8c4bd'),
    wash(640, 880, 560, 160, 'fire', 0.55),
    wash(1700, 420, 300, 420, 'green', 0.3),
    ...Array.from({ length: 26 }, (_, at) =>
      circle(430 + ((at * 83) % 460), 300 + ((at * 149) % 560), 2 + (at % 2), ember[5], { opacity: 0.7 }),
    ),
    rect(0, 0, 1920, 1080, '#ff7a2a', { opacity: 0.07 }),
    corners(1920, 1080, 1.3),
  )
}
