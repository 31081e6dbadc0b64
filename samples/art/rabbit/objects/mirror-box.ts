import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { dust, halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, polygon } from '#app/features/generation/scenery/svg.ts'
import { objects } from '#samples/adventures/the-rabbit-takes-a-bow/objects.ts'
import type { Box } from './setting.ts'
import { across, boxOf, brassPlate, closeUp, LEFT, MIDDLE, recess, RIGHT, TALL, wider } from './setting.ts'

const pearl = (x: number, y: number, r: number): string =>
  circle(x + r * 0.2, y + r * 0.35, r, ink[0], { opacity: 0.5 }) + circle(x, y, r, use('pearl'))

/** A cut stone in a setting of brass. */
function stone(x: number, y: number, r: number, tones: readonly string[]): string {
  const at = (turn: number, radius: number) => ({
    x: x + Math.cos((turn * Math.PI) / 4) * radius,
    y: y + Math.sin((turn * Math.PI) / 4) * radius,
  })
  const facets = Array.from({ length: 8 }, (_, turn) =>
    polygon(
      [at(turn, r), at(turn + 1, r), at(turn + 1, r * 0.5), at(turn, r * 0.5)],
      tones[(turn * 3) % tones.length]!,
    ),
  )
  return group(
    {},
    group({ filter: use('shadowNear') }, circle(x, y, r * 1.24, use('brass'))),
    ...facets,
    polygon(
      Array.from({ length: 8 }, (_, turn) => at(turn, r * 0.5)),
      tones[1]!,
    ),
    path(d`M${x - r * 0.3} ${y - r * 0.4}l${r * 0.34} ${-r * 0.06}l${-r * 0.3} ${r * 0.36}Z`, '#ffffff', {
      opacity: 0.75,
    }),
  )
}

/** A string of pearls that hangs over the edge of the lid. */
function pearlString(from: number, to: number, y: number, sag: number): string {
  const count = Math.round((to - from) / 26)
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count
    return pearl(from + (to - from) * share, y + sag * 4 * share * (1 - share), 13)
  }).join('')
}

/** What a pearl of the lock sits in; it is seen once the pearl is pushed in. */
function setting({ x, y, width, height }: Box, column: number, row: number): string {
  const at = { x: x + (width * (column + 0.5)) / 4, y: y + (height * (row + 0.5)) / 4 }
  return group(
    {},
    circle(at.x, at.y, 79, use('brassDull'), { stroke: brass[0], 'stroke-width': 3 }),
    circle(at.x, at.y, 72, ink[0]),
  )
}

export function drawMirrorBox(): string {
  const box = boxOf(objects.mirrorBox)
  const red = [wine[2], wine[3], wine[4], wine[5]]
  const green = [teal[2], teal[3], teal[4], teal[5]]
  return closeUp(
    across(0, TALL, use('violet')),
    path(d`M${LEFT} 200C140 110 940 110 ${RIGHT} 200V0H${LEFT}Z`, use('silkTop'), { opacity: 0.8 }),
    line(d`M-110 104C240 34 640 30 1000 70`, ink[8], 9, { opacity: 0.4 }),
    across(0, 250, use('fadeUp'), { opacity: 0.35 }),
    group({ filter: use('shadow') }, across(204, 40, use('brassBar'))),
    line(`M${LEFT} 210H${RIGHT}`, brass[6], 3, { opacity: 0.8 }),
    pearlString(LEFT - 20, 128, 250, 70),
    pearlString(952, RIGHT + 20, 250, 70),
    brassPlate({ x: 132, y: 236, width: 816, height: 818 }, 40),
    recess(wider(box, 6), wine[1], 30),
    ...Array.from({ length: 16 }, (_, index) => setting(box, index % 4, Math.floor(index / 4))),
    ...Array.from({ length: 13 }, (_, index) => box.y + 30 + (index * (box.height - 60)) / 12).flatMap((y) => [
      pearl(box.x - 34, y, 9),
      pearl(box.x + box.width + 34, y, 9),
    ]),
    ...[0, 1].flatMap((row) => [
      stone(-26, 470 + row * 400, 50, row ? green : red),
      stone(1106, 470 + row * 400, 50, row ? red : green),
    ]),
    ...[595, 670, 745].flatMap((y) => [pearl(-26, y, 20), pearl(1106, y, 20)]),
    group(
      { filter: use('shadow') },
      circle(MIDDLE, 148, 132, use('brass')),
      circle(MIDDLE, 148, 114, use('brassPale'), { stroke: brass[1], 'stroke-width': 3 }),
    ),
    emblem('handMirror', MIDDLE, 150, 176),
    ellipse(MIDDLE, 1040, 380, 20, use('glowRose'), { opacity: 0.5 }),
    halo(320, 60, 700, 'glowSoft', 0.55),
    halo(900, 900, 460, 'glowRose', 0.35),
    dust(LEFT, 40, RIGHT - LEFT, 960, 50, 29),
  )
}
