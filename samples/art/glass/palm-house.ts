import { use } from '#app/features/generation/scenery/materials.ts'
import {
  circle,
  clipTo,
  d,
  ellipse,
  group,
  line,
  path,
  place,
  polygon,
  rect,
} from '#app/features/generation/scenery/svg.ts'
import type { Point } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { glassDoor, milkWall, onWall, vault, wallQuad } from './house.ts'
import type { Slant } from './house.ts'
import { mosaic } from './mosaic.ts'
import { corners, footing, glow, shafts, wash } from './light.ts'
import { brass, iron, lit, paint, stone, wood } from './paints.ts'
import { auroreInChair } from './people.ts'
import { brightGreens, deepGreens, farGreens, fern, frond, nearGreens, nightTrumpet, palm } from './plants.ts'
import { flowerPot } from './rocks.ts'

const wall: Slant = { from: [1470, 150, 770], to: [1930, 40, 1010] }

/** Scratched into the whitewash: two lines of writing, and room for two more. */
export const scratches = (w: Slant, left: number, right: number, downs: readonly number[], straight: boolean): string =>
  group(
    {},
    ...downs.map((down) => {
      const marks = Array.from({ length: 9 }, (_, at) => {
        const share = left + ((right - left) * at) / 9
        const [one, two] = [onWall(w, share, down), onWall(w, share + (right - left) / 12, down)]
        return straight
          ? d`M${one.x} ${one.y}l${(two.x - one.x) * 0.3} -14l${(two.x - one.x) * 0.3} 14l${(two.x - one.x) * 0.2} -10`
          : d`M${one.x} ${one.y}q${(two.x - one.x) * 0.3} -26 ${(two.x - one.x) * 0.5} -4t${(two.x - one.x) * 0.5} -2`
      }).join('')
      return line(marks, straight ? '#3f6f8c' : '#2f6b3f', 5)
    }),
  )

/** The drawer in the wall; open it stands out of it. */
const drawer = (shut: boolean): string => {
  const face = wallQuad(wall, [0.2, 0.63, 0.68, 0.79])
  const [one, , , four] = face as [Point, Point, Point, Point]
  const front = (dx: number, dy: number): string =>
    group(
      { transform: `translate(${dx} ${dy})` },
      group({ filter: use('shadowNear') }, polygon(face, paint('brassFace'))),
      polygon(wallQuad(wall, [0.225, 0.65, 0.655, 0.772]), 'none', { stroke: brass[1], 'stroke-width': 4 }),
      circle(onWall(wall, 0.44, 0.71).x, onWall(wall, 0.44, 0.71).y, 21, brass[1]),
      circle(onWall(wall, 0.44, 0.71).x - 2, onWall(wall, 0.44, 0.71).y - 4, 18, paint('brassFace')),
      line(d`M${face[0]!.x} ${face[0]!.y}L${face[1]!.x} ${face[1]!.y}`, brass[5], 4),
    )
  const hole = polygon(wallQuad(wall, [0.18, 0.615, 0.7, 0.805]), wood[2]) + polygon(face, '#140a05')
  if (shut) return group({}, hole, front(0, 0))
  return group(
    {},
    hole,
    polygon([one, { x: one.x - 46, y: one.y + 36 }, { x: four.x - 46, y: four.y + 36 }, four], wood[3]),
    polygon([one, face[1]!, { x: face[1]!.x - 46, y: face[1]!.y + 36 }, { x: one.x - 46, y: one.y + 36 }], '#2a170b'),
    front(-46, 36),
  )
}

