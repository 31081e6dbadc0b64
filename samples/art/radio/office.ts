import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { handwritten } from './handwriting.ts'
import { knob } from './gear.ts'
import { amber, bars, frameDark, glow, lit, night, oak, paint, red, steel, wash } from './paints.ts'
import { harveyAtDesk } from './people.ts'
import { blinds, desk, door, iceOnGlass, room } from './room.ts'

const back = { left: 90, top: 50, right: 1650, bottom: 800 }

/** What the old receiver has been left at, in kilocycles. */
export const leftAt = 2182
const scaleFrom = 2156
const scaleTo = 2194

/** The long dial of the coast receiver; `numbered` only where it can be read. */
export function coastDial(x: number, y: number, width: number, height: number, numbered = true): string {
  const at = (value: number) => x + ((value - scaleFrom) / (scaleTo - scaleFrom)) * width
  const marks = Array.from({ length: scaleTo - scaleFrom - 1 }, (_, index) => scaleFrom + 1 + index)
  return group(
    {},
    rect(x, y, width, height, paint('dialLit'), { rx: height * 0.06 }),
    rect(x, y + height * 0.62, width, height * 0.03, amber[1]),
    ...marks.map((value) => {
      const long = value % 10 === 0 ? 0.3 : value % 5 === 0 ? 0.2 : 0.13
      return rect(at(value) - width * 0.0013, y + height * (0.62 - long), width * 0.0026, height * long, amber[0])
    }),
    ...(numbered
      ? [2160, 2170, 2180, 2190].map((value) =>
          lettering(String(value), at(value), y + height * 0.9, {
            size: height * 0.24,
            fill: amber[0],
            align: 'middle',
          }),
        )
      : []),
    rect(at(leftAt) - width * 0.002, y + height * 0.04, width * 0.004, height * 0.64, '#d4261e'),
    path(d`M${at(leftAt) - height * 0.06} ${y}h${height * 0.12}l${-height * 0.06} ${height * 0.1}Z`, '#d4261e'),
    rect(x, y, width, height * 0.2, '#ffffff', { opacity: 0.18, rx: height * 0.06 }),
  )
}

const receiver = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(130, 488, 340, 206, '#263a35', { rx: 10 })),
    rect(130, 488, 340, 6, '#6f9c8e', { rx: 4 }),
    coastDial(152, 512, 296, 76),
    glow(300, 550, 190, 'warm', 0.35),
    ...[190, 300, 410].map((x, at) => knob(x, 640, at === 1 ? 34 : 22, at * 50 - 50)),
    ...[236, 254, 346, 364].map((x) => circle(x, 620, 5, amber[3])),
    group({ filter: use('shadow') }, path('M96 694H506L520 716H82Z', oak[4])),
    rect(96, 716, 410, 150, paint('oakDark')),
    ...[0, 1].map((at) => rect(112 + at * 196, 732, 180, 118, oak[2], { stroke: oak[4], 'stroke-width': 2 })),
    ...[276, 326].map((x) => circle(x, 790, 7, amber[4])),
    rect(96, 716, 410, 150, paint('sink'), { opacity: 0.5 }),
    ellipse(300, 872, 230, 20, night[0], { opacity: 0.7 }),
  )

const licence = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(1346, 240, 224, 270, amber[2], { rx: 4 })),
    rect(1346, 240, 224, 5, amber[5], { opacity: 0.8 }),
    rect(1346, 240, 5, 270, amber[5], { opacity: 0.6 }),
    rect(1362, 256, 192, 238, '#efe6cf'),
    rect(1376, 270, 164, 210, 'none', { stroke: '#9b7f4a', 'stroke-width': 3 }),
    rect(1410, 286, 96, 15, '#2b3f4a'),
    ...[320, 338, 356, 374, 392].map((y, at) => rect(1394, y, 128 - (at % 2) * 24, 6, '#7d7462')),
    circle(1432, 442, 22, '#a3272a'),
    circle(1432, 442, 14, 'none', { stroke: '#d8706a', 'stroke-width': 2.5 }),
    handwritten(1464, 454, 66, { seed: 81, size: 1.1, colour: '#2b3f4a' }),
  )

export const safeDoor = (x: number, y: number, width: number, height: number): string =>
  group(
    {},
    rect(x, y, width, height, paint('steelFace'), { rx: width * 0.03 }),
    rect(x, y, width, height * 0.02, steel[6], { opacity: 0.6 }),
    rect(x + width * 0.06, y + height * 0.05, width * 0.88, height * 0.9, 'none', {
      rx: 8,
      stroke: steel[1],
      'stroke-width': width * 0.012,
    }),
    ...[0.2, 0.8].map((share) =>
      rect(x - width * 0.035, y + height * share - height * 0.07, width * 0.06, height * 0.14, steel[2], { rx: 5 }),
    ),
  )

