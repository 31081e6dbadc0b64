import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { signs } from './gear.ts'
import { amber, frameDark, glow, lit, night, oak, paint, steel, wash } from './paints.ts'
import { door } from './room.ts'

const doors = [
  [70, 'microphone'],
  [292, 'headphones'],
  [1014, 'desk'],
  [1222, 'screwdriver'],
  [1430, 'record'],
] as const

function shield(x: number, name: string): string {
  return group(
    {},
    group({ filter: use('shadowNear') }, rect(x - 42, 214, 84, 78, '#e8dcbc', { rx: 8 })),
    rect(x - 42, 214, 84, 78, paint('paperLit'), { rx: 8 }),
    rect(x - 37, 219, 74, 68, 'none', { rx: 6, stroke: '#7a5a34', 'stroke-width': 2.5 }),
    place(x, 254, { scale: 1.12 }, signs[name]!('#1d2b33')),
  )
}

const coat = (shown: Shown): string =>
  group(
    {},
    circle(574, 362, 10, amber[3]),
    group(
      { filter: use('shadow') },
      path('M574 372Q536 384 518 436L506 700Q540 724 574 716Q610 724 642 700L630 436Q612 384 574 372Z', '#35222e'),
    ),
    path('M574 372Q536 384 518 436L506 700Q524 712 540 715L556 430Z', '#5b3b49'),
    line('M574 384V714', '#1c1018', 5),
    path('M556 384L574 430L592 384L606 402L574 478L542 402Z', '#4c303c'),
    ...[500, 560, 620].map((y) => circle(584, y, 7, amber[2])),
    path('M528 610H566V646Q548 654 528 646Z', '#41293a'),
    line('M528 610H566', '#6d4a58', 5),
    shown.has('key-in-pocket')
      ? group(
          {},
          circle(550, 618, 17, 'none', { stroke: amber[4], 'stroke-width': 5 }),
          circle(566, 646, 19, amber[3], { stroke: amber[5], 'stroke-width': 3 }),
          circle(566, 646, 5, night[0]),
          path('M540 632L532 686H542L548 634ZM533 668H524V674H532ZM532 678H522V685H531Z', steel[5]),
          glow(558, 640, 44, 'warm', 0.7),
        )
      : '',
  )

function dutyBoard(shown: Shown): string {
  const set = shown.has('board-set')
  const peg = (row: number, column: number, there: boolean) => {
    const [x, y] = [734 + column * 86, 404 + row * 46]
    return group(
      {},
      circle(x, y, 6, night[0], { opacity: 0.8 }),
      there ? rect(x - 32, y - 13, 64, 27, ['#efe3c3', '#d9c08c', '#e6b3a2'][column]!, { rx: 5 }) : '',
      there ? line(d`M${x - 20} ${y}H${x + 20}`, '#2b2019', 4, { opacity: 0.75 }) : '',
    )
  }
  return group(
    {},
    group({ filter: use('shadow') }, rect(664, 300, 296, 300, paint('oakFace'), { rx: 6 })),
    rect(664, 300, 296, 4, oak[5]),
    group({ filter: use('grainCloth') }, rect(682, 318, 260, 264, '#1d4a3a')),
    rect(738, 330, 148, 34, amber[3], { rx: 4 }),
    rect(738, 330, 148, 4, amber[6], { opacity: 0.7 }),
    line('M756 348H868', amber[0], 5),
    ...[0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => peg(row, column, set))),
    ...[0, 1, 2].map((at) => line(d`M690 ${427 + at * 46}H934`, '#0f2d22', 2.4)),
    set
      ? glow(812, 470, 190, 'warm', 0.25)
      : group(
          {},
          rect(696, 590, 60, 12, '#d9c08c', { rx: 5 }),
          rect(770, 588, 52, 12, '#efe3c3', { rx: 5 }),
          rect(838, 591, 58, 12, '#e6b3a2', { rx: 5 }),
        ),
  )
}

const plaque = (): string =>
  group(
    {},
    group({ filter: use('shadowNear') }, rect(690, 634, 244, 106, amber[2], { rx: 5 })),
    rect(690, 634, 244, 106, amber[3], { rx: 5, opacity: 0.8 }),
    path('M690 740L790 634H850L740 740Z', amber[6], { opacity: 0.25 }),
    ...Array.from({ length: 5 }, (_, at) =>
      line(d`M${716 + (at % 2) * 8} ${656 + at * 16}H${906 - (at % 3) * 12}`, amber[0], 4, { opacity: 0.85 }),
    ),
    ...[698, 926].flatMap((x) => [642, 732].map((y) => circle(x, y, 4, amber[0]))),
  )

