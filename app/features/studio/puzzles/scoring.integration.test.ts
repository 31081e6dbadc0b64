import { expect, test } from 'vitest'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { compilePuzzle } from '#app/features/adventure/compile-puzzle.server.ts'
import { pointsFor } from '#app/features/engine/score.ts'
import type { PuzzleState } from '#app/features/engine/state.schema.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { scoringValues } from '#app/features/studio/draft/puzzle/scoring-values.ts'

const world = useStudioWorld()

/** The points of a party that solved the puzzle right after one wrong answer and both hints. */
async function scored(id: string) {
  const draft = await findStoredDraft(world.database, world.adventureId)
  const { puzzle } = compilePuzzle(
    draft!.puzzles.find((row) => row.id === id)!,
    ['en'],
  )!
  const hints = puzzle.hintCosts.map((cost) => ({ text: { en: 'Count.' }, cost }))
  const state: PuzzleState = {
    openedAt: 0,
    clockStartedAt: null,
    wrong: 1,
    wrongSincePause: 1,
    exhausted: 0,
    pausedUntil: null,
    answerOffered: false,
    tried: ['1'],
    hints,
    progress: null,
    view: null,
    solved: null,
  }
  return {
    scoring: puzzle.scoring,
    hintCosts: puzzle.hintCosts,
    hintLevels: puzzle.hintLevels,
    points: pointsFor(puzzle, state, 0),
  }
}

test('the rules that the form writes are used by the edition and the score', async () => {
  const made = await world.create('puzzle', {
    name: 'The safe',
    type: 'code_entry',
    solution: { correctCode: '8642' },
    hints: ['Count.', 'Twice.'],
  })
  const usual = { points: 100, wrongAnswer: 10, hint: 20, timeBonus: 50 }
  expect(await scored(made.id)).toEqual({
    scoring: usual,
    hintCosts: [20, 20],
    hintLevels: [null, null],
    points: 100 - 10 - 40 + 50,
  })

  const own = {
    ...scoringValues(made.scoringRules),
    points: 300,
    wrongAnswer: 7,
    hintCosts: [null, 5],
    hintLevels: ['nudge' as const],
  }
  const changed = await world.change('puzzle', made.id, { scoringRules: own })
  expect(scoringValues(changed.scoringRules)).toEqual(own)
  expect(await scored(made.id)).toEqual({
    scoring: { ...usual, points: 300, wrongAnswer: 7 },
    hintCosts: [20, 5],
    hintLevels: ['nudge', null],
    points: 300 - 7 - 25 + 50,
  })
})

test('difficulty, skipping, failing and the shared arrangement reach the edition', async () => {
  const failing = { type: 'say' as const, text: { en: 'An alarm.', fr: 'Une alarme.' } }
  const made = await world.create('puzzle', {
    name: 'The cards',
    type: 'code_entry',
    solution: { correctCode: '8642' },
  })
  const compiled = async () => {
    const draft = await findStoredDraft(world.database, world.adventureId)
    return compilePuzzle(
      draft!.puzzles.find((row) => row.id === made.id)!,
      ['en'],
    )!
  }
  const usual = await compiled()
  expect(usual.puzzle).toMatchObject({ skip: { policy: 'after_hints' } })
  expect([usual.puzzle.difficulty, usual.puzzle.variantSeed, usual.secret.onFail]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const changes = {
    difficulty: 4,
    skipPolicy: 'after_tries' as const,
    skipAfterWrong: 7,
    variantSeed: 427,
    onFailEffects: [failing],
  }
  const changed = await world.change('puzzle', made.id, changes)
  expect(changed).toMatchObject(changes)
  const { puzzle, secret } = await compiled()
  expect(puzzle).toMatchObject({ difficulty: 4, skip: { policy: 'after_tries', afterWrong: 7 }, variantSeed: 427 })
  expect(secret.onFail).toEqual([failing])
  for (const wrong of [{ difficulty: 6 }, { skipAfterWrong: 0 }, { variantSeed: -1 }]) {
    expect(await world.tried(await world.changeOf('puzzle', made.id, wrong))).toMatchObject({
      status: 'refused',
      refusal: { reason: 'invalid' },
    })
  }
})

test('a number out of range is refused, and the rules stay unchanged', async () => {
  const made = await world.create('puzzle', {
    name: 'The safe',
    type: 'code_entry',
    solution: { correctCode: '8642' },
  })
  const changes = { scoringRules: { ...scoringValues({}), points: -1 } }
  expect(await world.tried(await world.changeOf('puzzle', made.id, changes))).toMatchObject({
    status: 'refused',
    refusal: { reason: 'invalid', fields: { 'scoringRules.points': [expect.any(String)] } },
  })
  expect((await scored(made.id)).scoring.points).toBe(100)
})
