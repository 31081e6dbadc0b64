import { use } from '#app/features/generation/scenery/materials.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { knob, reel } from './gear.ts'
import { amber, bars, frameDark, glow, lit, night, paint, red, steel, wash } from './paints.ts'
import { margotFromBehind } from './people.ts'
import { desk, pane, room } from './room.ts'
import { mast } from './roof.ts'
import { microphone, redLamp, telephone } from './studio.ts'

const view = { x: 300, y: 160, width: 1320, height: 470 }
const horizon = 436
const sun = { x: 1180, y: horizon - 4 }

const mixed = (from: readonly number[], to: readonly number[], share: number): string =>
  `rgb(${from.map((part, at) => Math.round(part + (to[at]! - part) * share)).join(' ')})`

function sky(): string {
  const random = seeded(1984)
  return group(
    {},
    rect(view.x, view.y, view.width, horizon - view.y, paint('dawnSky')),
    ...Array.from({ length: 9 }, (_, at) => {
      const turn = -74 + at * 18.5
      return place(sun.x, sun.y, { turn }, path('M-9 -40L-46 -520H46L9 -40Z', '#fff0c0', { opacity: 0.05 }))
    }),
    ...Array.from({ length: 13 }, (_, at) => {
      const [x, y] = [view.x + view.width * random(), 186 + at * 16]
      const wide = between(random, 130, 300)
      return group(
        { filter: use('blurThin') },
        ellipse(x, y, wide, 9, '#6a5878', { opacity: 0.5 }),
        ellipse(x + wide * 0.1, y + 6, wide * 0.8, 4, '#ffcfa0', { opacity: 0.65 }),
      )
    }),
    glow(sun.x, sun.y, 520, 'warm', 0.95),
    circle(sun.x, sun.y - 10, 58, '#fff6d6'),
  )
}

const shores = (): string =>
  group(
    {},
    path(
      d`M300 ${horizon}V404L400 388L520 402L640 372L780 396L900 380L1040 404L1180 396L1320 378L1440 396L1560 382L1620 392V${horizon}Z`,
      '#a37a8c',
    ),
    path(d`M300 ${horizon}V418L380 408L520 422L660 404L820 424L980 416L1080 ${horizon}Z`, '#6f5777'),
    path(d`M300 422L380 408L520 422L660 404L820 424L980 416L960 424L820 430L660 412L520 428L380 416Z`, '#e8b6a6', {
      opacity: 0.6,
    }),
    path(d`M1310 ${horizon}L1400 412L1500 424L1620 404V${horizon}Z`, '#6f5777'),
    path(d`M1310 ${horizon}L1400 412L1500 424L1620 404V410L1500 430L1400 420Z`, '#ffd0a6', { opacity: 0.7 }),
  )

/** Frozen as far as the cape; the sun lies on it in bars. */
function bay(): string {
  const random = seeded(12)
  const rows = 12
  return group(
    {},
    ...Array.from({ length: rows }, (_, at) =>
      rect(view.x, horizon + at * 17, view.width, 18, mixed([240, 186, 158], [122, 96, 122], at / rows)),
    ),
    ...Array.from({ length: 30 }, () => {
      const share = random() ** 1.4
      const [x, y, wide] = [view.x + view.width * random(), horizon + 6 + share * 176, 14 + share * 130]
      const shape = d`M${x} ${y}l${wide * 0.7} ${-wide * 0.06}l${wide * 0.3} ${wide * 0.09}l${-wide * 0.4} ${wide * 0.08}l${-wide * 0.5} ${-wide * 0.03}Z`
      return group(
        {},
        path(shape, '#5d4a66', { opacity: 0.45, transform: d`translate(0 ${2 + share * 5})` }),
        path(shape, '#ffe3cf', { opacity: 0.5 }),
      )
    }),
    ...Array.from({ length: 13 }, (_, at) =>
      ellipse(sun.x - at * 3, horizon + 6 + at * 14, 24 + at * 20, 3 + at * 0.5, '#fff2c8', {
        opacity: 0.75 - at * 0.045,
      }),
    ),
  )
}

