import { playerChoices } from '#app/features/adventure/catalogue.ts'

export type Range = { fewest: number; most: number }

/** @param choice `2-6`; null where it is none */
export function readRange(choice: string): Range | null {
  const [fewest, most] = choice.split('-').map(Number)
  return fewest && most ? { fewest, most } : null
}

const ranges = playerChoices['escape-room'].flatMap((choice) => readRange(choice) ?? [])
const sorted = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b)

export const fewestChoices = sorted(ranges.map(({ fewest }) => fewest))

export const mostChoices = (fewest: number): number[] =>
  sorted(ranges.filter((range) => range.fewest === fewest).map(({ most }) => most))

/** The choice that is nearest to what was wished: a change of one number may need another of the other. */
export function rangeText({ fewest, most }: Range): string {
  const offered = mostChoices(fewest)
  return `${fewest}-${offered.includes(most) ? most : offered.at(-1)}`
}
