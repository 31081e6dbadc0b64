import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { sample } from '#samples/adventures/dead-air/adventure.ts'
import { wide } from '#samples/places.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import { handwritten } from './handwriting.ts'
import { bayColumns, bayRows, knob, pilot, reel, signs, socket } from './gear.ts'
import { safeDoor } from './office.ts'
import { ground, inset, left, near, placeOf, right, screw, steelGround, tall } from './near.ts'
import { amber, glow, lit, night, oak, paint, red, steel, wash } from './paints.ts'
import { cagedLamp, sleet } from './roof.ts'
import { sleevesIn } from './sleeve.ts'

function drawRecordCase(): string {
  const box = placeOf('record-case')
  return near(
    steelGround(),
    ...[160, 330, 500].map((y) =>
      line(d`M${left} ${y}Q540 ${y + 30} ${right} ${y - 20}`, '#ffffff', 20, { opacity: 0.05 }),
    ),
    rect(left, 0, 90, tall, steel[2]),
    rect(right - 90, 0, 90, tall, steel[2]),
    ...[left + 45, right - 45].flatMap((x) => [70, 380, 700, 1010].map((y, at) => screw(x, y, at * 40))),
    group(
      { filter: use('shadow') },
      rect(380, 30, 320, 70, steel[1], { rx: 34 }),
      rect(410, 52, 260, 30, night[0], { rx: 15 }),
    ),
    place(
      760,
      250,
      { turn: 7 },
      group({ filter: use('shadowNear') }, circle(0, 0, 100, '#123a4c')),
      circle(0, 0, 92, 'none', { stroke: '#e8dcbc', 'stroke-width': 5 }),
      line('M0 -50L-26 60M0 -50L26 60M-14 14H14M-20 38H20', '#e8dcbc', 6),
      line('M-22 -64Q-36 -44 -22 -24M22 -64Q36 -44 22 -24M-40 -74Q-64 -44 -40 -14M40 -74Q64 -44 40 -14', '#e8dcbc', 5),
    ),
    place(
      330,
      270,
      { turn: -3 },
      group({ filter: use('shadowNear') }, rect(-210, -46, 420, 92, '#e9dcb8')),
      handwritten(-186, -4, 370, { seed: 41, size: 1.35 }),
      handwritten(-186, 32, 330, { seed: 42, size: 1.25 }),
    ),
    inset(box, '#0c1418'),
    ...[box.x - 60, box.x + box.width + 60].map((x) =>
      group(
        { filter: use('shadow') },
        rect(x - 30, box.y + 120, 60, 180, steel[2], { rx: 10 }),
        rect(x - 18, box.y + 140, 36, 140, steel[4], { rx: 8 }),
      ),
    ),
    wash(540, 640, 600, 300, 'warm', 0.25),
  )
}

function drawPatchBay(): string {
  const box = placeOf('patch-bay')
  const cell = box.width / 4
  return near(
    steelGround(),
    rect(left, 0, 70, tall, steel[1]),
    rect(right - 70, 0, 70, tall, steel[1]),
    ...[left + 34, right - 34].flatMap((x) => [60, 300, 540, 780, 1020].map((y, at) => screw(x, y, at * 50))),
    rect(left + 70, 40, wide.width - 140, 120, steel[2]),
    pilot(-20, 100, 14, 'warm'),
    pilot(1100, 100, 14, 'alarm'),
    inset(box, '#2a3942'),
    ...[1, 2, 3].flatMap((at) => [
      rect(box.x + cell * at - 2, box.y, 4, box.height, steel[1], { opacity: 0.8 }),
      rect(box.x, box.y + cell * at - 2, box.width, 4, steel[1], { opacity: 0.8 }),
    ]),
    ...bayColumns.map((name, at) =>
      group(
        {},
        rect(box.x + cell * (at + 0.5) - 52, 176, 104, 96, '#e8dcbc', { rx: 8 }),
        place(box.x + cell * (at + 0.5), 224, { scale: 1.6 }, signs[name]!('#1d2b33')),
      ),
    ),
    ...bayRows.map((name, at) =>
      group(
        {},
        rect(92, box.y + cell * (at + 0.5) - 52, 108, 104, '#e8dcbc', { rx: 8 }),
        place(146, box.y + cell * (at + 0.5), { scale: 1.7 }, signs[name]!('#1d2b33')),
      ),
    ),
    wash(580, 640, 700, 460, 'warm', 0.16),
  )
}

