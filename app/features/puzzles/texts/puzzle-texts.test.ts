import { expect, test } from 'vitest'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { puzzleTexts } from './puzzle-texts.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'

type Halves = PuzzleDraft<JsonObject, JsonObject>
const none: Halves = { configuration: {}, solution: {} }

function puzzle(id: string, draft: Halves, own: Halves = none) {
  const type = puzzleType(id)
  const texts = puzzleTexts(type, draft, own)
  return (path: string) => {
    const found = texts.find((text) => text.path === path)
    if (!found) throw new Error(`${id} has no ${path}`)
    return found
  }
}

const riddle: Halves = {
  configuration: { riddleText: 'What follows you?', wordLengths: [6], showLength: true },
  solution: {
    correctAnswers: ['shadow'],
    decoys: [
      { answer: 'dog', reply: 'It barks.' },
      { answer: 'cat', reply: 'It does not.' },
    ],
  },
}

test('a translated answer has the lengths of its own words, which go when it is removed', () => {
  const own = puzzle('riddle', riddle)('solution.correctAnswers').inOther('une ombre\n\n ombre ')
  expect(own).toEqual({ configuration: { wordLengths: [3, 5] }, solution: { correctAnswers: ['une ombre', 'ombre'] } })
  expect(puzzle('riddle', riddle, own)('solution.correctAnswers').inOther('')).toEqual({
    configuration: {},
    solution: { correctAnswers: [] },
  })
})

test('a cipher is encrypted again in the language whose message changes', () => {
  const draft: Halves = {
    configuration: { cipherType: 'caesar', shift: 3, encryptedText: 'DEF' },
    solution: { decryptedText: 'abc' },
  }
  expect(puzzle('cipher', draft)('solution.decryptedText').inOther('bcd').configuration).toEqual({
    encryptedText: 'EFG',
  })
  expect(puzzle('cipher', draft)('solution.decryptedText').inPrimary('bcd').draft).toMatchObject({
    configuration: { encryptedText: 'EFG' },
    solution: { decryptedText: 'bcd' },
  })
})

test('a list with one translated member has copies from the primary language for the others', () => {
  const own = puzzle('riddle', riddle)('solution.decoys.1.reply').inOther('Non.')
  expect(own.solution).toEqual({
    decoys: [
      { answer: 'dog', reply: 'It barks.' },
      { answer: 'cat', reply: 'Non.' },
    ],
  })
  const text = puzzle('riddle', riddle, own)
  expect([text('solution.decoys.0.reply').copied, text('solution.decoys.1.reply').copied]).toEqual([true, false])
  expect(text('solution.decoys.1.reply').inOther('').solution).toEqual({ decoys: [] })
})

test('a code needs no translation', () => {
  const draft: Halves = {
    configuration: {},
    solution: { correctCode: '1886', decoys: [{ code: '1885', reply: 'Too early.' }] },
  }
  const text = puzzle('code_entry', draft, puzzle('code_entry', draft)('solution.decoys.0.reply').inOther('Trop tôt.'))
  expect([
    text('solution.correctCode').shared,
    text('solution.decoys.0.code').shared,
    text('solution.decoys.0.reply').shared,
  ]).toEqual([true, true, false])
  expect([text('solution.decoys.0.code').copied, text('solution.decoys.0.reply').other]).toEqual([false, 'Trop tôt.'])
})

test('a card with changed words keeps its translation, and one with the same words keeps it too', () => {
  const draft: Halves = { configuration: { items: ['Moon', 'Sun', 'Moon'] }, solution: { correctOrder: [2, 1, 0] } }
  const own = puzzle('ordering_sorting', draft)('configuration.items.0').inOther('Lune')
  expect(own.configuration).toEqual({ texts: [{ from: 'Moon', to: 'Lune' }] })
  const changed = puzzle('ordering_sorting', draft, own)('configuration.items.0').inPrimary('New moon')
  expect(changed.draft.configuration).toMatchObject({ items: ['New moon', 'Sun', 'Moon'] })
  expect(changed.own.configuration).toEqual({
    texts: [
      { from: 'Moon', to: 'Lune' },
      { from: 'New moon', to: 'Lune' },
    ],
  })
  const other = puzzle('ordering_sorting', draft, own)('configuration.items.1').inPrimary('Star')
  expect(other.own).toEqual(own)
})

function typeIn(id: string, path: string, draft: Halves, own: Halves, states: readonly string[], other?: string) {
  const before = puzzle(id, draft, own)(path).stood
  const stood = other === undefined ? before : { ...before, other }
  return states.reduce((now, state) => puzzle(id, now.draft, now.own)(path).inPrimary(state, stood), { draft, own })
}

