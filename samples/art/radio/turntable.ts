import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { discSign } from './gear.ts'
import type { Disc } from './gear.ts'
import { amber, glow, night, red, steel } from './paints.ts'

/** The last disc of the night: on the switch as on the platter. */
export const playing: Disc = 'small'

/** From left to right, as the speeds are. */
export const speedStops: readonly Disc[] = ['wide', 'small', 'thick']

const dots = Array.from({ length: 30 }, (_, at) => {
  const a = (at / 29) * Math.PI
  return circle(1398 - Math.cos(a) * 111, 719 + Math.sin(a) * 42, 1.7, steel[5], { opacity: 0.7 })
})

const platter = (): string =>
  group(
    {},
    ellipse(1398, 727, 118, 45, night[0], { opacity: 0.7 }),
    ellipse(1398, 719, 113, 43, steel[2]),
    ...dots,
    ellipse(1398, 714, 112, 42, steel[4]),
    ellipse(1398, 713, 109, 40.5, '#19191c'),
    ...[104, 98, 92, 86, 80].map((rx) =>
      ellipse(1398, 713, rx, rx * 0.372, 'none', { stroke: '#2f2f35', 'stroke-width': 2.4 }),
    ),
  )

/** Seven inches, with an adapter in its large hole. */
const single = (): string =>
  group(
    {},
    ellipse(1400, 714, 71, 27, night[0], { opacity: 0.75 }),
    ellipse(1398, 709, 70, 26, '#08080a'),
    ...[65, 60, 55, 50, 45, 40].map((rx) =>
      ellipse(1398, 709, rx, rx * 0.372, 'none', { stroke: '#57555c', 'stroke-width': 1.2, opacity: 0.75 }),
    ),
    path('M1398 709L1336 697Q1352 684 1384 683Z', '#ffffff', { opacity: 0.2 }),
    path('M1398 709L1462 719Q1446 732 1414 735Z', '#ffffff', { opacity: 0.12 }),
    ellipse(1398, 708.5, 36, 13.4, red[2]),
    path('M1362 708.5A36 13.4 0 0 1 1434 708.5Z', red[3]),
    ellipse(1398, 708.5, 36, 13.4, 'none', { stroke: red[4], 'stroke-width': 1.4, opacity: 0.7 }),
    ellipse(1398, 708, 19, 7.1, '#08080a'),
    line('M1380 708L1398 708L1408 702M1398 708L1407 714', amber[5], 3.4),
    ellipse(1398, 707, 5.4, 2.6, amber[6]),
  )

const arm = (): string =>
  group(
    {},
    ellipse(1524, 694, 27, 12, night[0], { opacity: 0.6 }),
    ellipse(1524, 688, 24, 11, steel[3]),
    rect(1514, 664, 20, 24, steel[4], { rx: 6 }),
    ellipse(1524, 664, 12, 6, steel[5]),
    line('M1548 652L1524 664', steel[2], 15),
    line('M1524 666L1510 714Q1506 722 1494 722L1444 716', night[0], 9, { opacity: 0.5 }),
    line('M1524 662L1509 708Q1505 717 1494 717L1444 711', steel[5], 6),
    line('M1523 661L1507 706Q1504 714 1494 714L1446 709', steel[6], 2, { opacity: 0.8 }),
    path('M1448 702L1426 704Q1420 708 1424 718L1450 722Z', steel[2]),
    path('M1448 702L1426 704L1425 708L1449 707Z', steel[5], { opacity: 0.8 }),
    line('M1428 717L1427 722', amber[6], 2.4),
  )

const switchPlate = (): string =>
  group(
    {},
    rect(1456, 742, 100, 19, '#e8dcbc', { rx: 4 }),
    ...speedStops.map((disc, at) =>
      place(1474 + at * 32, 751.5, { scale: 0.15 }, discSign[disc](disc === playing ? red[2] : night[1])),
    ),
    rect(1462, 770, 88, 7, night[0], { rx: 3 }),
    rect(1463 + speedStops.indexOf(playing) * 32, 765, 22, 17, steel[5], { rx: 4 }),
    rect(1473 + speedStops.indexOf(playing) * 32, 767, 2.6, 13, red[3]),
    circle(1290, 776, 5, amber[4]),
    glow(1290, 776, 44, 'warm', 0.8),
  )

export const turntable = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, path('M1258 764L1300 652H1538L1570 764V808H1258Z', '#14110f')),
    path('M1258 764L1300 652H1538L1570 764Z', '#3f3631'),
    path('M1300 652H1538L1540 657H1298Z', '#8f7f70', { opacity: 0.6 }),
    path('M1258 764L1300 652H1330L1296 764Z', '#57493f', { opacity: 0.5 }),
    rect(1258, 762, 312, 46, '#231d1a'),
    rect(1258, 762, 312, 4, '#a58f7a', { opacity: 0.6 }),
    platter(),
    single(),
    arm(),
    switchPlate(),
  )