function drawLogger(): string {
  const box = placeOf('logger')
  return near(
    steelGround(),
    path('M120 330L300 560H790L980 330', 'none', { stroke: '#6d3d22', 'stroke-width': 16 }),
    reel(180, 250, 230, 0.62, 20),
    reel(900, 250, 230, 0.84, 66),
    path('M276 530L300 560H790L814 531', 'none', { stroke: '#6d3d22', 'stroke-width': 16 }),
    rect(380, 510, 330, 90, steel[2], { rx: 12 }),
    ...[430, 545, 660].map((x) => rect(x - 36, 518, 72, 74, paint('steelRound'), { rx: 10 })),
    pilot(540, 420, 20, 'alarm'),
    line('M1010 1080Q960 900 1040 760', night[0], 20),
    rect(1004, 640, 72, 120, '#17191b', { rx: 16 }),
    rect(1020, 590, 40, 70, amber[4], { rx: 10 }),
    circle(1040, 580, 40, amber[2]),
    circle(1040, 580, 22, night[0]),
    group({ filter: use('shadow') }, rect(box.x - 40, box.y - 26, box.width + 80, box.height + 90, '#efe6cf')),
    rect(box.x - 40, box.y - 26, box.width + 80, 16, red[2]),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => rect(box.x - 20, box.y + 30 + at * 52, box.width + 40, 2.4, '#9db0bb')),
    rect(box.x + 30, box.y - 26, 2.4, box.height + 90, '#d98a83'),
    rect(box.x + box.width / 2 - 60, box.y - 52, 120, 44, steel[4], { rx: 8 }),
    wash(540, 470, 640, 300, 'warm', 0.2),
  )
}

function drawSleeveWall(): string {
  const box = placeOf('sleeves')
  return near(
    ground('#14242b', 'grainPlaster'),
    group(
      { filter: use('shadowFar') },
      rect(box.x - 60, box.y - 60, box.width + 120, box.height + 120, paint('oakFace')),
    ),
    rect(box.x - 60, box.y - 60, box.width + 120, 6, oak[5]),
    rect(box.x - 14, box.y - 14, box.width + 28, box.height + 28, night[0]),
    sleevesIn(box.x, box.y, box.width, box.height),
    group(
      { filter: use('shadowNear') },
      path(
        d`M780 ${box.y + box.height + 16}L1050 ${box.y + box.height + 6}L1056 ${box.y + box.height + 150}L786 ${box.y + box.height + 162}Z`,
        paint('paperLit'),
      ),
    ),
    ...[0, 1, 2, 3].map((at) =>
      handwritten(808, box.y + box.height + 56 + at * 27, 220 - at * 12, { seed: 51 + at, size: 0.95 }),
    ),
    wash(540, 100, 700, 300, 'warm', 0.6),
  )
}

