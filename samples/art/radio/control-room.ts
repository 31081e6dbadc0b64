import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { bay, bayColumns, bayRows, fader, knob, meter, patched, pilot, plate, rack, reel, slots } from './gear.ts'
import { amber, bars, frameDark, glow, lit, night, oak, paint, red, steel, wash } from './paints.ts'
import { clockFace, desk, door, pane, room } from './room.ts'
import { redLamp } from './studio.ts'

const back = { left: 210, top: 60, right: 1900, bottom: 800 }

/** Row and column of each cord. */
export const cords = bayRows.map((row, at) => [at, bayColumns.indexOf(patched[row])] as [number, number])

function patchRack(shown: Shown): string {
  const open = shown.has('bay-open')
  const panel = group(
    {},
    plate(1224, 320, 264, 286),
    bay(1300, 388, 52, open ? cords : []),
    ...[
      [1236, 332],
      [1476, 332],
      [1236, 594],
      [1476, 594],
    ].map(([x = 0, y = 0]) => circle(x, y, 5, steel[1])),
  )
  return group(
    {},
    rack(1190, 180, 332, 720),
    plate(1224, 616, 264, 120),
    ...[0, 1, 2, 3, 4, 5].map((at) => knob(1258 + at * 40, 660, 15, at * 40 - 100)),
    slots(1250, 696, 212, 2, 16),
    plate(1224, 750, 264, 126),
    slots(1250, 772, 212, 5, 19),
    pilot(1460, 862, 6, 'warm'),
    plate(1224, 206, 264, 98),
    meter(1246, 222, 96, -0.85),
    meter(1370, 222, 96, -0.85),
    open
      ? group(
          {},
          rect(1224, 320, 264, 286, night[0]),
          path('M1240 340H1470L1440 400H1270Z', steel[1]),
          ellipse(1360, 372, 22, 12, '#5d3319'),
          group(
            { transform: 'translate(0 34) skewX(-3)', filter: use('shadow') },
            group({ transform: 'translate(0 320) scale(1 0.94) translate(0 -320)' }, panel),
          ),
        )
      : panel,
  )
}

function logger(shown: Shown): string {
  const stopped = shown.has('logger-stopped')
  return group(
    {},
    rack(1530, 180, 340, 720),
    plate(1562, 206, 276, 350),
    reel(1632, 318, 76, 0.62, 10),
    reel(1770, 318, 76, 0.86, 50),
    stopped
      ? group(
          {},
          path('M1592 372Q1586 440 1610 520Q1616 548 1602 566', 'none', { stroke: '#5d3319', 'stroke-width': 7 }),
          path('M1812 372Q1822 430 1800 500Q1792 540 1812 570', 'none', { stroke: '#5d3319', 'stroke-width': 7 }),
        )
      : path('M1580 362L1608 452H1790L1822 362', 'none', { stroke: '#5d3319', 'stroke-width': 7 }),
    rect(1622, 428, 160, 52, steel[2], { rx: 8 }),
    ...[1650, 1702, 1754].map((x) => rect(x - 15, 436, 30, 36, paint('steelRound'), { rx: 5 })),
    stopped ? circle(1700, 516, 12, steel[2]) : pilot(1700, 516, 11, 'alarm'),
    ...[1600, 1636, 1764, 1800].map((x) => rect(x - 14, 504, 28, 24, steel[4], { rx: 4 })),
    plate(1562, 570, 276, 150),
    circle(1640, 630, 22, steel[1]),
    circle(1640, 630, 16, amber[3]),
    circle(1640, 630, 9, night[0]),
    ...[0, 1, 2].map((at) => knob(1712 + at * 44, 626, 16, at * 50 - 60)),
    slots(1700, 668, 116, 2, 16),
    plate(1562, 734, 276, 142),
    slots(1590, 760, 220, 5, 20),
    shown.has('headphones-plugged') ? headphonesOn() : '',
  )
}

