import { contrast } from '#app/ui/contrast.ts'
import { isAlwaysDark, readableOn, readableOver, tellableFrom } from '#app/ui/contrast-pairs.ts'

export type ContrastWarning = { front: string; ground: string; ratio: number; needed: number }

const pairs = [
  ...[...readableOn, ...readableOver].map(([front, ground]) => ({ front, ground, needed: 4.5 })),
  ...tellableFrom.map(([front, ground]) => ({ front, ground, needed: 3 })),
]

/** All pairs of both themes as custom properties. */
const themed = ['--', '--stage-'].flatMap((prefix) =>
  pairs
    .filter(({ front, ground }) => prefix === '--stage-' || front === 'on-curtain' || !isAlwaysDark(ground))
    .map(({ front, ground, needed }) => ({ front: prefix + front, ground: prefix + ground, needed })),
)

const stop = /hsl\(([\d. %]+?)(?: \/ ([\d.]+)(%?))?\)/g
const leastOpacity = 0.5

/** With a colour, or the worst colour of a gradient; what shows through a transparent one is unknown. */
function leastContrast(front: string, ground: string): number {
  const colours = [...ground.matchAll(stop)].flatMap(([, colour, alpha = '1', unit]) =>
    Number(alpha) / (unit === '%' ? 100 : 1) >= leastOpacity ? [colour!] : [],
  )
  if (colours.length === 0) return ground.includes('gradient') ? Infinity : contrast(front, ground)
  return Math.min(...colours.map((colour) => contrast(front, colour)))
}

/** Pairs whose contrast is too low with these values; of one setting, or of all. */
export function contrastWarnings(values: Readonly<Record<string, string>>, only?: string): ContrastWarning[] {
  return themed
    .filter(({ front, ground }) => only === undefined || front === only || ground === only)
    .map((pair) => ({ ...pair, ratio: leastContrast(values[pair.front] ?? '', values[pair.ground] ?? '') }))
    .filter(({ ratio, needed }) => ratio < needed)
}
