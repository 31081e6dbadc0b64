import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumberList } from '#app/features/puzzles/kit/editor/number-list-field.tsx'
import type { Size } from '#app/features/puzzles/contract/contract.ts'
import { drawLot, shuffledIndices } from '#app/features/puzzles/kit/rules/random.ts'
import type { Draft } from './rules/arrange.ts'
import { arrangedOf, insert, isWholeOrder, ranksOf, remove, rename, reorder, tie } from './rules/arrange.ts'
import { addBin, removeBin, renameBin, setBin, setLayout } from './editor/arrange-bins.ts'
import { checker } from './check.server.ts'
import { puzzleType } from './index.ts'
import { judgeAnswer, present, rightAnswer } from './rules/judge.ts'
import { leastSize } from './rules/least-size.ts'
import type { Configuration, Presented } from './rules/schema.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'
import { spotsFor } from './rules/spots.ts'

const draftOf = (
  items: string[],
  correctOrder: number[],
  change: Partial<Configuration> = {},
  ties: number[] = [],
): Draft => ({
  configuration: configurationSchema.parse({ items, ...change }),
  solution: solutionSchema.parse({ correctOrder, ties }),
})

function rightOrder(draft: Draft): number[] {
  const answer = rightAnswer(draft)
  if (!answer || !('order' in answer)) throw new Error('these cards have no order')
  return answer.order
}

const lots = fc.integer({ min: 0, max: 2 ** 31 })
const drafts = fc
  .integer({ min: 2, max: 9 })
  .chain((count) =>
    fc.record({
      order: fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
      ties: fc.subarray([...Array(count).keys()].slice(1)),
      lot: lots,
    }),
  )
  .map(({ order, ties, lot }) =>
    draftOf(
      order.map((index) => `card ${index}`),
      order,
      { lot },
      ties,
    ),
  )

describe('what players are sent', () => {
  test('are all the cards, in an order that depends on the lot and not on the right one', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { items } = present(draft.configuration)
        expect([...items].sort()).toEqual([...draft.configuration.items].sort())
        expect(items).toEqual(present({ ...draft.configuration, sortCriteria: 'custom' }).items)
      }),
    )
    const items = ['a', 'b', 'c', 'd', 'e', 'f']
    const orders = new Set(
      Array.from({ length: 200 }, (_, lot) => present(draftOf(items, [], { lot }).configuration).items.join('')),
    )
    expect(orders.size).toBeGreaterThan(100)
  })

  test('are laid out differently in another run, and alike in the same one', () => {
    const presented = puzzleType.present({ items: ['a', 'b', 'c', 'd', 'e', 'f'] })
    expect(puzzleType.start(presented, 7)).toEqual(puzzleType.start(presented, 7))
    expect(
      new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(puzzleType.start(presented, seed)))).size,
    ).toBeGreaterThan(45)
  })

  test('never changes a lot once it is drawn', () => {
    expect(drawLot(12)).toBe(12)
    expect(drawLot(0)).toBeGreaterThan(0)
  })

  test('has every order of four about equally often', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 24_000; seed++)
      counts.set(shuffledIndices(4, seed).join(''), (counts.get(shuffledIndices(4, seed).join('')) ?? 0) + 1)
    expect(counts.size).toBe(24)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200)
  })
})

