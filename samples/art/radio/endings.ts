import { use } from '#app/features/generation/scenery/materials.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { knob, meter, pilot, reel } from './gear.ts'
import { amber, frameDark, glow, lit, night, paint, red, steel, wash } from './paints.ts'
import { margotFromBehind } from './people.ts'
import { desk, iceOnGlass, pane, room } from './room.ts'
import { bayBelow, mast, sleet } from './roof.ts'
import { microphone, redLamp } from './studio.ts'

/** The blank length of tape crosses the head. */
export function drawElevenSeconds(): string {
  return lit(
    rect(0, 0, 1920, 1080, '#241812'),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
      group({ filter: use('grainAcross') }, rect(0, at * 92, 1920, 89, at % 2 ? '#3a2518' : '#322014')),
    ),
    pane(
      1120,
      60,
      700,
      420,
      rect(1120, 60, 700, 420, paint('greySky')),
      path('M1120 330L1300 306L1460 320L1640 290L1820 312V360H1120Z', '#41565f'),
      rect(1120, 340, 700, 140, '#8ea6ad'),
      ...[0, 1, 2, 3, 4].map((at) =>
        path(d`M${1150 + at * 130} ${370 + (at % 2) * 40}l90 6l20 12l-120 -4Z`, '#c3d3d6', { opacity: 0.6 }),
      ),
      path('M1120 420Q1320 380 1500 430T1820 440V480H1120Z', '#2c3c44'),
      group(
        {},
        rect(1560, 424, 66, 22, '#1b262c', { rx: 6 }),
        path('M1574 424L1584 410H1608L1616 424Z', '#1b262c'),
        circle(1574, 448, 7, night[0]),
        circle(1612, 448, 7, night[0]),
        rect(1588, 404, 12, 7, red[4]),
      ),
      glow(1594, 406, 90, 'alarm', 1),
      iceOnGlass(1120, 60, 700, 420, 3),
    ),
    wash(1470, 300, 700, 420, 'cold', 0.4),
    group({ filter: use('shadowFar') }, rect(90, 250, 1330, 560, paint('steelDark'), { rx: 24 })),
    rect(90, 250, 1330, 8, steel[6], { opacity: 0.6, rx: 6 }),
    path('M330 560L470 730H1040L1262 560', 'none', {
      stroke: '#6d3d22',
      'stroke-width': 22,
      'stroke-linejoin': 'round',
    }),
    reel(420, 480, 250, 0.5, 12),
    reel(1090, 480, 250, 0.78, 64),
    path('M447 702L470 730H1040L1070 707', 'none', {
      stroke: '#6d3d22',
      'stroke-width': 22,
      'stroke-linejoin': 'round',
    }),
    line('M560 730H1000', '#f8f3e6', 22, { 'stroke-linecap': 'butt' }),
    rect(556, 719, 10, 22, '#c9bfa4'),
    rect(994, 719, 10, 22, '#c9bfa4'),
    rect(600, 690, 320, 90, steel[2], { rx: 14 }),
    ...[650, 760, 870].map((x) => rect(x - 34, 700, 68, 74, paint('steelRound'), { rx: 10 })),
    line('M560 730H616M904 730H1000', '#f8f3e6', 22, { 'stroke-linecap': 'butt' }),
    wash(760, 730, 300, 80, 'warm', 0.5),
    group({ filter: use('shadowFar') }, path('M40 800H1480L1540 980H-20Z', paint('steelFace'))),
    path('M40 800H1480L1484 812H36Z', steel[6], { opacity: 0.6 }),
    meter(120, 838, 200, -0.95),
    meter(350, 838, 200, -0.95),
    ...[0, 1, 2, 3, 4].map((at) => rect(620 + at * 128, 860, 106, 70, at === 2 ? red[2] : steel[4], { rx: 10 })),
    path('M898 876l26 19l-26 19Z', amber[6]),
    ...[0, 1].map((at) => knob(1310 + at * 100, 892, 36, at * 60 - 40)),
    pilot(580, 892, 10, 'warm'),
    place(1690, 850, { scale: 1.02 }, margotFromBehind()),
    frameDark(),
  )
}

