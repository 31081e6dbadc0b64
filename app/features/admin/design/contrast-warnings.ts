import { contrast } from '#app/ui/contrast.ts'
import { readableOn, tellableFrom } from '#app/ui/contrast-pairs.ts'

export type ContrastWarning = { front: string; ground: string; ratio: number; needed: number }

const pairs = [
  ...readableOn.map(([front, ground]) => ({ front, ground, needed: 4.5 })),
  ...tellableFrom.map(([front, ground]) => ({ front, ground, needed: 3 })),
]

/** All pairs of both themes as custom properties; velvet is dark in both. */
const themed = ['--', '--stage-'].flatMap((prefix) =>
  pairs
    .filter(({ ground }) => prefix === '--stage-' || !ground.startsWith('curtain'))
    .map(({ front, ground, needed }) => ({ front: prefix + front, ground: prefix + ground, needed })),
)

/** What cannot be read or told apart with these values; of one setting, or of all. */
export function contrastWarnings(values: Readonly<Record<string, string>>, only?: string): ContrastWarning[] {
  return themed
    .filter(({ front, ground }) => only === undefined || front === only || ground === only)
    .map((pair) => ({ ...pair, ratio: contrast(values[pair.front] ?? '', values[pair.ground] ?? '') }))
    .filter(({ ratio, needed }) => ratio < needed)
}
