import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { wide } from '#samples/places.ts'
import { footing, glow, wash } from './light.ts'
import { ground, left, near, placeOf, rivet, sheet, tall } from './near.ts'
import { iron, paint, wood, zinc } from './paints.ts'

export function drawWallDoor(): string {
  const box = placeOf('wall-door')
  const bars = [20, 380, 740, 1100]
  return near(
    ground('#e2eae5'),
    rect(left, 0, wide.width, tall, paint('milk')),
    line(
      Array.from(
        { length: 70 },
        (_, at) => d`M${left + ((at * 193) % 1340)} ${30 + ((at * 131) % 1020)}q70 -30 ${120 + ((at * 31) % 70)} 8`,
      ).join(''),
      '#ffffff',
      30,
      { opacity: 0.6 },
    ),
    line(
      Array.from(
        { length: 30 },
        (_, at) => d`M${left + ((at * 211) % 1340)} ${50 + ((at * 157) % 1000)}q60 -24 ${110 + ((at * 31) % 60)} 6`,
      ).join(''),
      '#9fb3ab',
      4,
      { opacity: 0.35 },
    ),
    ...bars.map((x) =>
      group({}, rect(x - 15, 0, 40, tall, iron[1], { opacity: 0.25 }), rect(x - 20, 0, 36, tall, paint('ironFace'))),
    ),
    ...[130, 960].map((y) =>
      group(
        {},
        rect(left, y + 6, wide.width, 34, iron[1], { opacity: 0.25 }),
        rect(left, y, wide.width, 34, iron[4]),
        rect(left, y, wide.width, 8, iron[5]),
      ),
    ),
    ...bars.flatMap((x) => [130, 960].map((y) => rivet(x - 2, y + 17, 10, iron[2], iron[5]))),
    // The slate
    group(
      { filter: use('shadowFar') },
      rect(box.x - 66, box.y - 96, box.width + 132, box.height + 162, paint('woodFace'), { rx: 12 }),
    ),
    rect(box.x - 66, box.y - 96, box.width + 132, 9, wood[5], { rx: 4 }),
    rect(box.x - 34, box.y - 64, box.width + 68, box.height + 98, '#27302f'),
    line(
      d`M${box.x} ${box.y - 34}q16 -18 30 0t30 0t30 0t30 0t40 0M${box.x + 220} ${box.y - 34}q16 -18 30 0t30 0t30 0t40 0`,
      '#dfe6e2',
      4,
      { opacity: 0.7 },
    ),
    path(d`M520 ${box.y - 96}Q540 ${box.y - 190} 560 ${box.y - 96}`, 'none', { stroke: '#c8b48a', 'stroke-width': 7 }),
    line(d`M${box.x + box.width + 50} ${box.y - 60}q60 200 20 360`, '#c8b48a', 5),
    place(
      box.x + box.width + 66,
      box.y + 320,
      { turn: 12 },
      rect(-9, 0, 18, 130, '#d9d2c2'),
      path('M-9 130L0 156L9 130Z', '#6b6f70'),
    ),
    glow(200, 100, 600, 'white', 0.5),
  )
}

export function drawLabel(): string {
  const box = placeOf('label')
  return near(
    ground('#f4f7f2'),
    rect(left, 0, wide.width, tall, paint('milk')),
    rect(510, 900, 60, 180, wood[3]),
    rect(510, 900, 16, 180, wood[5]),
    group({ filter: use('shadowFar') }, rect(60, 110, 960, 810, paint('zincFace'), { rx: 40 })),
    rect(60, 110, 960, 14, zinc[5], { rx: 7 }),
    rect(90, 142, 900, 746, 'none', { stroke: zinc[1], 'stroke-width': 5, rx: 26, opacity: 0.6 }),
    ...[0.2, 0.34, 0.7].map((share, at) =>
      line(d`M${120 + at * 60} ${200 + share * 620}q200 -30 ${700 - at * 80} ${20 + at * 10}`, zinc[4], 9, {
        opacity: 0.35,
      }),
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      group(
        {},
        circle(156 + at * 96, 250, 22, zinc[1]),
        circle(156 + at * 96, 254, 18, zinc[0]),
        circle(150 + at * 96, 276, 5, zinc[5], { opacity: 0.6 }),
      ),
    ),
    line(
      'M200 352q20 -30 40 0t40 0t40 0t40 0t40 0M470 352q20 -30 40 0t40 0t40 0t40 0M720 352q20 -30 40 0t40 0t40 0',
      zinc[1],
      8,
    ),
    sheet(box, '#dfe5e7', zinc[2]),
    footing(540, 1060, 200, 20),
    wash(260, 160, 640, 320, 'white', 0.5),
  )
}
