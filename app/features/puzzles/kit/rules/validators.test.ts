import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import { judgeTyped } from './judge-typed.ts'
import { exampleOf, fitsMask, readMask } from './mask.ts'
import type { AnswerLists, AnswerMatch, AnswerRule } from './match-answer.ts'
import { answerKey, matchAnswer } from './match-answer.ts'
import { normalise, presets } from './normalise.ts'
import { isWithin, readQuantity } from './quantity.ts'
import { editDistance, nearestAnswer, slipsAllowed } from './typos.ts'

const rule = (change: Partial<AnswerRule> = {}): AnswerRule => ({
  kind: 'word',
  caseSensitive: false,
  keepAccents: false,
  partial: true,
  typos: false,
  margin: 0,
  anyLanguage: false,
  ...change,
})
const match = (
  typed: string,
  accepted: string[],
  change: Partial<AnswerRule> = {},
  language: Locale = 'en',
  decoys: string[] = [],
): AnswerMatch => matchAnswer(typed, rule(change), { accepted, decoys }, language)
const refused = (why: string) => ({ kind: 'none', why })
const accepted = (by: string, index = 0) => ({ kind: 'accepted', index, by })

describe('an answer with a few more words', () => {
  test.each<[string, string[], Locale]>([
    ['it is the moon', ['the moon'], 'en'],
    ['The moon, I think!', ['moon'], 'en'],
    ['C’est donc la lune', ['lune'], 'fr'],
    ['a big old grandfather clock', ['grandfather clock'], 'en'],
    ['Bah, une horloge grand-père', ['horloge grand-père'], 'fr'],
  ])('%j contains %j', (typed, answers, language) => {
    expect(match(typed, answers, {}, language)).toEqual(accepted('part'))
    expect(match(typed, answers, { partial: false }, language)).toEqual(refused('too_many_words'))
  })

  test.each<[string, string[], Locale, string]>([
    ['not the moon', ['moon'], 'en', 'negated'],
    ['it isn’t the moon', ['moon'], 'en', 'negated'],
    ['ce n’est pas la lune', ['lune'], 'fr', 'negated'],
    ['sans lune', ['lune'], 'fr', 'negated'],
    ['anything but a shadow', ['shadow'], 'en', 'negated'],
    ['un-shadow', ['shadow'], 'en', 'negated'],
    ['a non‑shadow', ['shadow'], 'en', 'negated'],
    ['a shadow-free room', ['shadow'], 'en', 'negated'],
    ['hardly a knock', ['knock'], 'en', 'negated'],
    ['barely a knock', ['knock'], 'en', 'negated'],
    ['scarcely a knock', ['knock'], 'en', 'negated'],
    ['light rather than shadow', ['shadow'], 'en', 'negated'],
    ['light instead of shadow', ['shadow'], 'en', 'negated'],
    ['it isn t a shadow', ['shadow'], 'en', 'negated'],
    ['mightn’t be a shadow', ['shadow'], 'en', 'negated'],
    ['ce n’est guère l’ombre', ['ombre'], 'fr', 'negated'],
    ['ce n’est point l’ombre', ['ombre'], 'fr', 'negated'],
    ['point d’ombre', ['ombre'], 'fr', 'negated'],
    ['jamais l’ombre', ['ombre'], 'fr', 'negated'],
    ['ni l’ombre', ['ombre'], 'fr', 'negated'],
    ['plutôt que l’ombre', ['ombre'], 'fr', 'negated'],
    ['lumière au lieu de l’ombre', ['ombre'], 'fr', 'negated'],
    ['tout sauf une ombre', ['ombre'], 'fr', 'negated'],
    ['une non-ombre', ['ombre'], 'fr', 'negated'],
    ['anything but une ombre', ['ombre'], 'fr', 'negated'],
    ['sun or moon', ['moon'], 'en', 'negated'],
    ['I really do think it is the moon', ['moon'], 'en', 'too_many_words'],
    ['moon, a a a a a a a', ['moon'], 'en', 'too_many_words'],
    ['e', ['moon', 'echo'], 'en', 'nothing_alike'],
    ['moonlight', ['moon'], 'en', 'nothing_alike'],
    ['honeymoon', ['moon'], 'en', 'nothing_alike'],
    ['clock grandfather', ['grandfather clock'], 'en', 'nothing_alike'],
    ['grandfather', ['grandfather clock'], 'en', 'nothing_alike'],
  ])('%j does not contain %j', (typed, answers, language, why) => {
    expect(match(typed, answers, {}, language)).toEqual(refused(why))
  })

  test('a negation that is part of the answer does no harm', () => {
    expect(match('no man', ['no man'])).toEqual(accepted('equal'))
    expect(match('maybe no man', ['no man'])).toEqual(accepted('part'))
    expect(match('maybe un-American', ['un-American'])).toEqual(accepted('part'))
    expect(match('I say nothing but the truth', ['nothing but the truth'])).toEqual(accepted('part'))
    expect(match('c’est un sans-abri', ['sans-abri'], {}, 'fr')).toEqual(accepted('part'))
    expect(match('c’est de la non-violence', ['la non-violence'], {}, 'fr')).toEqual(accepted('part'))
  })

  test('a word that only looks like a negation is not one', () => {
    for (const [typed, answer, language] of [
      ['it can be a shadow', 'shadow', 'en'],
      ['rather a shadow', 'shadow', 'en'],
      ['a point of light', 'light', 'en'],
      ['un hibou', 'hibou', 'en'],
      ['le gardien de but', 'gardien', 'fr'],
      ['plutôt une ombre', 'ombre', 'fr'],
      ['un-e élève', 'élève', 'fr'],
    ] as const) {
      expect(match(typed, [answer], {}, language), typed).toEqual(accepted('part'))
    }
  })

  test.each<[string, string, Locale]>([
    ['I heard a cat', 'one', 'en'],
    ['I', 'one', 'en'],
    ['V neck', 'five', 'en'],
    ['I think twelve', '1', 'en'],
    ['I do', '1', 'en'],
    ['it is a CD', '400', 'en'],
    ['Vi heard it', 'six', 'en'],
    ['c’est celui-ci', '101', 'fr'],
    ['ça dure depuis le XI', 'onze', 'fr'],
    ['c’est un chat', 'un', 'fr'],
    ['it is XVII', 'XVIII', 'en'],
  ])('no numeral among other words: %j is not %j', (typed, answer, language) => {
    expect(match(typed, [answer], { kind: 'phrase', typos: true, anyLanguage: true }, language).kind).toBe('none')
  })

  test.each<[string, string, Locale, string]>([
    ['V', 'five', 'en', 'equal'],
    ['XII', 'twelve', 'en', 'equal'],
    ['it is chapter IV', 'chapter four', 'en', 'part'],
    ['it is twenty-one guns', '21 guns', 'en', 'part'],
    ['ce sont les sept nains', 'les 7 nains', 'fr', 'part'],
  ])('but %j is %j', (typed, answer, language, by) => {
    expect(match(typed, [answer], { kind: 'phrase' }, language)).toEqual(accepted(by))
  })

  test('a code, a number and a pattern match as a whole or not at all', () => {
    expect(match('it is 1234', ['1234'], { kind: 'code' }).kind).toBe('none')
    expect(match('it is 42', ['42'], { kind: 'number' }).kind).toBe('none')
    expect(match('x1', ['#'], { kind: 'pattern' }).kind).toBe('none')
  })
})

