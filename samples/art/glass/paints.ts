import { across, down, linear, radial } from '#app/features/generation/scenery/gradients.ts'
import { el, group } from '#app/features/generation/scenery/svg.ts'

/* Broad daylight through glass: green-gold on the one side, white-blue on the other, milk between. */

export const leaf = ['#04140d', '#0b2a1a', '#15472a', '#23693a', '#3f944c', '#79bf62', '#bfe28a', '#eef7c8'] as const
export const sun = ['#3a2408', '#7d5312', '#c98f22', '#f2c14e', '#fbe08f', '#fff4cf', '#fffbea'] as const
export const cold = ['#081420', '#12293d', '#234a63', '#3f7593', '#74a9c2', '#aed3e2', '#dceff5', '#f6fcfd'] as const
export const iron = ['#14211f', '#2c443f', '#53726a', '#8aa99f', '#c3d7cf', '#eef5f1'] as const
export const stone = ['#1d1b1a', '#3a3634', '#5d5854', '#867f79', '#b1aaa2', '#d8d2c8', '#f1ede4'] as const
export const terra = ['#2c0f08', '#5c2413', '#913c1f', '#c2592f', '#e3875a', '#f5b991'] as const
export const brass = ['#2b1a05', '#6b460f', '#a9761c', '#dba93a', '#f6d47c', '#fff1c4'] as const
export const wood = ['#180d07', '#382013', '#5f3a20', '#8a5a34', '#b98654', '#e0b887'] as const
export const ember = ['#140404', '#3d0c08', '#7d1c0e', '#c73c17', '#f4772b', '#ffc069', '#fff0c2'] as const
export const zinc = ['#22282b', '#465056', '#6f7b81', '#a0abb0', '#cdd6d9', '#f0f4f5'] as const

