import { use } from '#app/features/generation/scenery/materials.ts'
import { seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'
import { sleeves } from '#samples/adventures/dead-air/sleeves.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { amber, frameDark, glow, lit, night, oak, paint, steel, wash } from './paints.ts'
import { door, room } from './room.ts'
import { sleeve, sleevesIn } from './sleeve.ts'

const back = { left: 220, top: 60, right: 1860, bottom: 800 }
const spineColours = ['#3a1d1f', '#5d2f2a', '#22404a', '#6b5230', '#1d2b33', '#7a6a4f', '#30263d', '#45311f', '#8a7f68']

/** Records from the side. */
function spines(x: number, y: number, width: number, height: number, seed: number): string {
  const random = seeded(seed)
  const parts = [rect(x, y, width, height, night[0])]
  for (let at = x + 2; at < x + width - 6;) {
    const wide = 4 + random() * 7
    const tall = height * (0.86 + random() * 0.1)
    parts.push(rect(at, y + height - tall, wide, tall, spineColours[Math.floor(random() * spineColours.length)]!))
    at += wide + 1
  }
  parts.push(rect(x, y, width, height * 0.35, paint('sinkUp'), { opacity: 0.6 }))
  parts.push(rect(x - 6, y + height, width + 12, 12, oak[2]))
  parts.push(rect(x - 6, y + height, width + 12, 3, oak[4], { opacity: 0.7 }))
  return group({}, ...parts)
}

const shelves = (x: number, width: number, seed: number): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(x - 12, 96, width + 24, 712, oak[1])),
    ...[0, 1, 2, 3, 4].map((at) => spines(x, 108 + at * 138, width, 124, seed + at)),
    rect(x - 12, 96, 10, 712, oak[3]),
    rect(x + width + 2, 96, 10, 712, oak[2]),
  )

function catalogue(): string {
  const drawers = Array.from({ length: 20 }, (_, at) => {
    const [x, y] = [252 + (at % 4) * 74, 640 + Math.floor(at / 4) * 50]
    return (
      rect(x, y, 68, 44, paint('oakFace'), { stroke: oak[0], 'stroke-width': 3 }) +
      rect(x + 18, y + 9, 32, 14, '#e9dcb8') +
      circle(x + 34, y + 33, 5, amber[4])
    )
  })
  return group(
    {},
    ellipse(400, 902, 200, 22, night[0], { opacity: 0.7 }),
    group({ filter: use('shadow') }, rect(236, 622, 324, 276, oak[2])),
    rect(228, 600, 340, 26, paint('oakFace')),
    rect(228, 600, 340, 4, oak[5]),
    ...drawers,
    rect(324, 790, 76, 30, oak[1]),
    path('M326 790L318 826H406L398 790Z', paint('oakFace')),
    rect(344, 800, 34, 14, '#e9dcb8'),
    path('M340 792V774L352 776V768L366 770V762L384 766V792Z', '#efe4c8'),
    rect(236, 622, 324, 276, paint('sink'), { opacity: 0.5 }),
  )
}

const lamp = (): string =>
  group(
    {},
    ellipse(386, 600, 40, 8, amber[2]),
    rect(380, 516, 11, 84, amber[3]),
    path('M316 520Q322 462 386 462Q450 462 456 520Z', '#1d6b4a'),
    path('M316 520Q322 462 386 462Q356 474 344 520Z', '#5fc494', { opacity: 0.6 }),
    rect(312, 516, 148, 8, amber[4], { rx: 4 }),
    ellipse(386, 526, 56, 7, amber[6]),
    glow(386, 540, 290, 'warm', 0.85),
    glow(386, 492, 130, 'green', 0.5),
  )

