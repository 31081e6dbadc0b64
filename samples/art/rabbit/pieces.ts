import { sample } from '#samples/adventures/the-rabbit-takes-a-bow/adventure.ts'
import { weight } from '#app/features/generation/scenery/balances.ts'
import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, group, line, path } from '#app/features/generation/scenery/svg.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import { liftScales, onThePlate } from './under-stage.ts'

/* On nothing: they lie on the pictures of objects. */

/** Stands on the lower edge. */
function thing(each: (typeof liftScales.free)[number]): string {
  if (typeof each === 'number') return weight(128, 240, 140 + each * 7, String(each))
  return onThePlate[each](128, { dove: 240, hat: 258, mask: 262 }[each], 3.7)
}

/** Hangs from a rail by its rope. */
const tally = (mark: string): string =>
  group(
    {},
    group(
      { filter: use('shadowNear') },
      path('M14 278L80 212L146 278V464H14Z', use('ivory')),
      path('M24 282L80 226L136 282V454H24Z', 'none', { stroke: ink[5], 'stroke-width': 3, opacity: 0.5 }),
    ),
    circle(80, 258, 15, ink[1], { stroke: brass[3], 'stroke-width': 6 }),
    line('M80 -10V258', wood[6], 12),
    line('M80 -10V258', wood[4], 12, { 'stroke-dasharray': '9 9', 'stroke-linecap': 'butt' }),
    lettering(mark, 80, 422, { size: 170, fill: ink[2], align: 'middle' }),
  )

const file = (name: string): string => `samples/adventures/${sample.key}/art/pieces/${name}.webp`

export const pieceDrawings: readonly Drawing[] = [
  ...liftScales.free.map((each): Drawing => [
    file(typeof each === 'number' ? `weight-${each}` : each),
    256,
    256,
    () => thing(each),
  ]),
  ...['1', '3', '5', '6', '8'].map((mark): Drawing => [file(`tally-${mark}`), 160, 480, () => tally(mark)]),
]
