import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bruteForce, canStillEnd, carryOut } from './brute-force.fixtures.ts'
import { examine } from './examine.ts'
import { randomAdventure } from './random-adventure.fixtures.ts'

const most = 2_000
// the same adventures every time: with more runs or another seed this looks for disagreements that nobody knows yet
const sample = { numRuns: 400, seed: 4242 }

test('the search and every way of playing with the engine agree on whether the game can end, and on whether there are dead ends', () => {
  const seen = { never: 0, without: 0, dead: 0 }
  fc.assert(
    fc.property(randomAdventure, (adventure) => {
      const truth = bruteForce(adventure, most)
      fc.pre(truth !== null)
      const { ends, deadEnds, complete, deadEndsComplete } = examine(adventure)
      if (complete) expect(ends).toBe(truth.ends ? 'yes' : 'no')
      if (complete && deadEndsComplete && truth.ends) expect(deadEnds.length > 0).toBe(truth.deadEnds)
      seen[truth.deadEnds ? 'dead' : truth.ends ? 'without' : 'never']++
    }),
    sample,
  )
  // the adventures are of all three kinds
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10)
})

test('a walkthrough ends the game when the engine plays it, and a dead end is one', () => {
  fc.assert(
    fc.property(randomAdventure, (adventure) => {
      const { walkthrough, deadEnds } = examine(adventure)
      if (walkthrough) expect(carryOut(adventure, walkthrough)).toMatchObject({ state: { ending: expect.anything() } })
      for (const { steps } of deadEnds) {
        const end = carryOut(adventure, steps)
        if ('refused' in end) throw new Error(`refused: ${JSON.stringify(end.refused)}`)
        expect(end.state.ending).toBeNull()
        expect(canStillEnd(adventure, end, most)).not.toBe(true)
      }
    }),
    sample,
  )
})
