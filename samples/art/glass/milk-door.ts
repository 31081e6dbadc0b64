import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, clipTo, d, ellipse, group, line, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import { glow } from './light.ts'
import { iron, paint, stone, wood } from './paints.ts'

export const milkDoor = (open: boolean): string => {
  const [x, y, width, height] = [840, 250, 240, 630]
  const frame = group(
    {},
    group({ filter: use('shadow') }, rect(x - 18, y - 18, width + 36, height + 18, iron[3])),
    rect(x - 18, y - 18, width + 36, 6, iron[5]),
  )
  const threshold = rect(x - 26, y + height - 4, width + 52, 20, stone[3])
  if (open)
    return group(
      {},
      frame,
      rect(x, y, width, height, '#ffffff'),
      clipTo(
        d`M${x} ${y}h${width}v${height}h${-width}Z`,
        polygon(
          [
            { x, y },
            { x: x + 70, y: y + 60 },
            { x: x + 70, y: y + height - 60 },
            { x, y: y + height },
          ],
          '#dfe8df',
        ),
        polygon(
          [
            { x: x + width, y },
            { x: x + 170, y: y + 60 },
            { x: x + 170, y: y + height - 60 },
            { x: x + width, y: y + height },
          ],
          '#dbe7ec',
        ),
        polygon(
          [
            { x, y: y + height },
            { x: x + 70, y: y + height - 60 },
            { x: x + 170, y: y + height - 60 },
            { x: x + width, y: y + height },
          ],
          stone[5],
        ),
        rect(x + 88, y + height - 116, 62, 60, stone[4]),
        ellipse(x + 119, y + height - 116, 31, 8, stone[2]),
        circle(x + 119, y + height - 122, 14, '#7a5a38'),
      ),
      glow(x + 120, y + 300, 200, 'white', 0.95),
      // The leaf, swung towards us
      polygon(
        [
          { x: x + width, y },
          { x: x + width + 84, y: y - 40 },
          { x: x + width + 84, y: y + height + 26 },
          { x: x + width, y: y + height },
        ],
        '#dfe9e4',
      ),
      ...[0.2, 0.4, 0.6, 0.8].map((share) =>
        line(d`M${x + width} ${y + height * share}L${x + width + 84} ${y - 40 + (height + 66) * share}`, iron[3], 7),
      ),
      line(d`M${x + width + 84} ${y - 40}V${y + height + 26}`, iron[3], 9),
      threshold,
    )
  return group(
    {},
    frame,
    rect(x, y, width, height, paint('milk')),
    line(
      Array.from(
        { length: 26 },
        (_, at) => d`M${x + 16 + ((at * 53) % 150)} ${y + 16 + at * 23}q40 -14 ${60 + ((at * 31) % 30)} 4`,
      ).join(''),
      '#ffffff',
      14,
      { opacity: 0.55 },
    ),
    ...[0.2, 0.4, 0.6, 0.8].map((share) => line(d`M${x} ${y + height * share}H${x + width}`, iron[3], 8)),
    line(d`M${x + width / 2} ${y}V${y + height}`, iron[3], 8),
    ...[0.2, 0.4, 0.6, 0.8].map((share) => line(d`M${x} ${y + height * share - 4}H${x + width}`, iron[5], 2)),
    // A slate in the place of a handle
    group({ filter: use('shadowNear') }, rect(x + 62, y + 330, 116, 84, wood[3], { rx: 4 })),
    rect(x + 70, y + 338, 100, 68, '#2f3a3b'),
    line(d`M${x + 80} ${y + 356}h70M${x + 80} ${y + 372}h80M${x + 80} ${y + 388}h46`, '#dfe6e2', 3, { opacity: 0.8 }),
    line(d`M${x + 178} ${y + 340}q14 40 2 70`, '#c8b48a', 2.4),
    line(d`M${x + 180} ${y + 410}l-4 34`, '#e5d9b8', 7),
    threshold,
  )
}