function drawSplicingBlock(): string {
  const box = placeOf('splicing-block')
  return near(
    ground(oak[2], 'grainAcross'),
    group({ filter: use('shadowFar') }, rect(20, 150, 1040, 780, paint('steelFace'), { rx: 22 })),
    rect(20, 150, 1040, 8, steel[6], { opacity: 0.7, rx: 4 }),
    rect(20, 186, 1040, 40, steel[5], { opacity: 0.35 }),
    ...[60, 1020].flatMap((x) => [196, 890].map((y, at) => screw(x, y, at * 70))),
    ...[0, 1, 2, 3, 4].map((at) => {
      const y = box.y + 36 + at * 119
      return group(
        {},
        rect(box.x + 6, y - 2, box.width - 12, 114, steel[1], { rx: 8 }),
        rect(box.x + 14, y + 6, box.width - 28, 98, paint('tape'), { rx: 4 }),
        rect(box.x + 14, y + 10, box.width - 28, 8, '#8a5634', { opacity: 0.5 }),
      )
    }),
    reel(-70, 330, 150, 0.5, 20),
    reel(1150, 330, 150, 0.3, 70),
    place(
      1130,
      700,
      { turn: 24 },
      group({ filter: use('shadowNear') }, path('M-70 -34H70V34H-70L-60 20V-20Z', '#dbe5e8')),
      rect(-50, -8, 100, 16, steel[2], { rx: 7 }),
      line('M-66 32H68', '#ffffff', 3),
    ),
    group(
      { filter: use('shadowNear') },
      circle(-70, 760, 90, '#f6f1e4'),
      circle(-70, 760, 44, oak[2]),
      circle(-70, 760, 66, 'none', { stroke: '#cfc5a8', 'stroke-width': 3 }),
    ),
    path('M-4 800L90 880', 'none', { stroke: '#f6f1e4', 'stroke-width': 26 }),
    wash(540, 300, 720, 420, 'warm', 0.45),
  )
}

function drawDutyBoard(): string {
  const box = placeOf('duty-board')
  return near(
    ground('#20504e', 'grainPlaster'),
    group({ filter: use('shadowFar') }, rect(60, 10, 960, 1060, paint('oakFace'), { rx: 10 })),
    rect(60, 10, 960, 8, oak[5]),
    group({ filter: use('grainCloth') }, rect(100, 50, 880, 984, '#1d4a3a')),
    rect(360, 64, 360, 70, amber[3], { rx: 8 }),
    rect(360, 64, 360, 8, amber[6], { opacity: 0.7, rx: 4 }),
    line('M392 98H688', amber[0], 8),
    ...[376, 704].map((x) => circle(x, 99, 6, amber[0])),
    ...Array.from({ length: 6 }, (_, row) =>
      [124, 152, 928, 956].map((x) => circle(x, 220 + row * 140, 9, night[0], { opacity: 0.8 })),
    ).flat(),
    ...[220, 500, 780].map((y, at) => rect(110, y - 16, 56, 32, ['#efe3c3', '#d9c08c', '#e6b3a2'][at]!, { rx: 6 })),
    ...[360, 640, 920].map((y, at) => rect(914, y - 16, 56, 32, ['#d9c08c', '#e6b3a2', '#efe3c3'][at]!, { rx: 6 })),
    group(
      { filter: use('shadow') },
      rect(box.x - 10, box.y - 4, box.width + 20, box.height + 8, '#12352a', { rx: 10 }),
    ),
    rect(box.x - 10, box.y - 4, box.width + 20, 5, '#3f7d66', { opacity: 0.7 }),
    wash(540, 180, 620, 360, 'cold', 0.25),
  )
}

function drawSafe(): string {
  const box = placeOf('safe')
  return near(
    ground('#2b3338', 'grainPlaster'),
    rect(-80, 20, 1240, 1040, night[0]),
    safeDoor(-40, 50, 1160, 980),
    group(
      { filter: use('shadow') },
      line('M980 240V520M850 380H1110', steel[5], 34),
      circle(980, 380, 62, steel[4]),
      circle(980, 380, 34, steel[1]),
    ),
    group({ filter: use('shadow') }, rect(80, 150, 620, 130, amber[3], { rx: 10 })),
    rect(80, 150, 620, 8, amber[6], { opacity: 0.7, rx: 4 }),
    ...[0, 1, 2].map((at) => line(d`M120 ${190 + at * 28}H${640 - at * 70}`, amber[0], 6)),
    group(
      { filter: use('shadowFar') },
      rect(box.x - 50, box.y - 50, box.width + 100, box.height + 100, paint('steelFace'), { rx: 26 }),
    ),
    rect(box.x - 50, box.y - 50, box.width + 100, 8, steel[6], { opacity: 0.7, rx: 6 }),
    ...[box.x - 24, box.x + box.width + 24].flatMap((x) =>
      [box.y - 24, box.y + box.height + 24].map((y, at) => screw(x, y, at * 55)),
    ),
    inset(box, '#0c1418'),
    ...[0, 1, 2, 3, 4].map((at) =>
      line(d`M${-180} ${140 + at * 190}L1260 ${230 + at * 190}`, '#dff4fa', 70, { opacity: 0.05 }),
    ),
    knob(1040, 760, 60, 30),
  )
}