describe('the words of the other language', () => {
  const read = (by: string, readIn: Locale) => ({ ...accepted(by), readIn })

  test.each<[string, string, AnswerRule['kind'], Locale, Locale, string]>([
    ['vingt et un', '21', 'number', 'en', 'fr', 'equal'],
    ['vingt-et-une', '21', 'number', 'en', 'fr', 'equal'],
    ['twenty-one', '21', 'number', 'fr', 'en', 'equal'],
    ['cinq', 'five', 'phrase', 'en', 'fr', 'equal'],
    ['ce sont cinq chats', 'five chats', 'phrase', 'en', 'fr', 'part'],
    ['L’ombre', 'ombre', 'word', 'en', 'fr', 'equal'],
    ['une ombre', 'ombre', 'phrase', 'en', 'fr', 'equal'],
    ['the moon', 'moon', 'word', 'fr', 'en', 'equal'],
  ])('%j is %j where that language counts', (typed, answer, kind, language, readIn, by) => {
    expect(match(typed, [answer], { kind, anyLanguage: true }, language)).toEqual(read(by, readIn))
    expect(match(typed, [answer], { kind, partial: false }, language).kind).toBe('none')
  })

  test('the puzzle’s own language comes first, and its refusals are final', () => {
    expect(match('six', ['6'], { kind: 'phrase', anyLanguage: true })).toEqual(accepted('equal'))
    expect(match('dix', ['ten'], { kind: 'phrase', anyLanguage: true }, 'en', ['dix'])).toEqual({
      kind: 'decoy',
      index: 0,
      by: 'equal',
    })
    expect(match('all but the moon', ['moon'], { anyLanguage: true })).toEqual(refused('negated'))
    expect(match('un-moon', ['moon'], { anyLanguage: true })).toEqual(refused('negated'))
    expect(match('but the moon', ['moon'], { anyLanguage: true })).toEqual(refused('negated'))
    expect(match('land', ['la la land'], { anyLanguage: true, partial: false }).kind).toBe('none')
  })

  test('a lone I is a number if a number is asked for', () => {
    expect(match('I', ['1'], { kind: 'number' })).toEqual(accepted('value'))
  })
})