const booth = (): string =>
  group(
    {},
    ellipse(1630, 936, 220, 24, night[0], { opacity: 0.8 }),
    group({ filter: use('shadowFar') }, rect(1460, 230, 340, 700, paint('oakDark'))),
    rect(1460, 230, 340, 20, oak[4]),
    rect(1460, 230, 14, 700, oak[4], { opacity: 0.6 }),
    rect(1494, 276, 220, 640, night[0]),
    rect(1494, 276, 220, 640, 'url(#holes)'),
    rect(1494, 276, 220, 640, '#4a2a1c', { opacity: 0.55 }),
    wash(1600, 400, 120, 190, 'warm', 0.65),
    rect(1510, 660, 190, 20, oak[3]),
    rect(1540, 610, 120, 50, '#2a2324', { rx: 5 }),
    ellipse(1600, 612, 44, 12, '#0b0a0b'),
    ellipse(1600, 612, 12, 4, amber[3]),
    line('M1552 520V600M1552 520Q1520 524 1524 560M1552 520Q1584 524 1580 560', steel[3], 5),
    rect(1514, 556, 20, 34, '#17191b', { rx: 8 }),
    rect(1570, 556, 20, 34, '#17191b', { rx: 8 }),
    rect(1524, 800, 160, 18, oak[4]),
    rect(1540, 818, 12, 96, oak[2]),
    rect(1656, 818, 12, 96, oak[2]),
    ...[0, 1, 2, 3].map((at) => line(d`M${1630 + at * 9} 356v28`, '#d9cba8', 2.6, { opacity: 0.7 })),
    line('M1624 380L1664 358', '#d9cba8', 2.6, { opacity: 0.7 }),
    group({ filter: use('shadow') }, rect(1714, 262, 92, 668, paint('oakFace'))),
    rect(1714, 262, 5, 668, oak[5], { opacity: 0.6 }),
    circle(1760, 400, 34, steel[3]),
    circle(1760, 400, 26, night[2]),
    line('M1746 392L1766 384', night[7], 4, { opacity: 0.6 }),
    circle(1730, 640, 9, amber[4]),
  )

export function drawLibrary(shown: Shown = nothing): string {
  const gone = shown.has('sleeves-out') ? sleeves.filter(({ riddle }) => riddle).map(({ key }) => key) : []
  return lit(
    room(back, { wall: '#14242b', side: '#0d1b21', floor: '#17130f' }),
    shelves(236, 320, 3),
    shelves(1384, 70, 31),
    door(30, 250, 170, 690, { fill: '#2c3f45' }),
    group({ filter: use('shadowFar') }, rect(584, 154, 792, 512, oak[2])),
    rect(584, 154, 792, 6, oak[5], { opacity: 0.6 }),
    sleevesIn(600, 170, 760, 480, gone),
    group({ filter: use('shadowNear') }, path('M1286 632L1384 626L1388 684L1290 690Z', '#f2e8cc')),
    line('M1302 646L1366 642M1303 658L1370 654M1304 670L1350 667', '#3b4a63', 3),
    wash(980, 230, 540, 280, 'warm', 0.35),
    rect(700, 96, 560, 14, amber[2]),
    path('M720 110H1240L1220 132H740Z', '#143a30'),
    ellipse(980, 134, 240, 8, amber[6], { opacity: 0.85 }),
    wash(980, 160, 460, 120, 'warm', 0.6),
    group({ filter: use('shadow') }, rect(620, 700, 720, 110, paint('oakDark'))),
    ...[0, 1, 2, 3].map((at) => rect(630 + at * 178, 712, 168, 88, night[0])),
    ...[0, 1, 2, 3].map((at) => spines(634 + at * 178, 716, 160, 76, 60 + at)),
    rect(612, 690, 736, 14, oak[4]),
    gone.length > 0 ? group({}, ...gone.map((key, at) => sleeve(key, 742 + at * 160, 664 - (at % 2) * 4, 92, 84))) : '',
    catalogue(),
    lamp(),
    booth(),
    path('M0 1080V1010Q300 960 420 1080Z', night[0], { opacity: 0.8, filter: use('blurSoft') }),
    frameDark(),
  )
}
