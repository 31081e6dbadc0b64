import { circle, ellipse, group, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import type { Point } from '#app/features/generation/scenery/svg.ts'
import { paint } from './paints.ts'

const SCREEN = 'mix-blend-mode:screen'
const SOFT = 'mix-blend-mode:multiply'

type Light = 'green' | 'gold' | 'white' | 'blue' | 'fire'

export const glow = (x: number, y: number, r: number, kind: Light, opacity = 1): string =>
  circle(x, y, r, paint(kind), { style: SCREEN, opacity })

export const wash = (x: number, y: number, rx: number, ry: number, kind: Light, opacity = 1): string =>
  ellipse(x, y, rx, ry, paint(kind), { style: SCREEN, opacity })

export const corners = (width = 1920, height = 1080, opacity = 1): string =>
  rect(0, 0, width, height, paint('corner'), { opacity })

/** What stands on the ground keeps some light from it. */
export const footing = (x: number, y: number, rx: number, ry: number, opacity = 0.45): string =>
  ellipse(x, y, rx, ry, '#0a1711', { opacity, style: SOFT, filter: 'url(#blurSoft)' })

const corner = (x: number, y: number): Point => ({ x, y })

/** Sun from the upper left, in broad bands. */
export const shafts = (
  tops: readonly number[],
  width: number,
  slant: number,
  colour: string,
  opacity: number,
): string =>
  group(
    { style: SCREEN, opacity, filter: 'url(#blurSoft)' },
    ...tops.map((x, at) =>
      polygon(
        [
          corner(x, 0),
          corner(x + width * (1 + (at % 3) * 0.3), 0),
          corner(x + width * 1.6 + slant, 1080),
          corner(x + slant, 1080),
        ],
        colour,
        { opacity: 0.6 + (at % 2) * 0.4 },
      ),
    ),
  )