describe('typing slips', () => {
  test.each<[string, string, number]>([
    ['moon', 'moon', 0],
    ['moon', 'mon', 1],
    ['moon', 'mooon', 1],
    ['moon', 'moin', 1],
    ['moon', 'omon', 1],
    ['shadow', 'shdaw', 2],
    ['abcdef', 'uvwxyz', 3],
    ['', 'ab', 2],
  ])('%j and %j are %i apart', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance)
  })

  test('the distance is that of the full table, cut off at the limit', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 9 })
    fc.assert(
      fc.property(letters, letters, fc.nat({ max: 3 }), (one, other, most) => {
        expect(editDistance(one, other, most)).toBe(Math.min(wholeTable(one, other), most + 1))
        expect(editDistance(other, one, most)).toBe(editDistance(one, other, most))
      }),
      { numRuns: 1000 },
    )
  })

  test('short words must be exact', () => {
    expect(['cat', 'moon', 'lantern', 'umbrella', '42'].map(slipsAllowed)).toEqual([0, 1, 1, 2, 0])
    expect(match('car', ['cat'], { typos: true }).kind).toBe('none')
  })

  test('are forgiven only if the author allows it; otherwise the tester mentions them', () => {
    expect(match('shdaow', ['shadow'], { typos: true })).toEqual(accepted('slip'))
    expect(match('shdaow', ['shadow'])).toEqual(refused('slip'))
    expect(match('its a shdaow', ['shadow'], { typos: true })).toEqual(accepted('part'))
  })

  test('are never forgiven in codes, digits and patterns', () => {
    expect(match('abcdefgx', ['abcdefgh'], { kind: 'code', typos: true }).kind).toBe('none')
    expect(match('the year 1914', ['the year 1918'], { kind: 'phrase', typos: true }).kind).toBe('none')
    expect(match('1914', ['1918'], { kind: 'number', typos: true }).kind).toBe('none')
  })

  test('do not include letters in front, which make another word', () => {
    expect(match('impossible', ['possible'], { typos: true }).kind).toBe('none')
    expect(match('possible', ['impossible'], { typos: true }).kind).toBe('none')
  })

  test('as close to a wrong answer as to a right one count for neither; the closer one wins', () => {
    expect(match('swort', ['sword'], { typos: true }, 'en', ['swore'])).toEqual(refused('between'))
    expect(match('swort', ['sword'], {}, 'en', ['swore'])).not.toEqual(refused('between'))
    expect(match('swordd', ['sword'], { typos: true }, 'en', ['swards'])).toEqual(accepted('slip'))
    expect(match('swore', ['sword'], { typos: true }, 'en', ['swore'])).toEqual({
      kind: 'decoy',
      index: 0,
      by: 'equal',
    })
  })

  test('count even if a wrong answer is also an accepted answer', () => {
    expect(match('shaddow', ['shadow'], { typos: true }, 'en', ['the shadow'])).toEqual(accepted('slip'))
    expect(match('shaddow', ['shadow'], { typos: true }, 'en', ['the shadow', 'shaddows'])).toEqual(refused('between'))
  })

  test('never confuse two different answers: each is itself, and nothing is both', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 5 }), word, (texts, typed) => {
        const known = texts.map((text) => ({ text, meaning: text }))
        for (const text of texts) expect(nearestAnswer(text, known)?.text).toBe(text)
        expect(nearestAnswer(typed, known.toReversed())).toEqual(nearestAnswer(typed, known))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('numbers', () => {
  const near = (typed: string, wanted: string, margin: number, language: Locale = 'en') =>
    match(typed, [wanted], { kind: 'number', margin }, language).kind === 'accepted'

  test('are compared by value, in any notation', () => {
    for (const typed of ['42', '42.0', '042', 'forty-two', 'XLII', '  42 '])
      expect(near(typed, '42', 0), typed).toBe(true)
    expect([
      near('quarante-deux', '42', 0, 'fr'),
      near('3,5', '3.5', 0, 'fr'),
      near('1 234', '1234', 0, 'fr'),
      near('1,234', '1234', 0),
    ]).toEqual([true, true, true, true])
    for (const typed of ['-42', '- 42', '42 cats', '', '4242']) expect(near(typed, '42', 0), typed).toBe(false)
  })

  test('may be typed digit by digit', () => {
    for (const typed of ['0 0 7', '0-0-7', '007', '7']) expect(near(typed, '007', 0), typed).toBe(true)
    expect(near('1 2 3 4', '1234', 0)).toBe(true)
    for (const typed of ['0 7 0', '5-12', '7 7']) expect(near(typed, '7', 0), typed).toBe(false)
  })

  test('keep their groups of three where both languages count', () => {
    const kinds = ['word', 'phrase', 'number'] as const
    const either = kinds.map((kind) => match('1,200', ['1.2'], { kind, anyLanguage: true, partial: false }).kind)
    expect(either).toEqual(['none', 'none', 'none'])
    for (const kind of kinds) expect(match('1,200', ['1200'], { kind, anyLanguage: true }).kind).toBe('accepted')
    for (const kind of kinds) expect(match('1,2', ['1.2'], { kind, anyLanguage: true }).kind).toBe('accepted')
    const draft = (answer: string) => ({ configuration: {}, solution: { anyLanguage: true, decoys: [], answer } })
    const judge = (typed: string, language: Locale) =>
      judgeTyped({ en: draft('1.2'), fr: draft('1,2') }, typed, language, {
        match: (text, { solution }, locale) => match(text, [solution.answer], { kind: 'number' }, locale),
        formOf: (text) => text,
      }).outcome
    expect([judge('1,200', 'en'), judge('1,200', 'fr'), judge('1,2', 'en')]).toEqual(['wrong', 'solved', 'solved'])
  })

  test('have a margin that includes both its ends, exactly', () => {
    expect(['3.4', '3.6', '3.39', '3.61'].map((typed) => near(typed, '3.5', 0.1))).toEqual([true, true, false, false])
    expect(['-1', '1', '1.000001'].map((typed) => near(typed, '0', 1))).toEqual([true, true, false])
  })

  test('are compared as exact numbers, whole or with a margin', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat({ max: 1000 }), (one, other, margin) => {
        const [given, wanted] = [readQuantity(String(one), 'en'), readQuantity(String(other), 'en')]
        expect(isWithin(given!, wanted!, margin)).toBe(Math.abs(one - other) <= margin)
      }),
    )
  })
})