describe('judging', () => {
  test('accepts one order, the one that is revealed, whatever the lot', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const answer = checker.reveal(draft, 1)
        expect(checker.judge({ en: draft }, answer, { language: 'en', progress: null, seed: 5 })).toEqual({
          outcome: 'solved',
        })
      }),
    )
  })

  test('distinguishes cards that differ, but lets tied ones swap', () => {
    fc.assert(
      fc.property(drafts, fc.nat(), (draft, drawn) => {
        const order = rightOrder(draft)
        const place = 1 + (drawn % (order.length - 1))
        const changed = order.with(place - 1, order[place]!).with(place, order[place - 1]!)
        const ranks = ranksOf(draft)
        expect(judgeAnswer(draft, { order: changed }).kind).toBe(ranks[place] === ranks[place - 1] ? 'right' : 'wrong')
      }),
    )
  })

  test('takes a wrong order of the same texts for the same one, as the player sent it', () => {
    const draft = draftOf(['Stir', 'Pour', 'Stir', 'Wait'], [1, 0, 3, 2], { lot: 9 })
    const order = rightOrder(draft)
    const backwards = order.toReversed()
    const twins = order.filter((card) => present(draft.configuration).items[card] === 'Stir')
    const swapped = backwards.map((card) => (card === twins[0] ? twins[1]! : card === twins[1] ? twins[0]! : card))
    expect(swapped).not.toEqual(backwards)
    expect(judgeAnswer(draft, { order: swapped })).toEqual(judgeAnswer(draft, { order: backwards }))
  })

  test('reports how much is right only if the author wants it, in both languages', () => {
    const items = ['a', 'b', 'c', 'd', 'e']
    const judge = (change: Partial<Configuration>) => {
      const draft = draftOf(items, [0, 1, 2, 3, 4], { lot: 3, ...change })
      const right = rightOrder(draft)
      const order = [...right.slice(1), right[0]!]
      return checker.judge({ en: draft }, { order }, { language: 'en', progress: null, seed: 1 })
    }
    expect(judge({})).not.toHaveProperty('reply')
    expect(judge({ allowPartialCredit: true })).toMatchObject({
      reply: { en: 'Not yet: 0 of 5 are in their place.', fr: expect.stringContaining('0 sur 5') },
    })
    expect(judge({ allowPartialCredit: true, scoring: 'sequence' })).toMatchObject({
      reply: { en: 'Not yet: 3 of 4 neighbours follow the right one.' },
    })
  })

  test('gives an order’s own reply before how much is right', () => {
    const draft = draftOf(['a', 'b', 'c'], [0, 1, 2], { allowPartialCredit: true })
    draft.solution.decoys.push({ order: [0, 2, 1], bins: [], reply: 'Look at the end.' })
    const order = rightOrder(draft)
    const judged = checker.judge(
      { en: draft },
      { order: [order[0]!, order[2]!, order[1]!] },
      { language: 'en', progress: null, seed: 1 },
    )
    expect(judged).toMatchObject({
      outcome: 'wrong',
      reply: { en: 'Look at the end. Not yet: 1 of 3 is in its place.' },
    })
  })

  test('refuses cards that are incomplete or too many', () => {
    const draft = draftOf(['a', 'b', 'c'], [0, 1, 2])
    for (const order of [
      [0, 1],
      [0, 1, 3],
      [0, 1, 2, 3],
    ]) {
      expect(checker.judge({ en: draft }, { order }, { language: 'en', progress: null, seed: 1 })).toEqual({
        outcome: 'malformed',
      })
    }
  })

  test('gives the full score for the right order only', () => {
    fc.assert(
      fc.property(drafts, fc.integer(), (draft, seed) => {
        const judged = judgeAnswer(draft, { order: shuffledIndices(draft.configuration.items.length, seed) })
        if (judged.kind === 'wrong') expect(judged.score.right).toBeLessThan(judged.score.all)
      }),
    )
  })

  test('compares the cards of the translation’s own language', () => {
    const draft = draftOf(['one', 'two', 'three'], [0, 1, 2], {
      texts: [
        { from: 'two', to: 'un' },
        { from: 'one', to: 'un' },
      ],
    })
    const order = rightOrder(draft)
    expect(judgeAnswer(draft, { order: [order[1]!, order[0]!, order[2]!] }).kind).toBe('right')
  })
})

