import { brass, ink, paper, teal, wine, wood } from './palette.ts'

type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`)
    .join('')

/** Runs from the upper left, where the light is, to the lower right unless told otherwise. */
const linear = (id: string, list: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 1]): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

const radial = (id: string, list: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`

const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** Fractal noise, stained with one colour, laid over whatever is drawn and only there. */
const grain = (id: string, frequency: string, color: readonly [number, number, number], strength: number, threshold: number, octaves = 3): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7"/>` +
  `<feColorMatrix values="0 0 0 0 ${color[0]} 0 0 0 0 ${color[1]} 0 0 0 0 ${color[2]} ${strength} 0 0 0 ${threshold}" result="stain"/>` +
  `<feComposite in="stain" in2="SourceAlpha" operator="in" result="inside"/>` +
  `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="inside"/></feMerge></filter>`

const shadow = (id: string, dx: number, dy: number, deviation: number, opacity: number): string =>
  `<filter id="${id}" x="-30%" y="-30%" width="170%" height="180%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${deviation}" flood-color="${ink[0]}" flood-opacity="${opacity}"/></filter>`

const down: [number, number, number, number] = [0, 0, 0, 1]
const across: [number, number, number, number] = [0, 0, 1, 0]

const paints: Record<string, string> = {
  brass: linear('brass', [[0, brass[5]], [0.18, brass[4]], [0.45, brass[3]], [0.72, brass[2]], [0.88, brass[1]], [1, brass[2]]]),
  brassPale: linear('brassPale', [[0, brass[6]], [0.35, brass[5]], [1, brass[3]]]),
  brassDull: linear('brassDull', [[0, brass[3]], [0.4, brass[2]], [1, brass[0]]]),
  brassRod: linear('brassRod', [[0, brass[1]], [0.22, brass[5]], [0.4, brass[3]], [0.8, brass[1]], [1, brass[2]]], across),
  brassBar: linear('brassBar', [[0, brass[5]], [0.3, brass[3]], [0.75, brass[1]], [1, brass[2]]], down),
  silk: linear('silk', [[0, ink[5]], [0.28, ink[3]], [0.5, ink[2]], [1, ink[1]]], across),
  silkTop: linear('silkTop', [[0, ink[6]], [0.5, ink[4]], [1, ink[2]]]),
  violet: linear('violet', [[0, ink[6]], [0.4, ink[4]], [1, ink[2]]]),
  dusk: linear('dusk', [[0, ink[4]], [0.5, ink[3]], [1, ink[1]]]),
  night: linear('night', [[0, ink[3]], [1, ink[1]]]),
  pitch: linear('pitch', [[0, ink[2]], [1, ink[0]]]),
  wine: linear('wine', [[0, wine[4]], [0.4, wine[3]], [1, wine[1]]]),
  wineDeep: linear('wineDeep', [[0, wine[3]], [1, wine[0]]]),
  wood: linear('wood', [[0, wood[5]], [0.35, wood[4]], [1, wood[2]]]),
  woodMid: linear('woodMid', [[0, wood[4]], [0.5, wood[3]], [1, wood[2]]]),
  woodDark: linear('woodDark', [[0, wood[3]], [0.6, wood[2]], [1, wood[1]]]),
  woodPitch: linear('woodPitch', [[0, wood[2]], [1, wood[0]]]),
  paper: linear('paper', [[0, paper[5]], [0.5, paper[4]], [1, paper[2]]]),
  paperShade: linear('paperShade', [[0, paper[3]], [1, paper[1]]]),
  ivory: linear('ivory', [[0, paper[5]], [0.55, paper[3]], [1, paper[1]]]),
  fur: linear('fur', [[0, '#ffffff'], [0.45, '#efe6ef'], [0.8, '#c3b1d2'], [1, '#8d77ab']]),
  furShade: linear('furShade', [[0, '#e4d8e8'], [1, '#8a74a8']]),
  teal: linear('teal', [[0, teal[4]], [0.45, teal[3]], [1, teal[1]]]),
  tealDark: linear('tealDark', [[0, teal[3]], [0.5, teal[2]], [1, teal[0]]]),
  steel: linear('steel', [[0, '#b9b2cf'], [0.35, '#7b7397'], [1, '#2c2645']]),
  steelRod: linear('steelRod', [[0, '#2c2645'], [0.25, '#a49cc0'], [0.5, '#5d5479'], [1, '#1d1833']], across),
  glass: linear('glass', [[0, '#ffffff', 0.4], [0.3, '#cdbdf0', 0.12], [0.7, '#8d76c8', 0.08], [1, '#ffffff', 0.22]]),
  mirrorGlass: linear('mirrorGlass', [[0, '#e9dcff'], [0.25, '#a893d6'], [0.55, '#5f4796'], [1, '#2a1a52']]),
  moon: radial('moon', [[0, '#fffdf2'], [0.55, '#f6e9c4'], [1, '#c8ad83']], [0.36, 0.32, 0.75]),
  pearl: radial('pearl', [[0, '#ffffff'], [0.4, '#ece0f2'], [1, '#7f69a3']], [0.34, 0.3, 0.8]),
  bulb: radial('bulb', [[0, '#ffffff'], [0.45, brass[6]], [0.8, brass[5]], [1, brass[4]]]),
  ember: radial('ember', [[0, '#fff3cf'], [0.3, '#ffc25a'], [0.65, '#d9622b'], [1, '#5b1636']]),
}

