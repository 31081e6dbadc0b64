import { expect, test } from 'vitest'
import type { PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { puzzleJudge } from './judge-puzzles.ts'
import { puzzleTypes } from './puzzle-types.ts'

const files = import.meta.glob<PuzzleFixtures>('../types/*/fixtures.ts', { eager: true, import: 'fixtures' })

const cases = puzzleTypes.flatMap((type) =>
  files[`../types/${type.id}/fixtures.ts`]!.cases.map((each) => {
    const { configuration, solution } = type.read(each)!
    const puzzle = { type: type.id, configuration: { en: configuration }, solution: { en: solution } }
    return { id: type.id, ...each, puzzle, hidden: puzzleJudge.hide(puzzle) }
  }),
)
const hideable = cases.flatMap(({ hidden, ...each }) => (hidden ? [{ ...each, hidden }] : []))

test('codes can be hidden, and nothing that is compared more freely than by equality', () => {
  expect(new Set(hideable.map(({ id }) => id))).toEqual(new Set(['code_entry', 'riddle']))
  expect(cases.filter(({ id, hidden }) => id === 'code_entry' && hidden === null).map(({ title }) => title)).toEqual([])
  const kinds = new Set(hideable.filter(({ id }) => id === 'riddle').map(({ solution }) => solution['answerKind']))
  expect(kinds).toEqual(new Set(['code']))
})

test.each(hideable)('$id, $title: hidden, the same answers are right', ({ puzzle, hidden, right, wrong }) => {
  const isRight = (answer: unknown) =>
    puzzleJudge.given(hidden.puzzle, answer, 'en').some((form) => hidden.accepted.includes(form))
  for (const answer of right) expect(isRight(answer), JSON.stringify(answer)).toBe(true)
  for (const answer of wrong) expect(isRight(answer), JSON.stringify(answer)).toBe(false)
  const context = { language: 'en', progress: null, seed: 1 } as const
  const judged = (each: typeof puzzle, answer: unknown) => puzzleJudge.judge(each, answer, context)
  for (const answer of right) expect(judged(hidden.puzzle as typeof puzzle, answer).outcome).toBe('wrong')
  for (const answer of wrong) expect(judged(hidden.puzzle as typeof puzzle, answer)).toEqual(judged(puzzle, answer))
})

test('a puzzle whose answers are hidden says nothing of them, and can be skipped without one', () => {
  for (const { puzzle, hidden } of hideable) {
    const {
      correctCode,
      correctAnswers = [],
      alternatives = [],
      synonyms = [],
    } = puzzle.solution.en as {
      correctCode?: string
      correctAnswers?: string[]
      alternatives?: string[]
      synonyms?: string[]
    }
    const left = JSON.stringify(hidden.puzzle)
    for (const text of [correctCode, ...correctAnswers, ...alternatives, ...synonyms])
      if (text) expect(left).not.toContain(JSON.stringify(text))
    expect(puzzleJudge.reveal(hidden.puzzle, 1)).toEqual({})
  }
})

test('what is no answer has no form, and every language’s form is asked for', () => {
  const riddle = {
    type: 'riddle',
    configuration: { en: { riddleText: '?' }, fr: { riddleText: '?' } },
    solution: {
      en: { correctAnswers: ['Ruby 7'], answerKind: 'code' },
      fr: { correctAnswers: ['Rubis-7'], answerKind: 'code' },
    },
  }
  expect(puzzleJudge.given(riddle, { text: 7 }, 'en')).toEqual([])
  expect(puzzleJudge.given(riddle, { text: 'RUBIS 7' }, 'en')).toEqual(['rubis7'])
  expect(puzzleJudge.hide(riddle)!.accepted).toEqual(['ruby7', 'rubis7'])
})
