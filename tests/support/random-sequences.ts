import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** A fifth of the requested number; all of them under `npm run test:engine`. */
export const sequencesOf = (all: number): number => (process.env.FULL_RUNS === 'on' ? all : all / 5)

/** As `expect(…).toEqual(…)`, a hundred times faster while the two do agree: random play compares a million times. */
export function agree(actual: unknown, expected: unknown, told: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, JSON.stringify(told)).toEqual(expected)
}