/** Seventeen lanterns; somebody stands beside each. */
function lanterns(): string {
  const random = seeded(17)
  return group(
    {},
    ...Array.from({ length: 17 }, (_, at) => {
      const row = at % 3
      const y = horizon + 26 + row * 46 + between(random, -8, 8)
      const x = 352 + Math.floor(at / 3) * 206 + row * 58 + between(random, -16, 16)
      const size = 0.5 + row * 0.3
      return place(
        x,
        y,
        { scale: size },
        ellipse(-16, 3, 18, 4, '#3d2f45', { opacity: 0.5 }),
        path('M-24 0L-22 -30Q-22 -38 -16 -38Q-10 -38 -10 -30L-8 0Z', '#2c2234'),
        circle(-16, -44, 7, '#2c2234'),
        line('M-11 -28L0 -20', '#2c2234', 4),
        rect(-2, 8, 4, 40, '#ffe9b4', { opacity: 0.45 }),
        path('M-6 -20H6L8 -2H-8Z', '#ffd27a'),
        circle(0, -10, 6, '#fffbe6'),
        glow(0, -10, 62, 'warm', 1),
      )
    }),
  )
}

const town = (): string =>
  group(
    {},
    path('M300 606Q520 556 800 600T1300 604Q1480 588 1620 612V640H300Z', '#2b2233'),
    ...[340, 420, 520, 640, 1000, 1100, 1220, 1400].map((x, at) => {
      const y = 592 + ((at * 29) % 16)
      return group(
        {},
        path(d`M${x - 26} ${y + 34}V${y}L${x} ${y - 20}L${x + 26} ${y}V${y + 34}Z`, '#201826'),
        path(d`M${x - 30} ${y + 2}L${x} ${y - 21}L${x + 30} ${y + 2}L${x} ${y - 13}Z`, '#f3d6cd', { opacity: 0.85 }),
        rect(x - 5, y + 6, 10, 12, amber[5]),
        glow(x, y + 12, 30, 'warm', 0.8),
        path(d`M${x + 12} ${y - 14}q-8 -16 2 -28t0 -26`, 'none', {
          stroke: '#f6dcd2',
          'stroke-width': 6,
          opacity: 0.3,
          filter: use('blurThin'),
        }),
      )
    }),
  )

const emptyChair = (): string =>
  group(
    {},
    group(
      { filter: use('shadowFar') },
      path('M1176 1080Q1160 916 1204 878Q1330 836 1456 878Q1500 916 1484 1080Z', '#16303a'),
    ),
    path('M1194 1080Q1180 932 1218 898Q1330 864 1442 898Q1480 932 1466 1080Z', '#27505c'),
    path('M1218 898Q1330 864 1442 898L1438 918Q1330 884 1222 918Z', '#ffd9a0', { opacity: 0.75 }),
    path('M1222 918Q1236 900 1262 894Q1230 960 1234 1080H1196Q1190 960 1222 918Z', '#5d95a0', { opacity: 0.5 }),
    line('M1330 884V1080', '#16303a', 5, { opacity: 0.7 }),
    ...[1270, 1390].map((x) => circle(x, 976, 6, '#16303a')),
    // A coat laid over it, for whoever comes
    path('M1392 872Q1440 866 1476 892Q1512 960 1500 1080H1416Q1432 960 1392 872Z', '#3a2a24'),
    path('M1392 872Q1440 866 1476 892L1466 902Q1434 882 1396 884Z', '#9a6a48', { opacity: 0.9 }),
    line('M1440 900Q1466 980 1456 1078', '#1d1310', 4, { opacity: 0.7 }),
  )

