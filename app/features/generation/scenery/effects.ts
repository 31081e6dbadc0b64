import { ink } from './palette.ts'

const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

const grain = (
  id: string,
  frequency: string,
  color: readonly [number, number, number],
  strength: number,
  threshold: number,
  octaves = 3,
): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7"/>` +
  `<feColorMatrix values="0 0 0 0 ${color[0]} 0 0 0 0 ${color[1]} 0 0 0 0 ${color[2]} ${strength} 0 0 0 ${threshold}" result="stain"/>` +
  `<feComposite in="stain" in2="SourceAlpha" operator="in" result="inside"/>` +
  `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="inside"/></feMerge></filter>`

const shadow = (id: string, dx: number, dy: number, deviation: number, opacity: number): string =>
  `<filter id="${id}" x="-30%" y="-30%" width="170%" height="180%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${deviation}" flood-color="${ink[0]}" flood-opacity="${opacity}"/></filter>`

export const effects = {
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