describe('cards that are sorted into boxes', () => {
  const configuration = configurationSchema.parse({
    items: ['Owl', 'Bat', 'Robin', 'Robin', 'Trout'],
    layout: 'bins',
    bins: ['Birds', 'Mammals', 'Fish'],
    lot: 12,
    texts: [{ from: 'Birds', to: 'Oiseaux' }],
  })
  const draft: Draft = { configuration, solution: solutionSchema.parse({ correctBins: [0, 1, 0, 0, 2] }) }
  const sent = (correctBins: number[]) =>
    rightAnswer({ configuration, solution: solutionSchema.parse({ correctBins }) })!
  const judge = (change: Partial<Configuration>, correctBins: number[]) =>
    checker.judge(
      {
        en: { ...draft, configuration: { ...configuration, texts: [], ...change } },
        fr: { ...draft, configuration: { ...configuration, ...change } },
      },
      sent(correctBins),
      { language: 'en', progress: null, seed: 1 },
    )

  test('are right in their boxes, whatever the lot, and what is revealed solves', () => {
    fc.assert(
      fc.property(lots, (lot) => {
        const drawn = { ...draft, configuration: { ...configuration, lot } }
        expect(judgeAnswer(drawn, checker.reveal(drawn, 1) as { bins: number[] })).toEqual({ kind: 'right' })
      }),
    )
  })

  test('report how many are right, or box by box, if the author wants it', () => {
    expect(judge({}, [1, 1, 0, 0, 2])).not.toHaveProperty('reply')
    expect(judge({ allowPartialCredit: true }, [1, 1, 0, 0, 2])).toMatchObject({
      reply: { en: 'Not yet: 4 of 5 are in their box.' },
    })
    expect(judge({ allowPartialCredit: true, scoring: 'bin' }, [0, 2, 0, 0, 2])).toMatchObject({
      reply: { en: 'Not yet. Right already: Birds.', fr: expect.stringContaining('Oiseaux') },
    })
    expect(judge({ allowPartialCredit: true, scoring: 'bin' }, [1, 2, 1, 1, 0])).toMatchObject({
      reply: { en: 'Not yet: no box is right.' },
    })
  })

  test('are the same wrong answer if equal ones swap boxes', () => {
    const apart = { ...draft, solution: solutionSchema.parse({ correctBins: [0, 1, 0, 1, 2] }) }
    expect(judgeAnswer(apart, sent([0, 1, 1, 0, 2]))).toEqual({ kind: 'right' })
    expect(judgeAnswer(draft, sent([0, 1, 0, 1, 2]))).toEqual(judgeAnswer(draft, sent([0, 1, 1, 0, 2])))
  })

  test('with different pictures are different cards, even with the same words', () => {
    const pictures = [
      { card: 2, url: '/one.webp', alt: 'one' },
      { card: 3, url: '/two.webp', alt: 'two' },
    ]
    const drawn = {
      configuration: { ...configuration, pictures },
      solution: solutionSchema.parse({ correctBins: [0, 1, 0, 1, 2] }),
    }
    expect(judgeAnswer(drawn, sent([0, 1, 1, 0, 2])).kind).toBe('wrong')
  })

  test('are no answer if incomplete, in a missing box, or in an order', () => {
    for (const answer of [{ bins: [0, 1, 0, 0] }, { bins: [0, 1, 0, 0, 3] }, { order: [0, 1, 2, 3, 4] }])
      expect(judgeAnswer(draft, answer)).toEqual({ kind: 'none' })
    expect(judgeAnswer(draftOf(['a', 'b'], [0, 1]), { bins: [0, 1] })).toEqual({ kind: 'none' })
  })

  test('each have a box whatever the author does to the boxes, and an order again in a list', () => {
    const begun = setLayout(draftOf(['a', 'b', 'c'], [2, 0, 1]), 'bins')
    expect([begun.configuration.bins, begun.solution.correctBins]).toEqual([
      ['', ''],
      [0, 0, 0],
    ])
    const sorted = setBin(renameBin(addBin(begun), 2, 'third'), 1, 2)
    expect(sorted.solution.correctBins).toEqual([0, 2, 0])
    expect(removeBin(sorted, 1).solution.correctBins).toEqual([0, 1, 0])
    expect(removeBin(sorted, 2).solution.correctBins).toEqual([0, 0, 0])
    expect(setLayout(sorted, 'list').solution.correctOrder).toEqual([2, 0, 1])
  })

  test('are sent with their pictures by the lot, and nothing about where they belong', () => {
    const pictures = configuration.items.map((text, card) => ({ card, url: `/${'abcde'[card]}.webp`, alt: text }))
    const presented = present({ ...configuration, pictures })
    expect(presented.pictures!.map(({ alt }) => alt)).toEqual(presented.items)
    expect(puzzleType.filesIn({ pictures })).toEqual(pictures.map(({ url }) => url))
    expect(JSON.stringify(presented)).not.toContain('correct')
  })
})

