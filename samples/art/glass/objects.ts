import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { sample } from '#samples/adventures/both-sides-of-the-glass/adventure.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import { wide } from '#samples/places.ts'
import { ground, left, near, placeOf, right, rivet, sheet, tall } from './near.ts'
import { drawLabel, drawWallDoor } from './objects-shared.ts'
import { bench, orchidsIn } from './orchid.ts'
import { glow, shafts, wash } from './light.ts'
import { brass, iron, leaf, lit, paint, stone, wood } from './paints.ts'
import { farGreens, frond, nearGreens, palm } from './plants.ts'
import { frost } from './rocks.ts'

function drawValves(): string {
  const box = placeOf('valves')
  const spots = [0.18, 0.5, 0.82]
  return near(
    ground('#5a2516'),
    rect(left, 0, wide.width, tall, 'url(#bricks)'),
    ...[0.13, 0.39, 0.65].map((share) =>
      group(
        {},
        line(d`M${left} ${box.y + box.height * share + 40}H${right}`, '#7d4526', 34),
        line(d`M${left} ${box.y + box.height * share + 30}H${right}`, '#d68b4f', 9),
      ),
    ),
    group({ filter: use('shadowFar') }, rect(100, 40, 880, 1010, paint('castFace'), { rx: 30 })),
    rect(100, 40, 880, 12, '#a39c95', { rx: 6 }),
    ...[
      [140, 80],
      [940, 80],
      [140, 1010],
      [940, 1010],
    ].map(([x, y]) => rivet(x!, y!, 17, '#6a6763', '#c9c4bd')),
    ...['1', '2', '3'].map((figure, at) =>
      lettering(figure, box.x + box.width * spots[at]!, 204, { size: 120, fill: brass[4], align: 'middle' }),
    ),
    rect(box.x - 16, box.y - 10, box.width + 32, box.height + 20, '#2b2826', { rx: 24 }),
    rect(box.x, box.y, box.width, box.height, '#38332f', { rx: 18 }),
    glow(200, 900, 620, 'fire', 0.4),
    wash(540, 120, 700, 220, 'gold', 0.16),
  )
}