function ladder(shown: Shown): string {
  const open = shown.has('hatch-open')
  const rungs = Array.from({ length: 12 }, (_, at) => 150 + at * 66)
  return group(
    {},
    path('M1612 0H1908L1876 128H1644Z', open ? '#143a52' : steel[0]),
    open
      ? group(
          {},
          path('M1626 0H1894L1870 118H1650Z', paint('nightSky')),
          path('M1640 60Q1700 20 1760 64T1880 50V0H1630Z', '#3b6f87', { opacity: 0.6 }),
          ...Array.from({ length: 26 }, (_, at) =>
            circle(1640 + ((at * 67) % 240), 20 + ((at * 43) % 270), 2 + (at % 3), '#ffffff', { opacity: 0.75 }),
          ),
          path('M1876 128L1908 0L1920 0V150Z', steel[2]),
          path('M1894 10L1916 190L1900 206L1872 124Z', steel[3]),
          glow(1760, 90, 330, 'cold', 0.9),
          path('M1650 118L1560 330H1920L1870 118Z', '#9fd6ea', { opacity: 0.1, filter: use('blurSoft') }),
        )
      : group(
          {},
          path('M1630 6H1890L1866 112H1654Z', paint('steelDark')),
          line('M1700 60H1820', steel[4], 9),
          ...Array.from({ length: 24 }, (_, at) => {
            const x = 1642 + at * 10
            return path(
              d`M${x} ${106 - Math.abs(at - 12) * 0.6}l5 ${22 + ((at * 17) % 38)}l5 ${-22 - ((at * 17) % 38)}Z`,
              paint('ice'),
            )
          }),
          path('M1636 100H1884L1880 122H1640Z', paint('ice'), { opacity: 0.85 }),
        ),
    line('M1694 60V900M1826 60V900', night[0], 22, { opacity: 0.5 }),
    line('M1690 60V900M1822 60V900', steel[4], 15),
    line('M1686 60V900M1818 60V900', steel[6], 3, { opacity: 0.6 }),
    ...rungs.map(
      (y) => line(d`M1690 ${y}H1822`, steel[3], 12) + line(d`M1692 ${y - 4}H1820`, steel[5], 3, { opacity: 0.7 }),
    ),
    ...[876, 744].map((y) => ellipse(1752, y - 2, 28, 5, night[7], { opacity: 0.55 })),
    ellipse(1756, 906, 120, 16, night[0], { opacity: 0.7 }),
  )
}

const tube = (x: number, on: boolean): string =>
  group(
    {},
    path(d`M${x - 140} 74H${x + 140}L${x + 120} 110H${x - 120}Z`, steel[2]),
    rect(x - 118, 108, 236, 12, on ? '#eafff4' : steel[3], { rx: 6 }),
    on ? wash(x, 130, 620, 210, 'cold', 0.95) + wash(x, 118, 190, 40, 'cold', 1) : '',
  )

export function drawCorridor(shown: Shown = nothing): string {
  return lit(
    rect(0, 0, 1920, 1080, night[1]),
    path('M0 0H1920L1900 120H20Z', night[2]),
    group({ filter: use('grainPlaster') }, rect(0, 120, 1920, 460, '#20504e'), rect(0, 580, 1920, 300, '#12332f')),
    rect(0, 574, 1920, 12, '#0b221f'),
    rect(0, 574, 1920, 3, '#5f9a92', { opacity: 0.5 }),
    rect(0, 120, 1920, 120, paint('sinkUp'), { opacity: 0.7 }),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => rect(at * 300 + 10, 586, 3, 290, night[0], { opacity: 0.25 })),
    rect(0, 868, 1920, 20, night[0]),
    group({ filter: use('grainStone') }, rect(0, 888, 1920, 192, '#0d2327')),
    ...Array.from({ length: 11 }, (_, at) =>
      path(d`M${at * 200 - 60} 888L${at * 270 - 420} 1080h135L${at * 200 + 40} 888Z`, at % 2 ? '#163238' : '#0a1b1f', {
        opacity: 0.8,
      }),
    ),
    tube(420, false),
    tube(870, true),
    tube(1320, false),
    ...doors.map(([x]) => door(x, 330, 166, 536, { fill: '#2c3f45', port: x === 70 })),
    ...doors.map(([x, name]) => shield(x + 83, name)),
    rect(1020, 860, 154, 7, amber[5]),
    path('M1014 868H1180L1290 1010H960Z', amber[4], { opacity: 0.26, filter: use('blurSoft') }),
    glow(1097, 868, 190, 'warm', 0.75),
    circle(1568, 640, 11, amber[3]),
    path('M1568 634a4 4 0 0 1 3 6l2 9h-10l2 -9a4 4 0 0 1 3 -6Z', night[0]),
    rect(498, 340, 156, 20, oak[3], { rx: 4 }),
    ...[524, 628].map((x) => circle(x, 362, 8, amber[2])),
    coat(shown),
    dutyBoard(shown),
    plaque(),
    ladder(shown),
    wash(860, 980, 700, 90, 'cold', 0.35),
    wash(812, 420, 380, 300, 'cold', 0.25),
    rect(0, 0, 330, 1080, paint('sinkLeft'), { opacity: 0.75 }),
    rect(1500, 0, 420, 1080, paint('sinkRight'), { opacity: 0.4 }),
    frameDark(),
  )
}
