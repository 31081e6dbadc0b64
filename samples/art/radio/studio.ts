import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import { discSign, knob, playedTonight, reel } from './gear.ts'
import { amber, bars, frameDark, glow, lit, night, oak, paint, red, steel, wash } from './paints.ts'
import { recordCase } from './record-case.ts'
import { armLamp, blinds, desk, door, iceOnGlass, pane, room } from './room.ts'
import { turntable } from './turntable.ts'

const back = { left: 330, top: 70, right: 1620, bottom: 800 }

export function redLamp(x: number, y: number, isOn: boolean): string {
  return group(
    {},
    rect(x - 92, y - 36, 184, 72, steel[1], { rx: 12 }),
    rect(x - 92, y - 36, 184, 5, steel[5], { opacity: 0.5, rx: 3 }),
    rect(x - 80, y - 26, 160, 52, isOn ? red[3] : red[2], { rx: 8 }),
    rect(x - 74, y - 21, 148, 14, isOn ? red[5] : red[4], { rx: 6, opacity: isOn ? 0.8 : 0.45 }),
    circle(x - 26, y + 3, 9, isOn ? '#fff' : red[4], { opacity: 0.75 }),
    line(d`M${x - 6} ${y + 3}Q${x + 4} ${y - 10} ${x + 14} ${y + 3}T${x + 34} ${y + 3}`, isOn ? '#fff' : red[4], 5, {
      opacity: 0.8,
    }),
    glow(x, y, isOn ? 460 : 250, 'alarm', isOn ? 0.95 : 0.6),
  )
}

/** Hangs from an arm; x, y is the middle of its head. */
export function microphone(x: number, y: number, size: number): string {
  return place(
    x,
    y,
    { scale: size / 100 },
    rect(-34, -56, 68, 112, steel[1], { rx: 34 }),
    rect(-30, -52, 60, 104, paint('steelRound'), { rx: 30 }),
    ...[-34, -18, -2, 14, 30].map((at) => line(d`M-29 ${at}H29`, night[0], 4, { opacity: 0.75 })),
    rect(-34, 42, 68, 16, steel[3], { rx: 6 }),
    rect(-22, -46, 9, 86, '#ffffff', { opacity: 0.28, rx: 4 }),
    ellipse(-6, -12, 15, 7, red[3], { opacity: 0.25 }),
    path('M-40 -30Q-54 0 -40 34L-34 34V-30Z', steel[3]),
    path('M40 -30Q54 0 40 34L34 34V-30Z', steel[2]),
  )
}

export function telephone(x: number, y: number, width: number): string {
  return place(
    x,
    y,
    { scale: width / 200 },
    ellipse(0, 58, 112, 16, night[0], { opacity: 0.6 }),
    path('M-92 60L-72 -14Q-66 -24 -54 -24H54Q66 -24 72 -14L92 60Z', '#251a1c'),
    path('M-92 60L-72 -14Q-66 -24 -54 -24H-30L-44 60Z', '#43302f', { opacity: 0.8 }),
    path(
      'M-108 -34Q-110 -62 -74 -62H74Q110 -62 108 -34Q108 -18 88 -18Q72 -18 68 -34Q62 -42 44 -42H-44Q-62 -42 -68 -34Q-72 -18 -88 -18Q-108 -18 -108 -34Z',
      '#1a1214',
    ),
    line('M-92 -52Q-80 -58 -60 -57H50', '#7d6460', 4, { opacity: 0.8 }),
    circle(0, 14, 30, '#120c0d'),
    circle(0, 14, 24, '#cabfae'),
    ...Array.from({ length: 10 }, (_, at) => {
      const a = ((at * 30 + 40) * Math.PI) / 180
      return circle(Math.cos(a) * 17, 14 + Math.sin(a) * 17, 4, '#120c0d')
    }),
    ...[-56, -28, 28, 56].map((at, order) => rect(at - 9, 42, 18, 11, order === 1 ? red[4] : '#6d5a52', { rx: 2 })),
    glow(-28, 47, 74, 'alarm', 0.95),
  )
}

const thermos = (x: number, y: number): string =>
  group(
    {},
    ellipse(x, y, 46, 12, night[0], { opacity: 0.6 }),
    rect(x - 32, y - 150, 64, 150, paint('steelRound'), { rx: 10 }),
    rect(x - 32, y - 116, 64, 8, red[2]),
    rect(x - 32, y - 40, 64, 8, red[2]),
    rect(x - 26, y - 196, 52, 50, red[2], { rx: 8 }),
    rect(x - 22, y - 192, 12, 42, red[4], { opacity: 0.6, rx: 4 }),
    path(d`M${x - 10} ${y - 200}q-12 -14 0 -26M${x + 8} ${y - 200}q12 -12 2 -24`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 4,
      opacity: 0.3,
      filter: use('blurThin'),
    }),
  )

