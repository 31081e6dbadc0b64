import { use } from '#app/features/generation/scenery/materials.ts'
import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import type { Point } from '#app/features/generation/scenery/svg.ts'
import { drops } from '#samples/adventures/both-sides-of-the-glass/plan.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { glassDoor, milkWall, onWall, vault, wallQuad } from './house.ts'
import type { Slant } from './house.ts'
import { scratches } from './palm-house.ts'
import { corners, footing, glow, shafts, wash } from './light.ts'
import { iron, lit, paint, stone, wood } from './paints.ts'
import { anselmeKneeling } from './people.ts'
import { daisy, gentian, snowSleeper } from './plants.ts'
import { cushion, moss, rock } from './rocks.ts'

const wall: Slant = { from: [-10, 40, 1010], to: [450, 150, 770] }

const drop = (x: number, y: number, r: number): string =>
  path(d`M${x} ${y - r}Q${x + r * 0.8} ${y} ${x} ${y + r * 0.7}Q${x - r * 0.8} ${y} ${x} ${y - r}Z`, '#2f6f9c')

/** Octave's plan, seen from behind: its figures are reversed. Some 200 x 230. */
export const plan = (): string =>
  group(
    {},
    ...['3', '2', '1'].map((figure, at) =>
      place(at * 66, 0, { scaleX: -1 }, lettering(figure, 0, 0, { size: 46, fill: '#3b6a86', align: 'middle' })),
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      circle((at % 3) * 66, 44 + Math.floor(at / 3) * 62, 25, '#ffffff', {
        'fill-opacity': 0.25,
        stroke: '#3b6a86',
        'stroke-width': 5,
      }),
    ),
    ...drops.map(([row, column]) => drop(column * 66, 46 + row * 62, 17)),
  )

const drawer = (shut: boolean): string => {
  const face = wallQuad(wall, [0.28, 0.68, 0.78, 0.81]) as [Point, Point, Point, Point]
  const knob = onWall(wall, 0.53, 0.745)
  const front = (dx: number, dy: number): string =>
    group(
      { transform: `translate(${dx} ${dy})` },
      group({ filter: use('shadowNear') }, polygon(face, paint('castFace'))),
      polygon(wallQuad(wall, [0.305, 0.697, 0.755, 0.793]), 'none', { stroke: '#8d97a0', 'stroke-width': 4 }),
      circle(knob.x, knob.y, 20, '#1d2226'),
      circle(knob.x - 2, knob.y - 4, 16, '#7f8a93'),
      line(d`M${face[0].x} ${face[0].y}L${face[1].x} ${face[1].y}`, '#b9c4cb', 4),
    )
  const hole = polygon(wallQuad(wall, [0.26, 0.665, 0.8, 0.825]), wood[2]) + polygon(face, '#140a05')
  if (shut) return group({}, hole, front(0, 0))
  const [one, two, three] = face
  const out = (point: Point): Point => ({ x: point.x + 44, y: point.y + 34 })
  return group(
    {},
    hole,
    polygon([two, out(two), out(three), three], wood[3]),
    polygon([one, two, out(two), out(one)], '#2a170b'),
    front(44, 34),
  )
}

const mountains = (): string =>
  group(
    {},
    path('M0 620L240 380L380 470L600 300L820 520L1010 400L1180 520L1400 330L1640 500L1920 380V760H0Z', '#7ba3bd'),
    path('M380 470L600 300L588 392L640 520L560 620ZM1180 520L1400 330L1400 414L1470 560L1330 620Z', '#5f8ba8', {
      opacity: 0.35,
    }),
    path(
      'M600 300L516 366L552 358L588 392L622 360L676 376ZM1400 330L1330 391L1370 380L1400 414L1436 384L1478 386ZM1010 400L956 434L992 428L1012 448L1034 430L1060 433ZM240 380L180 440L222 430L248 456L272 428L304 421Z',
      '#ffffff',
    ),
    path('M0 700Q400 600 900 660T1920 640V1080H0Z', '#7fa58a'),
  )

const vents = (): string =>
  group(
    {},
    ...[1200, 1380].map((x) =>
      group(
        {},
        path(d`M${x} 210L${x + 30} 90L${x + 176} 70L${x + 160} 196Z`, '#eef8fc', { opacity: 0.55 }),
        path(d`M${x} 210L${x + 30} 90L${x + 176} 70L${x + 160} 196Z`, 'none', { stroke: iron[5], 'stroke-width': 9 }),
        line(d`M${x + 96} 82L${x + 84} 202`, iron[5], 5),
        line(d`M${x + 84} 202L${x + 70} 262`, '#5d7783', 5),
        ...[0, 1, 2, 3].map((at) => circle(x + 82 - at * 3, 212 + at * 13, 4, '#33505e')),
      ),
    ),
  )

