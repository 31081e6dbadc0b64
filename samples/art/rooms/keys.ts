import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const ink = '#1d1830'

/** From the bow on the left: 1 for a short pin, 3 for a long one. */
export const pins = [2, 3, 1, 3, 1] as const

const signs = {
  circle: 'M0 -26A26 26 0 1 1 0 26A26 26 0 1 1 0 -26Z',
  square: 'M-24 -24H24V24H-24Z',
  triangle: 'M0 -30L30 24H-30Z',
  star: 'M0 -32L9 -10L32 -9L14 6L20 29L0 16L-20 29L-14 6L-32 -9L-9 -10Z',
  moon: 'M10 -30A31 31 0 1 0 10 30A24 24 0 1 1 10 -30Z',
  heart: 'M0 28C-52 -6 -20 -40 0 -14C20 -40 52 -6 0 28Z',
}

export const keys: readonly { sign: keyof typeof signs; cuts: readonly number[] }[] = [
  { sign: 'circle', cuts: [2, 1, 3, 1, 3] },
  { sign: 'square', cuts: [2, 3, 1, 2, 1] },
  { sign: 'triangle', cuts: [3, 2, 1, 3, 1] },
  { sign: 'star', cuts: [1, 3, 1, 3, 2] },
  { sign: 'moon', cuts: pins },
  { sign: 'heart', cuts: [2, 3, 2, 3, 1] },
]

const unit = 26
const [first, gap] = [400, 110]
const cutAt = (index: number) => first + index * gap

/** Its upper edge is y = 0. */
function key({ sign, cuts }: (typeof keys)[number], y: number): string {
  const edge = cuts.map((depth, at) => {
    const [x, deep] = [cutAt(at), depth * unit]
    return d`L${x - 36} 0L${x - 18} ${deep}H${x + 18}L${x + 36} 0`
  })
  return place(
    0,
    y,
    {},
    path(d`M250 0H290${edge.join('')}L920 0L950 60L920 112H250Z`, '#ffffff', { stroke: ink, 'stroke-width': 4 }),
    circle(170, 56, 96, '#ffffff', { stroke: ink, 'stroke-width': 4 }),
    rect(246, 3, 22, 106, '#ffffff'),
    place(170, 56, {}, path(signs[sign], ink)),
  )
}

export const drawKeys = (): string =>
  group({}, rect(0, 0, 1000, 1320, '#ffffff'), ...keys.map((each, at) => key(each, 60 + at * 212)))

export const drawLock = (): string =>
  group(
    {},
    rect(0, 0, 1000, 460, '#ffffff'),
    path('M270 40H980V420H270V292H960V180H270Z', '#ffffff', { stroke: ink, 'stroke-width': 5 }),
    line(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((at) => d`M${290 + at * 52} 402L${332 + at * 52} 310`).join(''),
      ink,
      1.5,
      { opacity: 0.5 },
    ),
    line('M40 236H200', ink, 12),
    path('M250 236L190 196V276Z', ink),
    ...pins.map((length, at) =>
      group(
        {},
        rect(cutAt(at) - 16, 64, 32, 116, '#ffffff', { stroke: ink, 'stroke-width': 4 }),
        line(
          d`M${cutAt(at) - 10} 72L${cutAt(at) + 10} 86L${cutAt(at) - 10} 100L${cutAt(at) + 10} 114L${cutAt(at) - 10} 128`,
          ink,
          4,
        ),
        path(
          d`M${cutAt(at) - 16} 140H${cutAt(at) + 16}V${180 + length * unit - 8}L${cutAt(at) + 10} ${180 + length * unit}H${cutAt(at) - 10}L${cutAt(at) - 16} ${180 + length * unit - 8}Z`,
          ink,
        ),
      ),
    ),
  )