const cueSheet = (): string =>
  group(
    {},
    line('M1186 660V690M1150 690H1222', steel[4], 7),
    group({ filter: use('shadowNear') }, path('M1124 476L1246 470L1250 648L1128 654Z', paint('paperLit'))),
    ...playedTonight.map((disc, at) => place(1186, 512 + at * 46, { scale: 0.42 }, discSign[disc](night[1]))),
    line('M1144 630L1230 627', red[2], 3.4),
    rect(1170, 462, 34, 16, steel[4], { rx: 4 }),
  )

function glass(): string {
  return pane(
    500,
    210,
    570,
    290,
    rect(500, 210, 570, 290, night[1]),
    rect(500, 410, 570, 90, night[0]),
    place(880, 320, { scale: 0.5 }, reel(0, 0, 90, 0.8), reel(210, 0, 90, 0.5, 40)),
    glow(930, 330, 130, 'warm', 0.28),
    circle(1010, 392, 5, red[3]),
    glow(1010, 392, 50, 'alarm', 0.8),
    ...[560, 610, 660].map((x) => rect(x, 420, 30, 18, amber[3], { opacity: 0.55 })),
    glow(620, 430, 130, 'warm', 0.3),
    path('M690 500V430Q694 384 734 384Q776 384 780 430V500Z', night[2], { opacity: 0.9 }),
    path('M690 500V430Q694 384 734 384', 'none', { stroke: red[3], 'stroke-width': 3, opacity: 0.4 }),
  )
}

const chair = (): string =>
  group(
    {},
    ellipse(760, 1052, 230, 34, night[0], { opacity: 0.75, filter: use('blurSoft') }),
    group({ filter: use('shadowFar') }, path('M628 1080Q612 930 640 902Q760 868 880 902Q908 930 892 1080Z', '#1a2a31')),
    path('M640 1080Q626 944 652 922Q760 892 868 922Q894 944 880 1080Z', '#24404a'),
    path('M652 922Q760 892 868 922L864 940Q760 912 656 940Z', night[6], { opacity: 0.55 }),
    line('M760 912V1080', night[1], 4, { opacity: 0.5 }),
    path('M628 1080Q612 930 640 902Q700 886 740 884', 'none', { stroke: red[3], 'stroke-width': 5, opacity: 0.35 }),
  )

export function drawStudio(shown: Shown = nothing): string {
  const windowView = [
    rect(1290, 200, 300, 270, paint('nightSky')),
    path('M1290 420L1360 396L1440 410L1520 380L1590 398V470H1290Z', night[2]),
    iceOnGlass(1290, 200, 300, 270, 4),
    glow(1520, 300, 170, 'cold', 0.9),
  ]
  return lit(
    room(back, { cork: true, side: night[2], floor: '#0d1a20' }),
    bars(330, 250, 960, 420, 9, 120, '#9fd0dd', 0.09),
    door(84, 240, 200, 650, { fill: '#1d4450' }),
    door(1660, 240, 196, 650, { padded: true, knobLeft: true, fill: '#3a1c1d' }),
    glass(),
    redLamp(785, 136, false),
    blinds(1290, 200, 300, 270, 12, ...windowView),
    wash(1440, 480, 420, 260, 'cold', 0.35),
    wash(785, 330, 620, 300, 'alarm', 0.3),
    desk(330, 700, 1270, 150, 240),
    wash(900, 790, 560, 110, 'warm', 0.5),
    wash(540, 770, 260, 80, 'warm', 0.35),
    armLamp(716, 740, 270, '#2f5a5f'),
    wash(600, 760, 300, 130, 'warm', 0.6),
    turntable(),
    cueSheet(),
    recordCase(shown.has('case-open')),
    shown.has('thermos-on-desk') ? thermos(755, 834) : '',
    telephone(920, 800, 190),
    line('M1268 380L1160 330L1020 470', steel[4], 9),
    line('M1266 378L1160 327L1022 466', steel[6], 3, { opacity: 0.6 }),
    line('M1268 380V690', steel[3], 12),
    microphone(1014, 600, 130),
    line('M1020 470L1014 530', steel[4], 8),
    knob(1088, 826, 15, 40),
    knob(1130, 830, 15, -60),
    chair(),
    bars(1100, 640, 520, 230, 6, 70, '#bfe6ef', 0.13),
    rect(0, 0, 1920, 1080, oak[0], { opacity: 0.05 }),
    frameDark(),
    clipTo('M0 0H1920V1080H0Z', glow(785, 136, 120, 'alarm', 0.5)),
  )
}
