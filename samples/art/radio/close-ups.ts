import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { sample } from '#samples/adventures/dead-air/adventure.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import { handwritten } from './handwriting.ts'
import { discSign, knob, playedTonight, speedOf } from './gear.ts'
import { coastDial } from './office.ts'
import { amber, frameDark, glow, lit, night, oak, paint, red, steel, wash } from './paints.ts'
import { playing, speedStops } from './turntable.ts'
import { morse, signsAt } from './workshop.ts'

/* 1280 x 720. */

const cueSheet = (): string =>
  lit(
    group({ filter: use('grainAcross') }, rect(0, 0, 1280, 720, paint('oakFace'))),
    group({ filter: use('shadowFar') }, path('M350 -20L960 -40L980 740L330 730Z', paint('paperLit'))),
    ...Array.from({ length: 13 }, (_, at) => line(d`M346 ${60 + at * 54}H968`, '#9db0bb', 2, { opacity: 0.6 })),
    line('M430 -20V740', '#d98a83', 3, { opacity: 0.7 }),
    ...playedTonight.map((disc, at) => place(600, 120 + at * 190, { scale: 1.6 }, discSign[disc](night[1]))),
    ...[0, 1, 2].map((at) => handwritten(736, 134 + at * 190, 200 - at * 24, { seed: 31 + at, size: 2.2 })),
    line('M450 640L940 630', red[2], 7),
    handwritten(460, 698, 210, { seed: 37, size: 2 }),
    wash(640, 200, 620, 420, 'warm', 0.25),
    frameDark(1280, 720),
  )

const speedSwitch = (): string => {
  const turns = [-52, 0, 52]
  return lit(
    group({ filter: use('grainAcross') }, rect(0, 0, 1280, 720, '#37312f')),
    path('M-40 -60Q500 40 620 -60Z', '#0b0a0b'),
    path('M-40 -30Q480 60 590 -60', 'none', { stroke: '#4c4a4d', 'stroke-width': 4 }),
    group({ filter: use('shadow') }, rect(150, 130, 980, 480, paint('steelFace'), { rx: 40 })),
    rect(150, 130, 980, 8, steel[6], { opacity: 0.6, rx: 5 }),
    ...speedStops.map((disc, at) => {
      const a = (turns[at]! * Math.PI) / 180
      const [x, y] = [640 + Math.sin(a) * 380, 560 - Math.cos(a) * 280]
      return group(
        {},
        rect(x - 84, y - 96, 168, 190, '#e8dcbc', { rx: 12 }),
        place(x, y - 30, { scale: 1.05 }, discSign[disc](night[1])),
        lettering(speedOf[disc], x, y + 78, { size: 58, fill: red[2], align: 'middle' }),
        line(
          d`M${640 + Math.sin(a) * 122} ${530 - Math.cos(a) * 112}L${640 + Math.sin(a) * 160} ${530 - Math.cos(a) * 136}`,
          night[0],
          7,
        ),
      )
    }),
    knob(640, 530, 100, turns[speedStops.indexOf(playing)]),
    glow(400, 300, 330, 'warm', 0.35),
    frameDark(1280, 720),
  )
}

const morseChart = (): string =>
  lit(
    group({ filter: use('grainPlaster') }, rect(0, 0, 1280, 720, '#1c3a44')),
    group({ filter: use('shadowFar') }, path('M70 24L1208 18L1214 700L76 706Z', paint('paperLit'))),
    rect(104, 46, 1072, 16, '#1f4a58'),
    ...Object.entries(morse).map(([letter, signs], at) => {
      const [x, y] = [150 + Math.floor(at / 9) * 360, 132 + (at % 9) * 66]
      return (
        lettering(letter, x, y, { size: 58, fill: red[2], align: 'middle' }) +
        signsAt(signs, x + 60, y - 20, 17, night[1])
      )
    }),
    line('M470 86V690M830 86V690', '#b39a72', 3),
    signsAt('.', 1020, 668, 7, '#7d6a44'),
    signsAt('--', 1050, 668, 7, '#7d6a44'),
    ...[100, 1180].map((x) => circle(x, 40, 12, red[3])),
    wash(560, 120, 700, 320, 'warm', 0.3),
    frameDark(1280, 720),
  )

const dial = (): string =>
  lit(
    rect(0, 0, 1280, 720, '#263a35'),
    rect(0, 0, 1280, 14, '#6f9c8e'),
    group({ filter: use('shadowFar') }, rect(50, 110, 1180, 350, night[0], { rx: 22 })),
    coastDial(70, 130, 1140, 310),
    glow(640, 280, 640, 'warm', 0.25),
    ...[180, 640, 1100].map((x, at) => knob(x, 610, at === 1 ? 92 : 64, at * 50 - 50)),
    ...[380, 430, 850, 900].map((x) => circle(x, 560, 13, amber[3], { stroke: oak[0], 'stroke-width': 4 })),
    frameDark(1280, 720),
  )

const drawn: Record<string, () => string> = {
  'cue-sheet': cueSheet,
  turntable: speedSwitch,
  'morse-chart': morseChart,
  'coast-receiver': dial,
}

export const closeUpDrawings: readonly Drawing[] = sample.hotspots.flatMap((hotspot): Drawing[] => {
  if (hotspot.type !== 'look' || !hotspot.closeUp) return []
  return [
    [`samples/adventures/${sample.key}/${hotspot.closeUp.image.replace('./', '')}`, 1280, 720, drawn[hotspot.key]!],
  ]
})