const paints = {
  morning: linear(
    'glass-morning',
    [
      [0, '#6fb4d8'],
      [0.5, '#bfe2ea'],
      [1, '#fdf3d2'],
    ],
    down,
  ),
  northSky: linear(
    'glass-northSky',
    [
      [0, '#4f8fbd'],
      [0.55, '#a9d2e4'],
      [1, '#eef8fa'],
    ],
    down,
  ),
  warmAir: linear(
    'glass-warmAir',
    [
      [0, '#e9f3b8'],
      [0.45, '#a9cf7c'],
      [1, '#3f7a45'],
    ],
    down,
  ),
  coldAir: linear(
    'glass-coldAir',
    [
      [0, '#e2f2f8'],
      [0.55, '#b5d8e6'],
      [1, '#6fa3bd'],
    ],
    down,
  ),
  milk: linear(
    'glass-milk',
    [
      [0, '#ffffff'],
      [0.5, '#e6ede8'],
      [1, '#b9c8c2'],
    ],
    down,
  ),
  milkWarm: linear(
    'glass-milkWarm',
    [
      [0, '#fbfbe6'],
      [0.55, '#dfe8cc'],
      [1, '#a3b996'],
    ],
    down,
  ),
  milkCold: linear(
    'glass-milkCold',
    [
      [0, '#ffffff'],
      [0.55, '#dbe9ef'],
      [1, '#9dbccb'],
    ],
    down,
  ),
  ironFace: linear(
    'glass-ironFace',
    [
      [0, iron[5]],
      [0.5, iron[4]],
      [1, iron[2]],
    ],
    across,
  ),
  stoneFace: linear('glass-stoneFace', [
    [0, stone[6]],
    [0.45, stone[4]],
    [1, stone[2]],
  ]),
  stoneDark: linear(
    'glass-stoneDark',
    [
      [0, stone[4]],
      [0.6, stone[2]],
      [1, stone[1]],
    ],
    down,
  ),
  terraRound: linear(
    'glass-terraRound',
    [
      [0, terra[2]],
      [0.3, terra[4]],
      [0.62, terra[3]],
      [1, terra[1]],
    ],
    across,
  ),
  brassFace: linear('glass-brassFace', [
    [0, brass[4]],
    [0.4, brass[3]],
    [1, brass[1]],
  ]),
  brassRound: linear(
    'glass-brassRound',
    [
      [0, brass[1]],
      [0.3, brass[4]],
      [0.6, brass[2]],
      [1, brass[0]],
    ],
    across,
  ),
  zincFace: linear('glass-zincFace', [
    [0, zinc[5]],
    [0.45, zinc[3]],
    [1, zinc[1]],
  ]),
  zincRound: linear(
    'glass-zincRound',
    [
      [0, zinc[1]],
      [0.3, zinc[4]],
      [0.6, zinc[2]],
      [1, zinc[0]],
    ],
    across,
  ),
  castFace: linear('glass-castFace', [
    [0, '#6a6763'],
    [0.45, '#413e3c'],
    [1, '#1f1d1c'],
  ]),
  castRound: linear(
    'glass-castRound',
    [
      [0, '#1b1918'],
      [0.28, '#6c6864'],
      [0.55, '#3d3a38'],
      [1, '#0f0e0e'],
    ],
    across,
  ),
  woodFace: linear('glass-woodFace', [
    [0, wood[4]],
    [0.45, wood[3]],
    [1, wood[1]],
  ]),
  woodPale: linear('glass-woodPale', [
    [0, '#f3e2c2'],
    [0.5, '#d9be93'],
    [1, '#9c7d56'],
  ]),
  woodDark: linear('glass-woodDark', [
    [0, wood[3]],
    [0.6, wood[2]],
    [1, wood[0]],
  ]),
  paper: linear('glass-paper', [
    [0, '#fffaf0'],
    [0.6, '#efe4cd'],
    [1, '#c3ae8b'],
  ]),
  skinWarm: linear(
    'glass-skinWarm',
    [
      [0, '#d99a6c'],
      [0.45, '#b3744b'],
      [1, '#6a3d2b'],
    ],
    across,
  ),
  skinPale: linear(
    'glass-skinPale',
    [
      [0, '#f6d9c4'],
      [0.45, '#dcae93'],
      [1, '#96695c'],
    ],
    across,
  ),
  petal: radial('glass-petal', [
    [0, '#fff6d8'],
    [0.35, '#fffdf4'],
    [0.8, '#f2e6ea'],
    [1, '#d3b6c6'],
  ]),
  water: linear(
    'glass-water',
    [
      [0, '#9fd3a5'],
      [0.5, '#3f8a63'],
      [1, '#174a36'],
    ],
    down,
  ),
  iceFace: linear('glass-iceFace', [
    [0, '#f4fcff'],
    [0.4, '#b5e0ef'],
    [0.75, '#6fb4d4'],
    [1, '#3f83ab'],
  ]),
  blueDeep: linear(
    'glass-blueDeep',
    [
      [0, '#3f7fa8'],
      [0.5, '#1d4a6e'],
      [1, '#0b2136'],
    ],
    down,
  ),
  brickDeep: linear(
    'glass-brickDeep',
    [
      [0, '#4a1d12'],
      [0.5, '#70301b'],
      [1, '#2a0f0a'],
    ],
    down,
  ),
  green: radial('glass-green', [
    [0, '#f8ffd8', 0.9],
    [0.4, '#cfee8f', 0.35],
    [1, '#6fae4f', 0],
  ]),
  gold: radial('glass-gold', [
    [0, '#fffbe4', 0.95],
    [0.2, '#ffeeb0', 0.6],
    [0.55, '#ffd35f', 0.2],
    [1, '#f2b233', 0],
  ]),
  white: radial('glass-white', [
    [0, '#ffffff', 1],
    [0.3, '#ffffff', 0.65],
    [1, '#ffffff', 0],
  ]),
  blue: radial('glass-blue', [
    [0, '#ffffff', 0.8],
    [0.4, '#bfe6ff', 0.35],
    [1, '#5aa5d6', 0],
  ]),
  fire: radial('glass-fire', [
    [0, '#fff3c6', 1],
    [0.2, '#ffb04f', 0.75],
    [0.55, '#f0551c', 0.3],
    [1, '#8f1c0a', 0],
  ]),
  shadeDown: linear(
    'glass-shadeDown',
    [
      [0, '#07140f', 0],
      [1, '#07140f', 0.7],
    ],
    down,
  ),
  shadeUp: linear(
    'glass-shadeUp',
    [
      [0, '#07140f', 0.6],
      [1, '#07140f', 0],
    ],
    down,
  ),
  shadeLeft: linear(
    'glass-shadeLeft',
    [
      [0, '#07140f', 0.6],
      [1, '#07140f', 0],
    ],
    across,
  ),
  shadeRight: linear(
    'glass-shadeRight',
    [
      [0, '#07140f', 0],
      [1, '#07140f', 0.6],
    ],
    across,
  ),
  corner: radial(
    'glass-corner',
    [
      [0, '#0a1a14', 0],
      [0.62, '#0a1a14', 0],
      [0.85, '#0a1a14', 0.22],
      [1, '#0a1a14', 0.6],
    ],
    [0.5, 0.46, 0.74],
  ),
} as const

type Paint = keyof typeof paints

export const paint = (name: Paint): string => `url(#glass-${name})`

const bricks =
  `<pattern id="bricks" width="96" height="64" patternUnits="userSpaceOnUse">` +
  `<path d="M0 0H96M0 32H96M0 64H96M24 0V32M72 32V64" fill="none" stroke="#1c0805" stroke-opacity="0.7" stroke-width="5"/>` +
  `<path d="M0 4H96M0 36H96" fill="none" stroke="#ffb48a" stroke-opacity="0.12" stroke-width="3"/></pattern>`

/** Around a whole drawing, so that its paints are known. */
export const lit = (...children: string[]): string =>
  el('defs', {}, ...Object.values(paints), bricks) + group({}, ...children)
