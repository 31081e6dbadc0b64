import { across, down, linear, radial } from '#app/features/generation/scenery/gradients.ts'
import { circle, d, el, ellipse, group, path, rect } from '#app/features/generation/scenery/svg.ts'

/* Petrol night, amber dials, one red lamp; snow light outside. */

export const night = [
  '#02060a',
  '#061019',
  '#0a1c28',
  '#11303f',
  '#1c4757',
  '#2f6a7b',
  '#5a97a6',
  '#a3cbd3',
  '#e6f4f4',
] as const
export const amber = ['#1f0d03', '#4f260a', '#93500f', '#d7851e', '#f5b549', '#ffdb92', '#fff3d4'] as const
export const red = ['#180305', '#4a0a10', '#9c161c', '#e03630', '#ff7c68', '#ffd3c6'] as const
export const steel = ['#070c10', '#151f26', '#283740', '#435661', '#6f848e', '#aebfc5', '#e2ebec'] as const
export const oak = ['#0f0805', '#24130c', '#402417', '#633b24', '#8d5a37', '#bb8557'] as const

const paints = {
  nightWall: linear(
    'nightWall',
    [
      [0, '#0e2735'],
      [0.55, '#173f50'],
      [1, '#0e2735'],
    ],
    down,
  ),
  nightSky: linear(
    'nightSky',
    [
      [0, '#04101c'],
      [0.55, '#0f3246'],
      [1, '#2f6478'],
    ],
    down,
  ),
  dawnSky: linear(
    'dawnSky',
    [
      [0, '#233a5e'],
      [0.4, '#8a6c86'],
      [0.72, '#e79a78'],
      [1, '#ffd9a0'],
    ],
    down,
  ),
  greySky: linear(
    'greySky',
    [
      [0, '#1b2a35'],
      [0.6, '#4d6470'],
      [1, '#8fa6ad'],
    ],
    down,
  ),
  steelFace: linear('steelFace', [
    [0, steel[4]],
    [0.3, steel[3]],
    [1, steel[1]],
  ]),
  steelDark: linear('steelDark', [
    [0, steel[3]],
    [0.5, steel[2]],
    [1, steel[0]],
  ]),
  steelRound: linear(
    'steelRound',
    [
      [0, steel[1]],
      [0.28, steel[5]],
      [0.55, steel[3]],
      [1, steel[0]],
    ],
    across,
  ),
  oakFace: linear('oakFace', [
    [0, oak[4]],
    [0.4, oak[3]],
    [1, oak[1]],
  ]),
  oakDark: linear('oakDark', [
    [0, oak[3]],
    [0.6, oak[2]],
    [1, oak[0]],
  ]),
  paperLit: linear('paperLit', [
    [0, '#fdf6e2'],
    [0.6, '#e6d6b4'],
    [1, '#a98f6d'],
  ]),
  tape: linear('tape', [
    [0, '#6d3d22'],
    [0.4, '#40200f'],
    [1, '#1c0c06'],
  ]),
  dialLit: linear(
    'dialLit',
    [
      [0, '#fff6d8'],
      [0.5, amber[5]],
      [1, amber[3]],
    ],
    down,
  ),
  skinLit: linear(
    'skinLit',
    [
      [0, '#f3c9a0'],
      [0.45, '#c58d68'],
      [1, '#4b3036'],
    ],
    across,
  ),
  ice: linear('ice', [
    [0, '#f3fbfb', 0.95],
    [0.5, '#a7d2da', 0.75],
    [1, '#4f8796', 0.5],
  ]),
  floorDeep: linear(
    'floorDeep',
    [
      [0, night[2]],
      [1, night[0]],
    ],
    down,
  ),
  warm: radial('warm', [
    [0, amber[6], 0.95],
    [0.15, amber[5], 0.55],
    [0.5, amber[4], 0.17],
    [1, amber[3], 0],
  ]),
  alarm: radial('alarm', [
    [0, red[5], 0.95],
    [0.15, red[4], 0.6],
    [0.5, red[3], 0.2],
    [1, red[2], 0],
  ]),
  cold: radial('cold', [
    [0, '#dff4ff', 0.75],
    [0.35, '#7db9d6', 0.28],
    [1, '#2f6a7b', 0],
  ]),
  saint: radial('saint', [
    [0, '#ffffff', 1],
    [0.12, '#bfe4ff', 0.85],
    [0.4, '#5b8dff', 0.35],
    [1, '#2b3cff', 0],
  ]),
  green: radial('green', [
    [0, '#e6ffe6', 0.9],
    [0.3, '#63e08a', 0.35],
    [1, '#0f5b34', 0],
  ]),
  edge: radial(
    'edge',
    [
      [0, night[0], 0],
      [0.55, night[0], 0.05],
      [0.8, night[0], 0.3],
      [1, night[0], 0.78],
    ],
    [0.5, 0.46, 0.76],
  ),
  sink: linear(
    'sink',
    [
      [0, night[0], 0],
      [1, night[0], 0.85],
    ],
    down,
  ),
  sinkUp: linear(
    'sinkUp',
    [
      [0, night[0], 0.85],
      [1, night[0], 0],
    ],
    down,
  ),
  sinkLeft: linear(
    'sinkLeft',
    [
      [0, night[0], 0.8],
      [1, night[0], 0],
    ],
    across,
  ),
  sinkRight: linear(
    'sinkRight',
    [
      [0, night[0], 0],
      [1, night[0], 0.8],
    ],
    across,
  ),
} as const

type Paint = keyof typeof paints

export const paint = (name: Paint): string => `url(#${name})`

const holes =
  `<pattern id="holes" width="22" height="22" patternUnits="userSpaceOnUse">` +
  `<circle cx="6" cy="6" r="3.1" fill="${night[0]}" fill-opacity="0.55"/>` +
  `<circle cx="17" cy="17" r="2.3" fill="${night[0]}" fill-opacity="0.45"/></pattern>`
const buttons =
  `<pattern id="buttons" width="44" height="44" patternUnits="userSpaceOnUse">` +
  `<path d="M0 0L22 22L44 0M0 44L22 22L44 44" fill="none" stroke="${night[0]}" stroke-opacity="0.5" stroke-width="3"/>` +
  `<circle cx="22" cy="22" r="3.6" fill="${amber[3]}" fill-opacity="0.7"/></pattern>`

/** Around a whole drawing, so that its paints are known. */
export const lit = (...children: string[]): string =>
  el('defs', {}, ...Object.values(paints), holes, buttons) + group({}, ...children)

const SCREEN = 'mix-blend-mode:screen'

type Light = 'warm' | 'alarm' | 'cold' | 'saint' | 'green'

export const glow = (x: number, y: number, r: number, kind: Light, opacity = 1): string =>
  circle(x, y, r, paint(kind), { style: SCREEN, opacity })

export const wash = (x: number, y: number, rx: number, ry: number, kind: Light, opacity = 1): string =>
  ellipse(x, y, rx, ry, paint(kind), { style: SCREEN, opacity })

export const frameDark = (width = 1920, height = 1080): string => rect(0, 0, width, height, paint('edge'))

/** Bars of light that fall through slats, slanting. */
export function bars(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  slant: number,
  colour: string,
  opacity = 0.2,
): string {
  const each = height / count
  const lines = Array.from({ length: count }, (_, at) => {
    const top = y + at * each
    return path(
      d`M${x} ${top}L${x + width} ${top + slant}V${top + slant + each * 0.52}L${x} ${top + each * 0.52}Z`,
      colour,
    )
  })
  return group({ style: SCREEN, opacity }, ...lines)
}
