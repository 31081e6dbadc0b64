import { tableTop } from '#app/features/generation/scenery/furniture.ts'
import { dust, halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wood } from '#app/features/generation/scenery/palette.ts'
import { suit } from '#app/features/generation/scenery/suits.ts'
import { circle, group, line, rect } from '#app/features/generation/scenery/svg.ts'
import { objects } from '#samples/adventures/the-rabbit-takes-a-bow/objects.ts'
import { suitsOnTheDrawer } from '#samples/art/rabbit/bench.ts'
import {
  across,
  boxOf,
  brassPlate,
  closeUp,
  engraved,
  flourish,
  LEFT,
  MIDDLE,
  recess,
  RIGHT,
  TALL,
  wider,
  works,
} from './setting.ts'

/** From wheel to wheel, as large as they are usually drawn. */
export const pitch = 168

/** Between the places of the wheels in a recess. */
export const bars = (y: number, height: number): string =>
  group(
    {},
    ...[-1, 0, 1].map((at) => line(`M${MIDDLE + at * pitch} ${y + 40}v${height - 80}`, brass[1], 5, { opacity: 0.8 })),
  )

const knob = (x: number, y: number): string =>
  group(
    {},
    group(
      { filter: use('shadow') },
      circle(x, y, 44, use('brass')),
      circle(x, y, 33, use('brassPale'), { stroke: brass[1], 'stroke-width': 2 }),
    ),
    circle(x - 10, y - 11, 9, '#ffffff', { opacity: 0.8 }),
  )

function front(): string {
  const [x, width] = [LEFT + 40, RIGHT - LEFT - 80]
  return group(
    {},
    group(
      { filter: use('shadowFar') },
      group({ filter: use('grainAcross') }, rect(x, 84, width, 980, use('wood'), { rx: 12 })),
    ),
    rect(x + 6, 90, width - 12, 968, 'none', { rx: 10, stroke: wood[6], 'stroke-width': 4, opacity: 0.55 }),
    group({ filter: use('grainAcross') }, rect(x + 50, 134, width - 100, 880, use('woodMid'), { rx: 10 })),
    rect(x + 50, 134, width - 100, 880, 'none', { rx: 10, stroke: ink[0], 'stroke-width': 6, opacity: 0.7 }),
    line(`M${x + 56} 1016H${x + width - 50}V150`, wood[5], 3, { opacity: 0.6 }),
  )
}

export function drawClockDrawer(): string {
  const box = boxOf(objects.clockDrawer)
  return closeUp(
    group({ filter: use('grainAcross') }, across(0, TALL, use('woodPitch'))),
    front(),
    tableTop(LEFT - 60, -30, RIGHT - LEFT + 120, 96, 34),
    brassPlate({ x: 128, y: 160, width: 824, height: 830 }),
    ...suitsOnTheDrawer.map((name, index) =>
      engraved((fill) => suit(name, MIDDLE + (index - 1.5) * pitch, 252, 48, fill)),
    ),
    flourish(MIDDLE, 964, 200),
    recess(wider(box, 6, 2), ink[1]),
    works(box),
    bars(box.y, box.height),
    knob(12, 570),
    knob(TALL - 12, 570),
    halo(180, 60, 760, 'glowSoft', 0.75),
    dust(LEFT, 40, RIGHT - LEFT, 900, 50, 19),
  )
}