const headphonesOn = (): string =>
  group(
    {},
    rect(1632, 620, 16, 46, amber[4], { rx: 5 }),
    rect(1630, 656, 20, 24, night[0], { rx: 6 }),
    path('M1640 680C1640 770 1700 700 1706 770', 'none', { stroke: night[0], 'stroke-width': 7 }),
    group(
      { filter: use('shadow') },
      path('M1662 850Q1656 760 1720 758Q1784 760 1778 850', 'none', { stroke: steel[3], 'stroke-width': 13 }),
      rect(1646, 820, 38, 66, '#17191b', { rx: 15 }),
      rect(1756, 820, 38, 66, '#17191b', { rx: 15 }),
      rect(1652, 826, 8, 50, steel[4], { opacity: 0.6, rx: 4 }),
    ),
  )

const console = (): string =>
  group(
    {},
    group({ filter: use('shadowFar') }, path('M330 830L380 596H980L1030 830Z', paint('steelDark'))),
    path('M380 596H980L984 612H377Z', steel[5], { opacity: 0.6 }),
    ...[0, 1, 2, 3].map((at) => meter(420 + at * 138, 622, 108, -0.92)),
    ...Array.from({ length: 9 }, (_, at) => fader(400 + at * 62, 712, 92, at === 2 ? 0.15 : 0.86)),
    ...Array.from({ length: 4 }, (_, at) => pilot(952, 716 + at * 26, 6, at === 1 ? 'alarm' : 'warm')),
    path('M330 830L338 792H1022L1030 830Z', steel[1]),
  )

export function drawControlRoom(shown: Shown = nothing): string {
  return lit(
    room(back, { cork: true, floor: '#0d1a20' }),
    bars(430, 230, 620, 420, 7, -60, red[3], 0.05),
    door(24, 270, 152, 650, { fill: '#1d4450' }),
    clockFace(296, 250, 84, 3, 21),
    pane(
      430,
      190,
      580,
      310,
      rect(430, 190, 580, 310, '#0c2029'),
      rect(430, 400, 580, 100, oak[1]),
      rect(430, 392, 580, 9, oak[3]),
      place(640, 250, { scale: 0.62 }, redLamp(0, 0, false)),
      path('M720 500V424Q724 372 776 370Q828 372 832 424V500Z', '#1d3b46'),
      path('M720 500V424Q724 372 776 370', 'none', { stroke: red[3], 'stroke-width': 4, opacity: 0.6 }),
      line('M930 330L880 300L842 372', steel[4], 6),
      place(840, 392, { scale: 0.4 }, rect(-34, -56, 68, 112, paint('steelRound'), { rx: 34 })),
      glow(930, 440, 120, 'warm', 0.6),
    ),
    door(1050, 250, 126, 610, { padded: true, fill: '#3a1c1d' }),
    patchRack(shown),
    logger(shown),
    wash(1356, 300, 250, 140, 'warm', 0.5),
    wash(1700, 480, 240, 200, 'alarm', shown.has('logger-stopped') ? 0 : 0.25),
    desk(250, 760, 860, 90, 260),
    console(),
    wash(680, 680, 480, 170, 'warm', 0.5),
    rect(470, 858, 190, 20, '#e9dcb8', { opacity: 0.85 }),
    line('M480 868H640', '#5a4a3a', 3),
    ellipse(1010, 842, 26, 8, night[0], { opacity: 0.6 }),
    path('M990 800H1030L1026 840H994Z', '#b9a98c'),
    path('M1030 808Q1050 812 1028 828', 'none', { stroke: '#b9a98c', 'stroke-width': 6 }),
    ellipse(1010, 801, 20, 5, '#2a1810'),
    path(d`M0 1080V980Q120 900 210 1080Z`, night[0], { opacity: 0.9, filter: use('blurSoft') }),
    frameDark(),
  )
}
