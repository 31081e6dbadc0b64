import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { handwritten } from './handwriting.ts'
import { knob, meter, pilot, reel } from './gear.ts'
import { amber, frameDark, glow, lit, night, paint, red, steel, wash } from './paints.ts'
import { margotFromBehind } from './people.ts'
import { iceOnGlass, pane } from './room.ts'

const [left, right] = [
  { x: 400, y: 452, r: 262 },
  { x: 1040, y: 452, r: 262 },
]
const tapeAt = 748

/** Police on the ice road, at an hour without colours. */
const dawn = (): string =>
  pane(
    1330,
    70,
    540,
    420,
    rect(1330, 70, 540, 420, paint('greySky')),
    ...[0, 1, 2, 3, 4].map((at) =>
      ellipse(1400 + at * 110, 130 + (at % 2) * 46, 170, 18, at % 2 ? '#7f949c' : '#2a3a45', {
        opacity: 0.5,
        filter: use('blurSoft'),
      }),
    ),
    path('M1330 318L1440 296L1560 312L1700 284L1870 306V350H1330Z', '#3f535c'),
    path('M1330 318L1440 296L1560 312L1700 284L1870 306L1700 294L1560 320L1440 304Z', '#b9cbd0', { opacity: 0.6 }),
    rect(1330, 338, 540, 152, '#8ba3ab'),
    ...Array.from({ length: 12 }, (_, at) => {
      const [x, y, wide] = [1340 + ((at * 137) % 500), 350 + at * 8, 24 + at * 8]
      return path(d`M${x} ${y}l${wide} -3l${wide * 0.3} 5l${-wide * 0.9} 4Z`, at % 2 ? '#c9d8db' : '#6d868f', {
        opacity: 0.6,
      })
    }),
    path('M1330 442Q1480 398 1620 432T1870 428V490H1330Z', '#25343c'),
    path('M1330 442Q1480 398 1620 432T1870 428V436Q1760 440 1620 440Q1480 406 1330 450Z', '#d4e3e6', { opacity: 0.7 }),
    ellipse(1708, 456, 120, 18, red[3], { opacity: 0.3, filter: use('blurSoft') }),
    group(
      {},
      ellipse(1700, 462, 58, 7, night[0], { opacity: 0.7 }),
      path(
        'M1648 456V442Q1650 436 1662 434L1674 418Q1678 414 1686 414H1714Q1722 414 1728 420L1742 434Q1754 436 1756 442V456Z',
        '#10181d',
      ),
      path('M1676 432L1682 420H1698V432ZM1704 432V420H1714L1726 432Z', '#5d7681'),
      rect(1648, 444, 108, 5, '#e8edee'),
      rect(1692, 405, 18, 9, red[4], { rx: 3 }),
      circle(1672, 458, 9, '#05090c'),
      circle(1732, 458, 9, '#05090c'),
      circle(1651, 444, 4, '#fff6d8'),
    ),
    glow(1701, 408, 150, 'alarm', 1),
    iceOnGlass(1330, 70, 540, 420, 3),
    path('M1330 490V450Q1380 474 1440 470T1600 480T1780 468Q1830 466 1870 440V490Z', '#eef7f8', { opacity: 0.6 }),
  )

const wall = (): string =>
  group(
    {},
    rect(0, 0, 1920, 1080, '#1d130d'),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
      group(
        {},
        group({ filter: use('grainAcross') }, rect(0, at * 96, 1920, 92, at % 2 ? '#452d1c' : '#3b2617')),
        rect(0, at * 96, 1920, 3, '#a3744c', { opacity: 0.25 }),
        rect(0, at * 96 + 90, 1920, 6, night[0], { opacity: 0.7 }),
      ),
    ),
  )

/** Brown, then blank between two joins, then brown. */
const tape = (): string =>
  group(
    {},
    line(d`M${left.x - 190} ${left.y + 180}L560 ${tapeAt}H900L${right.x + 190} ${right.y + 180}`, night[0], 30, {
      opacity: 0.35,
    }),
    line(d`M${left.x - 186} ${left.y + 178}L300 ${tapeAt - 12}`, '#6d3d22', 24),
    line(d`M${right.x + 186} ${right.y + 178}L1140 ${tapeAt - 12}`, '#6d3d22', 24),
  )

const leader = (): string =>
  group(
    {},
    rect(290, tapeAt - 13, 862, 26, '#5b321b'),
    rect(290, tapeAt - 13, 862, 5, '#a8704a', { opacity: 0.7 }),
    rect(420, tapeAt - 13, 640, 26, '#fbf7ec'),
    rect(420, tapeAt + 7, 640, 6, '#c7bfa8', { opacity: 0.8 }),
    ...[408, 1048].map((x) => path(d`M${x} ${tapeAt - 15}h26l-6 30h-26Z`, '#e9e2cc', { opacity: 0.95 })),
    rect(420, tapeAt - 13, 640, 26, paint('dialLit'), { opacity: 0.12 }),
  )

