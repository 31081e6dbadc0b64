import { across, down, linear, radial } from './gradients.ts'
import { brass, ink, paper, teal, wine, wood } from './palette.ts'

export const paints = {
  brass: linear('brass', [
    [0, brass[5]],
    [0.18, brass[4]],
    [0.45, brass[3]],
    [0.72, brass[2]],
    [0.88, brass[1]],
    [1, brass[2]],
  ]),
  brassPale: linear('brassPale', [
    [0, brass[6]],
    [0.35, brass[5]],
    [1, brass[3]],
  ]),
  brassDull: linear('brassDull', [
    [0, brass[3]],
    [0.4, brass[2]],
    [1, brass[0]],
  ]),
  brassRod: linear(
    'brassRod',
    [
      [0, brass[1]],
      [0.22, brass[5]],
      [0.4, brass[3]],
      [0.8, brass[1]],
      [1, brass[2]],
    ],
    across,
  ),
  brassBar: linear(
    'brassBar',
    [
      [0, brass[5]],
      [0.3, brass[3]],
      [0.75, brass[1]],
      [1, brass[2]],
    ],
    down,
  ),
  silk: linear(
    'silk',
    [
      [0, ink[5]],
      [0.28, ink[3]],
      [0.5, ink[2]],
      [1, ink[1]],
    ],
    across,
  ),
  silkTop: linear('silkTop', [
    [0, ink[6]],
    [0.5, ink[4]],
    [1, ink[2]],
  ]),
  violet: linear('violet', [
    [0, ink[6]],
    [0.4, ink[4]],
    [1, ink[2]],
  ]),
  dusk: linear('dusk', [
    [0, ink[4]],
    [0.5, ink[3]],
    [1, ink[1]],
  ]),
  night: linear('night', [
    [0, ink[3]],
    [1, ink[1]],
  ]),
  pitch: linear('pitch', [
    [0, ink[2]],
    [1, ink[0]],
  ]),
  wine: linear('wine', [
    [0, wine[4]],
    [0.4, wine[3]],
    [1, wine[1]],
  ]),
  wineDeep: linear('wineDeep', [
    [0, wine[3]],
    [1, wine[0]],
  ]),
  wood: linear('wood', [
    [0, wood[5]],
    [0.35, wood[4]],
    [1, wood[2]],
  ]),
  woodMid: linear('woodMid', [
    [0, wood[4]],
    [0.5, wood[3]],
    [1, wood[2]],
  ]),
  woodDark: linear('woodDark', [
    [0, wood[3]],
    [0.6, wood[2]],
    [1, wood[1]],
  ]),
  woodPitch: linear('woodPitch', [
    [0, wood[2]],
    [1, wood[0]],
  ]),
  paper: linear('paper', [
    [0, paper[5]],
    [0.5, paper[4]],
    [1, paper[2]],
  ]),
  paperShade: linear('paperShade', [
    [0, paper[3]],
    [1, paper[1]],
  ]),
  ivory: linear('ivory', [
    [0, paper[5]],
    [0.55, paper[3]],
    [1, paper[1]],
  ]),
  fur: linear('fur', [
    [0, '#ffffff'],
    [0.45, '#efe6ef'],
    [0.8, '#c3b1d2'],
    [1, '#8d77ab'],
  ]),
  furShade: linear('furShade', [
    [0, '#e4d8e8'],
    [1, '#8a74a8'],
  ]),
  teal: linear('teal', [
    [0, teal[4]],
    [0.45, teal[3]],
    [1, teal[1]],
  ]),
  tealDark: linear('tealDark', [
    [0, teal[3]],
    [0.5, teal[2]],
    [1, teal[0]],
  ]),
  steel: linear('steel', [
    [0, '#b9b2cf'],
    [0.35, '#7b7397'],
    [1, '#2c2645'],
  ]),
  steelRod: linear(
    'steelRod',
    [
      [0, '#2c2645'],
      [0.25, '#a49cc0'],
      [0.5, '#5d5479'],
      [1, '#1d1833'],
    ],
    across,
  ),
  glass: linear('glass', [
    [0, '#ffffff', 0.4],
    [0.3, '#cdbdf0', 0.12],
    [0.7, '#8d76c8', 0.08],
    [1, '#ffffff', 0.22],
  ]),
  mirrorGlass: linear('mirrorGlass', [
    [0, '#e9dcff'],
    [0.25, '#a893d6'],
    [0.55, '#5f4796'],
    [1, '#2a1a52'],
  ]),
  moon: radial(
    'moon',
    [
      [0, '#fffdf2'],
      [0.55, '#f6e9c4'],
      [1, '#c8ad83'],
    ],
    [0.36, 0.32, 0.75],
  ),
  pearl: radial(
    'pearl',
    [
      [0, '#ffffff'],
      [0.4, '#ece0f2'],
      [1, '#7f69a3'],
    ],
    [0.34, 0.3, 0.8],
  ),
  bulb: radial('bulb', [
    [0, '#ffffff'],
    [0.45, brass[6]],
    [0.8, brass[5]],
    [1, brass[4]],
  ]),
  skinRose: linear('skinRose', [
    [0, '#fbe0c8'],
    [0.5, '#eebd9d'],
    [1, '#a9706f'],
  ]),
  skinAmber: linear('skinAmber', [
    [0, '#e0a87c'],
    [0.5, '#b97a58'],
    [1, '#6d3f45'],
  ]),
  silver: linear('silver', [
    [0, '#ffffff'],
    [0.4, '#d8cfe6'],
    [1, '#85779f'],
  ]),
  carrot: linear(
    'carrot',
    [
      [0, '#ffb765'],
      [0.4, '#ec8a34'],
      [1, '#a34a1c'],
    ],
    down,
  ),
  carrotToasted: linear(
    'carrotToasted',
    [
      [0, '#e59a4c'],
      [0.4, '#b9602a'],
      [1, '#5b2312'],
    ],
    down,
  ),
  ember: radial('ember', [
    [0, '#fff3cf'],
    [0.3, '#ffc25a'],
    [0.65, '#d9622b'],
    [1, '#5b1636'],
  ]),
}
