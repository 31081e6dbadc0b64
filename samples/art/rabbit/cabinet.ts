import type { EmblemName } from '#app/features/generation/scenery/emblems.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { beam, contact, halo, pool } from '#app/features/generation/scenery/light.ts'
import { plate, wheel } from '#app/features/generation/scenery/locks.ts'
import { rope } from '#app/features/generation/scenery/machines.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, shade, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, clipTo, d, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import type { Shown } from './shown.ts'

/** Hanging from a ring; 72 wide, 92 high. */
export function emblemFrame(x: number, y: number, name: EmblemName, turn: number): string {
  return place(
    x,
    y,
    { turn },
    circle(0, -52, 8, 'none', { stroke: brass[3], 'stroke-width': 4 }),
    group({ filter: use('shadowNear') }, rect(-36, -46, 72, 92, use('brass'), { rx: 6 })),
    rect(-29, -39, 58, 78, use('paper'), { rx: 3 }),
    emblem(name, 0, 0, 60),
  )
}

export const framesOnTheCabinet: [sign: EmblemName, turn: number][] = [
  ['sandbag', 0],
  ['balance', 180],
  ['handMirror', 0],
  ['spool', 0],
]

/** Let down on two ropes, as the winch over the stage left it. */
export function paintedMoon(): string {
  const [x, y] = [1016, 300]
  return group(
    {},
    rope(d`M${x - 26} -10V${y - 70}`, 7),
    rope(d`M${x + 34} -10V${y - 92}`, 7),
    halo(x, y, 330, 'glowMoon', 0.8),
    group({ filter: use('shadow') }, emblem('moon', x, y, 220)),
  )
}

export const moonlight = (): string =>
  group(
    {},
    beam({ x: 1030, y: 320, from: 46, to: 220, length: 560, lean: 250, cool: true, opacity: 0.9 }),
    pool(1290, 852, 280, 40, 'glowMoon', 0.9),
    halo(1290, 560, 330, 'glowMoon', 0.55),
  )

/** Behind its doors a stair goes down into lamplight; x and base are the middle of its foot, w half its width. */
function openDoors(x: number, base: number, w: number, top: number): string {
  const inside = d`M${x - w} ${top}H${x + w}V${base - 22}H${x - w}Z`
  // Going down, so that only the treads are seen
  const levels = [22, 56, 84, 106, 123, 136]
  const steps = levels.slice(1).map((level, step) => {
    const [near, far] = [w - 20 - step * 16, w - 36 - step * 16]
    return polygon(
      [
        { x: x - near, y: base - (levels[step] ?? 0) - 3 },
        { x: x + near, y: base - (levels[step] ?? 0) - 3 },
        { x: x + far, y: base - level },
        { x: x - far, y: base - level },
      ],
      shade(wood, 0.42 + step * 0.1),
    )
  })
  const leaf = (side: 1 | -1): string => {
    const [hinge, edge] = [x + side * w, x + side * (w + 92)]
    return group(
      {},
      polygon(
        [
          { x: hinge, y: top },
          { x: edge, y: top + 24 },
          { x: edge, y: base + 18 },
          { x: hinge, y: base - 22 },
        ],
        use('dusk'),
        { filter: use('shadow') },
      ),
      polygon(
        [
          { x: hinge + side * 12, y: top + 18 },
          { x: edge - side * 12, y: top + 40 },
          { x: edge - side * 12, y: base - 4 },
          { x: hinge + side * 12, y: base - 38 },
        ],
        'none',
        { stroke: brass[3], 'stroke-width': 3 },
      ),
      path(starShape(20), brass[4], { transform: d`translate(${x + side * (w + 48)} ${base - 190}) scale(0.6 1)` }),
      path(starShape(13), brass[4], { transform: d`translate(${x + side * (w + 52)} ${base - 100}) scale(0.6 1)` }),
    )
  }
  return group(
    {},
    clipTo(
      inside,
      rect(x - w, top, w * 2, base - top, ink[1]),
      ...[118, 100, 82].map((r, ring) => circle(x, base - 222, r, ring % 2 ? ink[0] : wood[2])),
      circle(x, base - 222, 74, brass[4]),
      circle(x, base - 222, 74, use('glowSoft')),
      rect(x - w, base - 136, w * 2, 136, ink[0]),
      halo(x, base - 210, 250, 'glowSoft'),
      halo(x, base - 170, 180, 'glowEmber', 0.8),
      ...steps,
    ),
    leaf(-1),
    leaf(1),
    pool(x, base + 14, 220, 30, 'glowSoft', 0.9),
  )
}

export function cabinet(shown: Shown): string {
  const [x, base, w, h] = [1290, 850, 176, 560]
  const doorStars = [
    [-86, 270, 16],
    [88, 250, 20],
    [-100, 150, 22],
    [70, 130, 12],
    [-60, 60, 12],
    [104, 50, 16],
  ].map(([sx = 0, sy = 0, size = 10]) =>
    path(starShape(size), brass[4], { transform: d`translate(${x + sx} ${base - sy})`, opacity: 0.9 }),
  )
  const isOpen = shown.has('cabinet-open')
  const doors = group(
    {},
    rect(x - w, base - h + 150, w * 2, h - 172, use('dusk')),
    rect(x - 2, base - h + 150, 4, h - 172, ink[0]),
    rect(x - w + 14, base - h + 164, w - 28, h - 200, 'none', { stroke: brass[3], 'stroke-width': 3, rx: 8 }),
    rect(x + 14, base - h + 164, w - 28, h - 200, 'none', { stroke: brass[3], 'stroke-width': 3, rx: 8 }),
    ...doorStars,
  )
  const wheels = [0, 1, 2, 3].map((index) => wheel(x - 93 + index * 62, base - 200, 44, 54))
  return group(
    {},
    contact(x, base + 4, 300, 36),
    group(
      { filter: use('shadowFar') },
      rect(x - w - 22, base - h, w * 2 + 44, h, use('violet')),
      path(
        d`M${x - w - 46} ${base - h}L${x - w} ${base - h - 60}Q${x - 70} ${base - h - 70} ${x} ${base - h - 130}Q${x + 70} ${base - h - 70} ${x + w} ${base - h - 60}L${x + w + 46} ${base - h}Z`,
        use('violet'),
      ),
    ),
    rect(x - w - 46, base - h - 8, w * 2 + 92, 18, use('brassBar'), { rx: 4 }),
    rect(x - w - 34, base - 22, w * 2 + 68, 22, use('brassBar'), { rx: 4 }),
    rect(x - w - 22, base - h + 10, 18, h - 32, use('brassRod')),
    rect(x + w + 4, base - h + 10, 18, h - 32, use('brassRod')),
    line(
      d`M${x - w - 40} ${base - h - 6}L${x - w + 2} ${base - h - 57}Q${x - 70} ${base - h - 66} ${x} ${base - h - 124}Q${x + 70} ${base - h - 66} ${x + w - 2} ${base - h - 57}L${x + w + 40} ${base - h - 6}`,
      brass[3],
      5,
    ),
    emblem('moon', x, base - h - 62, 84),
    isOpen ? '' : doors,
    rect(x - w, base - h + 12, w * 2, 136, ink[1], { opacity: 0.8 }),
    ...framesOnTheCabinet.map(([name, turn], index) => emblemFrame(x - 129 + index * 86, base - h + 84, name, turn)),
    isOpen ? '' : plate(x - 140, base - 246, 280, 92, ...wheels),
    halo(x - 40, base - 260, 280, 'glowSoft', 0.5),
    isOpen ? openDoors(x, base, w, base - h + 150) : '',
  )
}