function drawHutDoor(): string {
  const box = placeOf('hut-door')
  return near(
    group(
      { filter: use('grainDown') },
      ...[0, 1, 2, 3, 4, 5].map((at) => rect(left + at * 240, 0, 236, tall, at % 2 ? '#3b4b52' : '#344349')),
    ),
    rect(left, 0, wide.width, 380, night[0], { opacity: 0.35 }),
    glow(540, 230, 620, 'warm', 0.85),
    cagedLamp(540, 220, 230, true),
    ...Array.from({ length: 24 }, (_, at) =>
      path(d`M${left + at * 62} 0l20 ${80 + ((at * 53) % 170)}l24 ${-80 - ((at * 53) % 170)}Z`, paint('ice'), {
        opacity: at > 7 && at < 16 ? 0.5 : 0.9,
      }),
    ),
    group(
      { filter: use('shadowFar') },
      rect(box.x - 46, box.y - 46, box.width + 92, box.height + 92, paint('oakFace'), { rx: 8 }),
    ),
    rect(box.x - 46, box.y - 46, box.width + 92, 7, oak[5]),
    group({ filter: use('grainPlaster') }, rect(box.x, box.y, box.width, box.height, '#1c2529')),
    path(d`M${box.x + 40} ${box.y + box.height - 30}q120 -30 260 0t250 -10`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 16,
      opacity: 0.06,
    }),
    rect(box.x + box.width - 150, box.y + box.height + 4, 110, 20, '#f4f1e6', { rx: 8 }),
    line(d`M540 ${box.y - 46}V${box.y - 110}`, oak[4], 8),
    path(
      'M-180 1080V900Q-60 840 0 930Q120 1040 260 960Q420 900 560 980Q700 1050 860 960Q1000 900 1100 980Q1200 1020 1260 940V1080Z',
      paint('ice'),
      { opacity: 0.95 },
    ),
    ellipse(540, 1040, 700, 40, night[0], { opacity: 0.3 }),
    place(left, 0, {}, sleet(wide.width, tall, 70, 33, 0.3)),
  )
}

/** On nothing: it lies on the picture of the bay. */
const drawSocket = (isPlugged: boolean): string =>
  lit(
    socket(128, 122, 92),
    isPlugged
      ? group(
          {},
          path('M128 150C140 210 100 220 96 262', 'none', { stroke: night[0], 'stroke-width': 36 }),
          path('M128 150C140 210 100 220 96 262', 'none', { stroke: red[3], 'stroke-width': 26 }),
          circle(128, 124, 66, night[0]),
          circle(128, 120, 60, red[2]),
          circle(128, 118, 42, red[3]),
          circle(114, 102, 14, red[5], { opacity: 0.8 }),
          glow(128, 120, 120, 'warm', 0.5),
        )
      : '',
  )

const drawn: Record<string, () => string> = {
  'record-case': drawRecordCase,
  'patch-bay': drawPatchBay,
  logger: drawLogger,
  sleeves: drawSleeveWall,
  'splicing-block': drawSplicingBlock,
  'duty-board': drawDutyBoard,
  safe: drawSafe,
  'hut-door': drawHutDoor,
}

const folder = `samples/adventures/${sample.key}`

/** The close-ups of the things that puzzles lie in, and the wall that is searched. */
export const objectDrawings: readonly Drawing[] = [
  ...sample.puzzles.map(({ key, object }): Drawing => [
    `${folder}/${object!.image.replace('./', '')}`,
    1280,
    960,
    drawn[key]!,
  ]),
  [`${folder}/art/pieces/socket.webp`, 256, 256, () => drawSocket(false)],
  [`${folder}/art/pieces/socket-plugged.webp`, 256, 256, () => drawSocket(true)],
  [`${folder}/art/objects/sleeves.webp`, 1280, 808, () => lit(sleevesIn(0, 0, 1280, 808))],
]
