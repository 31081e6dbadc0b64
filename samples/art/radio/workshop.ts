import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { knob, meter, reel } from './gear.ts'
import { amber, frameDark, glow, lit, night, oak, paint, red, steel, wash } from './paints.ts'
import { desk, door, room } from './room.ts'

const back = { left: 150, top: 50, right: 1640, bottom: 800 }

export const morse: Readonly<Record<string, string>> = Object.fromEntries(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((signs, at) => [String.fromCharCode(65 + at), signs]),
)

/** Dots and dashes from x to the right. */
export const signsAt = (signs: string, x: number, y: number, unit: number, colour: string): string => {
  let at = x
  return group(
    {},
    ...[...signs].map((sign) => {
      const wide = sign === '.' ? unit : unit * 3
      at += wide + unit
      return rect(at - wide - unit, y - unit / 2, wide, unit, colour, { rx: unit / 2 })
    }),
  )
}

function chart(): string {
  const rows = Object.values(morse).map((signs, at) => {
    const [x, y] = [1200 + Math.floor(at / 13) * 140, 204 + (at % 13) * 17]
    return circle(x - 22, y, 4.6, night[2]) + signsAt(signs, x, y, 6, night[1])
  })
  return group(
    {},
    group({ filter: use('shadow') }, path('M1150 152L1448 150L1450 438L1152 440Z', paint('paperLit'))),
    rect(1166, 166, 268, 16, '#1f4a58'),
    ...rows,
    line('M1310 192V426', '#b39a72', 3),
    ...[1160, 1440].map((x) => circle(x, 160, 6, red[3])),
  )
}

const drawers = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(560, 150, 520, 260, steel[1])),
    ...Array.from({ length: 32 }, (_, at) => {
      const [x, y] = [572 + (at % 8) * 63, 160 + Math.floor(at / 8) * 61]
      const open = at === 21
      return group(
        {},
        rect(x, y, 57, 55, open ? night[0] : '#2c5f66', { rx: 3 }),
        open
          ? rect(x - 3, y + 16, 63, 44, '#3d7d82', { rx: 3, filter: use('shadowNear') })
          : rect(x, y, 57, 5, '#6fb0ad', { opacity: 0.6 }),
        rect(x + 10, y + (open ? 28 : 14), 37, 13, '#e9dcb8'),
        rect(x + 22, y + (open ? 48 : 38), 13, 7, steel[5], { rx: 3 }),
        open ? path(d`M${x + 8} ${y + 16}V${y - 4}H${x + 44}V${y + 16}Z`, '#d9cba8') : '',
      )
    }),
    rect(560, 150, 520, 6, steel[5], { opacity: 0.6 }),
  )

function scope(): string {
  return group(
    {},
    ellipse(510, 684, 170, 16, night[0], { opacity: 0.7 }),
    group({ filter: use('shadow') }, rect(370, 430, 280, 250, paint('steelFace'), { rx: 12 })),
    rect(370, 430, 280, 5, steel[6], { opacity: 0.6, rx: 3 }),
    circle(470, 544, 88, steel[1]),
    circle(470, 544, 78, '#062318'),
    ...[-52, -26, 0, 26, 52].map((at) =>
      line(d`M${470 + at} 476V612M402 ${544 + at}H538`, '#1c5a3c', 1.6, { opacity: 0.8 }),
    ),
    line('M396 544H544', '#9dffb9', 5),
    glow(470, 544, 150, 'green', 0.6),
    wash(470, 544, 100, 26, 'green', 1),
    path('M410 494A78 78 0 0 1 470 466', 'none', { stroke: '#ffffff', 'stroke-width': 7, opacity: 0.25 }),
    ...[0, 1, 2].map((at) => knob(606, 478 + at * 56, 19, at * 60 - 80)),
    ...[0, 1, 2, 3].map((at) => circle(400 + at * 46, 658, 9, amber[3], { stroke: night[0], 'stroke-width': 4 })),
    line('M400 658C380 740 300 700 250 760', night[0], 6),
  )
}

function block(shown: Shown): string {
  const joined = shown.has('tape-joined')
  return group(
    {},
    ellipse(920, 724, 220, 18, night[0], { opacity: 0.7 }),
    group({ filter: use('shadow') }, path('M730 716L760 610H1080L1110 716Z', paint('steelFace'))),
    path('M760 610H1080L1084 622H757Z', steel[6], { opacity: 0.55 }),
    joined ? reel(812, 566, 62, 0.28, 20) : '',
    joined ? '' : reel(812, 566, 62, 0.42, 20),
    reel(1030, 566, 62, joined ? 0.7 : 0.28, 70),
    path('M748 648H1092L1098 672H742Z', steel[6]),
    path('M746 656H1094L1096 664H744Z', night[0]),
    path('M906 640L934 676', 'none', { stroke: night[0], 'stroke-width': 3 }),
    path('M958 636L1000 628L1006 646L964 654Z', '#dbe5e8'),
    path('M964 648L1004 640', 'none', { stroke: steel[2], 'stroke-width': 2.4 }),
    circle(868, 690, 20, '#f6f1e4', { stroke: '#b9ae94', 'stroke-width': 3 }),
    circle(868, 690, 8, night[1]),
    rect(800, 684, 30, 22, steel[1], { rx: 4 }),
    circle(1056, 694, 15, steel[1]),
    ...[0, 1, 2, 3, 4].map((at) => circle(1056 + Math.cos(at * 1.26) * 8, 694 + Math.sin(at * 1.26) * 8, 2, steel[5])),
    joined
      ? group(
          {},
          path('M748 656H1094L1095 664H746Z', '#5d3319'),
          ...[812, 880, 952, 1020].map((x) => rect(x, 655, 22, 10, '#f6f1e4')),
          path('M900 700l16 -6l4 8l-16 6ZM936 706l12 3l-2 8l-12 -3ZM980 700l14 -4l3 8l-14 4Z', '#f6f1e4'),
        )
      : group({}, path('M792 628Q760 640 764 656', 'none', { stroke: '#5d3319', 'stroke-width': 5 })),
    wash(920, 650, 260, 110, 'warm', 0.5),
  )
}

