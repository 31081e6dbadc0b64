import { use } from '#app/features/generation/scenery/materials.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'
import { chair, deck, heater, names, photograph, receiver, transmitter } from './hut-gear.ts'
import { amber, bars, frameDark, glow, lit, night, oak, paint, red, steel, wash } from './paints.ts'
import { margotOnBench } from './people.ts'
import { door, iceOnGlass, pane } from './room.ts'
import { mast } from './roof.ts'

const boards = ['#5f3d24', '#553620', '#644127', '#4f321d'] as const

/** Boards with gaps, nails and knots; frost where the cold comes in. */
function walls(): string {
  const random = seeded(64)
  const rows = Array.from({ length: 9 }, (_, at) => {
    const y = 96 + at * 86
    return group(
      {},
      group({ filter: use('grainAcross') }, rect(0, y, 1920, 83, boards[at % 4]!)),
      rect(0, y, 1920, 3, '#c08a57', { opacity: 0.22 }),
      rect(0, y + 80, 1920, 6, night[0], { opacity: 0.75 }),
      ...[610, 1296, 1660].map((x) =>
        group({}, circle(x, y + 16, 3, night[0], { opacity: 0.8 }), circle(x, y + 66, 3, night[0], { opacity: 0.8 })),
      ),
      ellipse(between(random, 600, 1640), y + between(random, 24, 60), 13, 6, '#2f1b0e', { opacity: 0.8 }),
    )
  })
  return group(
    {},
    ...rows,
    ...[0, 1, 2, 3].map((at) =>
      path(
        d`M1920 ${176 + at * 172}H${1560 - at * 40}Q${1700 - at * 20} ${181 + at * 172} 1920 ${186 + at * 172}Z`,
        '#e2f3f6',
        {
          opacity: 0.35,
        },
      ),
    ),
    rect(0, 96, 130, 780, paint('sinkLeft'), { opacity: 0.9 }),
  )
}

const ceiling = (): string =>
  group(
    {},
    path('M0 0H1920V96H0Z', '#1c110a'),
    ...[90, 700, 1310].map((x) =>
      group(
        {},
        path(d`M${x} 0H${x + 120}L${x + 108} 118H${x + 12}Z`, '#2b1a0f'),
        path(d`M${x} 0H${x + 10}L${x + 20} 118H${x + 12}Z`, '#7a5232', { opacity: 0.5 }),
      ),
    ),
    rect(0, 92, 1920, 8, night[0], { opacity: 0.8 }),
    rect(0, 96, 1920, 130, paint('sinkUp'), { opacity: 0.75 }),
  )

const floor = (): string =>
  group(
    {},
    group({ filter: use('grainAcross') }, path('M0 872H1920V1080H0Z', '#3a2415')),
    ...Array.from({ length: 13 }, (_, at) =>
      line(d`M${at * 160} 872L${960 + (at * 160 - 960) * 1.5} 1080`, night[0], 4, { opacity: 0.65 }),
    ),
    ...[914, 984].map((y, row) =>
      line(
        Array.from({ length: 6 }, (_, at) => {
          const x = 960 + ((at * 2 + row) * 160 - 960) * (1 + ((y - 872) / 208) * 0.5)
          return d`M${x} ${y}h${176 + row * 30}`
        }).join(''),
        night[0],
        3,
        { opacity: 0.6 },
      ),
    ),
    rect(0, 864, 1920, 16, oak[0]),
    rect(0, 864, 1920, 3, oak[5], { opacity: 0.35 }),
    // What melted from somebody's shoes
    ...[
      [1716, 1010, 92],
      [1608, 1038, 40],
      [1548, 1026, 22],
    ].map(([x = 0, y = 0, rx = 0]) =>
      group(
        {},
        ellipse(x, y, rx, rx * 0.2, '#0d1a20', { opacity: 0.8 }),
        ellipse(x - rx * 0.2, y - 1, rx * 0.55, rx * 0.07, '#ffd9a0', { opacity: 0.45 }),
      ),
    ),
    bars(560, 884, 520, 180, 7, 50, '#ffb64a', 0.1),
    rect(0, 980, 1920, 100, paint('sink'), { opacity: 0.7 }),
  )

const rug = (): string =>
  group(
    {},
    ellipse(1440, 1010, 300, 44, night[0], { opacity: 0.5 }),
    ...[290, 250, 210, 170, 130, 90, 50].map((rx, at) =>
      ellipse(1440, 1004, rx, rx * 0.145, ['#6b2420', '#8c5a30', '#27444c', '#a8702f'][at % 4]!),
    ),
  )

