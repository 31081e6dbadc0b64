import { expect, test } from 'vitest'
import { puzzle } from '#app/features/engine/edition.fixtures.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { studyGame } from '#app/features/engine/study.fixtures.ts'
import { puzzleResults } from './curtain-call.ts'

test('a puzzle in no scene is not counted as unsolved', () => {
  const { edition: document } = studyGame()
  const [lost] = puzzle('lost', '1234', [], {}, [])
  const withLost = { ...document, puzzles: [...document.puzzles, lost] }
  expect(puzzleResults(withLost, initialState({ seed: 1 }), 'en', new Map()).unsolved).toBe(document.puzzles.length)
})
