import { use } from '#app/features/generation/scenery/materials.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { carInTheDitch } from './ditch.ts'
import { amber, frameDark, glow, lit, night, oak, paint, steel, wash } from './paints.ts'

/** Slanting, as the wind has it. */
export function sleet(width: number, height: number, count: number, seed: number, opacity = 0.35): string {
  const random = seeded(seed)
  return group(
    { opacity },
    ...Array.from({ length: count }, () => {
      const [x, y, long] = [width * random(), height * random(), between(random, 14, 46)]
      return line(d`M${x} ${y}l${-long * 0.5} ${long}`, '#dff2f6', between(random, 1, 2.6), {
        opacity: Math.round(between(random, 20, 90)) / 100,
      })
    }),
  )
}

/** Lattice with a blue fire at its top; x, y is the middle of its foot. */
export function mast(x: number, y: number, height: number, half: number): string {
  const top = y - height
  const steps = Math.round(height / 62)
  const at = (share: number) => half * (1 - share * 0.82)
  const braces = Array.from({ length: steps }, (_, step) => {
    const [from, to] = [step / steps, (step + 1) / steps]
    const [y1, y2] = [y - height * from, y - height * to]
    return d`M${x - at(from)} ${y1}L${x + at(to)} ${y2}M${x + at(from)} ${y1}L${x - at(to)} ${y2}M${x - at(to)} ${y2}H${x + at(to)}`
  }).join('')
  return group(
    {},
    line(d`M${x - half} ${y}L${x - half * 0.18} ${top}M${x + half} ${y}L${x + half * 0.18} ${top}`, steel[2], 13),
    line(braces, steel[3], 6),
    line(d`M${x - half - 2} ${y}L${x - half * 0.18 - 2} ${top}`, night[7], 4, { opacity: 0.8 }),
    line(braces, night[7], 1.6, { opacity: 0.5 }),
    line(d`M${x} ${top}V${top - 60}`, steel[4], 8),
    glow(x, top - 20, half * 3.4, 'saint', 0.95),
    glow(x, top - 56, half * 1.1, 'saint', 1),
    group(
      { filter: use('blurThin') },
      ...[-64, -34, -12, 10, 30, 58].map((turn, at) =>
        place(
          x,
          top - 50,
          { turn },
          line(d`M0 0Q${at % 2 ? 5 : -5} ${-half * 0.3} 0 ${-half * (0.72 - Math.abs(turn) / 130)}`, '#dff0ff', 3.4, {
            opacity: 0.85,
          }),
        ),
      ),
    ),
  )
}

/** The bay far below, with a town on its shore. */
export function bayBelow(
  x: number,
  y: number,
  width: number,
  height: number,
  ground = '#1d4557',
  lights = 46,
  seed = 5,
): string {
  const random = seeded(seed)
  const shore = y + height * 0.42
  return group(
    {},
    rect(x, y, width, height, ground),
    path(
      d`M${x} ${y + 20}L${x + width * 0.2} ${y + 6}L${x + width * 0.46} ${y + 16}L${x + width * 0.7} ${y - 14}L${x + width * 0.9} ${y + 8}L${x + width} ${y}V${y + 30}H${x}Z`,
      '#0c2633',
    ),
    ...Array.from({ length: 16 }, (_, at) =>
      path(
        d`M${x + width * random()} ${y + height * (0.2 + 0.7 * random())}l${between(random, 30, 120)} ${between(random, -4, 8)}l${between(random, -20, 40)} ${between(random, 6, 16)}l${between(random, -130, -50)} ${between(random, -4, 4)}Z`,
        at % 2 ? '#3d7386' : '#5d93a3',
        { opacity: 0.35 },
      ),
    ),
    path(
      d`M${x} ${shore + 20}Q${x + width * 0.3} ${shore - 26} ${x + width * 0.55} ${shore + 24}T${x + width} ${shore + 46}V${y + height}H${x}Z`,
      '#0a1d27',
    ),
    ...Array.from({ length: lights }, () => {
      const [lx, ly] = [x + width * (0.03 + 0.94 * random()), shore + 34 + (height * 0.5 - 30) * random()]
      return (
        path(d`M${lx - 12} ${ly + 12}V${ly - 4}L${lx} ${ly - 14}L${lx + 12} ${ly - 4}V${ly + 12}Z`, '#06131b') +
        rect(lx - 3, ly - 1, 6, 7, amber[5]) +
        glow(lx, ly + 2, 20, 'warm', 0.8)
      )
    }),
  )
}

