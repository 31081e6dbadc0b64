import { d, path } from './svg.ts'

export type Suit = 'heart' | 'spade' | 'diamond' | 'club'

const shapes: Record<Suit, (r: number) => string> = {
  heart: (r) =>
    d`M0 ${r}C${-r * 0.5} ${r * 0.45} ${-r} ${r * 0.1} ${-r} ${-r * 0.36}C${-r} ${-r * 0.98} ${-r * 0.2} ${-r * 1.06} 0 ${-r * 0.46}C${r * 0.2} ${-r * 1.06} ${r} ${-r * 0.98} ${r} ${-r * 0.36}C${r} ${r * 0.1} ${r * 0.5} ${r * 0.45} 0 ${r}Z`,
  spade: (r) =>
    d`M0 ${-r}C${r * 0.4} ${-r * 0.45} ${r} ${-r * 0.15} ${r} ${r * 0.28}C${r} ${r * 0.74} ${r * 0.36} ${r * 0.78} ${r * 0.12} ${r * 0.44}Q${r * 0.16} ${r * 0.86} ${r * 0.4} ${r}H${-r * 0.4}Q${-r * 0.16} ${r * 0.86} ${-r * 0.12} ${r * 0.44}C${-r * 0.36} ${r * 0.78} ${-r} ${r * 0.74} ${-r} ${r * 0.28}C${-r} ${-r * 0.15} ${-r * 0.4} ${-r * 0.45} 0 ${-r}Z`,
  diamond: (r) =>
    d`M0 ${-r}Q${r * 0.28} ${-r * 0.4} ${r * 0.74} 0Q${r * 0.28} ${r * 0.4} 0 ${r}Q${-r * 0.28} ${r * 0.4} ${-r * 0.74} 0Q${-r * 0.28} ${-r * 0.4} 0 ${-r}Z`,
  club: (r) =>
    d`M${-r * 0.44} ${-r * 0.56}A${r * 0.44} ${r * 0.44} 0 1 1 ${r * 0.44} ${-r * 0.56}Q${r * 0.42} ${-r * 0.3} ${r * 0.24} ${-r * 0.12}A${r * 0.44} ${r * 0.44} 0 1 1 ${r * 0.12} ${r * 0.46}Q${r * 0.18} ${r * 0.84} ${r * 0.4} ${r}H${-r * 0.4}Q${-r * 0.18} ${r * 0.84} ${-r * 0.12} ${r * 0.46}A${r * 0.44} ${r * 0.44} 0 1 1 ${-r * 0.24} ${-r * 0.12}Q${-r * 0.42} ${-r * 0.3} ${-r * 0.44} ${-r * 0.56}Z`,
}

export const suit = (name: Suit, x: number, y: number, r: number, fill: string): string =>
  path(shapes[name](r), fill, { transform: d`translate(${x} ${y})` })

export const suitColor = (name: Suit): string => (name === 'heart' || name === 'diamond' ? '#a3213f' : '#1a0f33')