const pool = (shown: Shown): string => {
  const [cx, cy] = [890, 880]
  const isEmpty = shown.has('pool-empty') || shown.has('pool-set')
  return group(
    {},
    footing(cx, cy + 46, 330, 118, 0.5),
    ellipse(cx, cy + 18, 296, 128, stone[2]),
    ellipse(cx, cy, 296, 128, paint('stoneFace')),
    ellipse(cx, cy, 296, 128, 'none', { stroke: stone[6], 'stroke-width': 4, opacity: 0.7 }),
    ...[-150, -100, -60, -20, 20, 60, 100, 150].map((at) =>
      line(
        d`M${cx + at * 1.94} ${cy + Math.sqrt(Math.max(0, 1 - (at / 152) ** 2)) * 128}l${at * -0.16} -26`,
        stone[2],
        3,
        { opacity: 0.6 },
      ),
    ),
    ellipse(cx, cy - 4, 250, 100, isEmpty ? '#5d7d74' : paint('water')),
    isEmpty
      ? clipTo(
          d`M${cx - 250} ${cy - 4}A250 100 0 1 1 ${cx + 250} ${cy - 4}A250 100 0 1 1 ${cx - 250} ${cy - 4}Z`,
          ellipse(cx, cy + 26, 240, 92, '#3f5f5a'),
          group(
            { transform: `translate(${cx} ${cy + 22}) scale(1 0.42)` },
            place(-162, -162, { scale: 0.36 }, mosaic(!shown.has('pool-set'))),
          ),
          path(
            d`M${cx - 250} ${cy - 4}A250 100 0 0 1 ${cx + 250} ${cy - 4}Q${cx} ${cy - 62} ${cx - 250} ${cy - 4}Z`,
            '#0a1f1a',
            { opacity: 0.55 },
          ),
        )
      : group(
          {},
          ellipse(cx - 40, cy - 34, 170, 34, '#dff3c4', { opacity: 0.55 }),
          ...[
            [-150, 20, 60],
            [-40, 52, 74],
            [120, 34, 66],
            [160, -30, 48],
          ].map(([x, y, r]) =>
            group(
              {},
              path(
                d`M${cx + x!} ${cy + y!}m${-r!} 0a${r!} ${r! * 0.36} 0 1 0 ${r! * 2} 0a${r!} ${r! * 0.36} 0 1 0 ${-r! * 1.2} ${-r! * 0.33}l${r! * 0.2} ${r! * 0.33}Z`,
                '#2f7a44',
              ),
              ellipse(cx + x! - r! * 0.2, cy + y! - 2, r! * 0.6, r! * 0.2, '#7fc06a', { opacity: 0.7 }),
            ),
          ),
          ellipse(cx + 40, cy - 10, 40, 6, '#f3ffdf', { opacity: 0.8 }),
        ),
    ellipse(cx, cy - 4, 250, 100, 'none', { stroke: stone[1], 'stroke-width': 6, opacity: 0.5 }),
  )
}

const stairs = (): string =>
  group(
    {},
    path('M100 900Q280 820 460 880L470 1080H60Z', '#1a0b07'),
    path('M130 910Q280 850 440 890L446 1080H90Z', '#3d120a'),
    glow(270, 1060, 190, 'fire', 0.9),
    ...[0, 1, 2, 3, 4].map((at) =>
      group(
        {},
        path(
          d`M${150 + at * 4} ${900 + at * 36}Q280 ${868 + at * 40} ${420 - at * 2} ${892 + at * 38}l6 18Q280 ${890 + at * 40} ${140 + at * 4} ${920 + at * 36}Z`,
          iron[2],
        ),
        line(d`M${150 + at * 4} ${900 + at * 36}Q280 ${868 + at * 40} ${420 - at * 2} ${892 + at * 38}`, iron[4], 5),
      ),
    ),
    line('M112 1060C100 960 100 900 112 820C116 790 150 790 152 820V900', iron[1], 14),
    line('M112 1060C100 960 100 900 112 820C116 790 150 790 152 820', iron[3], 6),
    line('M462 1060C470 960 466 900 456 830C452 806 424 806 424 832V890', iron[1], 14),
    line('M462 1060C470 960 466 900 456 830C452 806 424 806 424 832', iron[3], 6),
  )

