import { describe, expect, test } from 'vitest'
import type { JsonObject, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { acceptToo, answerStanding, replyToo } from './answer-edits.ts'

const fixturesOf = import.meta.glob<PuzzleFixtures>('../../puzzles/types/*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
})
const typed = puzzleTypes.filter((type) => type.typed).map(({ id }) => id)

type Puzzle = Parameters<typeof acceptToo>[0]

function puzzleOf(id: string) {
  const type = puzzleTypes.find((each) => each.id === id)!
  const [fixture] = fixturesOf[`../../puzzles/types/${id}/fixtures.ts`]!.cases
  const draft = type.read({ configuration: fixture!.configuration, solution: fixture!.solution })!
  const wrong = fixture!.wrong.find((answer) => judged({ type: id, ...draft }, answer).outcome === 'wrong')
  const puzzle: Puzzle = { type: id, configuration: draft.configuration, solution: draft.solution, translations: {} }
  return { puzzle, wrong, text: type.typedText(wrong)! }
}

const judged = (
  { type, configuration, solution }: Pick<Puzzle, 'type' | 'configuration' | 'solution'>,
  answer: unknown,
) =>
  puzzleJudge.judge({ type, configuration: { en: configuration }, solution: { en: solution } } as never, answer, {
    language: 'en',
    progress: null,
    seed: 1,
  })

const after = (puzzle: Puzzle, changes: Changes | null): Puzzle => ({ ...puzzle, ...changes })

test('exactly the types whose answers are typed can be edited here', () => {
  expect(typed.toSorted()).toEqual(['audio_recognition', 'cipher', 'code_entry', 'riddle'])
})

describe.each(typed)('%s', (id) => {
  test('a wrong answer that is accepted solves the puzzle', () => {
    const { puzzle, wrong, text } = puzzleOf(id)
    expect(answerStanding(puzzle, 'en', text)).toBeNull()
    const changed = after(puzzle, acceptToo(puzzle, 'en', text))
    expect(judged(changed, wrong).outcome).toBe('solved')
    expect(answerStanding(changed, 'en', text)).toBe('accepted')
  })

  test('a wrong answer with a reply stays wrong and is replied to', () => {
    const { puzzle, wrong, text } = puzzleOf(id)
    const changed = after(puzzle, replyToo(puzzle, text, 'Nearly.'))
    expect(judged(changed, wrong)).toMatchObject({ outcome: 'wrong', reply: { en: 'Nearly.' } })
    expect(answerStanding(changed, 'en', text)).toBe('replied')
  })

  test('nothing changes if the list is full', () => {
    let { puzzle } = puzzleOf(id)
    let added = 0
    for (let changes = acceptToo(puzzle, 'en', 'w0'); changes; changes = acceptToo(puzzle, 'en', `w${added}`)) {
      puzzle = after(puzzle, changes)
      if (added++ > 100) break
    }
    expect(added).toBeGreaterThan(5)
    expect(added).toBeLessThanOrEqual(40)
    expect(replyToo(puzzle, 'w', 'x'.repeat(301))).toBeNull()
  })
})

describe('a riddle in two languages', () => {
  const { puzzle } = puzzleOf('riddle')
  const french = (solution: JsonObject): Puzzle => ({ ...puzzle, translations: { fr: { solution } } })

  test('an answer typed in French goes to the French answers', () => {
    const changes = acceptToo(french({ correctAnswers: ['ombre'], synonyms: ['silhouette'] }), 'fr', 'pénombre')
    expect(changes).toEqual({
      translations: { fr: { solution: { correctAnswers: ['ombre'], synonyms: ['silhouette', 'pénombre'] } } },
    })
  })

  test('without a French list it goes to the shared one', () => {
    const changes = acceptToo(french({ correctAnswers: ['ombre'] }), 'fr', 'pénombre')
    expect(Object.keys(changes!)).toEqual(['solution'])
  })

  test('a reply is at the same index in both languages', () => {
    const before = french({ decoys: [{ answer: 'reflet', reply: 'Il reste dans la glace.' }] })
    const changed = after(before, replyToo(before, 'lune', 'Presque.'))
    const places = [
      changed.solution['decoys'],
      (changed.translations['fr'] as { solution: JsonObject }).solution['decoys'],
    ]
    for (const decoys of places) expect((decoys as unknown[])[1]).toEqual({ answer: 'lune', reply: 'Presque.' })
  })
})
