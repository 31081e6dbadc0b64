import { wide } from '#samples/places.ts'
import type { SampleObject } from '#samples/sample-adventure.ts'
import { vignette } from '#app/features/generation/scenery/light.ts'
import { gear } from '#app/features/generation/scenery/machines.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, clipTo, d, group, line, place, rect } from '#app/features/generation/scenery/svg.ts'

/** The height of the drawing of a thing. */
export const TALL = 1080
/** The edges and the middle of a wide one. */
export const [LEFT, RIGHT, MIDDLE] = [wide.left, wide.left + wide.width, wide.left + wide.width / 2]

const scale = 8 / 9

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function boxOf({ place: lying }: SampleObject, drawing = wide): Box {
  const wideness = (percent: number) => (percent / 100) * drawing.width
  const down = (percent: number) => (percent / 100) * TALL
  const [width, height] = [wideness(lying.width), down(lying.height)]
  return { x: drawing.left + wideness(lying.x) - width / 2, y: down(lying.y) - height / 2, width, height }
}

export const wider = ({ x, y, width, height }: Box, by: number, byDown = by): Box => ({
  x: x - by,
  y: y - byDown,
  width: width + 2 * by,
  height: height + 2 * byDown,
})

export const filled = ({ x, y, width, height }: Box, fill: string, more: Parameters<typeof rect>[5] = {}): string =>
  rect(x, y, width, height, fill, more)

/** Drawn smaller, so that what is wide becomes 1280 x 960. */
export const closeUp = (...things: string[]): string =>
  group({}, place(-LEFT * scale, 0, { scale }, ...things), vignette(wide.width * scale, TALL * scale, 0.75))

/** Right across a wide drawing. */
export const across = (y: number, height: number, fill: string, more: Parameters<typeof rect>[5] = {}): string =>
  rect(LEFT - 20, y, RIGHT - LEFT + 40, height, fill, more)

export function screw(x: number, y: number, turn: number, r = 13): string {
  const [dx, dy] = [Math.cos(turn) * r * 0.62, Math.sin(turn) * r * 0.62]
  return group(
    {},
    circle(x + 2, y + 3, r + 1, ink[0], { opacity: 0.5 }),
    circle(x, y, r, use('brassPale'), { stroke: brass[1], 'stroke-width': 2 }),
    line(d`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`, brass[0], 4),
  )
}

/** A thick plate with bevelled edges and a screw in each corner. */
export function brassPlate(box: Box, rx = 34): string {
  const { x, y, width, height } = box
  const corners = [
    [x + 38, y + 38, 0.4],
    [x + width - 38, y + 38, 1.3],
    [x + 38, y + height - 38, 2.2],
    [x + width - 38, y + height - 38, 0.9],
  ] as const
  return group(
    {},
    group({ filter: use('shadowFar') }, filled(box, use('brass'), { rx })),
    clipTo(
      d`M${x} ${y}h${width}v${height}h${-width}Z`,
      ...[0.06, 0.34, 0.72].map((share, index) =>
        line(
          d`M${x + width * share - 80} ${y + height}L${x + width * share + 260} ${y}`,
          '#ffffff',
          index === 1 ? 84 : 26,
          { opacity: 0.1, 'stroke-linecap': 'butt' },
        ),
      ),
    ),
    filled(wider(box, -3), 'none', { rx: rx - 3, stroke: brass[6], 'stroke-width': 4, opacity: 0.75 }),
    filled(wider(box, -13), 'none', { rx: rx - 10, stroke: brass[1], 'stroke-width': 3, opacity: 0.7 }),
    filled(wider(box, -16), 'none', { rx: rx - 12, stroke: brass[5], 'stroke-width': 2, opacity: 0.7 }),
    ...corners.map(([sx, sy, turn]) => screw(sx, sy, turn)),
  )
}

/** Sunk into a plate; what players work on lies in it. */
export function recess(box: Box, fill: string = wine[1], rx = 26): string {
  const { x, y, width, height } = box
  const shape = d`M${x + rx} ${y}H${x + width - rx}Q${x + width} ${y} ${x + width} ${y + rx}V${y + height - rx}Q${x + width} ${y + height} ${x + width - rx} ${y + height}H${x + rx}Q${x} ${y + height} ${x} ${y + height - rx}V${y + rx}Q${x} ${y} ${x + rx} ${y}Z`
  return group(
    {},
    filled(wider(box, 12), use('brassDull'), { rx: rx + 10 }),
    filled(wider(box, 12), 'none', { rx: rx + 10, stroke: brass[5], 'stroke-width': 3 }),
    filled(wider(box, 2), brass[0], { rx: rx + 2 }),
    group({ filter: use('grainCloth') }, filled(box, fill, { rx })),
    clipTo(
      shape,
      rect(x, y, width, 70, use('fadeUp'), { opacity: 0.85 }),
      rect(x, y, 44, height, use('fadeLeft'), { opacity: 0.8 }),
      rect(x + width - 30, y, 30, height, use('fadeRight'), { opacity: 0.5 }),
      rect(x, y + height - 5, width, 5, '#ffffff', { opacity: 0.14 }),
    ),
  )
}

/** Cut into metal: dark, with light on its lower edge. */
export const engraved = (draw: (fill: string) => string): string =>
  group({}, group({ transform: 'translate(2 3)', opacity: 0.85 }, draw(brass[6])), draw(brass[0]))

/** A line of leaves between two ends, engraved. */
export function flourish(x: number, y: number, half: number): string {
  const arm = (side: 1 | -1): string =>
    d`M${x + side * 18} ${y}C${x + side * half * 0.3} ${y - 26} ${x + side * half * 0.55} ${y + 24} ${x + side * half * 0.82} ${y}c${side * 16} ${-12} ${side * 34} ${4} ${side * 24} 16c${side * -8} 9 ${side * -22} 2 ${side * -16} -8`
  return engraved((fill) =>
    group(
      {},
      line(arm(-1), fill, 5),
      line(arm(1), fill, 5),
      circle(x, y, 9, fill),
      ...[-0.45, 0.45].map((share) => circle(x + half * share, y - 16, 5, fill)),
    ),
  )
}

/** What turns behind the wheels of a lock; seen dimly, and whole once it is open. */
export function works({ x, y, width, height }: Box): string {
  return group(
    { opacity: 0.3 },
    clipTo(
      d`M${x} ${y}h${width}v${height}h${-width}Z`,
      gear(x + width * 0.24, y + height * 0.3, 150, 20, use('brassDull'), 4),
      gear(x + width * 0.66, y + height * 0.56, 190, 24, use('brassDull'), 9),
      gear(x + width * 0.26, y + height * 0.86, 120, 16, use('steel'), 2),
      gear(x + width * 0.92, y + height * 0.14, 110, 14, use('steel'), 7),
    ),
  )
}
