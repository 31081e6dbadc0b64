import { across, down, linear, radial } from './gradients.ts'
import { brass, ink, teal, wine } from './palette.ts'

export const glows = {
  glow: radial('glow', [
    [0, brass[6], 0.95],
    [0.12, brass[5], 0.6],
    [0.4, brass[4], 0.2],
    [1, brass[3], 0],
  ]),
  glowSoft: radial('glowSoft', [
    [0, brass[5], 0.55],
    [0.45, brass[4], 0.18],
    [1, brass[3], 0],
  ]),
  glowViolet: radial('glowViolet', [
    [0, ink[7], 0.6],
    [0.5, ink[6], 0.2],
    [1, ink[5], 0],
  ]),
  glowRose: radial('glowRose', [
    [0, wine[5], 0.6],
    [0.5, wine[4], 0.22],
    [1, wine[3], 0],
  ]),
  glowTeal: radial('glowTeal', [
    [0, teal[5], 0.6],
    [0.5, teal[4], 0.2],
    [1, teal[3], 0],
  ]),
  glowMoon: radial('glowMoon', [
    [0, '#fff6dc', 0.8],
    [0.3, '#dccdf4', 0.32],
    [1, ink[6], 0],
  ]),
  glowEmber: radial('glowEmber', [
    [0, '#ffd98c', 0.9],
    [0.3, '#f08a3c', 0.4],
    [1, '#8b284c', 0],
  ]),
  beam: linear(
    'beam',
    [
      [0, brass[6], 0.75],
      [0.35, brass[5], 0.3],
      [1, brass[4], 0],
    ],
    down,
  ),
  beamCool: linear(
    'beamCool',
    [
      [0, '#efe6ff', 0.6],
      [0.4, ink[7], 0.24],
      [1, ink[6], 0],
    ],
    down,
  ),
  dark: radial(
    'dark',
    [
      [0, ink[0], 0],
      [0.6, ink[0], 0.04],
      [0.82, ink[0], 0.34],
      [1, ink[0], 0.82],
    ],
    [0.46, 0.45, 0.78],
  ),
  fade: linear(
    'fade',
    [
      [0, ink[0], 0],
      [1, ink[0], 0.9],
    ],
    down,
  ),
  fadeUp: linear(
    'fadeUp',
    [
      [0, ink[0], 0.9],
      [1, ink[0], 0],
    ],
    down,
  ),
  fadeRight: linear(
    'fadeRight',
    [
      [0, ink[0], 0],
      [1, ink[0], 0.85],
    ],
    across,
  ),
  fadeLeft: linear(
    'fadeLeft',
    [
      [0, ink[0], 0.85],
      [1, ink[0], 0],
    ],
    across,
  ),
  pool: radial('pool', [
    [0, ink[0], 0.8],
    [0.6, ink[0], 0.5],
    [1, ink[0], 0],
  ]),
}