const tray = (shown: Shown): string =>
  group(
    {},
    ellipse(1280, 734, 110, 12, night[0], { opacity: 0.6 }),
    group({ filter: use('shadowNear') }, path('M1194 660H1366L1356 728H1204Z', '#7d2a25')),
    path('M1194 660H1366L1364 672H1196Z', '#c2564b'),
    ...[1216, 1250, 1326].map((x, at) =>
      place(
        x,
        662,
        { turn: at * 24 - 24 },
        rect(-6, -34, 12, 26, steel[5], { rx: 4 }),
        rect(-9, -10, 18, 20, '#1b1d20', { rx: 4 }),
      ),
    ),
    shown.has('adapter-in-tray')
      ? group(
          {},
          place(
            1282,
            664,
            { turn: 12 },
            rect(-8, -50, 16, 34, amber[5], { rx: 5 }),
            path('M-8 -44Q0 -60 8 -44Z', amber[6]),
            rect(-14, -18, 28, 32, amber[3], { rx: 5 }),
            rect(-14, -18, 8, 32, amber[6], { opacity: 0.6, rx: 3 }),
          ),
          glow(1284, 640, 50, 'warm', 0.7),
        )
      : '',
    path('M1196 672H1364L1356 728H1204Z', '#7d2a25'),
    rect(1250, 688, 60, 22, '#e9dcb8'),
  )

const bigLamp = (): string =>
  group(
    {},
    line('M1130 742L1160 560L1000 400', steel[3], 12),
    line('M1127 740L1157 560L998 398', steel[5], 4),
    circle(1160, 560, 12, steel[4]),
    ellipse(1130, 744, 60, 13, steel[2]),
    path('M900 470Q910 390 984 376L1024 430Q960 436 900 470Z', '#c8742a'),
    path('M900 470Q910 390 984 376L992 388Q930 404 916 462Z', '#ffb868', { opacity: 0.6 }),
    ellipse(962, 452, 66, 13, amber[6], { transform: 'rotate(-20 962 452)' }),
    glow(950, 470, 330, 'warm', 0.9),
    path('M904 468L700 730H1150L1020 434Z', amber[5], { opacity: 0.1, filter: use('blurSoft') }),
  )

export function drawWorkshop(shown: Shown = nothing): string {
  return lit(
    room(back, { wall: '#1c3a44', floor: '#131b1e' }),
    wash(900, 420, 800, 420, 'warm', 0.35),
    drawers(),
    chart(),
    group({ filter: use('shadowNear') }, rect(190, 180, 300, 190, oak[2])),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      line(
        d`M${220 + at * 46} 196v${90 + (at % 3) * 30}`,
        [steel[5], red[3], amber[4], steel[4], '#5fa59a', steel[5]][at]!,
        9 - (at % 3) * 2,
      ),
    ),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      rect(
        213 + at * 46,
        276 + (at % 3) * 30,
        14,
        46,
        ['#2b1a14', '#6b4027', '#8d2f26', '#2b1a14', '#8a6a2a', '#22404a'][at]!,
        { rx: 5 },
      ),
    ),
    door(1680, 250, 180, 680, { fill: '#2c3f45', knobLeft: true }),
    desk(120, 690, 1460, 110, 280),
    meter(190, 640, 130, -0.2),
    rect(170, 716, 170, 14, steel[1]),
    scope(),
    bigLamp(),
    block(shown),
    tray(shown),
    group(
      {},
      ellipse(1470, 742, 90, 12, night[0], { opacity: 0.7 }),
      path('M1416 740V690H1400V640H1436V664H1500V640H1536V690H1520V740Z', paint('steelDark')),
      rect(1440, 630, 26, 40, steel[4]),
      rect(1472, 630, 26, 40, steel[3]),
      line('M1540 668H1590', steel[5], 9),
      circle(1592, 668, 10, steel[4]),
    ),
    path('M300 780q60 -20 110 4q-40 26 -110 -4Z', '#8a8f92', { opacity: 0.6 }),
    line('M620 770q80 -30 150 6', steel[4], 5),
    rect(740, 762, 70, 12, '#8d2f26', { rx: 5, transform: 'rotate(8 770 768)' }),
    frameDark(),
  )
}