/** As many lines on it as there are names. */
const sheet = (): string =>
  group(
    {},
    path('M844 1080Q856 980 926 916L966 946Q916 1000 920 1080Z', '#8c2a2c'),
    path('M926 916L966 946L958 958L918 926Z', '#e0d3ba'),
    group({ filter: use('shadowNear') }, path('M912 772L1036 744L1078 906L952 940Z', paint('paperLit'))),
    ...Array.from({ length: 17 }, (_, at) =>
      line(d`M${930 + at * 2.3} ${787 + at * 8.5}l${88 - ((at * 31) % 34)} ${-19}`, '#4a3b2e', 2.4),
    ),
    path('M912 772L1036 744L1041 762L916 790Z', '#ffffff', { opacity: 0.25 }),
    path(
      'M906 930Q902 894 930 884L964 876Q980 878 976 890L944 904Q976 896 980 908Q978 920 950 924Q972 924 968 936Q950 952 926 952Q912 946 906 930Z',
      '#d8a079',
    ),
    line('M944 904L970 896M950 924L972 916M930 886Q920 900 922 916', '#8a5a45', 2.6, { opacity: 0.8 }),
  )

/** The names are read at dawn. */
export function drawTenPastThree(): string {
  return lit(
    room(
      { left: 150, top: 30, right: 1770, bottom: 830 },
      { wall: '#5c4650', side: '#30283a', floor: '#2f1f1c', cork: true },
    ),
    wash(960, 300, 1000, 420, 'warm', 0.28),
    bars(150, 180, 150, 470, 7, -40, '#ffd9a0', 0.18),
    bars(1640, 200, 130, 470, 7, 40, '#ffd9a0', 0.22),
    pane(
      view.x,
      view.y,
      view.width,
      view.height,
      sky(),
      shores(),
      bay(),
      lanterns(),
      town(),
      group({ opacity: 0.92 }, mast(1500, 640, 430, 34)),
    ),
    rect(284, 628, 1352, 20, '#6d4a34'),
    rect(284, 628, 1352, 4, '#ffd9a0', { opacity: 0.7 }),
    redLamp(960, 86, true),
    desk(140, 744, 1640, 126, 260, paint('oakFace')),
    path('M720 746H1500L1660 868H640Z', '#ffd9a0', { opacity: 0.2, filter: use('blurSoft') }),
    wash(1120, 806, 600, 80, 'warm', 0.65),
    telephone(380, 800, 180),
    group(
      {},
      ellipse(560, 838, 52, 12, night[0], { opacity: 0.5 }),
      rect(528, 692, 64, 144, paint('steelRound'), { rx: 10 }),
      rect(534, 648, 52, 50, red[2], { rx: 8 }),
      rect(538, 652, 12, 42, red[4], { rx: 4, opacity: 0.6 }),
      rect(528, 726, 64, 8, red[2]),
      rect(584, 700, 6, 130, '#ffd9a0', { opacity: 0.6 }),
    ),
    group(
      {},
      line('M1560 806V560L1270 470L1112 560', steel[2], 13),
      line('M1557 806V560L1268 468L1110 558', steel[5], 6),
      line('M1554 800V562L1266 472L1110 560', '#ffd9a0', 2.6, { opacity: 0.9 }),
      circle(1560, 560, 11, steel[3]),
      circle(1270, 470, 11, steel[3]),
      ellipse(1560, 812, 60, 14, steel[2]),
      ellipse(1556, 808, 56, 11, steel[4]),
      line('M1112 560L1100 590', steel[4], 9),
    ),
    microphone(1100, 664, 160),
    rect(1074, 598, 5, 120, '#ffd9a0', { opacity: 0.4, rx: 3 }),
    glow(1140, 640, 130, 'warm', 0.4),
    ...[0, 1].map((at) => knob(1250 + at * 52, 842, 17, at * 90 - 40)),
    group(
      {},
      ellipse(1424, 842, 96, 20, night[0], { opacity: 0.5 }),
      place(1420, 800, { scale: 0.86 }, reel(0, 0, 76, 0.72, 30)),
    ),
    emptyChair(),
    place(780, 868, { scale: 1.36 }, margotFromBehind()),
    sheet(),
    glow(960, 86, 220, 'alarm', 0.55),
    wash(1180, 440, 760, 460, 'warm', 0.22),
    frameDark(),
  )
}