describe('masks', () => {
  const fits = (code: string, text: string) => {
    const mask = readMask(text)
    return mask !== null && fitsMask(normalise(code, presets.code, 'en'), mask)
  }

  test.each<[string, string[], string[]]>([
    ['####', ['1234', '12-34', '１２３４'], ['123', '12345', '12a4', '']],
    ['AB-##?', ['ab1', 'AB 12', 'a-b-9'], ['ab', 'abc', 'ab123']],
    ['@@*', ['abc', 'éé1'], ['a1c', 'ab']],
    ['colou?r', ['color', 'COLOUR'], ['colouur', 'colur']],
    ['#?#?#?7', ['7', '77', '1237', '777'], ['', '12378', 'x7']],
  ])('%s', (mask, right, wrong) => {
    for (const code of right) expect(fits(code, mask), code).toBe(true)
    for (const code of wrong) expect(fits(code, mask), code).toBe(false)
  })

  test('a text that nothing fits, or an empty one, is not a mask', () => {
    expect(['', '?', '?1', '1??', '#?', '*?@?'].map((text) => readMask(text))).toEqual(Array(6).fill(null))
  })

  test('the example of a mask fits it', () => {
    const text = fc.string({ unit: fc.constantFrom('#', '@', '*', '?', 'a', '7', '-', ' '), maxLength: 12 })
    fc.assert(
      fc.property(text, (mask) => {
        const read = readMask(mask)
        fc.pre(read !== null)
        expect(fits(exampleOf(read!), mask)).toBe(true)
      }),
    )
  })

  test('a mask of many optional places takes linear time, not every combination', () => {
    const mask = readMask(`${'a?'.repeat(60)}b`)!
    const start = process.cpuUsage()
    expect(fitsMask(`${'a'.repeat(2000)}c`, mask)).toBe(false)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(100)
  })
})