describe('the author’s cards', () => {
  const actions = fc.array(
    fc.record({
      kind: fc.constantFrom('insert', 'remove', 'rename', 'move', 'tie'),
      at: fc.nat({ max: 20 }),
      to: fc.nat({ max: 20 }),
    }),
    { maxLength: 30 },
  )

  test('whatever the author does, the right order and the wrong ones name each card once', () => {
    fc.assert(
      fc.property(drafts, actions, (first, steps) => {
        let draft: Draft = {
          configuration: {
            ...first.configuration,
            bins: ['a', 'b'],
            pictures: first.configuration.items.map((text, card) => ({ card, url: '/a.webp', alt: text })),
          },
          solution: {
            ...first.solution,
            correctBins: first.configuration.items.map((_, card) => card % 2),
            decoys: [
              {
                order: first.solution.correctOrder.toReversed(),
                bins: first.configuration.items.map(() => 1),
                reply: 'No.',
              },
            ],
          },
        }
        for (const { kind, at, to } of steps) {
          const count = draft.configuration.items.length
          const [one, other] = [at % Math.max(1, count), to % Math.max(1, count)]
          if (kind === 'insert' && count < 16) draft = insert(draft, one, ['new'])
          else if (kind === 'remove' && count > 0) draft = remove(draft, one)
          else if (kind === 'rename' && count > 0) draft = rename(draft, one, 'renamed')
          else if (kind === 'move' && count > 0)
            draft = reorder(draft, arrangedOf(draft).toSpliced(one, 1).toSpliced(other, 0, arrangedOf(draft)[one]!))
          else if (kind === 'tie' && one > 0) draft = tie(draft, one, other % 2 === 0)
          expect(isWholeOrder(draft.solution.correctOrder, draft.configuration.items.length)).toBe(true)
          expect([draft.solution.correctBins.length, draft.solution.decoys[0]!.bins.length]).toEqual([
            draft.configuration.items.length,
            draft.configuration.items.length,
          ])
          // a picture stays on its card, whatever the card is called by now
          for (const { card, alt } of draft.configuration.pictures)
            expect([alt, 'renamed']).toContain(draft.configuration.items[card])
          expect(isWholeOrder(draft.solution.decoys[0]!.order, draft.configuration.items.length)).toBe(true)
          expect(
            draft.solution.ties.every((place) => place > 0 && place < Math.max(2, draft.configuration.items.length)),
          ).toBe(true)
        }
      }),
    )
  })

  test('interchangeable cards stay interchangeable when others move or go', () => {
    const draft = draftOf(['a', 'b', 'c', 'd'], [0, 1, 2, 3], {}, [1, 2])
    expect(remove(draft, 1).solution).toMatchObject({ correctOrder: [0, 1, 2], ties: [1] })
    expect(reorder(draft, [3, 0, 1, 2]).solution.ties).toEqual([2, 3])
    expect(insert(draft, 0, ['new']).solution).toMatchObject({ correctOrder: [0, 4, 1, 2, 3], ties: [3] })
  })
})

test('only a list of numbers separated by commas is read', () => {
  expect(readNumberList('2, 0,1', 16, 2)).toEqual([2, 0, 1])
  expect(readNumberList('2, 0,', 16, 2)).toEqual([2, 0])
  expect(readNumberList('', 16, 2)).toEqual([])
  for (const text of ['2 0 1', 'a', '1,,2', '-1', '1.5', '3', '0,1,2,0']) expect(readNumberList(text, 3, 2)).toBeNull()
})

const spot = { x: 50, y: 50, width: 100, height: 100 }
const placed = (change: Partial<Presented>): Presented => ({
  items: ['', '', ''],
  sortCriteria: 'custom',
  descending: false,
  firstLabel: '',
  lastLabel: '',
  pictures: [0, 1, 2].map((card) => ({ card, url: '/a.webp', alt: 'a' })),
  ...change,
})

test.each([
  {
    of: 'a picture that has the place to itself',
    items: 1,
    change: { spots: [spot] },
    least: { width: 48, height: 48 },
  },
  {
    of: 'a picture in a tenth of the place',
    items: 1,
    change: { spots: [{ ...spot, width: 10 }] },
    least: { width: 480, height: 48 },
  },
  {
    of: 'boxes, each of which holds all cards',
    items: 3,
    change: { layout: 'bins', bins: ['a', 'b'], spots: [{ ...spot, height: 20 }, spot, spot] },
    least: { width: 144, height: 240 },
  },
] satisfies { of: string; items: number; change: Partial<Presented>; least: Size }[])(
  'an object has room for $of at 44 px each',
  ({ items, change, least }) => {
    expect(leastSize(placed({ items: Array.from({ length: items }, () => ''), ...change }))).toEqual(least)
  },
)

test('long words need no more than a tag of several lines', () => {
  const { width, height } = leastSize(placed({ items: ['a'.repeat(120)], pictures: [], spots: [spot] }))
  expect(width).toBeLessThan(160)
  expect(height).toBeGreaterThan(150)
})

test('spots of another number of cards than there are now make way for the usual ones', () => {
  const usual = spotsFor(placed({}))
  expect(usual).toHaveLength(3)
  expect(spotsFor(placed({ spots: [spot] }))).toEqual(usual)
  expect(spotsFor(placed({ spots: [spot, spot, spot] }))).toEqual([spot, spot, spot])
})
