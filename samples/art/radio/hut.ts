import { use } from '#app/features/generation/scenery/materials.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { d, ellipse, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'
import { knob, meter, pilot, reel } from './gear.ts'
import { coastDial } from './office.ts'
import { amber, frameDark, glow, lit, night, oak, paint, red, steel, wash } from './paints.ts'
import { margotOnBench } from './people.ts'
import { door } from './room.ts'

const valve = (x: number, y: number): string =>
  group(
    {},
    rect(x - 26, y + 110, 52, 34, steel[1], { rx: 5 }),
    path(
      d`M${x - 34} ${y + 112}V${y}Q${x - 34} ${y - 46} ${x - 10} ${y - 60}Q${x} ${y - 84} ${x + 10} ${y - 60}Q${x + 34} ${y - 46} ${x + 34} ${y}V${y + 112}Z`,
      '#ffcf7a',
      { opacity: 0.22 },
    ),
    rect(x - 19, y - 6, 38, 92, '#ffb04a', { opacity: 0.85, rx: 6 }),
    rect(x - 8, y + 4, 16, 70, '#fff6d8', { rx: 6 }),
    line(d`M${x - 28} ${y + 96}V${y}Q${x - 28} ${y - 40} ${x - 8} ${y - 52}`, '#ffffff', 4, { opacity: 0.6 }),
    glow(x, y + 40, 150, 'warm', 0.95),
  )

function transmitter(): string {
  return group(
    {},
    ellipse(356, 938, 240, 24, night[0], { opacity: 0.8 }),
    group({ filter: use('shadowFar') }, rect(150, 160, 410, 770, paint('steelFace'), { rx: 10 })),
    rect(150, 160, 410, 8, steel[6], { opacity: 0.5, rx: 4 }),
    rect(180, 196, 350, 96, steel[1], { rx: 6 }),
    meter(200, 208, 100, 0.5),
    meter(316, 208, 100, 0.3),
    pilot(468, 226, 8, 'alarm'),
    pilot(468, 264, 8, 'warm'),
    rect(180, 316, 350, 420, night[0], { rx: 8 }),
    ...[
      [268, 400],
      [442, 400],
      [268, 600],
      [442, 600],
    ].map(([x = 0, y = 0]) => valve(x, y - 20)),
    ...Array.from({ length: 15 }, (_, at) => rect(190 + at * 24, 316, 3.4, 420, steel[3])),
    ...Array.from({ length: 6 }, (_, at) => rect(180, 350 + at * 66, 350, 3.4, steel[3])),
    ...[0, 1, 2].map((at) => knob(240 + at * 112, 800, 30, at * 60 - 70)),
    rect(196, 860, 320, 44, steel[1], { rx: 5 }),
    ...Array.from({ length: 14 }, (_, at) => rect(206 + at * 22, 868, 12, 28, night[0])),
  )
}

const receiver = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(660, 470, 290, 184, '#263a35', { rx: 10 })),
    rect(660, 470, 290, 6, '#6f9c8e', { rx: 4 }),
    coastDial(682, 492, 246, 62, false),
    glow(806, 524, 200, 'warm', 0.6),
    ...[710, 806, 902].map((x, at) => knob(x, 606, at === 1 ? 30 : 19, at * 50 - 50)),
  )

const deck = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, path('M976 656L996 560H1260L1280 656Z', paint('steelDark'))),
    rect(990, 470, 276, 100, steel[1], { rx: 8 }),
    reel(1060, 506, 62, 0.26, 10),
    reel(1200, 506, 62, 0.26, 60),
    path('M996 560H1260L1262 570H994Z', steel[5], { opacity: 0.6 }),
    rect(1092, 574, 80, 26, steel[3], { rx: 5 }),
    ...[0, 1, 2, 3].map((at) => rect(1010 + at * 62, 618, 50, 24, at === 2 ? red[2] : steel[4], { rx: 4 })),
    pilot(1254, 588, 6, 'warm'),
    path('M1270 640C1330 680 1300 720 1200 716S600 730 560 700', 'none', { stroke: night[0], 'stroke-width': 14 }),
  )

function names(): string {
  const random = seeded(17)
  const written = Array.from({ length: 17 }, (_, at) => {
    const [x, y] = [664 + (at % 3) * 208, 182 + Math.floor(at / 3) * 34]
    const wide = between(random, 82, 118)
    const wave = Array.from({ length: 7 }, (__, step) => `q${wide / 28} ${step % 2 ? 7 : -9} ${wide / 14} 0`).join('')
    return line(
      d`M${x} ${y}` + wave + d`m${wide * 0.12} 0` + `q8 -10 14 0q6 8 14 0q7 -9 15 0q5 7 12 0`,
      '#20140c',
      3.4,
      { opacity: 0.9 },
    )
  })
  return group({}, ...written)
}

export function drawHut(): string {
  const planks = Array.from({ length: 9 }, (_, at) =>
    group({ filter: use('grainAcross') }, rect(0, 60 + at * 92, 1920, 89, at % 2 ? '#5b3a22' : '#513320')),
  )
  return lit(
    rect(0, 0, 1920, 1080, oak[0]),
    ...planks,
    ...Array.from({ length: 9 }, (_, at) => rect(0, 148 + at * 92, 1920, 4, night[0], { opacity: 0.6 })),
    path('M0 0H1920V60L1860 110H60L0 60Z', '#1c110a'),
    rect(0, 60, 1920, 150, paint('sinkUp'), { opacity: 0.6 }),
    group({ filter: use('grainAcross') }, path('M0 888H1920V1080H0Z', '#2a190e')),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
      line(d`M${at * 320} 888L${at * 420 - 320} 1080`, night[0], 4, { opacity: 0.6 }),
    ),
    rect(0, 880, 1920, 14, night[0], { opacity: 0.7 }),
    wash(360, 540, 900, 620, 'warm', 0.6),
    names(),
    transmitter(),
    group({ filter: use('shadow') }, rect(620, 654, 690, 22, oak[4])),
    rect(620, 654, 690, 4, oak[5]),
    ...[680, 1230].map((x) => path(d`M${x} 676V800L${x + 20} 790V676Z`, oak[2])),
    receiver(),
    deck(),
    group(
      {},
      ellipse(800, 930, 90, 12, night[0], { opacity: 0.7 }),
      rect(730, 780, 140, 22, '#3d5460', { rx: 10 }),
      rect(744, 690, 112, 56, '#2f424d', { rx: 12 }),
      line('M800 746V780M800 802V900M800 900L730 926M800 900L870 926', steel[3], 10),
    ),
    door(1690, 250, 180, 710, { fill: '#4a3a30', knobLeft: true }),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      path(d`M${1694 + at * 30} 244l8 ${30 + at * 9}l9 ${-30 - at * 9}Z`, paint('ice'), { opacity: 0.8 }),
    ),
    margotOnBench(1470, 990, 0.92),
    glow(1340, 800, 220, 'warm', 0.8),
    wash(1470, 640, 320, 320, 'warm', 0.4),
    line('M1080 0V120', night[0], 5),
    path('M1040 150Q1044 116 1080 112Q1116 116 1120 150Z', '#2f5a5f'),
    ellipse(1080, 151, 40, 8, amber[6]),
    glow(1080, 170, 330, 'warm', 0.8),
    frameDark(),
  )
}
