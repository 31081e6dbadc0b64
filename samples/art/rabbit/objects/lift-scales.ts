import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { lantern } from '#app/features/generation/scenery/lamps.ts'
import { dust, halo, vignette } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, d, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'
import { brassPlate, recess, TALL } from './setting.ts'

/** Where the pans hang, and how wide they are. */
const pans = [
  { middle: 268, half: 244 },
  { middle: 812, half: 240 },
]
const [beam, floor] = [168, 604]

/** Level, for its beam is locked. */
function scales(): string {
  const pan = ({ middle, half }: (typeof pans)[number]): string =>
    group(
      {},
      line(
        d`M${middle} ${beam}L${middle - half + 20} ${floor}M${middle} ${beam}L${middle + half - 20} ${floor}`,
        wood[0],
        5,
      ),
      group(
        { filter: use('shadowNear') },
        path(
          d`M${middle - half} ${floor}H${middle + half}Q${middle + half - 40} ${floor + 58} ${middle} ${floor + 58}Q${middle - half + 40} ${floor + 58} ${middle - half} ${floor}Z`,
          use('woodPitch'),
        ),
      ),
      line(d`M${middle - half} ${floor}H${middle + half}`, brass[6], 6),
      circle(middle, beam, 10, use('brassPale'), { stroke: wood[0], 'stroke-width': 3 }),
    )
  const [left, right] = pans.map(({ middle }) => middle)
  const lamp = 96
  return group(
    {},
    line(d`M${TALL / 2} ${beam - 40}V700`, wood[0], 22),
    line(d`M${left!} ${beam}Q${TALL / 2} ${beam - 50} ${right!} ${beam}`, wood[0], 18),
    line(d`M${left!} ${beam - 5}Q${TALL / 2} ${beam - 55} ${right!} ${beam - 5}`, brass[1], 4),
    ...pans.map(pan),
    lantern(lamp, floor + 2, 196, false),
    circle(lamp - 44, floor + 20, 7, brass[4]),
    circle(lamp + 44, floor + 20, 7, brass[4]),
  )
}

export function drawLiftScales(): string {
  const middle = TALL / 2
  const shelf = { x: 56, y: 740, width: TALL - 112, height: 288 }
  return group(
    {},
    group({ filter: use('grainAcross') }, rect(0, 0, TALL, TALL, use('woodDark'))),
    ...[180, 420, 660, 900].map((y) => rect(0, y, TALL, 4, ink[0], { opacity: 0.5 })),
    brassPlate({ x: 12, y: 12, width: TALL - 24, height: TALL - 24 }),
    scales(),
    recess(shelf, ink[1], 24),
    rect(shelf.x + 10, shelf.y + shelf.height - 30, shelf.width - 20, 22, use('brassBar'), { rx: 6 }),
    group(
      { filter: use('shadow') },
      circle(middle, 108, 84, use('brassPale'), { stroke: brass[1], 'stroke-width': 3 }),
    ),
    emblem('balance', middle, 112, 124),
    halo(60, 860, 640, 'glowEmber', 0.4),
    halo(240, 60, 520, 'glowSoft', 0.5),
    dust(60, 40, 960, 960, 40, 41),
    vignette(TALL, TALL, 0.6),
  )
}