function drawPhonograph(): string {
  const box = placeOf('phonograph')
  return near(
    ground('#dfe7ea'),
    rect(left, 520, wide.width, 560, paint('woodFace')),
    ...[0, 1, 2, 3, 4].map((at) => line(d`M${left} ${600 + at * 110}H${right}`, wood[1], 3, { opacity: 0.4 })),
    rect(left, 514, wide.width, 10, wood[5]),
    // The horn's mouth
    ...Array.from({ length: 14 }, (_, at) => {
      const [a, b] = [at, at + 1].map((step) => (step / 14) * Math.PI * 2 - 1.6) as [number, number]
      const [x1, y1, x2, y2] = [
        430 + Math.cos(a) * 520,
        200 + Math.sin(a) * 400,
        430 + Math.cos(b) * 520,
        200 + Math.sin(b) * 400,
      ]
      return path(
        d`M480 250L${x1} ${y1}Q${(x1 + x2) / 2 + Math.cos((a + b) / 2) * 90} ${(y1 + y2) / 2 + Math.sin((a + b) / 2) * 70} ${x2} ${y2}Z`,
        at % 2 ? '#7b6fc4' : '#9a8fdc',
      )
    }),
    ellipse(450, 224, 330, 260, '#c9c0f2', { opacity: 0.5 }),
    ellipse(470, 240, 190, 150, '#5a4fa4', { opacity: 0.8 }),
    ellipse(482, 250, 104, 84, '#1d1742'),
    path('M120 60Q260 -60 480 -70', 'none', {
      stroke: '#ffffff',
      'stroke-width': 18,
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
    // The record
    group({ filter: use('shadow') }, ellipse(1000, 560, 330, 96, '#17181a')),
    ellipse(1000, 552, 330, 96, '#26282b'),
    ...[290, 250, 210, 170].map((r) =>
      ellipse(1000, 552, r, r * 0.29, 'none', { stroke: '#43474b', 'stroke-width': 2.4 }),
    ),
    ellipse(1000, 552, 110, 32, '#8fb48a'),
    ellipse(1000, 552, 12, 4, '#14100c'),
    path('M640 380Q760 460 860 540', 'none', { stroke: brass[2], 'stroke-width': 22, 'stroke-linecap': 'round' }),
    path('M640 376Q760 452 860 532', 'none', { stroke: brass[4], 'stroke-width': 7, 'stroke-linecap': 'round' }),
    circle(868, 544, 26, paint('brassFace')),
    sheet(box, '#fffdf4', '#efe4cd'),
    ...Array.from({ length: 6 }, (_, at) =>
      line(d`M${box.x} ${box.y + 46 + at * 58}H${box.x + box.width}`, '#a9c4d6', 2, { opacity: 0.7 }),
    ),
    line(d`M${box.x + 4} ${box.y}V${box.y + box.height}`, '#e09a94', 3, { opacity: 0.7 }),
    wash(200, 140, 700, 380, 'white', 0.25),
  )
}

function drawOrchids(): string {
  const box = placeOf('orchids')
  return near(
    ground('#d4e6ac'),
    palm([60, 900, 700], 30, 330, farGreens, 3),
    rect(left, 0, wide.width, tall, '#f2f7d6', { opacity: 0.5 }),
    ...[-60, 240, 540, 840, 1140].map((x) => line(d`M${x} 0V1080`, iron[4], 14)),
    rect(box.x - 30, box.y - 20, 24, box.height + 100, wood[3]),
    rect(box.x + box.width + 6, box.y - 20, 24, box.height + 100, wood[2]),
    rect(box.x - 40, box.y + box.height + 6, box.width + 80, 120, paint('woodDark')),
    rect(box.x - 40, box.y + box.height + 6, box.width + 80, 10, wood[5]),
    rect(box.x, box.y, box.width, box.height, '#dcebb8'),
    bench(box.x, box.y, box.width, box.height, wood),
    orchidsIn(box.x, box.y, box.width, box.height),
    place(left - 20, 1100, { turn: -50 }, frond(460, 110, 90, nearGreens)),
    place(right + 20, 1090, { turn: -136 }, frond(420, -110, 90, nearGreens)),
    shafts([100, 520], 120, 360, '#fff3b8', 0.25),
  )
}

/** What is searched: the twelve, as large as the place on the object. */
const drawBench = (): string =>
  lit(
    rect(0, 0, 1020, 765, '#dcebb8'),
    rect(0, 0, 1020, 765, paint('warmAir'), { opacity: 0.3 }),
    ...[255, 510, 765].map((x) => line(d`M${x} 0V765`, '#c3d7a0', 5)),
    bench(0, 0, 1020, 765, wood),
    orchidsIn(0, 0, 1020, 765),
  )

function drawStereoscope(): string {
  const box = placeOf('stereoscope')
  return near(
    ground('#e7eee6'),
    ...[-60, 300, 660, 1020].map((x) => line(d`M${x} 0V1080`, iron[4], 16)),
    line(d`M${left} 140H${right}`, iron[4], 14),
    group(
      { filter: use('shadowFar') },
      path(d`M${left + 30} 110H${right - 30}L${right - 50} 1040H${left + 50}Z`, paint('woodFace')),
    ),
    path(d`M${left + 30} 110H${right - 30}L${right - 32} 132H${left + 32}Z`, wood[5]),
    rect(box.x - 26, box.y - 20, box.width + 52, box.height + 40, wood[1], { rx: 20 }),
    rect(box.x - 8, box.y - 4, box.width + 16, box.height + 8, '#efe4cd', { rx: 10 }),
    ...[
      [left + 90, 150],
      [right - 90, 150],
      [left + 100, 1010],
      [right - 100, 1010],
    ].map(([x, y]) => rivet(x!, y!, 15, brass[2], brass[5])),
    ...[330, 750].map((x) =>
      group({}, rect(x - 90, 128, 180, 30, '#1a0d06', { rx: 10 }), rect(x - 82, 132, 164, 22, '#f6efe0', { rx: 4 })),
    ),
    wash(300, 160, 700, 300, 'gold', 0.25),
  )
}

function drawIceChest(): string {
  const box = placeOf('ice-chest')
  return near(
    ground(wood[3]),
    rect(left, 0, wide.width, tall, paint('woodFace')),
    ...[180, 400, 640, 860].map((y) => line(d`M${left} ${y}H${right}`, wood[1], 7, { opacity: 0.6 })),
    ...[left + 100, right - 160].map((x) =>
      group(
        {},
        rect(x, 0, 70, tall, '#49545c'),
        rect(x, 0, 10, tall, '#98a6ae'),
        ...[90, 290, 490, 690, 890, 1040].map((y) => rivet(x + 36, y, 13, '#6b7880', '#dfe8ec')),
      ),
    ),
    group({ filter: use('shadow') }, rect(150, 90, 780, 200, paint('brassFace'), { rx: 20 })),
    rect(166, 106, 748, 168, 'none', { stroke: brass[1], 'stroke-width': 6, rx: 14 }),
    ...[
      [186, 126],
      [894, 126],
      [186, 254],
      [894, 254],
    ].map(([x, y]) => rivet(x!, y!, 10, brass[1], brass[5])),
    ...Array.from({ length: 15 }, (_, at) =>
      line(
        d`M${230 + at * 44} 220${['l10 -64m4 30l10 34', 'v-66m14 10v40', 'q26 -34 4 -66', 'm6 -4l-4 -60m16 0l4 44', 'v-40m12 -26v62'][at % 5]!}`,
        brass[0],
        9,
      ),
    ),
    sheet(box, '#dff0f8', '#7fa3b8'),
    rect(box.x, box.y, box.width, box.height, '#f2fafd', { rx: 6 }),
    frost(left, 0, wide.width, 300, 9),
    frost(left, 700, 420, 380, 19),
    frost(900, 700, 360, 380, 29),
    path(d`M${left} 0H${right}V34Q${540} 90 ${left} 30Z`, '#f2fbff', { opacity: 0.85 }),
    rect(left, 0, wide.width, tall, '#2f7ab0', { opacity: 0.14 }),
    glow(540, 120, 620, 'blue', 0.5),
  )
}

function drawPoolTiles(): string {
  const box = placeOf('pool-tiles')
  return near(
    ground('#3f6f68'),
    ...Array.from({ length: 9 }, (_, at) => line(d`M${left + at * 180} 0V1080`, '#2f5a55', 5)),
    ...Array.from({ length: 7 }, (_, at) => line(d`M${left} ${at * 180}H${right}`, '#2f5a55', 5)),
    ...Array.from({ length: 48 }, (_, at) =>
      rect(left + (at % 8) * 180 + 8, Math.floor(at / 8) * 180 + 8, 164, 164, at % 3 ? '#467a72' : '#3b6a63', {
        rx: 4,
        opacity: 0.8,
      }),
    ),
    group(
      { filter: use('shadow') },
      rect(box.x - 30, box.y - 26, box.width + 60, box.height + 52, stone[3], { rx: 10 }),
    ),
    rect(box.x - 14, box.y - 12, box.width + 28, box.height + 24, stone[1], { rx: 6 }),
    path(d`M${left} 1080V860Q0 820 60 900T150 1080Z`, '#9fd3c0', { opacity: 0.75 }),
    path(d`M${left} 900Q-40 860 30 930`, 'none', { stroke: '#f2fff6', 'stroke-width': 8, opacity: 0.8 }),
    path('M960 1080Q930 980 1010 960T1260 1000V1080Z', '#9fd3c0', { opacity: 0.6 }),
    ellipse(1090, 160, 100, 34, '#2f7a44', { opacity: 0.9 }),
    path('M1090 160L1190 150L1180 176Z', '#3f6f68'),
    place(1010, 120, { turn: 30 }, path('M0 0Q40 -20 70 0Q40 20 0 0Z', leaf[5])),
    shafts([160, 700], 170, 360, '#fff6c8', 0.34),
  )
}

const pictures: Record<string, () => string> = {
  valves: drawValves,
  phonograph: drawPhonograph,
  orchids: drawOrchids,
  stereoscope: drawStereoscope,
  'ice-chest': drawIceChest,
  'wall-door': drawWallDoor,
  'pool-tiles': drawPoolTiles,
  label: drawLabel,
}

const art = `samples/adventures/${sample.key}/art`

export const objectDrawings: readonly Drawing[] = [
  ...sample.puzzles.map(({ key }): Drawing => [`${art}/objects/${key}.webp`, 1280, 960, pictures[key]!]),
  [`${art}/objects/bench.webp`, 1020, 765, drawBench],
]