const shelf = (): string =>
  group(
    {},
    group({ filter: use('shadowFar') }, path('M612 652H1318L1330 678H600Z', oak[4])),
    path('M612 652H1318L1320 657H610Z', oak[5]),
    rect(600, 676, 730, 14, oak[2]),
    ...[676, 1236].map((x) => path(d`M${x} 690V812L${x + 24} 796V690Z`, oak[2])),
    ...[676, 1236].map((x) => line(d`M${x + 2} 692V806`, oak[5], 3, { opacity: 0.5 })),
    path('M600 690H1330V726H600Z', night[0], { opacity: 0.4, filter: use('blurSoft') }),
  )

/** A coil on a nail, spare tubes in their box, a mug that has only just gone cold. */
const oddments = (): string =>
  group(
    {},
    ...[46, 40, 34].map((r) => circle(1010, 804, r, 'none', { stroke: '#1b1310', 'stroke-width': 5 })),
    circle(1008, 802, 43, 'none', { stroke: '#8a6a50', 'stroke-width': 1.6, opacity: 0.7 }),
    line('M1010 752V764', steel[5], 6),
    group({ filter: use('shadowNear') }, rect(1010, 888, 108, 52, '#8a6a3c')),
    path('M1010 888L1022 874H1106L1118 888Z', '#5d4526'),
    ...[1032, 1056, 1080].map((x) => rect(x, 860, 15, 26, '#e8b25a', { rx: 7, opacity: 0.8 })),
    rect(1030, 906, 68, 14, '#e8dcbc', { opacity: 0.8 }),
    rect(618, 622, 30, 32, '#c9d3d0', { rx: 4 }),
    path('M648 630q12 2 10 10q-2 8 -10 8', 'none', { stroke: '#c9d3d0', 'stroke-width': 5 }),
    rect(618, 634, 30, 4, red[2]),
    rect(621, 624, 4, 28, '#ffffff', { opacity: 0.6 }),
  )

const frozenPane = (): string =>
  group(
    {},
    pane(
      1396,
      168,
      196,
      150,
      rect(1396, 168, 196, 150, paint('nightSky')),
      mast(1470, 340, 190, 30),
      glow(1470, 176, 110, 'saint', 0.9),
      iceOnGlass(1396, 168, 196, 150, 12),
      path('M1396 318V262Q1430 300 1470 296Q1530 292 1592 250V318Z', '#e2f3f6', { opacity: 0.55 }),
    ),
    rect(1491, 168, 7, 150, steel[2]),
    rect(1396, 240, 196, 7, steel[2]),
    group({ filter: use('shadowNear') }, rect(1372, 326, 244, 16, oak[4])),
    path('M1376 326Q1420 314 1460 322T1560 320L1612 326Z', '#f3fbfb', { opacity: 0.9 }),
  )

const hangingLamp = (): string =>
  group(
    {},
    line('M1080 0V96', night[0], 5),
    path('M1096 150L1500 880H560L1064 150Z', amber[5], { opacity: 0.06, filter: use('blurWide') }),
    path('M1024 146Q1032 104 1064 98L1070 90H1090L1096 98Q1128 104 1136 146Z', '#2f5a5f'),
    path('M1024 146Q1032 104 1064 98L1058 146Z', '#74a7aa', { opacity: 0.7 }),
    ellipse(1080, 147, 56, 10, amber[6]),
    glow(1080, 160, 360, 'warm', 0.85),
  )

export function drawHut(): string {
  return lit(
    rect(0, 0, 1920, 1080, oak[0]),
    walls(),
    ceiling(),
    floor(),
    wash(360, 560, 900, 640, 'warm', 0.55),
    names(),
    photograph(1322, 250),
    frozenPane(),
    transmitter(),
    shelf(),
    receiver(),
    deck(),
    oddments(),
    chair(),
    door(1690, 250, 180, 710, { fill: '#4a3a30', knobLeft: true }),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      path(d`M${1694 + at * 30} 244l8 ${30 + ((at * 37) % 52)}l9 ${-30 - ((at * 37) % 52)}Z`, paint('ice'), {
        opacity: 0.85,
      }),
    ),
    path('M1690 960Q1740 930 1790 950Q1840 936 1870 960Z', '#f3fbfb', { opacity: 0.8 }),
    rug(),
    margotOnBench(1520, 1000, 0.95),
    heater(1190, 950),
    glow(1340, 800, 220, 'warm', 0.6),
    wash(1400, 760, 380, 320, 'warm', 0.4),
    hangingLamp(),
    wash(1800, 600, 260, 520, 'cold', 0.22),
    frameDark(),
  )
}
