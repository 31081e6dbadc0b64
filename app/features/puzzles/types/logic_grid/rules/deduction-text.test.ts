import { expect, test } from 'vitest'
import type { Step } from './deduce.ts'
import { nextStep } from './deduce.ts'
import { stepText, wrongMarkText } from './deduction-text.ts'
import type { Fact } from './solver.ts'

const categories = [
  { name: 'Guest', items: ['Anna', 'Ben', 'Cleo'], ordered: false },
  { name: 'Day', items: ['Monday', 'Tuesday', 'Wednesday'], ordered: true },
  { name: 'Room', items: ['Attic', 'Cellar', 'Garden'], ordered: false },
]
const at = (category: number, item: number) => ({ category, item })
const not = (one: ReturnType<typeof at>, other: ReturnType<typeof at>): Fact => ({ one, other, goes: false })
const goes = (one: { item: number }, other: { item: number }) => one.item === other.item
const step = (known: Fact[], clues: Parameters<typeof nextStep>[0]['clues'] = []): Step =>
  nextStep({ categories: 3, items: 3, clues, known, goes })!

test('a step says what it is based on, in both languages', () => {
  const said = (each: Step) => [
    stepText(each, categories, 'en'),
    stepText(each, categories, 'fr').replaceAll('\u00a0', ' '),
  ]
  expect(said(step([], [{ clue: 3, rule: { kind: 'not', one: at(0, 0), other: at(1, 1) } }]))).toEqual([
    'From clue 3: Anna doesn’t go with Tuesday.',
    'D’après la piste 3 : Anna ne va pas avec Tuesday.',
  ])
  expect(
    said(step([], [{ clue: 2, rule: { kind: 'before', one: at(0, 0), other: at(0, 1), category: 1, by: 0 } }])),
  ).toEqual(['From clue 2: Ben doesn’t go with Monday.', 'D’après la piste 2 : Ben ne va pas avec Monday.'])
  expect(said(step([not(at(0, 1), at(1, 0)), not(at(0, 1), at(1, 2))]))).toEqual([
    'Only Tuesday is left for Ben.',
    'Pour Ben, il ne reste que Tuesday.',
  ])
  expect(said(step([{ one: at(0, 0), other: at(1, 0), goes: true }, not(at(1, 0), at(2, 1))]))).toEqual([
    'Anna goes with Monday, but Monday doesn’t go with Cellar. So: Anna doesn’t go with Cellar.',
    'Anna va avec Monday, mais Monday ne va pas avec Cellar. Donc : Anna ne va pas avec Cellar.',
  ])
  expect(
    said(
      step([
        { one: at(0, 0), other: at(1, 0), goes: true },
        { one: at(1, 0), other: at(2, 0), goes: true },
      ]),
    )[0],
  ).toBe('Anna goes with Monday, and Monday goes with Attic. So: Anna goes with Attic.')
  expect(said({ fact: not(at(0, 0), at(2, 1)), why: 'category', category: 1 })).toEqual([
    'Nothing of “Day” could go with both Anna and Cellar. So: Anna doesn’t go with Cellar.',
    'Rien dans « Day » ne peut aller à la fois avec Anna et avec Cellar. Donc : Anna ne va pas avec Cellar.',
  ])
  expect(said({ fact: not(at(0, 0), at(2, 1)), why: 'supposed' })).toEqual([
    'If Anna went with Cellar, the clues couldn’t all be true. So: Anna doesn’t go with Cellar.',
    'Si Anna allait avec Cellar, les pistes se contrediraient. Donc : Anna ne va pas avec Cellar.',
  ])
})

test('a wrong mark is named, but not what belongs there instead', () => {
  const [tick, cross] = [true, false].map((isTick) => ({ one: at(0, 0), other: at(1, 1), goes: isTick }))
  expect(wrongMarkText(tick!, categories, 'en')).toBe('A tick for Anna and Tuesday doesn’t agree with the clues.')
  expect(wrongMarkText(cross!, categories, 'fr')).toBe(
    'Une croix pour Anna et Tuesday ne s’accorde pas avec les pistes.',
  )
})
