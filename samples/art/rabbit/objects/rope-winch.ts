import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { dust, halo } from '#app/features/generation/scenery/light.ts'
import { gear, rope } from '#app/features/generation/scenery/machines.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, d, group, line, rect } from '#app/features/generation/scenery/svg.ts'
import { objects } from '#samples/adventures/the-rabbit-takes-a-bow/objects.ts'
import { bags } from '#samples/art/rabbit/fly-tower.ts'
import { across, boxOf, closeUp, LEFT, MIDDLE, recess, RIGHT, screw, TALL, wider } from './setting.ts'

/** As many as there are sandbags. */
const tallies = bags.length

/** A post with rope wound round it, and what is left of the rope running up. */
function post(x: number, up: number): string {
  const coils = Array.from({ length: 15 }, (_, index) => {
    const y = 300 + index * 38
    return rope(d`M${x - 76} ${y + 14}Q${x} ${y + 36} ${x + 76} ${y - 4}`, 30, 0.66 + (index % 2) * 0.07)
  })
  return group(
    {},
    rope(d`M${up} -20L${x} 300`, 26, 0.74),
    group({ filter: use('shadow') }, rect(x - 52, 120, 104, TALL - 120, use('brassRod'))),
    ...[190, 936].map((y) => rect(x - 70, y, 140, 46, use('brassBar'), { rx: 10 })),
    ...[190, 936].map((y) => line(d`M${x - 66} ${y + 5}h132`, brass[6], 3, { opacity: 0.7 })),
    group({ filter: use('shadow') }, ...coils),
    screw(x, 1012, 0.6),
  )
}

/** The drum below the board. */
function coiled(y: number): string[] {
  return [
    group({ filter: use('shadow') }, rect(230, y - 86, 620, 172, use('woodMid'), { rx: 80 })),
    ...Array.from({ length: 15 }, (_, index) => {
      const x = 268 + index * 39
      return rope(d`M${x - 8} ${y - 84}Q${x + 16} ${y} ${x - 4} ${y + 84}`, 30, 0.66 + (index % 2) * 0.07)
    }),
  ]
}

export function drawRopeWinch(): string {
  const box = boxOf(objects.ropeWinch)
  return closeUp(
    group({ filter: use('grainDown') }, across(0, TALL, use('woodPitch'))),
    ...[-130, 60, 250, 830, 1020, 1200].map((x) => rect(x, 0, 4, TALL, ink[0], { opacity: 0.5 })),
    gear(-120, 150, 240, 20, use('brassDull'), 5),
    gear(TALL + 120, 150, 240, 20, use('brassDull'), 12),
    post(26, -40),
    post(TALL - 26, TALL + 40),
    group(
      { filter: use('shadowFar') },
      group({ filter: use('grainAcross') }, rect(box.x - 44, 60, box.width + 88, TALL, use('wood'), { rx: 18 })),
    ),
    rect(box.x - 38, 66, box.width + 76, TALL, 'none', { rx: 14, stroke: wood[6], 'stroke-width': 4, opacity: 0.6 }),
    recess(wider(box, 6, 4), ink[1], 20),
    ...Array.from({ length: tallies }, (_, index) => box.x + (box.width * (index + 0.5)) / tallies).flatMap((x) => [
      rect(x - 66, box.y + 50, 132, 410, ink[0], { rx: 28, opacity: 0.5 }),
      rect(x - 66, box.y + 50, 132, 410, 'none', { rx: 28, stroke: brass[1], 'stroke-width': 3 }),
    ]),
    rect(box.x - 10, box.y + 10, box.width + 20, 26, use('brassBar'), { rx: 13 }),
    line(d`M${box.x} ${box.y + 16}h${box.width}`, brass[6], 3, { opacity: 0.7 }),
    ...coiled(box.y + box.height + 120),
    screw(box.x - 20, 100, 0.5),
    screw(box.x + box.width + 20, 100, 1.7),
    group(
      { filter: use('shadow') },
      circle(MIDDLE, 98, 82, use('brass')),
      circle(MIDDLE, 98, 69, use('brassPale'), { stroke: brass[1], 'stroke-width': 3 }),
    ),
    emblem('sandbag', MIDDLE, 98, 106),
    halo(240, 0, 700, 'glowMoon', 0.5),
    halo(1080, 900, 520, 'glowSoft', 0.6),
    dust(LEFT, 40, RIGHT - LEFT, 960, 50, 37),
  )
}
