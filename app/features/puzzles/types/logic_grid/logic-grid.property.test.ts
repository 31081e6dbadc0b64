import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, countSolutions, suggestClues } from './rules/analyse.ts'
import { changeCategory, pair, removeCategory, setItemsPerCategory } from './editor/compose.ts'
import { findProblems } from './rules/find-problems.ts'
import type { Draft } from './rules/grid.ts'
import { isWholeMapping, judgeMapping, present, rightAnswer, rowsOf } from './rules/grid.ts'
import { holds } from './rules/rules.ts'
import type { Rule, Thing } from './rules/schema.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'
import { solve } from './rules/solver.ts'

const permutationsOf = (count: number): number[][] =>
  count === 0
    ? [[]]
    : permutationsOf(count - 1).flatMap((permutation) =>
        Array.from({ length: count }, (_, place) => permutation.toSpliced(place, 0, count - 1)),
      )

function bruteForce(categories: number, items: number, rules: readonly Rule[]): number[][][] {
  let mappings: number[][][] = [Array.from({ length: items }, () => [])]
  for (let category = 1; category < categories; category++)
    mappings = mappings.flatMap((mapping) =>
      permutationsOf(items).map((permutation) => mapping.map((row, at) => [...row, permutation[at]!])),
    )
  return mappings.filter((mapping) =>
    rules.every((rule) =>
      holds(
        rule,
        mapping.map((row, item) => [item, ...row]),
      ),
    ),
  )
}

interface Size {
  categories: number
  items: number
}

const thingOf = ({ categories, items }: Size): fc.Arbitrary<Thing> =>
  fc.record({ category: fc.nat({ max: categories - 1 }), item: fc.nat({ max: items - 1 }) })

function ruleOf(size: Size): fc.Arbitrary<Rule> {
  const thing = thingOf(size)
  const category = fc.nat({ max: size.categories - 1 })
  return fc.oneof(
    fc.record({ kind: fc.constantFrom('is' as const, 'not' as const), one: thing, other: thing }),
    fc.record({ kind: fc.constant('either' as const), one: thing, other: thing, third: thing }),
    fc.record({
      kind: fc.constant('before' as const),
      one: thing,
      other: thing,
      category,
      by: fc.nat({ max: size.items - 1 }),
    }),
    fc.record({ kind: fc.constant('beside' as const), one: thing, other: thing, category }),
  )
}

const sizes = fc.constantFrom<Size>(
  { categories: 2, items: 2 },
  { categories: 2, items: 4 },
  { categories: 3, items: 3 },
  { categories: 4, items: 3 },
  { categories: 3, items: 4 },
)

const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

describe('the solver', () => {
  test('finds what brute force finds, whatever the clues', () => {
    const grids = sizes.chain((size) => fc.tuple(fc.constant(size), fc.array(ruleOf(size), { maxLength: 5 })))
    fc.assert(
      fc.property(grids, ([{ categories, items }, rules]) => {
        const all = bruteForce(categories, items, rules)
        const few = solve(categories, items, rules)
        expect(few).toHaveLength(Math.min(2, all.length))
        for (const mapping of few!) expect(all).toContainEqual(mapping)
      }),
      { numRuns: 400 },
    )
  })

  test('finds all solutions when asked for all', () => {
    const size: Size = { categories: 3, items: 3 }
    fc.assert(
      fc.property(fc.array(ruleOf(size), { maxLength: 4 }), (rules) => {
        expect(solve(3, 3, rules, 100)!.sort(byText)).toEqual(bruteForce(3, 3, rules).sort(byText))
      }),
      { numRuns: 200 },
    )
  })

  test('answers in less than a second on the largest grid, whatever the true clues', () => {
    const size: Size = { categories: 5, items: 6 }
    const mapping = Array.from({ length: 6 }, (_, item) => [item, (item + 2) % 6, 5 - item, item])
    const rows = mapping.map((row, item) => [item, ...row])
    fc.assert(
      fc.property(fc.array(ruleOf(size), { maxLength: 60 }), (drawn) => {
        const rules = drawn.filter((rule) => holds(rule, rows)).slice(0, 30)
        const timed = () => {
          const start = performance.now()
          const found = solve(5, 6, rules)
          return { found, took: performance.now() - start }
        }
        let { found, took } = timed()
        // Slow ones get a second try: a pause of the machine is not the solver's fault
        if (took >= 1000) ({ found, took } = timed())
        expect(took).toBeLessThan(1000)
        if (found) expect(found.length).toBeGreaterThan(0)
      }),
      { numRuns: 15 },
    )
  })
})

