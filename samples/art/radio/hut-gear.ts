import { use } from '#app/features/generation/scenery/materials.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { handwritten } from './handwriting.ts'
import { knob, meter, pilot, reel } from './gear.ts'
import { coastDial } from './office.ts'
import { amber, glow, night, oak, paint, red, steel } from './paints.ts'

/** As tall as a bottle. */
const valve = (x: number, y: number): string =>
  group(
    {},
    ellipse(x, y + 148, 46, 10, night[0], { opacity: 0.7 }),
    rect(x - 30, y + 112, 60, 36, steel[1], { rx: 6 }),
    rect(x - 30, y + 112, 60, 5, amber[4], { opacity: 0.6, rx: 2 }),
    ...[-18, -6, 6, 18].map((at) => rect(x + at - 2, y + 146, 4, 12, steel[4])),
    path(
      d`M${x - 36} ${y + 114}V${y + 6}Q${x - 36} ${y - 44} ${x - 11} ${y - 58}L${x - 8} ${y - 72}H${x + 8}L${x + 11} ${y - 58}Q${x + 36} ${y - 44} ${x + 36} ${y + 6}V${y + 114}Z`,
      '#ffb64a',
      { opacity: 0.2 },
    ),
    rect(x - 7, y - 84, 14, 16, steel[5], { rx: 4 }),
    rect(x - 23, y - 8, 46, 100, '#7a3d12', { rx: 8 }),
    ...[-15, -5, 5, 15].map((at) => rect(x + at - 3, y, 6, 84, '#ff9d33', { rx: 3, opacity: 0.9 })),
    ...[-15, -5, 5, 15].map((at) => rect(x + at - 1, y + 6, 2, 72, '#fff3d0', { rx: 1 })),
    rect(x - 23, y - 8, 46, 5, '#c98a4a', { opacity: 0.7 }),
    line(d`M${x} ${y - 68}V${y - 8}M${x - 14} ${y + 92}V${y + 112}M${x + 14} ${y + 92}V${y + 112}`, steel[4], 3),
    path(
      d`M${x - 29} ${y + 104}V${y + 8}Q${x - 29} ${y - 32} ${x - 10} ${y - 46}Q${x - 22} ${y - 24} ${x - 22} ${y + 8}V${y + 104}Z`,
      '#ffffff',
      {
        opacity: 0.45,
      },
    ),
    path(d`M${x + 26} ${y + 60}V${y + 10}Q${x + 26} ${y - 16} ${x + 18} ${y - 30}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 2.4,
      opacity: 0.4,
    }),
    glow(x, y + 40, 170, 'warm', 0.95),
  )

const lamps = [
  [268, 420],
  [442, 420],
  [268, 606],
  [442, 606],
] as const

/** A steel cabinet whose upper half is a cage; its feed goes out through the roof. */
export function transmitter(): string {
  return group(
    {},
    ellipse(366, 938, 260, 26, night[0], { opacity: 0.85 }),
    line('M356 160V40', '#8a4f20', 20),
    line('M350 160V40', amber[4], 5, { opacity: 0.8 }),
    ...[150, 136, 122, 108].map((y, at) => ellipse(356, y, 40 - at * 5, 9, '#e8ddc8')),
    ...[150, 136, 122, 108].map((y, at) => ellipse(350, y - 2, 26 - at * 4, 3, '#ffffff', { opacity: 0.7 })),
    path('M560 168L604 196V902L560 930Z', steel[0]),
    path('M560 168L604 196V220L560 194Z', steel[2]),
    ...Array.from({ length: 12 }, (_, at) => line(d`M570 ${300 + at * 20}L594 ${304 + at * 19.4}`, steel[2], 5)),
    group({ filter: use('shadowFar') }, rect(150, 160, 410, 770, paint('steelFace'), { rx: 8 })),
    rect(150, 160, 410, 7, steel[6], { opacity: 0.6, rx: 4 }),
    rect(150, 160, 6, 770, steel[6], { opacity: 0.35 }),
    ...[172, 538].flatMap((x) =>
      [182, 300, 752, 908].map((y) => circle(x, y, 6, steel[4], { stroke: steel[0], 'stroke-width': 2 })),
    ),
    rect(186, 196, 338, 100, steel[1], { rx: 6 }),
    rect(186, 196, 338, 4, night[0], { opacity: 0.8 }),
    meter(204, 210, 104, 0.5),
    meter(324, 210, 104, 0.3),
    pilot(474, 228, 8, 'alarm'),
    pilot(474, 266, 8, 'warm'),
    rect(180, 316, 350, 430, night[0], { rx: 8 }),
    rect(192, 328, 326, 406, '#2b1206'),
    rect(192, 540, 326, 10, '#6b3a18'),
    rect(192, 724, 326, 10, '#6b3a18'),
    ...lamps.map(([x, y]) => valve(x, y - 20)),
    ...Array.from({ length: 17 }, (_, at) => rect(190 + at * 20.6, 318, 2.6, 426, '#0b1216', { opacity: 0.85 })),
    ...Array.from({ length: 21 }, (_, at) => rect(182, 326 + at * 20.6, 346, 2.6, '#0b1216', { opacity: 0.85 })),
    rect(180, 316, 350, 430, 'none', { stroke: steel[4], 'stroke-width': 6, rx: 8 }),
    path('M508 338L520 360H496Z', amber[4]),
    line('M508 346V353M508 357V357.5', night[0], 3),
    ...[0, 1, 2].map((at) => knob(240 + at * 112, 806, 32, at * 60 - 70)),
    ...[0, 1, 2].map((at) => rect(214 + at * 112, 848, 52, 9, '#e8dcbc', { opacity: 0.8 })),
    rect(196, 872, 320, 44, steel[1], { rx: 5 }),
    ...Array.from({ length: 14 }, (_, at) => rect(206 + at * 22, 880, 12, 28, night[0])),
  )
}

export const receiver = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(656, 462, 298, 192, '#263a35', { rx: 12 })),
    rect(656, 462, 298, 6, '#7fb0a0', { rx: 4, opacity: 0.9 }),
    rect(656, 462, 6, 192, '#5f8a7c', { opacity: 0.6 }),
    rect(674, 480, 262, 82, night[0], { rx: 8 }),
    coastDial(682, 487, 246, 68, false),
    glow(806, 524, 220, 'warm', 0.7),
    ...[712, 806, 900].map((x, at) => knob(x, 606, at === 1 ? 32 : 20, at * 50 - 50)),
    ...[752, 764, 848, 860].map((x) => circle(x, 590, 5, amber[3], { stroke: oak[0], 'stroke-width': 2 })),
    rect(750, 616, 24, 10, night[0], { rx: 4 }),
    rect(838, 616, 24, 10, night[0], { rx: 4 }),
  )

export const deck = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, path('M972 656L994 556H1262L1284 656Z', paint('steelDark'))),
    path('M994 556H1262L1265 566H991Z', steel[5], { opacity: 0.7 }),
    group({ filter: use('shadowNear') }, rect(986, 462, 284, 106, steel[1], { rx: 10 })),
    rect(986, 462, 284, 5, steel[5], { opacity: 0.7, rx: 3 }),
    line('M1060 566L1100 548H1164L1202 566', '#6d3d22', 4),
    reel(1060, 508, 64, 0.28, 10),
    reel(1202, 508, 64, 0.28, 60),
    rect(1092, 540, 80, 26, paint('steelRound'), { rx: 6 }),
    ...[1108, 1132, 1156].map((x) => rect(x - 7, 546, 14, 18, steel[5], { rx: 3 })),
    meter(1004, 582, 58, -0.95),
    meter(1076, 582, 58, -0.95),
    ...[0, 1, 2, 3].map((at) =>
      group(
        {},
        rect(1012 + at * 62, 628, 52, 22, at === 2 ? red[2] : steel[3], { rx: 4 }),
        rect(1012 + at * 62, 628, 52, 6, at === 2 ? red[4] : steel[5], { rx: 3, opacity: 0.8 }),
      ),
    ),
    pilot(1256, 596, 7, 'warm'),
    // As thick as a wrist, straight to the transmitter
    path('M1274 640C1330 700 1290 744 1180 738S640 764 584 716', 'none', { stroke: night[0], 'stroke-width': 20 }),
    path('M1274 636C1330 696 1290 738 1180 732S640 758 584 710', 'none', { stroke: '#2d2320', 'stroke-width': 12 }),
    path('M1276 632C1326 690 1288 732 1180 727S640 752 586 706', 'none', {
      stroke: '#8a6a50',
      'stroke-width': 2.6,
      opacity: 0.8,
    }),
  )

export const chair = (): string =>
  group(
    {},
    ellipse(800, 944, 104, 15, night[0], { opacity: 0.75 }),
    line('M800 802V892', steel[3], 15),
    line('M796 806V886', steel[5], 4, { opacity: 0.7 }),
    line('M800 890L716 930M800 890L884 930M800 890L770 944M800 890L832 944', steel[2], 11),
    line('M800 887L718 926M800 887L882 926', steel[5], 3, { opacity: 0.5 }),
    ...[
      [714, 936],
      [886, 936],
      [768, 950],
      [834, 950],
    ].map(([x = 0, y = 0]) => circle(x, y, 8, '#0b0f12')),
    group(
      { filter: use('shadowNear') },
      path('M716 790Q716 772 740 770H862Q886 772 886 790Q886 808 860 810H742Q716 808 716 790Z', '#2c4450'),
    ),
    path('M718 786Q720 773 740 771H862Q884 773 885 786Q840 778 800 778Q756 778 718 786Z', '#6c93a2', { opacity: 0.7 }),
    line('M800 770L796 700', steel[3], 12),
    group(
      { filter: use('shadowNear') },
      path('M734 706Q730 664 752 660H846Q868 664 866 706Q864 722 846 722H752Q736 722 734 706Z', '#2c4450'),
    ),
    path('M738 690Q738 667 754 664H846Q860 666 862 690Q840 672 800 672Q760 672 738 690Z', '#6c93a2', { opacity: 0.7 }),
  )

/** Seventeen names in pencil, gone over and over; after each the name of a tune. */
export function names(): string {
  const random = seeded(17)
  const written = Array.from({ length: 17 }, (_, at) => {
    const [x, y] = [
      660 + (at % 3) * 208 + between(random, -3, 3),
      190 + Math.floor(at / 3) * 33 + between(random, -2, 2),
    ]
    const wide = between(random, 84, 112)
    return group(
      {},
      handwritten(x + 1.5, y + 1.5, wide, { seed: 100 + at, size: 0.85, colour: '#8a6a40', weight: 2 }),
      handwritten(x, y, wide, { seed: 100 + at, size: 0.85, colour: '#150c07', weight: 3.6 }),
      handwritten(x + wide + 14, y, 56, { seed: 200 + at, size: 0.6, colour: '#2a1a10', weight: 2.6 }),
    )
  })
  return group({}, path('M640 160H1280V384H640Z', '#f0c88a', { opacity: 0.08, filter: use('blurSoft') }), ...written)
}

/** The ferry at her quay, pinned up beside the names. */
export const photograph = (x: number, y: number): string =>
  place(
    x,
    y,
    { turn: 4, scale: 0.85 },
    group({ filter: use('shadowNear') }, rect(-58, -42, 116, 84, '#f0e6cf')),
    rect(-50, -35, 100, 62, '#8f9a96'),
    rect(-50, 6, 100, 21, '#5d6b6a'),
    path('M-40 8L-34 -8H30L40 8Q0 14 -40 8Z', '#efeade'),
    rect(-24, -20, 44, 12, '#dcd6c6'),
    rect(-4, -32, 10, 14, '#44504f'),
    line('M-36 -28L0 -34L36 -26', '#4a5655', 1.4),
    ...[-28, -18, -8, 6, 16, 26].map((at, order) => path(d`M${at} -31l6 1l-4 5Z`, order % 2 ? '#c9c2ae' : '#6f7a78')),
    ...[-28, -20, -12, -4, 4, 12, 20, 28].map((at) => circle(at, -10, 2.2, '#2d3433')),
    circle(0, -40, 5, red[3]),
    circle(-1.5, -41.5, 1.6, '#ffffff', { opacity: 0.8 }),
  )

/** Its bars glow; everybody's feet are turned to it. */
export const heater = (x: number, y: number): string =>
  group(
    {},
    ellipse(x, y + 4, 100, 13, night[0], { opacity: 0.8 }),
    path(
      d`M${x - 84} ${y}V${y - 120}Q${x - 84} ${y - 138} ${x - 64} ${y - 138}H${x + 64}Q${x + 84} ${y - 138} ${x + 84} ${y - 120}V${y}Z`,
      '#241f1d',
    ),
    rect(x - 72, y - 126, 144, 108, '#120805', { rx: 8 }),
    ...[0, 1, 2].map((at) =>
      group(
        {},
        rect(x - 62, y - 112 + at * 34, 124, 12, '#ff6a1f', { rx: 6 }),
        rect(x - 58, y - 109 + at * 34, 116, 4, '#ffe3a6', { rx: 2 }),
      ),
    ),
    ...Array.from({ length: 11 }, (_, at) => rect(x - 66 + at * 13, y - 126, 2.4, 108, steel[4], { opacity: 0.85 })),
    rect(x - 84, y - 138, 168, 5, steel[5], { opacity: 0.5, rx: 3 }),
    rect(x - 70, y, 18, 8, night[0]),
    rect(x + 52, y, 18, 8, night[0]),
    glow(x, y - 72, 230, 'warm', 0.95),
  )