export function cagedLamp(x: number, y: number, size: number, isOn: boolean): string {
  return place(
    x,
    y,
    { scale: size / 100 },
    rect(-60, -50, 120, 24, steel[2], { rx: 6 }),
    path('M-40 -26H40L46 26Q40 56 0 58Q-40 56 -46 26Z', isOn ? '#fff1c4' : steel[4]),
    isOn ? path('M-22 -26H22L24 20Q20 38 0 40Q-20 38 -24 20Z', '#ffffff') : '',
    line('M-43 0H43M-46 26H46M-18 -26V54M18 -26V54', steel[1], 6),
    line('M-40 -26L-46 26Q-40 56 0 58Q40 56 46 26L40 -26', steel[1], 7),
    ...[-30, -10, 12, 32].map((at, order) =>
      path(d`M${at - 5} 58l5 ${22 + order * 7}l5 ${-22 - order * 7}Z`, paint('ice')),
    ),
  )
}

/** Warm boards, a lamp, a dial, and somebody in a blanket; the door has swung in. */
const openDoorway = (): string =>
  group(
    {},
    clipTo(
      'M1316 512H1490V864H1316Z',
      rect(1316, 512, 174, 352, '#2d1808'),
      ...[0, 1, 2, 3, 4, 5].map((at) => rect(1316, 512 + at * 53, 174, 50, at % 2 ? '#9c6834' : '#87592b')),
      path('M1316 826H1490V864H1316Z', '#5a3619'),
      line('M1340 864L1372 826M1400 864L1404 826M1462 864L1438 826', night[0], 3, { opacity: 0.5 }),
      rect(1352, 652, 88, 8, '#4a2b14'),
      rect(1360, 612, 52, 40, '#2f463f', { rx: 3 }),
      rect(1365, 618, 42, 13, amber[5]),
      circle(1372, 642, 4, amber[4]),
      circle(1398, 642, 4, amber[4]),
      rect(1446, 574, 44, 256, steel[2]),
      ...[604, 670].flatMap((y) => [1456, 1474].map((x) => rect(x, y, 9, 42, amber[6], { rx: 4 }))),
      rect(1366, 800, 90, 10, '#5d3a1c'),
      path('M1364 812Q1362 742 1394 730H1420Q1450 742 1448 812Z', '#8c2a2c'),
      path('M1364 812Q1362 742 1394 730L1386 812Z', '#b3423a'),
      circle(1408, 712, 19, '#e2ab82'),
      path('M1388 714Q1386 690 1408 689Q1430 690 1428 714Q1422 700 1408 700Q1394 700 1388 714Z', '#676d74'),
      circle(1424, 690, 8, '#7d838a'),
      line('M1404 512V540', night[0], 3),
      path('M1384 558Q1386 540 1404 538Q1422 540 1424 558Z', '#2f5a5f'),
      ellipse(1404, 558, 20, 4, amber[6]),
      rect(1316, 512, 174, 352, paint('dialLit'), { opacity: 0.16 }),
    ),
    path('M1316 512L1350 538V842L1316 864Z', '#26343b'),
    path('M1346 536L1352 539V841L1346 845Z', amber[5], { opacity: 0.8 }),
    path('M1322 640L1346 646V660L1322 656ZM1322 770L1346 764V778L1322 786Z', '#1b272d'),
    rect(1486, 512, 6, 352, amber[5], { opacity: 0.75 }),
    rect(1316, 508, 174, 5, amber[5], { opacity: 0.6 }),
    glow(1404, 566, 170, 'warm', 0.95),
    glow(1404, 700, 300, 'warm', 0.75),
    path('M1316 864H1490L1640 1000H1170Z', amber[5], { opacity: 0.38, filter: use('blurSoft') }),
    path('M1352 864H1462L1540 950H1290Z', amber[6], { opacity: 0.3, filter: use('blurSoft') }),
    ...[
      [1300, 872, 26],
      [1344, 884, 16],
      [1452, 878, 22],
      [1500, 892, 30],
      [1400, 894, 12],
    ].map(([x = 0, y = 0, wide = 0]) =>
      path(
        d`M${x} ${y}l${wide * 0.4} ${-wide * 0.5}l${wide * 0.7} ${wide * 0.2}l${-wide * 0.2} ${wide * 0.4}Z`,
        paint('ice'),
      ),
    ),
  )