const lights: Record<string, string> = {
  glow: radial('glow', [[0, brass[6], 0.95], [0.12, brass[5], 0.6], [0.4, brass[4], 0.2], [1, brass[3], 0]]),
  glowSoft: radial('glowSoft', [[0, brass[5], 0.55], [0.45, brass[4], 0.18], [1, brass[3], 0]]),
  glowViolet: radial('glowViolet', [[0, ink[7], 0.6], [0.5, ink[6], 0.2], [1, ink[5], 0]]),
  glowRose: radial('glowRose', [[0, wine[5], 0.6], [0.5, wine[4], 0.22], [1, wine[3], 0]]),
  glowTeal: radial('glowTeal', [[0, teal[5], 0.6], [0.5, teal[4], 0.2], [1, teal[3], 0]]),
  glowMoon: radial('glowMoon', [[0, '#fff6dc', 0.8], [0.3, '#dccdf4', 0.32], [1, ink[6], 0]]),
  glowEmber: radial('glowEmber', [[0, '#ffd98c', 0.9], [0.3, '#f08a3c', 0.4], [1, '#8b284c', 0]]),
  beam: linear('beam', [[0, brass[6], 0.75], [0.35, brass[5], 0.3], [1, brass[4], 0]], down),
  beamCool: linear('beamCool', [[0, '#efe6ff', 0.6], [0.4, ink[7], 0.24], [1, ink[6], 0]], down),
  dark: radial('dark', [[0, ink[0], 0], [0.6, ink[0], 0.04], [0.82, ink[0], 0.34], [1, ink[0], 0.82]], [0.46, 0.45, 0.78]),
  fade: linear('fade', [[0, ink[0], 0], [1, ink[0], 0.9]], down),
  fadeUp: linear('fadeUp', [[0, ink[0], 0.9], [1, ink[0], 0]], down),
  fadeRight: linear('fadeRight', [[0, ink[0], 0], [1, ink[0], 0.85]], across),
  fadeLeft: linear('fadeLeft', [[0, ink[0], 0.85], [1, ink[0], 0]], across),
  pool: radial('pool', [[0, ink[0], 0.8], [0.6, ink[0], 0.5], [1, ink[0], 0]]),
}

const effects: Record<string, string> = {
  blurThin: blur('blurThin', 2),
  blurSoft: blur('blurSoft', 6),
  blurWide: blur('blurWide', 16),
  blurHuge: blur('blurHuge', 46),
  grainAcross: grain('grainAcross', '0.006 0.14', [0.06, 0.02, 0.09], 1.9, -0.72),
  grainSoft: grain('grainSoft', '0.004 0.07', [0.06, 0.02, 0.09], 1.3, -0.5, 2),
  grainDown: grain('grainDown', '0.14 0.006', [0.06, 0.02, 0.09], 1.9, -0.72),
  grainPaper: grain('grainPaper', '0.035 0.05', [0.36, 0.2, 0.22], 1.1, -0.42, 4),
  grainPlaster: grain('grainPlaster', '0.02 0.026', [0.02, 0.01, 0.06], 0.95, -0.36, 5),
  grainStone: grain('grainStone', '0.05 0.06', [0.02, 0.01, 0.06], 1.7, -0.6, 4),
  grainCloth: grain('grainCloth', '0.5 0.08', [0.04, 0.01, 0.06], 1, -0.38, 2),
  shadowNear: shadow('shadowNear', 4, 5, 4, 0.65),
  shadow: shadow('shadow', 10, 13, 10, 0.6),
  shadowFar: shadow('shadowFar', 22, 28, 24, 0.6),
}

/** Every paint, light and effect by its id; a picture carries only those it names. */
export const materials: Readonly<Record<string, string>> = { ...paints, ...lights, ...effects }

export const use = (name: keyof typeof materials): string => `url(#${name})`
