import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { clock } from './things.ts'
import { glassDoor, vault } from './house.ts'
import { corners, footing, glow, shafts, wash } from './light.ts'
import { brass, cold, leaf, lit, paint, stone, wood, zinc } from './paints.ts'
import { milkDoor } from './milk-door.ts'
import { quirionAtTable } from './people.ts'
import { brightGreens, deepGreens, fern, frond } from './plants.ts'
import { frost, rock } from './rocks.ts'

const garden = (): string =>
  group(
    {},
    path('M0 560Q300 470 620 520T1240 500T1920 540V760H0Z', '#8fbf7a'),
    path('M0 620Q420 540 900 590T1920 580V760H0Z', '#6fa75f'),
    ...[120, 560, 1180, 1420, 1780].map((x, at) =>
      group(
        {},
        rect(x - 6, 470 + (at % 2) * 20, 12, 110, '#5d4a34'),
        circle(x, 440 + (at % 2) * 20, 62, '#5f9a58'),
        circle(x - 18, 424 + (at % 2) * 20, 40, '#8cc27a'),
      ),
    ),
    ellipse(1500, 600, 260, 22, '#bfe2ee', { opacity: 0.8 }),
  )

const floor = (): string =>
  group(
    {},
    path('M430 720H1490L1920 1010V1080H0V1010Z', stone[5]),
    ...Array.from({ length: 13 }, (_, at) =>
      line(d`M${430 + at * 88.3} 720L${-60 + at * 170} 1080`, stone[3], 3, { opacity: 0.6 }),
    ),
    ...[738, 770, 824, 905, 1010].map((y) => line(d`M0 ${y}H1920`, stone[3], 3, { opacity: 0.6 })),
    ...[0, 2, 4, 6, 8, 10].map((at) =>
      polygon(
        [
          { x: 430 + at * 88.3, y: 720 },
          { x: 430 + (at + 1) * 88.3, y: 720 },
          { x: 408 + (at + 1) * 91 - at * 1, y: 738 },
          { x: 406 + at * 91.5, y: 738 },
        ],
        stone[4],
        { opacity: 0.8 },
      ),
    ),
    wash(700, 900, 720, 160, 'gold', 0.5),
  )

const hotDoor = (): string =>
  glassDoor(
    [170, 260, 250, 640],
    group(
      {},
      rect(170, 260, 250, 640, paint('warmAir')),
      place(210, 560, { turn: -60 }, frond(330, 80, 60, deepGreens)),
      place(390, 620, { turn: -130 }, frond(330, -80, 60, brightGreens)),
      fern(290, 780, 190, deepGreens, 3),
      place(400, 380, { turn: 160 }, frond(230, 60, 50, brightGreens)),
      rect(170, 260, 250, 640, '#f6f7df', { opacity: 0.4 }),
      ...Array.from({ length: 30 }, (_, at) =>
        line(d`M${184 + ((at * 61) % 226)} ${270 + ((at * 97) % 360)}v${30 + ((at * 37) % 90)}`, '#ffffff', 3, {
          opacity: 0.5,
        }),
      ),
      glow(290, 470, 240, 'gold', 0.4),
    ),
    { frame: '#6f9a80' },
  )

const coldDoor = (): string =>
  glassDoor(
    [1500, 260, 250, 640],
    group(
      {},
      rect(1500, 260, 250, 640, paint('coldAir')),
      rock(1600, 760, 190, 200, 5, '#9fb4bd'),
      rock(1700, 780, 140, 120, 8, '#b9cad1'),
      rect(1500, 260, 250, 640, '#f2fafc', { opacity: 0.45 }),
      frost(1500, 260, 250, 520, 7),
      glow(1580, 420, 220, 'blue', 0.8),
    ),
    { frame: '#7f9fb0', knobLeft: true },
  )

const table = (): string =>
  group(
    {},
    footing(650, 950, 260, 30),
    ...[
      [470, 800],
      [820, 800],
    ].map(([x, y]) => path(d`M${x!} ${y!}L${x! + 12} 944H${x! + 34}L${x! + 30} ${y!}Z`, paint('woodDark'))),
    path('M440 760H870L850 716H470Z', paint('woodFace')),
    rect(440, 760, 430, 40, paint('woodDark')),
    rect(440, 760, 430, 4, wood[5], { opacity: 0.8 }),
    // Papers in stacks, tied with tape
    ...[0, 1, 2, 3, 4].map((at) =>
      path(d`M${486 + (at % 2) * 5} ${744 - at * 8}h120l-6 -14h-106Z`, at % 2 ? '#fffaf0' : '#e7dcc4'),
    ),
    line('M540 744V698', '#b03a3a', 5),
    path('M640 752L760 748L754 726L648 728Z', '#fffdf6'),
    line('M660 736h74M662 742h66', '#5d6b84', 2),
    path('M770 748l50 -2l-4 -16h-42Z', '#f2e8d2'),
    rect(824, 712, 22, 34, '#1c2a52', { rx: 4 }),
    rect(828, 704, 14, 10, brass[3]),
  )

