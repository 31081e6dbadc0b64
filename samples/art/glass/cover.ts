import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { corners, glow, shafts } from './light.ts'
import { brass, iron, lit, paint, stone } from './paints.ts'
import { brightGreens, deepGreens, fern, frond, nearGreens, palm, snowSleeper } from './plants.ts'
import { cushion, frost, rock } from './rocks.ts'

const wing = (x: number, flip: number, inside: string): string =>
  group(
    {},
    clipTo(
      d`M${x} 720V420C${x} 300 ${x + 120 * flip} 220 ${x + 300 * flip} 216C${x + 470 * flip} 220 ${x + 590 * flip} 300 ${x + 600 * flip} 430V720Z`,
      inside,
    ),
    ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
      line(
        d`M${x + 600 * flip * share} 720V${420 - Math.sin(Math.PI * share) * 200}`,
        iron[5],
        share === 0 || share === 1 ? 14 : 7,
      ),
    ),
    ...[420, 520, 620].map((y) => line(d`M${x} ${y}H${x + 600 * flip}`, iron[5], 6)),
    path(
      d`M${x} 720V420C${x} 300 ${x + 120 * flip} 220 ${x + 300 * flip} 216C${x + 470 * flip} 220 ${x + 590 * flip} 300 ${x + 600 * flip} 430V720`,
      'none',
      { stroke: iron[5], 'stroke-width': 16 },
    ),
    path(d`M${x + 60 * flip} 400C${x + 80 * flip} 310 ${x + 170 * flip} 262 ${x + 290 * flip} 258`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 14,
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
  )

/** 1600 x 900. */
export const drawCover = (): string =>
  lit(
    rect(0, 0, 1600, 900, paint('morning')),
    ...[
      [260, 110, 120],
      [1240, 90, 140],
      [780, 60, 90],
    ].map(([x, y, r]) => ellipse(x!, y!, r! * 1.8, r! * 0.36, '#ffffff', { opacity: 0.8, filter: use('blurSoft') })),
    glow(240, 120, 420, 'gold', 0.8),
    path('M0 560Q300 440 640 500T1240 470T1600 520V900H0Z', '#9cc78b'),
    path('M0 900V700Q400 610 800 640T1600 700V900Z', '#5f9a58'),
    wing(
      680,
      -1,
      group(
        {},
        rect(60, 200, 640, 540, paint('warmAir')),
        palm([220, 730, 400], 30, 190, deepGreens, 4),
        palm([460, 740, 440], -20, 210, brightGreens, 7),
        palm([610, 740, 300], 30, 150, deepGreens, 12),
        fern(140, 730, 140, brightGreens, 6),
        fern(350, 740, 150, deepGreens, 9),
        fern(560, 740, 130, brightGreens, 3),
        rect(60, 200, 640, 540, '#f6fbe0', { opacity: 0.22 }),
      ),
    ),
    wing(
      920,
      1,
      group(
        {},
        rect(900, 200, 640, 540, paint('coldAir')),
        rock(1080, 730, 260, 190, 5, '#a9bac2'),
        rock(1330, 730, 320, 260, 8, '#b9c8ce'),
        snowSleeper(1310, 470, 0.7, true),
        cushion(1080, 560, 140, '#ffffff', 3),
        cushion(1400, 640, 150, '#f2a9c2', 6),
        cushion(1220, 710, 150, '#6f86e0', 9),
        rect(900, 200, 640, 540, '#ffffff', { opacity: 0.2 }),
        frost(900, 220, 640, 420, 5),
      ),
    ),
    // The strip between, milky, with the shadow of one bud
    rect(690, 150, 220, 570, paint('milk')),
    path('M690 150L800 66L910 150Z', paint('milk')),
    group(
      { filter: use('blurSoft'), opacity: 0.8 },
      path('M760 700C760 650 772 640 774 620H826C828 640 840 650 840 700Z', '#7f8f88'),
      line('M800 620C790 540 812 480 800 420', '#5f8f6a', 12),
      path('M786 430C750 386 762 310 800 262C838 310 850 386 814 430Z', '#c98fae'),
      path('M800 560Q750 540 730 490Q780 500 800 560ZM800 530Q850 510 866 462Q818 474 800 530Z', '#5f8f6a'),
    ),
    ...[690, 763, 837, 910].map((x) =>
      line(d`M${x} ${x === 690 || x === 910 ? 150 : 100}V720`, iron[4], x === 690 || x === 910 ? 16 : 7),
    ),
    ...[150, 300, 440, 580].map((y) => line(d`M690 ${y}H910`, iron[4], 8)),
    line('M680 154L800 60L920 154', iron[5], 16),
    glow(800, 380, 300, 'white', 0.55),
    rect(40, 716, 1520, 40, paint('stoneDark')),
    rect(40, 716, 1520, 8, stone[6]),
    ...Array.from({ length: 24 }, (_, at) => line(d`M${70 + at * 64} 726v30`, stone[1], 3, { opacity: 0.6 })),
    path('M740 756L700 900H900L860 756Z', '#e4dac6'),
    path('M800 756L620 900H700L760 756ZM800 756L980 900H900L840 756Z', '#d2c5aa'),
    // Two pairs of boots, back to back
    ...[
      [760, 810, -1],
      [842, 810, 1],
    ].map(([x, y, flip]) =>
      place(
        x!,
        y!,
        { scaleX: flip! },
        path('M-20 -70H14V-26Q18 -16 42 -12Q54 -8 52 0H-22Z', '#2f5a3c'),
        path('M-20 -70H-6V0H-22Z', '#5f9468'),
        rect(-24, -5, 78, 8, '#1d2f24', { rx: 4 }),
      ),
    ),
    place(-20, 900, { turn: -50 }, frond(360, 90, 80, nearGreens)),
    place(20, 920, { turn: -22 }, frond(340, 100, 80, nearGreens)),
    rock(1540, 910, 300, 150, 4, '#b4c2c8'),
    cushion(1500, 800, 130, '#ffffff', 12),
    shafts([120, 420, 900], 110, 420, '#fff3c4', 0.36),
    circle(800, 40, 12, brass[3]),
    line('M800 40V10', brass[2], 5),
    corners(1600, 900, 0.9),
  )