function hutOutside(open: boolean): string {
  return group(
    {},
    group({ filter: use('shadowFar') }, path('M1180 860V430L1210 400H1620L1640 430V860Z', '#27343a')),
    ...Array.from({ length: 12 }, (_, at) => rect(1184 + at * 38, 424, 35, 436, at % 2 ? '#2c3b42' : '#243238')),
    path('M1150 430L1200 372H1630L1672 430Z', '#e8f3f4'),
    path('M1150 430L1200 372H1630L1640 386H1226L1186 430Z', '#ffffff'),
    ...Array.from({ length: 26 }, (_, at) =>
      path(d`M${1158 + at * 19.6} 428l6 ${26 + ((at * 23) % 54)}l7 ${-26 - ((at * 23) % 54)}Z`, paint('ice')),
    ),
    rect(1300, 496, 206, 370, steel[1]),
    open
      ? openDoorway()
      : group(
          {},
          group({ filter: use('grainDown') }, rect(1316, 512, 174, 352, '#3b4b52')),
          line('M1320 606H1486M1320 770H1486M1320 606L1486 770', '#28363c', 14),
          rect(1330, 676, 52, 13, steel[5], { rx: 6 }),
          path('M1316 512H1490V540Q1450 560 1430 540Q1400 580 1370 545Q1340 570 1316 548Z', paint('ice'), {
            opacity: 0.9,
          }),
          path(
            'M1316 864V760Q1340 740 1356 790Q1380 830 1400 800Q1440 770 1460 820Q1476 850 1490 800V864Z',
            paint('ice'),
            { opacity: 0.95 },
          ),
          path('M1316 540Q1330 650 1318 760Z', paint('ice')),
          path('M1490 540Q1474 640 1488 800Z', paint('ice')),
          rect(1512, 610, 62, 84, '#1c2529', { rx: 4, stroke: oak[3], 'stroke-width': 6 }),
        ),
    cagedLamp(1402, 446, 62, true),
    glow(1402, 450, open ? 150 : 260, 'warm', 0.95),
    rect(1560, 520, 56, 66, night[1], { stroke: steel[3], 'stroke-width': 7 }),
    rect(1564, 524, 48, 58, amber[4], { opacity: 0.8 }),
    line('M1588 520V586', steel[3], 5),
    glow(1588, 552, 90, 'warm', 0.7),
  )
}

const steps = (): string =>
  group(
    {},
    ...Array.from({ length: 9 }, (_, at) => {
      const [x, y] = [600 + at * 68, 990 - at * 13]
      const drags = at > 3
      return group(
        {},
        ellipse(x, y, 17, 7, '#14323f', { opacity: 0.85 }),
        ellipse(x + 30, y + 14, drags ? 34 : 17, 7, '#14323f', { opacity: 0.85 }),
        drags
          ? path(d`M${x - 20} ${y + 16}Q${x} ${y + 8} ${x + 20} ${y + 14}`, 'none', {
              stroke: '#14323f',
              'stroke-width': 6,
              opacity: 0.6,
            })
          : '',
        at > 6 ? ellipse(x + 14, y - 12, 9, 5, '#14323f', { opacity: 0.8 }) : '',
      )
    }),
  )

export function drawRoof(shown: Shown = nothing): string {
  const open = shown.has('hut-door-open')
  return lit(
    rect(0, 0, 1920, 1080, paint('nightSky')),
    ...[0, 1, 2, 3, 4].map((at) =>
      ellipse(200 + at * 420, 110 + (at % 2) * 90, 420, 90, at % 2 ? '#1b4257' : '#0d2738', {
        opacity: 0.55,
        filter: use('blurHuge'),
      }),
    ),
    wash(520, 120, 760, 420, 'saint', 0.35),
    bayBelow(0, 560, 1920, 260),
    shown.has('headlamps') ? carInTheDitch() : '',
    group({ filter: use('grainSoft') }, path('M0 806L1920 760V1080H0Z', '#5f95a5')),
    path('M0 806L1920 760V1080H0Z', paint('sink'), { opacity: 0.7 }),
    path('M0 806L1920 760V790L0 836Z', '#b7dbe2', { opacity: 0.7 }),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
      path(d`M${at * 300 - 60} ${870 + (at % 3) * 50}q130 -26 260 6q-120 26 -260 -6Z`, '#cfe8ec', { opacity: 0.35 }),
    ),
    line('M520 40L60 860M520 40L1120 850M520 60L300 850', steel[2], 5),
    line('M518 40L58 860M518 40L1118 850', night[7], 1.6, { opacity: 0.6 }),
    mast(520, 850, 720, 92),
    group(
      {},
      line('M560 470H600V492', steel[3], 5),
      path('M586 492H614L618 534H582Z', amber[2]),
      rect(590, 500, 20, 26, night[1]),
      path('M590 492Q600 476 610 492', 'none', { stroke: steel[4], 'stroke-width': 4 }),
    ),
    hutOutside(open),
    steps(),
    ellipse(250, 980, 200, 60, night[0], { opacity: 0.5, filter: use('blurSoft') }),
    path('M110 900L390 880L410 1010L90 1036Z', steel[1]),
    path('M126 910L376 892L392 1000L110 1022Z', '#12241f'),
    path('M126 910L376 892L392 1000L110 1022Z', amber[4], { opacity: 0.4 }),
    line('M180 1016L196 908M300 1006L290 900', steel[4], 12),
    line('M193 934L293 926M190 964L296 956M186 994L299 986', steel[5], 8),
    path('M110 900L390 880L372 800L150 812Z', paint('steelDark')),
    path('M150 812L372 800L374 812L152 826Z', paint('ice')),
    glow(250, 950, 280, 'cold', 0.7),
    wash(1402, 900, 360, 90, 'warm', open ? 0.8 : 0.45),
    wash(520, 880, 520, 120, 'saint', 0.35),
    sleet(1920, 1080, 220, 12, 0.3),
    frameDark(),
  )
}
