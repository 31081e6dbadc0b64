import { beam, dust, halo } from '#app/features/generation/scenery/light.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink } from '#app/features/generation/scenery/palette.ts'
import { d, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { objects } from '#samples/adventures/the-rabbit-takes-a-bow/objects.ts'
import { emblemFrame, framesOnTheCabinet } from '#samples/art/rabbit/cabinet.ts'
import { bars, pitch } from './clock-drawer.ts'
import { across, boxOf, brassPlate, closeUp, LEFT, MIDDLE, recess, RIGHT, TALL, wider, works } from './setting.ts'

export function drawVanishingCabinet(): string {
  const box = boxOf(objects.vanishingCabinet)
  const stars = [
    [20, 450, 34],
    [-66, 560, 16],
    [64, 690, 20],
    [-40, 830, 30],
    [70, 960, 18],
    [1020, 470, 20],
    [1136, 600, 32],
    [1030, 760, 26],
    [1150, 900, 18],
    [1040, 990, 22],
  ] as const
  return closeUp(
    across(0, TALL, use('dusk')),
    across(0, 326, ink[1], { opacity: 0.85 }),
    across(318, 26, use('brassBar')),
    line(`M${LEFT} 322H${RIGHT}`, brass[6], 3, { opacity: 0.8 }),
    rect(MIDDLE - 4, 344, 8, TALL, ink[0]),
    rect(LEFT + 60, 372, MIDDLE - LEFT - 90, TALL, 'none', { rx: 22, stroke: brass[3], 'stroke-width': 7 }),
    rect(MIDDLE + 30, 372, MIDDLE - LEFT - 90, TALL, 'none', { rx: 22, stroke: brass[3], 'stroke-width': 7 }),
    ...stars.map(([x, y, size]) => path(starShape(size), use('brass'), { transform: d`translate(${x} ${y})` })),
    line(`M${LEFT} 34H${RIGHT}`, brass[2], 12),
    line(`M${LEFT} 31H${RIGHT}`, brass[5], 3),
    ...framesOnTheCabinet.map(([name, turn], index) =>
      place(
        MIDDLE + (index - 1.5) * (pitch + 40),
        turn === 180 ? 168 : 176,
        { scale: 2.3 },
        emblemFrame(0, 0, name, turn),
      ),
    ),
    brassPlate({ x: 140, y: 354, width: 800, height: 690 }),
    recess(wider(box, 6, 0), ink[1]),
    works(box),
    bars(box.y, box.height),
    beam({ x: 160, y: -60, from: 120, to: 520, length: 1200, lean: 380, cool: true, opacity: 0.7 }),
    halo(180, 0, 700, 'glowMoon', 0.55),
    dust(LEFT, 40, RIGHT - LEFT, 960, 50, 43),
  )
}