/** The names are read at dawn. */
export function drawTenPastThree(): string {
  const random = seeded(17)
  const lights = Array.from({ length: 17 }, (_, at) => {
    const [x, y] = [
      470 + (at % 9) * 108 + between(random, -30, 30),
      470 + Math.floor(at / 9) * 52 + between(random, -16, 16),
    ]
    return (
      circle(x, y, 4.6, '#fff8dc') +
      glow(x, y, 44, 'warm', 1) +
      rect(x - 1.4, y + 6, 2.8, 26, '#ffe6ae', { opacity: 0.5 })
    )
  })
  return lit(
    room(
      { left: 200, top: 40, right: 1720, bottom: 820 },
      { wall: '#4a3a44', side: '#2b2530', floor: '#2a1d1a', cork: true },
    ),
    pane(
      360,
      190,
      1200,
      420,
      rect(360, 190, 1200, 420, paint('dawnSky')),
      circle(1180, 408, 60, '#fff3cf'),
      glow(1180, 408, 420, 'warm', 0.95),
      ...[0, 1, 2, 3].map((at) =>
        ellipse(480 + at * 300, 250 + (at % 2) * 50, 240, 16, '#f3b79a', { opacity: 0.5, filter: use('blurSoft') }),
      ),
      path('M360 420L560 392L760 410L960 376L1160 402L1380 384L1560 404V440H360Z', '#5d5570'),
      rect(360, 424, 1200, 186, '#c08f8c'),
      path('M1060 424H1300L1420 610H940Z', '#ffdca0', { opacity: 0.6, filter: use('blurSoft') }),
      ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
        path(d`M${390 + at * 168} ${460 + (at % 3) * 44}l110 6l24 12l-150 -4Z`, '#f0c9b0', { opacity: 0.5 }),
      ),
      ...lights,
      path('M360 580Q620 540 900 590T1560 570V610H360Z', '#3b3040'),
      group({ opacity: 0.8 }, mast(1480, 570, 330, 26)),
    ),
    redLamp(960, 118, true),
    wash(960, 360, 900, 460, 'warm', 0.35),
    desk(220, 740, 1480, 120, 250, paint('oakFace')),
    wash(1100, 800, 560, 90, 'warm', 0.7),
    group(
      {},
      line('M1420 800V560L1200 470L1086 560', steel[4], 10),
      line('M1417 800V560L1198 467L1084 556', '#ffd9a0', 3, { opacity: 0.8 }),
    ),
    microphone(1080, 640, 150),
    group(
      {},
      ellipse(560, 830, 60, 12, night[0], { opacity: 0.5 }),
      rect(528, 690, 64, 140, paint('steelRound'), { rx: 10 }),
      rect(534, 650, 52, 46, red[2], { rx: 8 }),
      rect(528, 726, 64, 8, red[2]),
    ),
    place(1400, 790, { scale: 0.8 }, reel(0, 0, 70, 0.7, 30)),
    group(
      { filter: use('shadowFar') },
      path('M1160 1080Q1150 920 1186 884Q1310 846 1434 884Q1470 920 1460 1080Z', '#1f3a43'),
    ),
    path('M1176 1080Q1166 934 1200 904Q1310 870 1420 904Q1454 934 1444 1080Z', '#2d5560'),
    path('M1200 904Q1310 870 1420 904L1416 922Q1310 890 1204 922Z', '#ffd9a0', { opacity: 0.6 }),
    place(760, 850, { scale: 1.3 }, margotFromBehind()),
    group(
      {},
      path('M900 800L1010 770L1046 880L930 912Z', paint('paperLit')),
      ...Array.from({ length: 8 }, (_, at) =>
        line(d`M${918 + at * 3.4} ${816 + at * 11}l${82 - (at % 3) * 12} ${-22}`, '#5a4a3a', 2.6),
      ),
      path('M880 850Q900 828 934 842L946 880Q916 900 890 892Z', '#d39a74'),
    ),
    glow(960, 118, 200, 'alarm', 0.6),
    frameDark(),
  )
}