const drafts = sizes.chain(({ categories, items }) =>
  fc
    .record({
      columns: fc.array(fc.shuffledSubarray([...Array(items).keys()], { minLength: items }), {
        minLength: categories - 1,
        maxLength: categories - 1,
      }),
      ordered: fc.array(fc.boolean(), { minLength: categories, maxLength: categories }),
      lot: fc.nat(),
    })
    .map(({ columns, ordered, lot }): Draft => ({
      configuration: configurationSchema.parse({
        categories: ordered.map((isOrdered, category) => ({
          name: `category ${category}`,
          items: Array.from({ length: items }, (_, item) => `thing ${category} ${item}`),
          ordered: isOrdered,
        })),
        itemsPerCategory: items,
        lot,
      }),
      solution: solutionSchema.parse({
        correctMapping: Array.from({ length: items }, (_, item) => columns.map((column) => column[item]!)),
      }),
    })),
)

describe('suggested clues', () => {
  test('hold, leave one solution, and none of them is redundant', () => {
    fc.assert(
      fc.property(drafts, fc.integer(), (draft, seed) => {
        const clues = suggestClues(draft, seed)!
        for (const { rule } of clues) expect(holds(rule!, rowsOf(draft))).toBe(true)
        const whole = { ...draft, configuration: { ...draft.configuration, clues } }
        expect(analyse(whole)).toMatchObject({ solutions: 'one', redundant: [], unread: 0 })
        expect(findProblems(whole)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('give more than one puzzle for the same solution', () => {
    const [draft] = fc.sample(drafts, { numRuns: 1, seed: 7 })
    expect(
      new Set(Array.from({ length: 10 }, (_, seed) => JSON.stringify(suggestClues(draft!, seed)))).size,
    ).toBeGreaterThan(3)
  })
})

describe('what players are sent', () => {
  test('leads to the author’s solution by its clues, whatever the lot', () => {
    fc.assert(
      fc.property(drafts, fc.integer(), (draft, seed) => {
        const clues = suggestClues(draft, seed)!
        const presented = present({ ...draft.configuration, clues })
        const found = solve(
          presented.categories.length,
          presented.categories[0]!.items.length,
          presented.clues.map(({ rule }) => rule!),
        )
        expect(found).toEqual([rightAnswer(draft)!.mapping])
        expect(judgeMapping(draft, { mapping: found![0]! })).toEqual({ kind: 'right' })
      }),
      { numRuns: 40 },
    )
  })

  test('and the answer combine the same names as the author’s grid', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { categories } = present(draft.configuration)
        const named = rightAnswer(draft)!.mapping.map((row, first) => [
          categories[0]!.items[first]!,
          ...row.map((item, column) => categories[column + 1]!.items[item]!),
        ])
        const own = rowsOf(draft).map((row) =>
          row.map((item, category) => draft.configuration.categories[category]!.items[item]!),
        )
        expect(named.sort(byText)).toEqual([...own].sort(byText))
      }),
    )
  })
})

test('whatever an author does to the grid, the right table and the wrong ones stay complete', () => {
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom('remove', 'items', 'pair', 'ordered'),
      at: fc.nat({ max: 5 }),
      to: fc.nat({ max: 5 }),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(drafts, steps, (first, done) => {
      let draft: Draft = {
        ...first,
        configuration: { ...first.configuration, clues: suggestClues(first, 1) ?? [] },
        solution: {
          ...first.solution,
          decoys: [{ mapping: first.solution.correctMapping.toReversed(), reply: 'No.' }],
        },
      }
      for (const { kind, at, to } of done) {
        const { categories, itemsPerCategory } = draft.configuration
        if (kind === 'remove' && categories.length > 2) draft = removeCategory(draft, at % categories.length)
        else if (kind === 'items') draft = setItemsPerCategory(draft, 2 + (to % 5))
        else if (kind === 'pair')
          draft = {
            ...draft,
            solution: {
              ...draft.solution,
              correctMapping: pair(
                draft.solution.correctMapping,
                at % itemsPerCategory,
                to % (categories.length - 1),
                to % itemsPerCategory,
              ),
            },
          }
        else if (kind === 'ordered') draft = changeCategory(draft, at % categories.length, { ordered: to % 2 === 0 })
        expect(isWholeMapping(draft)).toBe(true)
        expect(
          isWholeMapping({
            ...draft,
            solution: { ...draft.solution, correctMapping: draft.solution.decoys[0]!.mapping },
          }),
        ).toBe(true)
        expect(findProblems(draft).map(({ code }) => code)).not.toContain('clue_broken')
      }
    }),
    { numRuns: 60 },
  )
})

test('clues without a rule are ignored in the count of solutions', () => {
  const configuration = configurationSchema.parse({
    categories: [
      { name: 'a', items: ['1', '2'] },
      { name: 'b', items: ['3', '4'] },
    ],
    itemsPerCategory: 2,
    clues: [{ text: 'Words', rule: null }],
  })
  expect(countSolutions(configuration)).toBe('several')
})