const cards = (items: string[]): Halves => ({
  configuration: { items },
  solution: { correctOrder: items.map((_, index) => index) },
})
const translated = (texts: Record<string, string>): Halves => ({
  configuration: { texts: Object.entries(texts).map(([from, to]) => ({ from, to })) },
  solution: {},
})

test.each([
  ['translated', { Ann: 'Anne', Anna: 'Annette' }, { Ann: 'Anne', Anny: 'Annette' }],
  ['translated with the same words', { Ann: 'Anne', Anna: 'Anne' }, { Ann: 'Anne', Anny: 'Anne' }],
  ['not translated', { Anna: 'Annette' }, { Anny: 'Annette' }],
])(
  'a card that is typed through the words of another one, which is %s, leaves that one alone',
  (_how, before, after) => {
    const typed = typeIn('ordering_sorting', 'configuration.items.1', cards(['Ann', 'Anna']), translated(before), [
      'Ann',
      'Anny',
    ])
    expect(typed.draft.configuration).toMatchObject({ items: ['Ann', 'Anny'] })
    expect(typed.own).toEqual(translated(after))
  },
)

test('a card that is cleared and rewritten keeps its translation, and leaves none behind', () => {
  const moon = cards(['Moon', 'Star'])
  const path = 'configuration.items.0'
  const sun = ['S', 'Su', 'Sun']
  expect(
    typeIn('ordering_sorting', path, moon, translated({ Moon: 'Lune' }), ['Moo', 'Mo', 'M', '', ...sun]).own,
  ).toEqual(translated({ Sun: 'Lune' }))
  const cleared = typeIn('ordering_sorting', path, moon, translated({ Moon: 'Lune' }), [''])
  expect(cleared.own).toEqual(translated({}))
  expect(typeIn('ordering_sorting', path, cleared.draft, cleared.own, sun, 'Lune').own).toEqual(
    translated({ Sun: 'Lune' }),
  )
})

test('translations of words that are on no card any more are dropped', () => {
  const items = Array.from({ length: 16 }, (_, index) => `Card ${index}`)
  const orphans = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`Gone ${index}`, 'Partie']))
  const type = puzzleType('ordering_sorting')
  let own = translated(orphans)
  for (const index of items.keys())
    own = puzzle('ordering_sorting', cards(items), own)(`configuration.items.${index}`).inOther(`Carte ${index}`)
  expect(own).toEqual(translated(Object.fromEntries(items.map((item, index) => [item, `Carte ${index}`]))))
  const draft = type.read(cards(items))!
  expect(type.read({ ...draft, configuration: { ...draft.configuration, ...own.configuration } })).not.toBeNull()
})

test('copies in a translated list follow the primary language, translated members do not', () => {
  const own = puzzle('riddle', riddle)('solution.decoys.1.reply').inOther('Meows.')
  const copied = typeIn('riddle', 'solution.decoys.0.reply', riddle, own, ['It bark', 'It barks!'])
  expect(copied.own.solution).toEqual({
    decoys: [
      { answer: 'dog', reply: 'It barks!' },
      { answer: 'cat', reply: 'Meows.' },
    ],
  })
  expect(puzzle('riddle', copied.draft, copied.own)('solution.decoys.0.reply').copied).toBe(true)
  const through = typeIn('riddle', 'solution.decoys.1.reply', riddle, own, ['Meows', 'Meows.', 'Meows. No'])
  expect(through.own).toEqual(own)
})

test('hidden things are identified by their ids, whatever their order', () => {
  const draft: Halves = {
    configuration: {
      objectsToFind: [
        { name: 'Key', id: 'aaaaaaaa', count: 1 },
        { name: 'Cup', id: 'bbbbbbbb', count: 1 },
      ],
    },
    solution: {},
  }
  const own = puzzle('hidden_object', draft)('configuration.objectsToFind.bbbbbbbb.name').inOther('Tasse')
  expect(own.configuration).toEqual({ objectNames: [{ id: 'bbbbbbbb', name: 'Tasse' }] })
  expect(puzzle('hidden_object', draft, own)('configuration.objectsToFind.aaaaaaaa.name').other).toBe('')
  expect(
    puzzle('hidden_object', draft, own)('configuration.objectsToFind.bbbbbbbb.name').inPrimary('Mug').draft
      .configuration,
  ).toMatchObject({ objectsToFind: [{ name: 'Key' }, { name: 'Mug', count: 1 }] })
})
