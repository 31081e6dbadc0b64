import type { GradeName } from './treatment.ts'

const matrix = (values: string): string => `<feColorMatrix type="matrix" values="${values}"/>`
const saturate = (value: number): string => `<feColorMatrix type="saturate" values="${value}"/>`
const curve = (slope: number, intercept: number): string =>
  `<feComponentTransfer>${['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="linear" slope="${slope}" intercept="${intercept}"/>`).join('')}</feComponentTransfer>`
const steps = (table: string): string =>
  `<feComponentTransfer>${['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="discrete" tableValues="${table}"/>`).join('')}</feComponentTransfer>`
const tables = (r: string, g: string, b: string): string =>
  `<feComponentTransfer><feFuncR type="table" tableValues="${r}"/><feFuncG type="table" tableValues="${g}"/><feFuncB type="table" tableValues="${b}"/></feComponentTransfer>`
const blur = (deviation: string): string => `<feGaussianBlur stdDeviation="${deviation}"/>`
const displaced = (frequency: string, scale: number, octaves = 2): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="5" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>`
const edges = '<feConvolveMatrix order="3" kernelMatrix="-1 -1 -1 -1 8 -1 -1 -1 -1" divisor="1" preserveAlpha="true"/>'
const opaque = matrix('1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1')
/** Works on perceived values, not on linear light. */
const grey = saturate(0)

const filters: Record<GradeName, string> = {
  grey,
  sepia: grey + tables('0.08 0.55 1', '0.03 0.38 0.9', '0.02 0.22 0.68'),
  silver: grey + tables('0.1 0.5 0.92', '0.1 0.5 0.88', '0.16 0.5 0.8') + curve(1.15, -0.02),
  infrared: matrix('0.1 1.4 -0.3 0 0.05 0.9 -0.2 0.3 0 0 0.7 0.1 0.4 0 0.05 0 0 0 1 0'),
  faded: saturate(0.6) + curve(0.84, 0.1),
  vivid: saturate(1.7) + curve(1.12, -0.02),
  dark: curve(0.58, -0.01),
  light: curve(0.86, 0.24),
  hard: curve(1.6, -0.16),
  posterise: steps('0.03 0.16 0.3 0.46 0.64 0.82 0.97'),
  twoTone: grey + curve(2.4, -0.3) + steps('0 0 1 1') + tables('0.11 0.94', '0.05 0.86', '0.13 0.7'),
  linocut:
    grey +
    curve(1.9, -0.1) +
    steps('0 0.38 0.72 1') +
    tables('0.09 0.2 0.85 0.97', '0.06 0.28 0.6 0.9', '0.2 0.42 0.3 0.76'),
  sketch: grey + edges + matrix('-2.6 0 0 0 0.97 -2.6 0 0 0 0.95 -2.6 0 0 0 0.9 0 0 0 0 1'),
  charcoal:
    grey + displaced('0.7', 7) + grey + curve(1.5, 0.02) + tables('0.1 0.7 0.95', '0.1 0.68 0.93', '0.12 0.64 0.88'),
  inked:
    grey +
    edges +
    matrix('-5 0 0 0 0.96 -5 0 0 0 0.92 -5 0 0 0 0.82 0 0 0 0 1') +
    tables('0.08 0.95', '0.05 0.9', '0.16 0.8'),
  hueTurn: '<feColorMatrix type="hueRotate" values="110"/>' + saturate(1.3),
  blurred: blur('6'),
  softened: blur('3') + saturate(0.75),
  wobble: displaced('0.018', 26, 4) + saturate(1.1),
  dabs: displaced('0.09', 26, 1),
  brushed: displaced('0.03 0.05', 22, 3) + saturate(1.35),
  moving: blur('44 0'),
  paperCut: `${blur('5')}${steps('0.06 0.3 0.56 0.82 0.98')}<feGaussianBlur stdDeviation="1"/>`,
  clay: displaced('0.011', 30, 1) + blur('2.4') + saturate(1.5) + curve(1.1, 0),
  bloom: `<feGaussianBlur in="SourceGraphic" stdDeviation="16" result="soft"/><feBlend in="SourceGraphic" in2="soft" mode="screen"/>${curve(0.92, 0)}`,
  sharp:
    '<feConvolveMatrix order="3" kernelMatrix="0 -1 0 -1 5 -1 0 -1 0" divisor="1" preserveAlpha="true"/>' +
    curve(1.14, -0.03),
  shadowed: grey + curve(0.9, -0.08) + tables('0.02 0.5 1', '0.01 0.32 0.85', '0.08 0.36 0.5'),
}

export const graded = (grades: readonly GradeName[], content: string): string =>
  grades.reduce(
    (inside, name) =>
      `<filter id="grade${name}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${filters[name]}${opaque}</filter><g filter="url(#grade${name})">${inside}</g>`,
    content,
  )