/** 1600 x 900. */
export function drawCover(): string {
  return lit(
    rect(0, 0, 1600, 900, paint('nightSky')),
    ...[0, 1, 2, 3].map((at) =>
      ellipse(160 + at * 440, 90 + (at % 2) * 110, 420, 90, at % 2 ? '#1b4257' : '#0d2738', {
        opacity: 0.6,
        filter: use('blurHuge'),
      }),
    ),
    wash(1010, 150, 760, 460, 'saint', 0.5),
    bayBelow(0, 560, 1600, 340, '#1d4557', 60, 8),
    path('M620 900L680 700L760 640L900 610L1240 606L1420 640L1600 620V900Z', '#0a1922'),
    path(
      'M680 700L760 640L900 610L1240 606L1420 640L1600 620V640L1420 662L1240 628L900 632L770 664L700 716Z',
      '#b7dbe2',
      { opacity: 0.85 },
    ),
    line('M1010 100L640 690M1010 100L1400 640M1010 110L830 620', steel[2], 4),
    line('M1009 100L639 690M1009 100L1399 640', night[7], 1.4, { opacity: 0.7 }),
    mast(1010, 470, 360, 46),
    group({ filter: use('shadowFar') }, path('M780 626V470H1290V622Z', '#20333c')),
    ...Array.from({ length: 17 }, (_, at) => rect(784 + at * 30, 474, 27, 150, at % 2 ? '#263c46' : '#1e313a')),
    path('M764 470L784 446H1290L1312 470Z', '#e8f3f4'),
    ...Array.from({ length: 30 }, (_, at) =>
      path(d`M${770 + at * 18} 468l5 ${16 + ((at * 23) % 34)}l6 ${-16 - ((at * 23) % 34)}Z`, paint('ice')),
    ),
    rect(1150, 374, 110, 74, '#26363e'),
    path('M1138 376L1154 356H1260L1272 376Z', '#e8f3f4'),
    rect(1174, 394, 30, 54, amber[4]),
    glow(1189, 420, 90, 'warm', 0.9),
    rect(838, 500, 250, 84, night[0]),
    rect(844, 506, 238, 72, amber[4]),
    rect(844, 506, 238, 26, amber[5], { opacity: 0.8 }),
    path('M880 578V548Q884 530 904 530Q924 530 926 548V578Z', '#3a1c10'),
    line('M1000 520L960 534L952 552', '#3a1c10', 5),
    rect(946, 548, 13, 24, '#3a1c10', { rx: 6 }),
    ...[904, 964, 1022].map((x) => rect(x, 506, 5, 72, night[1])),
    rect(1040, 512, 34, 14, red[3], { rx: 3 }),
    glow(1057, 519, 110, 'alarm', 1),
    glow(962, 545, 330, 'warm', 0.9),
    path('M844 640L1082 640L1180 720L700 730Z', amber[5], { opacity: 0.28, filter: use('blurSoft') }),
    rect(1180, 510, 70, 114, '#33454d'),
    circle(1192, 570, 5, amber[4]),
    place(
      770,
      -70,
      {},
      rect(600, 690, 96, 30, '#13222a', { rx: 8 }),
      path('M620 690L636 668H668L682 690Z', '#13222a'),
      circle(622, 722, 10, night[0]),
      circle(676, 722, 10, night[0]),
      path('M616 668Q648 660 684 668L682 676H620Z', '#dcecef'),
    ),
    sleet(1600, 900, 190, 21, 0.34),
    clipTo('M0 0H1600V900H0Z', wash(300, 900, 700, 160, 'cold', 0.25)),
    frameDark(1600, 900),
  )
}