function wallSafe(open: boolean): string {
  return group(
    {},
    rect(1344, 238, 228, 274, night[0]),
    open
      ? group(
          {},
          rect(1356, 250, 204, 250, '#0a1115'),
          rect(1356, 376, 204, 8, steel[3]),
          path('M1384 376L1400 346L1484 350L1476 376Z', '#e9dcb8'),
          path('M1356 250h204l-20 24h-164Z', night[1]),
          group({ filter: use('shadow') }, path('M1344 242L1262 214V532L1344 508Z', paint('steelDark'))),
          path('M1344 242L1262 214V226L1344 252Z', steel[5], { opacity: 0.6 }),
          circle(1292, 372, 13, steel[5]),
          glow(1458, 370, 120, 'warm', 0.25),
        )
      : group(
          {},
          safeDoor(1352, 246, 212, 258),
          rect(1400, 306, 116, 52, steel[0], { rx: 6 }),
          ...[0, 1, 2, 3].map(
            (at) =>
              rect(1406 + at * 27, 311, 23, 42, paint('dialLit'), { rx: 3 }) +
              rect(1415 + at * 27, 324, 4, 15, night[1]),
          ),
          line('M1458 384V440M1424 412H1492', steel[5], 11),
          circle(1458, 412, 19, steel[4]),
          circle(1458, 412, 9, steel[1]),
        ),
    path('M1572 236L1624 204V544L1572 514Z', amber[2]),
    path('M1572 236L1624 204V212L1572 244Z', amber[5], { opacity: 0.7 }),
    path('M1580 256L1614 236V512L1580 494Z', '#5d4a30'),
  )
}

const chairBack = (turned: boolean): string =>
  place(
    910 + (turned ? 30 : 0),
    0,
    { scaleX: turned ? 0.86 : 1 },
    group({ filter: use('shadowFar') }, path('M-170 700V430Q-168 340 0 336Q168 340 170 430V700Z', '#2b1613')),
    path('M-150 700V440Q-146 362 0 358Q146 362 150 440V700Z', '#512822'),
    ...[-90, -30, 30, 90].flatMap((x) => [430, 510, 590].map((y) => circle(x, y, 6, '#2b1613'))),
    path('M-150 440Q-146 362 0 358Q60 360 100 378Q-60 380 -120 460Z', '#9c5b48', { opacity: 0.5 }),
  )

const bottle = (): string =>
  group(
    {},
    ellipse(1150, 716, 40, 9, night[0], { opacity: 0.6 }),
    path('M1122 712V628Q1122 612 1138 606V570H1162V606Q1178 612 1178 628V712Z', '#5d3a16', { opacity: 0.92 }),
    path('M1125 709V676H1175V709Z', '#d9861f', { opacity: 0.75 }),
    rect(1127, 636, 46, 34, '#efe4c8'),
    rect(1136, 560, 28, 16, '#1b1d20', { rx: 3 }),
    line('M1129 624V704', '#ffffff', 4, { opacity: 0.4 }),
    path('M1196 662H1240L1234 716H1202Z', '#cfe3e6', { opacity: 0.3 }),
    path('M1199 690H1237L1234 714H1202Z', '#d9861f', { opacity: 0.85 }),
    line('M1198 664L1203 712M1240 664L1234 712', '#ffffff', 3, { opacity: 0.5 }),
    ellipse(1218, 662, 22, 5, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.6 }),
    glow(1220, 700, 70, 'warm', 0.4),
  )

export function drawOffice(shown: Shown = nothing): string {
  const seated = shown.has('harvey-seated')
  const swung = shown.has('licence-swung')
  return lit(
    room(back, { wall: '#2b3338', side: '#1a2227', floor: '#3a1f22', carpet: true }),
    ...Array.from({ length: 20 }, (_, at) => rect(100 + at * 78, 60, 34, 460, '#36434a', { opacity: 0.35 })),
    blinds(
      600,
      140,
      620,
      330,
      13,
      rect(600, 140, 620, 330, paint('nightSky')),
      path('M600 380Q760 340 900 366T1220 350V470H600Z', '#0d2c3c'),
      path('M1060 360L1130 330L1220 344V380H1060Z', night[1]),
      glow(720, 170, 320, 'cold', 1),
      iceOnGlass(600, 140, 620, 330, 9),
    ),
    bars(90, 190, 520, 460, 10, 60, '#cfeaf2', 0.17),
    bars(1220, 170, 430, 470, 10, 90, '#cfeaf2', 0.15),
    wash(910, 420, 620, 360, 'cold', 0.35),
    receiver(),
    door(1680, 250, 180, 680, { fill: '#4a3324', knobLeft: true }),
    swung ? wallSafe(shown.has('safe-open')) : licence(),
    chairBack(!seated),
    seated ? harveyAtDesk(910, 716, 0.92) : '',
    desk(470, 690, 880, 70, 260, paint('oakFace')),
    bars(480, 694, 840, 66, 4, 14, '#dff4fa', 0.14),
    group(
      {},
      path('M600 726L700 706L756 730L650 752Z', '#efe6cf'),
      line('M624 728L700 713M636 736L716 720', '#6f6a60', 3),
      path('M1010 736H1084L1090 750H1004Z', steel[2]),
      rect(1028, 712, 38, 26, steel[3], { rx: 4 }),
      circle(1047, 722, 6, red[3]),
      glow(1047, 722, 40, 'alarm', 0.7),
    ),
    bottle(),
    line('M520 700V560M520 560L590 520', amber[3], 8),
    path('M556 556Q556 506 612 500L640 536Q596 536 556 556Z', '#1d6b4a'),
    ellipse(604, 548, 46, 8, amber[6], { transform: 'rotate(-14 604 548)' }),
    glow(606, 566, 210, 'warm', 0.7),
    ellipse(520, 704, 46, 10, amber[2]),
    path('M0 1080V960Q200 930 330 1080Z', night[0], { opacity: 0.85, filter: use('blurSoft') }),
    frameDark(),
  )
}