const roller = (x: number, y: number, r: number): string =>
  group(
    {},
    ellipse(x + 3, y + 6, r * 1.1, r, night[0], { opacity: 0.6 }),
    circle(x, y, r, paint('steelFace'), { stroke: steel[0], 'stroke-width': 3 }),
    circle(x, y, r * 0.62, steel[2]),
    circle(x - r * 0.2, y - r * 0.2, r * 0.3, steel[5], { opacity: 0.8 }),
  )

const heads = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(520, 660, 400, 150, steel[1], { rx: 16 })),
    rect(520, 660, 400, 6, steel[5], { opacity: 0.6, rx: 4 }),
    ...[570, 680, 790].map((x) =>
      group(
        {},
        rect(x, 676, 80, 118, paint('steelRound'), { rx: 12 }),
        rect(x + 34, 684, 12, 100, night[0], { opacity: 0.55, rx: 4 }),
        rect(x + 10, 684, 8, 100, '#ffffff', { opacity: 0.35, rx: 4 }),
      ),
    ),
  )

const panel = (): string =>
  group(
    {},
    group({ filter: use('shadowFar') }, path('M30 836H1420L1490 1012H-40Z', paint('steelFace'))),
    path('M30 836H1420L1424 848H26Z', steel[6], { opacity: 0.7 }),
    path('M-40 1012H1490L1492 1030H-44Z', night[0]),
    meter(100, 868, 196, -0.95),
    meter(320, 868, 196, -0.95),
    pilot(548, 924, 11, 'warm'),
    ...[0, 1, 2, 3, 4].map((at) =>
      group(
        {},
        rect(590 + at * 124, 888, 108, 78, night[0], { rx: 12 }),
        rect(594 + at * 124, at === 2 ? 896 : 890, 100, 66, at === 2 ? red[2] : steel[3], { rx: 10 }),
        rect(598 + at * 124, at === 2 ? 899 : 893, 92, 16, at === 2 ? red[4] : steel[5], { rx: 8, opacity: 0.7 }),
      ),
    ),
    path('M880 912l30 18l-30 18Z', amber[6]),
    glow(892, 930, 90, 'alarm', 0.55),
    rect(636, 916, 16, 26, night[1]),
    path('M786 916v26l-24 -13ZM762 916v26l-24 -13Z', night[1]),
    path('M1002 916v26l24 -13ZM1026 916v26l24 -13Z', night[1]),
    circle(1140, 929, 13, red[3]),
    ...[0, 1].map((at) => knob(1262 + at * 104, 926, 40, at * 60 - 40)),
  )

/** The blank length of tape crosses the heads. */
export function drawElevenSeconds(): string {
  return lit(
    wall(),
    dawn(),
    wash(1600, 320, 520, 420, 'cold', 0.45),
    group({ filter: use('shadowFar') }, rect(70, 150, 1300, 700, paint('steelDark'), { rx: 26 })),
    rect(84, 164, 1272, 672, '#22313a', { rx: 20 }),
    path('M190 164H420L250 836H84V590ZM1010 164H1090L920 836H840Z', steel[5], { opacity: 0.08 }),
    rect(70, 150, 1300, 8, steel[6], { opacity: 0.7, rx: 6 }),
    rect(70, 150, 8, 700, steel[5], { opacity: 0.35 }),
    ...[112, 1328].flatMap((x) =>
      [190, 812].map((y) => circle(x, y, 11, steel[4], { stroke: steel[0], 'stroke-width': 3 })),
    ),
    rect(640, 186, 160, 34, '#c9a25a', { rx: 5 }),
    rect(640, 186, 160, 5, '#fff0c4', { opacity: 0.7, rx: 3 }),
    handwritten(656, 211, 130, { seed: 71, size: 1.1, colour: '#3a2a10' }),
    ...[left, right].map(({ x, y, r }) =>
      ellipse(x + 14, y + 22, r, r, night[0], { opacity: 0.5, filter: use('blurSoft') }),
    ),
    tape(),
    reel(left.x, left.y, left.r, 0.5, 12),
    reel(right.x, right.y, right.r, 0.8, 64),
    ...[left, right].map(({ x, y }) =>
      group(
        {},
        circle(x, y, 34, amber[3]),
        circle(x - 6, y - 7, 12, amber[6], { opacity: 0.8 }),
        circle(x, y, 11, night[0]),
      ),
    ),
    heads(),
    leader(),
    ...[296, 1146].map((x) => roller(x, tapeAt - 4, 30)),
    roller(968, 700, 22),
    circle(968, 792, 26, night[1], { stroke: steel[3], 'stroke-width': 4 }),
    wash(740, tapeAt, 420, 110, 'warm', 0.7),
    panel(),
    glow(198, 930, 260, 'warm', 0.5),
    glow(418, 930, 260, 'warm', 0.5),
    place(1640, 880, { scale: 1.42 }, margotFromBehind()),
    // The machine lights one side of her, the morning the other
    place(1640, 880, { scale: 1.42 }, line('M-186 240C-186 150 -140 92 -84 62', '#ffcf8a', 6, { opacity: 0.7 })),
    place(1640, 880, { scale: 1.42 }, line('M66 -70C76 -130 54 -176 14 -184', '#cfe6ef', 5, { opacity: 0.6 })),
    frameDark(),
  )
}