const garden = (): string =>
  group(
    {},
    footing(1130, 850, 440, 44, 0.35),
    path('M720 850Q760 700 900 660Q1050 560 1250 590Q1480 620 1560 850Z', '#7d7a74'),
    path('M720 850Q760 700 900 660Q1000 600 1100 590Q940 720 900 850Z', '#a8a49c'),
    rock(1220, 640, 340, 130, 4, '#a9b2b4'),
    rock(1430, 780, 260, 190, 8, '#9aa5a9'),
    rock(940, 760, 220, 130, 12, '#b4b8b6'),
    rock(1160, 790, 260, 130, 15, '#a1a7a6'),
    // A thread of meltwater
    line('M1290 640Q1260 700 1296 740T1270 850', '#d7eef7', 13),
    line('M1290 640Q1260 700 1296 740T1270 850', '#ffffff', 4),
    ...Array.from({ length: 60 }, (_, at) =>
      circle(760 + ((at * 137) % 760), 790 + ((at * 53) % 64), 6 + (at % 5), [stone[3], stone[4], stone[5]][at % 3]!),
    ),
    snowSleeper(1220, 540, 0.86),
    group({ filter: use('shadowNear') }, rect(1318, 546, 54, 34, '#fffdf2'), line('M1344 580V616', wood[3], 5)),
    line('M1326 560h36', '#6a7580', 3),
    cushion(960, 660, 110, '#f2a9c2', 4),
    cushion(1420, 640, 120, '#fdf6ff', 7),
    cushion(880, 800, 100, '#f6e27a', 9),
    cushion(1490, 800, 90, '#e9b8e0', 12),
    moss(1100, 660, 110, 3),
    ...[
      [1040, 790],
      [1086, 764],
      [1128, 796],
      [1172, 766],
      [1206, 796],
    ].map(([x, y], at) => gentian(x!, y!, 0.86 + (at % 2) * 0.12)),
    ...[
      [1330, 800],
      [1366, 790],
      [1344, 826],
    ].map(([x, y]) =>
      group(
        {},
        line(d`M${x!} ${y! + 24}v-20`, '#6f9a6a', 4),
        place(x!, y!, { scale: 0.4 }, daisy(8, '#ffffff', '#e9c44a')),
      ),
    ),
  )

const hatch = (): string =>
  group(
    {},
    polygon(
      [
        { x: 1380, y: 894 },
        { x: 1640, y: 894 },
        { x: 1690, y: 1040 },
        { x: 1360, y: 1040 },
      ],
      '#0a1a2a',
    ),
    glow(1520, 970, 150, 'blue', 0.9),
    ...[0, 1, 2].map((at) => rect(1430 - at * 8, 926 + at * 36, 170 + at * 16, 13, wood[4])),
    ...[1430, 1586].map((x, at) => line(d`M${x} 900L${x + (at ? 26 : -26)} 1040`, wood[3], 13)),
    path('M1380 894H1640L1650 922H1372Z', wood[1], { opacity: 0.7 }),
    polygon(
      [
        { x: 1380, y: 894 },
        { x: 1640, y: 894 },
        { x: 1690, y: 1040 },
        { x: 1360, y: 1040 },
      ],
      'none',
      { stroke: '#8fa3ad', 'stroke-width': 10 },
    ),
    // Its lid, folded back
    polygon(
      [
        { x: 1380, y: 890 },
        { x: 1640, y: 890 },
        { x: 1626, y: 860 },
        { x: 1394, y: 860 },
      ],
      wood[4],
    ),
    line('M1394 862H1626', wood[5], 4),
    circle(1510, 876, 11, 'none', { stroke: iron[1], 'stroke-width': 5 }),
  )

export function drawAlpineHouse(shown: Shown = nothing): string {
  return lit(
    vault(paint('northSky'), mountains(), '#eef6f9'),
    path('M440 720H1480V330H440Z', '#ffffff', { opacity: 0.18 }),
    path('M0 1080V1010L440 720H1480L1920 1010V1080Z', '#cfd6d6'),
    ...[738, 776, 836, 920, 1020].map((y) => line(d`M0 ${y}H1920`, '#93a3aa', 3, { opacity: 0.55 })),
    ...[-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((at) =>
      line(d`M${960 + at * 86} 720L${960 + at * 200} 1080`, '#93a3aa', 3, { opacity: 0.45 }),
    ),
    vents(),
    glassDoor(
      [926, 366, 148, 294],
      group(
        {},
        rect(926, 366, 148, 294, '#fdf6dd'),
        path('M926 600H1074V660H926Z', stone[5]),
        glow(1000, 460, 120, 'gold', 0.6),
      ),
      { frame: '#8fb0c0' },
    ),
    glassDoor(
      [1700, 280, 160, 580],
      group(
        {},
        rect(1700, 280, 160, 580, '#e9dfc8'),
        ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
          rect(1716, 320 + at * 66, 128, 52, '#b98f5a', { stroke: '#7a5a34', 'stroke-width': 4 }),
        ),
        rect(1700, 280, 160, 580, '#f6fafc', { opacity: 0.3 }),
      ),
      { frame: '#8fb0c0', knobLeft: true },
    ),
    milkWall(wall, 4, 6, paint('milkCold')),
    group({ transform: 'matrix(1 0 0 1 0 0) skewY(8)' }, place(150, 214, { scale: 0.98 }, plan())),
    scratches(wall, 0.24, 0.82, [0.5, 0.585], true),
    drawer(shown.has('drawer-cold-shut')),
    garden(),
    anselmeKneeling(740, 930, 0.8),
    hatch(),
    rock(80, 1100, 330, 150, 21, '#b4c2c8'),
    cushion(220, 1060, 120, '#ffffff', 22),
    rock(1830, 1110, 260, 150, 25, '#9fb0b8'),
    shafts([760, 1180, 1520], 110, 420, '#eaf7ff', 0.4),
    wash(960, 220, 900, 340, 'blue', 0.35),
    ellipse(1000, 420, 500, 120, '#ffffff', { opacity: 0.14, filter: use('blurHuge') }),
    corners(1920, 1080, 0.8),
  )
}
