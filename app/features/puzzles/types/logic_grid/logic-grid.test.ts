import { afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import type { Json } from '#app/features/puzzles/contract/contract.ts'
import { analyse, suggestClues } from './rules/analyse.ts'
import { checker } from './check.server.ts'
import { clueText, ruleText } from './rules/clue-text.ts'
import { freshRule, holdingRule, ofKind } from './editor/compose.ts'
import { example } from './rules/example.ts'
import { clueProblems, findProblems } from './rules/find-problems.ts'
import { fixtures } from './fixtures.ts'
import type { Draft } from './rules/grid.ts'
import { present, rightAnswer } from './rules/grid.ts'
import { puzzleType } from './index.ts'
import { open } from './rules/limits.ts'
import type { Marks } from './rules/marks.ts'
import { foundIn, nextMark, pairOf, readSheet, shownIn, withMark } from './rules/marks.ts'
import { pairsOf } from './player/pair-tables.tsx'
import type { Answer, Rule, Thing } from './rules/schema.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const [guests] = fixtures.cases
const draft: Draft = {
  configuration: configurationSchema.parse(guests!.configuration),
  solution: solutionSchema.parse(guests!.solution),
}
const at = (category: number, item: number) => ({ category, item })

describe('what the author is told', () => {
  test('is one solution, and no redundant clue', () => {
    expect(analyse(draft)).toMatchObject({ solutions: 'one', redundant: [], unread: 0 })
  })

  test('is which clue could be left out, each on its own', () => {
    const twice: Rule = { kind: 'is', one: at(0, 1), other: at(1, 0) }
    const clues = [...draft.configuration.clues, { text: '', rule: twice }, { text: 'Only words', rule: null }]
    expect(analyse({ ...draft, configuration: { ...draft.configuration, clues } })).toMatchObject({
      solutions: 'one',
      redundant: [0, clues.length - 2],
      unread: 1,
    })
  })

  test('is how hard it is, by the steps that it takes', () => {
    const rules = (...given: Rule[]) =>
      analyse({ ...draft, configuration: { ...draft.configuration, clues: given.map((rule) => ({ text: '', rule })) } })
        .difficulty
    const { correctMapping } = draft.solution
    expect(
      rules(
        ...correctMapping.flatMap(([day, room], guest): Rule[] => [
          { kind: 'is', one: at(0, guest), other: at(1, day!) },
          { kind: 'is', one: at(0, guest), other: at(2, room!) },
        ]),
      ),
    ).toBe('easy')
    expect(analyse(draft).difficulty).toBe('easy')
    const difficulties = [0, 17, 54].map((seed) =>
      rules(
        ...suggestClues({ ...draft, configuration: { ...draft.configuration, clues: [] } }, seed)!.map(
          ({ rule }) => rule!,
        ),
      ),
    )
    expect(difficulties).toEqual(['easy', 'hard', 'medium'])
  })

  test('is no solution when clues contradict each other', () => {
    const clues = [
      { text: '', rule: { kind: 'is', one: at(0, 0), other: at(1, 0) } as Rule },
      { text: '', rule: { kind: 'is', one: at(0, 1), other: at(1, 0) } as Rule },
    ]
    expect(analyse({ ...draft, configuration: { ...draft.configuration, clues } }).solutions).toBe('none')
  })
})

describe('a new clue', () => {
  const withRule = (grid: Draft, rule: Rule): Draft => ({
    ...grid,
    configuration: { ...grid.configuration, clues: [...grid.configuration.clues, { text: '', rule }] },
  })

  test.each(['not', 'is', 'either', 'before', 'beside'] as const)('“%s” is true of the current solution', (kind) => {
    for (const grid of [draft, example('en')]) {
      const added = withRule(grid, freshRule(grid, kind))
      expect(findProblems(added)).toEqual(findProblems(grid))
      expect(analyse(added).solutions).toBe('one')
    }
  })

  test('says something that no other clue says, as long as there is anything left', () => {
    let grid: Draft = { ...example('en'), configuration: { ...example('en').configuration, clues: [] } }
    for (let count = 0; count < 6; count++) grid = withRule(grid, freshRule(grid))
    expect(new Set(grid.configuration.clues.map(({ rule }) => JSON.stringify(rule))).size).toBe(6)
    expect(findProblems(withRule(grid, freshRule(grid))).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('made false by another kind is reported with the nearest true one of that kind', () => {
    const grid = withRule(draft, freshRule(draft))
    const last = grid.configuration.clues.length - 1
    const as = (rule: Rule): Draft => ({
      ...grid,
      configuration: { ...grid.configuration, clues: grid.configuration.clues.with(last, { text: '', rule }) },
    })
    const untrue = ofKind('is', grid.configuration.clues[last]!.rule!, 1)
    expect(clueProblems(as(untrue))).toEqual([{ code: 'clue_false', severity: 'error', field: `clues.${last}` }])
    for (const kind of ['is', 'not', 'either', 'before', 'beside'] as const) {
      const truer = holdingRule(grid, ofKind(kind, untrue, 1))!
      expect(truer.kind).toBe(kind)
      expect(clueProblems(as(truer))).toEqual([])
    }
    expect(holdingRule(grid, untrue)!.one).toEqual(untrue.one)
  })

  test('can be added before the table is filled in', () => {
    const blank: Draft = { ...draft, solution: { ...draft.solution, correctMapping: [] } }
    expect(freshRule(blank)).toEqual({ kind: 'not', one: at(0, 0), other: at(1, 0) })
  })
})

describe('the player’s marks', () => {
  const items = 3
  const press = (marks: Marks, one = at(0, 0), other = at(1, 0), autoCross = true) =>
    withMark(marks, one, other, nextMark(shownIn(marks, one, other, items, autoCross)), items)

  test('a press crosses, ticks, and clears again', () => {
    const crossed = press({})
    expect(crossed).toEqual({ '0.0-1.0': 'cross' })
    expect(press(crossed)).toEqual({ '0.0-1.0': 'tick' })
    expect(press(press(crossed))).toEqual({})
  })

  test('a tick crosses the rest of its row and column, unless the author leaves that to players', () => {
    const marks: Marks = { '0.0-1.0': 'tick' }
    expect(shownIn(marks, at(0, 0), at(1, 2), items, true)).toBe('follows')
    expect(shownIn(marks, at(0, 2), at(1, 0), items, true)).toBe('follows')
    expect(shownIn(marks, at(0, 1), at(1, 1), items, true)).toBe('open')
    expect(shownIn(marks, at(0, 0), at(1, 2), items, false)).toBe('open')
  })

  test('another tick in the same row replaces the first, and players’ own crosses stay', () => {
    const marks: Marks = { '0.0-1.0': 'tick', '0.1-1.0': 'cross' }
    expect(withMark(marks, at(0, 0), at(1, 1), 'tick', items)).toEqual({ '0.1-1.0': 'cross', '0.0-1.1': 'tick' })
    expect(pairOf(at(2, 1), at(0, 2))).toBe('0.2-2.1')
  })

  test('the table that is sent follows from the ticks', () => {
    expect(foundIn({ '0.0-1.2': 'tick', '0.1-2.0': 'tick', '1.0-2.0': 'tick' }, 3, 2)).toEqual([
      [null, null],
      [null, 0],
    ])
    expect(foundIn({ '0.0-1.2': 'tick' }, 3, 3)).toEqual([
      [2, null],
      [null, null],
      [null, null],
    ])
  })

  test('a stored sheet that is not ours is not read', () => {
    expect(readSheet({ marks: { '0.0-1.0': 'tick', x: 'cross', '0.0-1.1': 7 }, struck: [1] })).toEqual({
      marks: { '0.0-1.0': 'tick' },
      struck: [1],
    })
    for (const kept of [null, 3, {}, { marks: null, struck: [] }, { marks: {}, struck: 'all' }])
      expect(readSheet(kept)).toBeNull()
  })
})

test('the tables form a staircase: every two categories meet once', () => {
  expect(pairsOf(2)).toEqual([[0, 1]])
  expect(pairsOf(3)).toEqual([
    [0, 1],
    [0, 2],
    [2, 1],
  ])
  expect(pairsOf(4)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [3, 1],
    [3, 2],
    [2, 1],
  ])
  for (const count of [2, 3, 4, 5])
    expect(new Set(pairsOf(count).map((pair) => pair.toSorted().join())).size).toBe((count * (count - 1)) / 2)
})

test('every kind of clue is a natural sentence in both languages', () => {
  const categories = [
    { name: 'Guest', items: ['Anna', 'Bruno'] },
    { name: 'Evening', items: ['Friday', 'Saturday'] },
    { name: 'Room', items: ['the cellar', 'the garden'] },
  ]
  const [anna, bruno, saturday, cellar, garden] = [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 0],
    [2, 1],
  ].map(([category, item]) => ({ category, item })) as [Thing, Thing, Thing, Thing, Thing]
  const before = (one: Thing, other: Thing, by: number): Rule => ({ kind: 'before', one, other, category: 1, by })
  const told: [Rule, string, string][] = [
    [{ kind: 'is', one: cellar, other: anna }, 'The cellar goes with Anna.', 'The cellar va avec Anna.'],
    [{ kind: 'not', one: anna, other: garden }, 'Anna doesn’t go with the garden.', 'Anna ne va pas avec the garden.'],
    [
      { kind: 'either', one: anna, other: cellar, third: garden },
      'Anna goes with either the cellar or the garden.',
      'Anna va soit avec the cellar, soit avec the garden.',
    ],
    [before(cellar, anna, 0), 'Evening: the cellar comes before Anna.', 'Evening~: the cellar vient avant Anna.'],
    [before(anna, bruno, 1), 'Evening: Anna comes just before Bruno.', 'Evening~: Anna vient juste avant Bruno.'],
    [before(anna, saturday, 2), 'Anna comes 2 places before Saturday.', 'Anna vient 2 rangs avant Saturday.'],
    [before(saturday, anna, 0), 'Anna comes after Saturday.', 'Anna vient après Saturday.'],
    [before(saturday, cellar, 1), 'The cellar comes just after Saturday.', 'The cellar vient juste après Saturday.'],
    [
      { kind: 'beside', one: saturday, other: anna, category: 1 },
      'Anna comes just before or just after Saturday.',
      'Anna vient juste avant ou juste après Saturday.',
    ],
    [
      { kind: 'beside', one: bruno, other: anna, category: 1 },
      'Evening: Bruno comes just before or just after Anna.',
      'Evening~: Bruno vient juste avant ou juste après Anna.',
    ],
  ]
  for (const [rule, inEnglish, inFrench] of told) {
    // the page's language does not determine the game's
    overwriteGetLocale(() => 'fr')
    expect(ruleText(rule, categories, 'en')).toBe(inEnglish)
    overwriteGetLocale(() => 'en')
    expect(ruleText(rule, categories, 'fr').replaceAll('\u00a0', '~')).toBe(inFrench)
  }
})

test('a clue is shown in the author’s words, or as a sentence about the things sent', () => {
  const presented = present(draft.configuration)
  const told = presented.clues.map((clue) => clueText(clue, presented.categories, 'en'))
  expect(told[0]).toBe('Bruno came as soon as the week began.')
  expect(presented.clues[0]!.rule).toBeNull()
  expect(told[1]).toContain('Denis')
  expect(told[1]).toContain('Anna')
  expect(told[3]).toMatch(/Chloé.*Library.*Garden/u)
})

test('a table of another size is not an answer', () => {
  const judge = (mapping: number[][]) =>
    checker.judge({ en: draft }, { mapping }, { language: 'en', progress: null, seed: 1 }).outcome
  expect(
    judge([
      [0, 0],
      [1, 1],
      [2, 2],
    ]),
  ).toBe('malformed')
  expect(judge([[0], [1], [2], [3]])).toBe('malformed')
  expect(
    judge([
      [0, 0],
      [1, 1],
      [2, 2],
      [4, 4],
    ]),
  ).toBe('malformed')
})

describe('a check of an unfinished table', () => {
  const checked = { ...draft, configuration: { ...draft.configuration, checks: 2 } }
  const right = rightAnswer(checked)!.mapping
  const blank = right.map((row) => row.map(() => open))
  const someOf = (first: number[]) => ({ mapping: [first, ...blank.slice(1)], soFar: true as const })
  const other = (item: number) => (item + 1) % right.length
  const judge = (answer: Answer, progress: Json, puzzle: Draft = checked) =>
    checker.judge({ en: puzzle, fr: puzzle }, answer, { language: 'fr', progress, seed: 3 })

  test('says how many places are wrong and nothing else, as often as the author allows', () => {
    const [day, room] = right[0]!
    const first = judge(someOf([day!, other(room!)]), null)
    expect(first).toMatchObject({ outcome: 'partial', view: { checksLeft: 1, wrong: 1 } })
    const { progress } = first as { progress: Json }
    const second = judge(someOf([day!, open]), progress)
    expect(second).toMatchObject({ outcome: 'partial', view: { checksLeft: 0, wrong: 0 } })
    expect(Object.keys((second as { view: object }).view).sort()).toEqual(['checksLeft', 'wrong'])
    expect(judge(someOf([other(day!), open]), (second as { progress: Json }).progress)).toEqual({
      outcome: 'malformed',
    })
  })

  test('costs nothing for the same table again', () => {
    const answer = someOf([other(right[0]![0]!), open])
    const first = judge(answer, null) as { progress: Json }
    expect(judge(answer, first.progress)).toEqual(first)
  })

  test('is unavailable if the author allows none, and for a table of another grid', () => {
    expect(judge(someOf([...right[0]!]), null, draft)).toEqual({ outcome: 'malformed' })
    expect(judge({ mapping: [[0], [open]], soFar: true }, null)).toEqual({ outcome: 'malformed' })
    expect(puzzleType.present(draft.configuration)).not.toHaveProperty('checks')
    expect(puzzleType.present(checked.configuration)).toMatchObject({ checks: 2 })
  })

  test('is not an answer: a table with open places cannot be sent as one', () => {
    expect(puzzleType.isAnswer({ mapping: blank })).toBe(false)
    expect(puzzleType.isAnswer({ mapping: right })).toBe(true)
    expect(judge({ mapping: right, soFar: true }, null)).toMatchObject({ outcome: 'partial', view: { wrong: 0 } })
  })
})
