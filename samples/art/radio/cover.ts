import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { amber, frameDark, glow, lit, night, paint, red, steel, wash } from './paints.ts'
import { bayBelow, mast, sleet } from './roof.ts'

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