export function drawPalmHouse(shown: Shown = nothing): string {
  return lit(
    vault(
      paint('warmAir'),
      group(
        {},
        wash(700, 200, 800, 420, 'gold', 0.7),
        path('M0 700Q500 560 960 640T1920 620V1080H0Z', '#7fb06a', { opacity: 0.6 }),
      ),
      '#dfeacb',
    ),
    palm([760, 760, 520], -60, 210, farGreens, 4),
    palm([1180, 740, 470], 50, 190, farGreens, 9),
    palm([520, 760, 430], 20, 170, farGreens, 13),
    rect(430, 600, 1060, 130, '#eaf2c8', { opacity: 0.35, filter: use('blurWide') }),
    path('M0 1080V860Q420 690 960 704T1500 760L1920 1000V1080Z', '#c9bfa2'),
    ...[720, 752, 800, 868, 960].map((y, at) =>
      line(d`M${200 - at * 60} ${y + 40}Q960 ${y - 30} ${1480 + at * 90} ${y + 40}`, '#8d8262', 3, { opacity: 0.55 }),
    ),
    ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((at) =>
      line(d`M${960 + at * 74} 712L${960 + at * 210} 1080`, '#8d8262', 3, { opacity: 0.45 }),
    ),
    wash(860, 860, 620, 170, 'gold', 0.45),
    glassDoor(
      [832, 390, 150, 322],
      group(
        {},
        rect(832, 390, 150, 322, '#dff0f4'),
        path('M832 620Q900 600 982 616V712H832Z', stone[5]),
        glow(900, 480, 120, 'white', 0.8),
      ),
      { frame: '#7fa58c' },
    ),
    fern(760, 730, 130, deepGreens, 2),
    fern(1060, 720, 120, brightGreens, 5),
    palm([650, 770, 600], 40, 240, brightGreens, 21),
    milkWall(wall, 4, 6, paint('milkWarm')),
    scratches(wall, 0.12, 0.84, [0.24, 0.4], false),
    drawer(shown.has('drawer-hot-shut')),
    glassDoor(
      [60, 330, 150, 490],
      group(
        {},
        rect(60, 330, 150, 490, '#a8c98a'),
        fern(130, 760, 130, deepGreens, 8),
        circle(100, 520, 18, '#e7a3c4'),
        circle(150, 560, 14, '#f5c8dc'),
        circle(120, 600, 16, '#d977a8'),
        rect(60, 330, 150, 490, '#f2f7dc', { opacity: 0.35 }),
      ),
      { round: true, frame: '#6f9a80' },
    ),
    fern(250, 790, 140, deepGreens, 11),
    footing(356, 790, 90, 14),
    flowerPot(356, 784, 130),
    nightTrumpet(356, 664, 1.14),
    place(
      470,
      530,
      {},
      line('M0 0L26 236', wood[3], 9),
      path('M22 220L10 276Q30 286 52 274L34 218Z', '#c9a65a'),
      line('M18 250L14 272M28 252L28 278M38 250L44 272', '#8a6a2c', 3),
    ),
    stairs(),
    pool(shown),
    auroreInChair(1296, 930, 0.72),
    fern(1620, 1090, 200, deepGreens, 37),
    fern(1860, 1100, 220, nearGreens, 38),
    place(-20, 120, { turn: 24 }, frond(480, 150, 90, nearGreens)),
    place(240, -40, { turn: 60 }, frond(360, 90, 80, nearGreens)),
    place(1930, 1090, { turn: 214 }, frond(360, 110, 80, nearGreens)),
    shafts([80, 420, 760, 1120], 90, 640, '#fff0a8', 0.36),
    ...Array.from({ length: 40 }, (_, at) =>
      circle(200 + ((at * 197) % 1500), 160 + ((at * 131) % 700), 2 + (at % 3), '#fffbe0', { opacity: 0.5 }),
    ),
    wash(420, 200, 620, 320, 'green', 0.35),
    corners(),
  )
}
