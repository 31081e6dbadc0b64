import { weight } from '#app/features/generation/scenery/balances.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { lantern } from '#app/features/generation/scenery/lamps.ts'
import { dust, halo, vignette } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, d, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'
import { objects } from '#samples/adventures/the-rabbit-takes-a-bow/objects.ts'
import { square } from '#samples/adventures/the-rabbit-takes-a-bow/places.ts'
import { liftScales, onThePlate } from '#samples/art/rabbit/under-stage.ts'
import { boxOf, brassPlate, recess, TALL, wider } from './setting.ts'

/** Level, for its beam is locked. */
function scales(x: number, y: number): string {
  const [arm, floor] = [262, y + 164]
  const pan = (at: number): string =>
    group(
      {},
      line(d`M${at} ${y}L${at - 116} ${floor}M${at} ${y}L${at + 116} ${floor}`, wood[0], 5),
      group(
        { filter: use('shadowNear') },
        path(
          d`M${at - 136} ${floor}H${at + 136}Q${at + 108} ${floor + 42} ${at} ${floor + 42}Q${at - 108} ${floor + 42} ${at - 136} ${floor}Z`,
          use('woodPitch'),
        ),
      ),
      line(d`M${at - 136} ${floor}H${at + 136}`, brass[6], 5),
      circle(at, y, 9, use('brassPale'), { stroke: wood[0], 'stroke-width': 3 }),
    )
  return group(
    {},
    line(d`M${x} ${y - 6}V${y + 250}`, wood[0], 20),
    line(d`M${x - arm} ${y}Q${x} ${y - 34} ${x + arm} ${y}`, wood[0], 15),
    line(d`M${x - arm} ${y - 4}Q${x} ${y - 38} ${x + arm} ${y - 4}`, brass[1], 4),
    pan(x - arm),
    pan(x + arm),
    lantern(x - arm, floor + 4, 150, false),
    circle(x - arm - 52, floor + 18, 6, brass[4]),
    circle(x - arm + 52, floor + 18, 6, brass[4]),
  )
}

/** The things that wait to be weighed; the boxes of the player cover them. */
const tray = (x: number, y: number): string =>
  group(
    {},
    ...liftScales.free.map((thing, index) => {
      const [at, floor] = [x + (index - 2) * 168, y + 70]
      return group(
        {},
        rect(at - 76, y - 100, 152, 200, '#cdb48c', { rx: 12 }),
        rect(at - 76, y - 100, 152, 200, 'none', { rx: 12, stroke: brass[1], 'stroke-width': 6 }),
        rect(at - 70, y - 94, 140, 60, use('fadeUp'), { opacity: 0.4 }),
        typeof thing === 'number' ? weight(at, floor, 84 + thing * 3, String(thing)) : onThePlate[thing](at, floor, 2),
      )
    }),
  )

export function drawLiftScales(): string {
  const box = boxOf(objects.liftScales, square)
  const middle = TALL / 2
  return group(
    {},
    group({ filter: use('grainAcross') }, rect(0, 0, TALL, TALL, use('woodDark'))),
    ...[180, 420, 660, 900].map((y) => rect(0, y, TALL, 4, ink[0], { opacity: 0.5 })),
    brassPlate({ x: 34, y: 22, width: TALL - 68, height: TALL - 34 }),
    scales(middle, 92),
    recess(wider(box, 4, 2), ink[1], 24),
    tray(box.x + box.width / 2, box.y + box.height / 2),
    group({ filter: use('shadow') }, circle(middle, 92, 76, use('brassPale'), { stroke: brass[1], 'stroke-width': 3 })),
    emblem('balance', middle, 96, 112),
    halo(60, 860, 640, 'glowEmber', 0.5),
    halo(240, 60, 520, 'glowSoft', 0.5),
    dust(60, 40, 960, 960, 40, 41),
    vignette(TALL, TALL, 0.75),
  )
}