test('a mask letter is compared in the case that the author asks for', () => {
  expect(match('ab1', ['AB#'], { kind: 'pattern' })).toEqual(accepted('pattern'))
  expect(match('ab1', ['AB#'], { kind: 'pattern', caseSensitive: true }).kind).toBe('none')
})

test('nothing matches an answer that is not written yet', () => {
  for (const kind of ['word', 'phrase', 'code', 'number', 'pattern'] as const)
    expect(match('?', ['', ' '], { kind, typos: true }).kind, kind).toBe('none')
})

test('the longest answers and the longest lists are judged in less than 50 ms', () => {
  const words = Array.from(
    { length: 60 },
    (_, at) => `lantern${String.fromCodePoint(97 + (at % 26))}${'x'.repeat(at % 7)} of the night`,
  )
  const lists: AnswerLists = { accepted: words, decoys: words.slice(0, 20).map((word) => `${word} sky`) }
  for (const typed of ['a '.repeat(100), 'lantern '.repeat(25), 'x'.repeat(200), 'a lanternz off the nigt so far']) {
    const times = Array.from({ length: 3 }, () => {
      const start = process.cpuUsage()
      matchAnswer(typed, rule({ typos: true, anyLanguage: true }), lists, 'en')
      return process.cpuUsage(start).user / 1000
    })
    expect(Math.min(...times), typed).toBeLessThan(50)
  }
})

function wholeTable(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_cell, at) => (row === 0 ? at : at === 0 ? row : 0)),
  )
  for (let row = 1; row <= a.length; row++) {
    for (let at = 1; at <= b.length; at++) {
      const costs = [
        table[row - 1]![at]! + 1,
        table[row]![at - 1]! + 1,
        table[row - 1]![at - 1]! + (a[row - 1] === b[at - 1] ? 0 : 1),
      ]
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        costs.push(table[row - 2]![at - 2]! + 1)
      table[row]![at] = Math.min(...costs)
    }
  }
  return table[a.length]![b.length]!
}

test('a number that was tried costs no second attempt, however it is written', () => {
  const key = (typed: string, change: Partial<AnswerRule> = {}, language: Locale = 'en') =>
    answerKey(typed, rule(change), language)
  for (const typed of ['7', 'seven', 'VII', '7.0', '7,00', ' 7! ']) expect(key(typed), typed).toBe('7')
  expect([key('sept', {}, 'fr'), key('3,50', {}, 'fr'), key('½', {}, 'fr'), key('one third')]).toEqual([
    '7',
    '3.5',
    '0.5',
    '1/3',
  ])
  expect([key('-12 centimetres'), key('$5'), key('5 $'), key('007'), key('Moon!'), key('O-')]).toEqual([
    '-12 cm',
    '5 $',
    '5 $',
    '007',
    'moon',
    'o-',
  ])
  expect([key('007', { kind: 'code' }), key('seven', { kind: 'code' }), key('MIX', { kind: 'number' })]).toEqual([
    '007',
    'seven',
    '1009',
  ])
})
