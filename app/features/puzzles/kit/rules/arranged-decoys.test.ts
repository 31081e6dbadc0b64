import { describe, expect, test } from 'vitest'
import type { JsonObject, JudgeContext, PuzzleDraft, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { puzzleTexts } from '#app/features/puzzles/texts/puzzle-texts.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { fixtures as grids } from '#app/features/puzzles/types/logic_grid/fixtures.ts'
import { fixtures as orders } from '#app/features/puzzles/types/ordering_sorting/fixtures.ts'
import { fixtures as patterns } from '#app/features/puzzles/types/pattern_matcher/fixtures.ts'

const context: JudgeContext = { language: 'fr', progress: null, seed: 1 }
const reply = 'Nearly!'
const arranged: { id: string; fixtures: PuzzleFixtures; part: string; wrong: number[] | number[][]; right: string }[] =
  [
    { id: 'ordering_sorting', fixtures: orders, part: 'order', wrong: [2, 0, 1, 4, 3], right: 'correctOrder' },
    { id: 'pattern_matcher', fixtures: patterns, part: 'pattern', wrong: [0, 1, 2, 4, 7], right: 'correctPattern' },
    {
      id: 'logic_grid',
      fixtures: grids,
      part: 'mapping',
      wrong: [
        [3, 1],
        [0, 3],
        [2, 0],
        [1, 2],
      ],
      right: 'correctMapping',
    },
  ]

describe.each(arranged)('wrong answers of $id', ({ id, fixtures, part, wrong, right }) => {
  const type = puzzleType(id)
  const [first] = fixtures.cases
  const solution: JsonObject = {
    ...first!.solution,
    decoys: [{ [part]: wrong, reply }],
    replyTexts: [{ from: reply, to: 'Presque!' }],
  }
  const draft = type.read({ configuration: first!.configuration, solution })!
  const inEnglish = type.read({ configuration: first!.configuration, solution: { ...solution, replyTexts: [] } })!
  const stored = {
    type: id,
    configuration: { en: inEnglish.configuration, fr: draft.configuration },
    solution: { en: inEnglish.solution, fr: draft.solution },
  }
  const sent = puzzleJudge.reveal(
    { ...stored, solution: { en: { ...draft.solution, [right]: wrong } } },
    context.seed,
  ).en

  test('the wrong answer that the author foresaw gets its reply, in every language', () => {
    expect(puzzleJudge.judge(stored, sent, context)).toMatchObject({
      outcome: 'wrong',
      reply: { en: reply, fr: 'Presque!' },
    })
  })

  test('other wrong answers, and the right one, do not get that reply', () => {
    for (const answer of first!.wrong)
      expect(JSON.stringify(puzzleJudge.judge(stored, answer, context))).not.toContain(reply)
    for (const answer of first!.right) expect(puzzleJudge.judge(stored, answer, context)).toEqual({ outcome: 'solved' })
  })

  test('a reply missing in the other language is a warning at its texts', () => {
    const two = {
      ...solution,
      decoys: [...(solution['decoys'] as JsonObject[]), { [part]: first!.solution[right]!, reply: 'Never.' }],
    }
    expect(type.findProblems({ configuration: first!.configuration, solution: two })).toContainEqual({
      code: 'replies_half_translated',
      severity: 'warning',
      field: 'replyTexts',
    })
  })

  test('the table of texts has the reply, and writes its translation', () => {
    const none = { configuration: {}, solution: {} }
    const textIn = (now: PuzzleDraft<JsonObject, JsonObject>, own: PuzzleDraft<JsonObject, JsonObject>) =>
      puzzleTexts(type, now, own).find(({ path }) => path === 'solution.decoys.0.reply')!
    const translated = textIn(inEnglish, none).inOther('Presque!')
    expect(translated).toEqual({ configuration: {}, solution: { replyTexts: [{ from: reply, to: 'Presque!' }] } })
    const changed = textIn(inEnglish, translated).inPrimary('Almost!')
    expect(changed.draft.solution).toMatchObject({ decoys: [{ [part]: wrong, reply: 'Almost!' }] })
    expect(textIn(changed.draft, changed.own)).toMatchObject({ primary: 'Almost!', other: 'Presque!' })
  })
})