const stereoscope = (loaded: boolean): string =>
  group(
    {},
    footing(1265, 884, 120, 18),
    path('M1225 884Q1265 860 1305 884Z', paint('woodDark')),
    path('M1190 884L1244 836H1286L1340 884Z', paint('woodFace')),
    rect(1254, 680, 22, 170, paint('brassRound')),
    ...[700, 760, 826].map((y) => rect(1248, y, 34, 10, brass[4], { rx: 4 })),
    loaded
      ? group(
          {},
          ...[1190, 1272].map((x, at) =>
            group(
              { filter: use('shadowNear') },
              rect(x, 492, 70, 96, '#f6efe0'),
              rect(x + 6, 500, 58, 70, at ? '#a9b8b0' : '#5d6b66'),
              circle(x + 35, at ? 556 : 524, 12, '#fdf6ea'),
              line(d`M${x + 35} 566V${at ? 522 : 532}`, '#24382a', 3),
            ),
          ),
        )
      : '',
    group({ filter: use('shadow') }, path('M1166 560H1364L1350 690H1180Z', paint('woodFace'))),
    path('M1166 560H1364L1362 576H1168Z', wood[5], { opacity: 0.7 }),
    ...[1192, 1274].map((x) => rect(x, 566, 66, 9, '#1a0d06', { rx: 3 })),
    loaded ? group({}, ...[1192, 1274].map((x) => rect(x + 2, 556, 62, 14, '#f6efe0'))) : '',
    ...[1222, 1306].map((x) =>
      group(
        {},
        circle(x, 634, 34, paint('brassFace')),
        circle(x, 634, 25, '#14100c'),
        ellipse(x - 7, 626, 9, 6, '#8fb4c4', { opacity: 0.8 }),
      ),
    ),
    path('M1254 604L1264 660L1274 604Z', '#2b1a0d'),
  )

const badgeBoard = (shown: Shown): string =>
  group(
    {},
    group({ filter: use('shadowNear') }, rect(1180, 236, 236, 60, paint('woodFace'), { rx: 8 })),
    rect(1180, 236, 236, 5, wood[5], { rx: 3 }),
    ...[1245, 1355].map((x) =>
      path(d`M${x} 262q0 22 14 20q8 -2 8 -12`, 'none', {
        stroke: brass[2],
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
    ),
    shown.has('badge-of-sun')
      ? group(
          { filter: use('shadowNear') },
          line('M1252 276V300', brass[2], 4),
          ...Array.from({ length: 12 }, (_, at) =>
            place(1250, 326, { turn: at * 30 }, path('M-7 -22L0 -42L7 -22Z', brass[3])),
          ),
          circle(1250, 326, 25, paint('brassFace')),
          circle(1250, 326, 25, 'none', { stroke: brass[1], 'stroke-width': 3 }),
          circle(1242, 318, 8, '#fff6d8', { opacity: 0.8 }),
        )
      : '',
    shown.has('badge-of-snow')
      ? group(
          { filter: use('shadowNear') },
          line('M1362 276V300', zinc[2], 4),
          circle(1360, 326, 36, paint('zincFace')),
          ...[0, 60, 120].map((turn) =>
            place(1360, 326, { turn }, line('M-28 0H28M-18 -9L-26 0L-18 9M18 -9L26 0L18 9', '#2f6c94', 5)),
          ),
          circle(1360, 326, 36, 'none', { stroke: zinc[1], 'stroke-width': 3 }),
        )
      : '',
  )

const boot = (x: number, y: number, facing: 1 | -1): string =>
  place(
    x,
    y,
    { scaleX: facing },
    path('M-24 -92H18V-36Q22 -22 52 -18Q66 -12 64 0H-26Z', '#2f5a3c'),
    path('M-24 -92H-8V0H-26Z', '#5f9468'),
    ellipse(-3, -92, 21, 7, '#12241a'),
    rect(-28, -6, 94, 9, '#1d2f24', { rx: 4 }),
  )

export function drawPorch(shown: Shown = nothing): string {
  return lit(
    vault(paint('morning'), garden()),
    path('M430 720H1490V330H430Z', '#f2f6ec', { opacity: 0.25 }),
    floor(),
    hotDoor(),
    coldDoor(),
    milkDoor(shown.has('middle-open')),
    clock(960, 145, 62),
    badgeBoard(shown),
    quirionAtTable(655, 752, 0.98),
    table(),
    stereoscope(shown.has('photographs-in')),
    footing(1330, 1012, 150, 18),
    boot(1250, 1012, -1),
    boot(1296, 1018, -1),
    boot(1368, 1018, 1),
    boot(1414, 1012, 1),
    place(-10, 1090, { turn: -58 }, frond(330, 80, 60, [leaf[1], leaf[2], leaf[4]])),
    place(10, 1100, { turn: -30 }, frond(330, 90, 60, [leaf[0], leaf[1], leaf[3]])),
    rock(1820, 1090, 300, 150, 3, '#a9bcc4'),
    circle(1740, 950, 5, cold[7]),
    shafts([180, 620, 1180], 120, 560, '#fff3c4', 0.34),
    wash(960, 200, 900, 340, 'gold', 0.3),
    corners(),
  )
}
