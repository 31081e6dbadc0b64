import { describe, expect, test } from 'vitest'
import type { DraftPerLanguage } from '#app/features/puzzles/contract/contract.ts'
import { countBlanks, joinWords, layBlanks, nextBlank, stretchesOf, wordPerBlank } from './rules/blanks.ts'
import { checker } from './check.server.ts'
import { puzzleType } from './index.ts'
import { mostBlanks } from './rules/limits.ts'
import { wordLengthsOf } from './rules/match.ts'
import { lettersInBoxes } from './rules/word-lengths.ts'

test('the defaults are those of the specification', () => {
  expect(puzzleType.defaults.configuration).toMatchObject({
    riddleText: '',
    caseSensitive: false,
    allowPartialMatch: true,
    allowedAttempts: 3,
  })
  expect(puzzleType.defaults.solution).toMatchObject({ correctAnswers: [], synonyms: [] })
})

test('the letters of each word are counted, without accents and apostrophes', () => {
  expect(wordLengthsOf('Grandfather clock')).toEqual([11, 5])
  expect(wordLengthsOf('l’e\u0301te\u0301')).toEqual([1, 3])
  expect(wordLengthsOf(' – ')).toEqual([])
})

test('typed text fills the boxes letter by letter, without spaces', () => {
  expect(lettersInBoxes([2, 3], 'a-b ce')).toEqual([
    ['a', 'b'],
    ['c', 'e', ''],
  ])
  expect(lettersInBoxes([1], 'abc')).toEqual([['a']])
})

describe('blanks', () => {
  test('three or more underscores are one, two are none', () => {
    expect(stretchesOf('A ___ goes to _____.')).toEqual(['A ', ' goes to ', '.'])
    expect([countBlanks('___'), countBlanks('a __ b'), countBlanks('')]).toEqual([1, 0, 0])
  })

  test('underscores after the last blank that counts stay', () => {
    const stretches = stretchesOf('___ '.repeat(mostBlanks + 1))
    expect([stretches.length, stretches.at(-1)]).toEqual([mostBlanks + 1, ' ___ '])
  })

  test('signs and short words that belong to a blank stay on its line', () => {
    const { blanks, rest } = layBlanks('Voici l’___, dit-on (___)\u00a0! Un mot___: «\u00a0___\u00a0» ___?')
    expect(blanks).toEqual([
      { text: 'Voici ', before: 'l’', after: ',' },
      { text: ' dit-on ', before: '(', after: ')' },
      { text: '\u00a0! Un mot', before: '', after: ':' },
      { text: ' ', before: '«\u00a0', after: '\u00a0»' },
      { text: ' ', before: '', after: '?' },
    ])
    expect(rest).toBe('')
  })

  test('laying out loses nothing of the text', () => {
    for (const text of ['', 'No blank.', '___,___', '(___)(___)', '\n ___\n___ \n', 'a___b', '____________']) {
      const { blanks, rest } = layBlanks(text)
      expect(blanks.map(({ text: words, before, after }) => `${words}${before}_${after}`).join('') + rest).toBe(
        stretchesOf(text).join('_'),
      )
    }
  })

  test('words in blanks are sent with single spaces between, without empty ones', () => {
    expect(joinWords(' the shadow \n\nbed')).toBe('the shadow bed')
    expect(wordPerBlank('shadow', 2)).toEqual(['shadow', ''])
  })

  test('Enter goes to the next empty one, back from a filled one, and sends from the last', () => {
    expect(nextBlank(['a', 'b', ''], 0)).toBe(2)
    expect(nextBlank(['', 'b', 'c'], 2)).toBe(0)
    expect(nextBlank(['a', 'b', 'c'], 0)).toBeNull()
    expect(nextBlank(['a', ' ', ''], 2)).toBeNull()
  })

  const problemsOf = (riddleText: string, solution: object) =>
    puzzleType
      .findProblems(puzzleType.read({ configuration: { riddleText }, solution })!)
      .map(({ code, field }) => `${code} ${field}`)

  test('an answer with fewer words than blanks, or a code with fewer signs, is reported', () => {
    expect(
      problemsOf('___ and ___', { correctAnswers: ['the moon', 'dusk'], synonyms: ['new york city', 'night-light'] }),
    ).toEqual(['answer_short correctAnswers.1'])
    expect(problemsOf('___ and ___', { answerKind: 'code', correctAnswers: ['42', '7'] })).toEqual([
      'answer_short correctAnswers.1',
    ])
    expect(problemsOf('___ and ___', { answerKind: 'number', correctAnswers: ['forty two', '43'] })).toContain(
      'answer_short correctAnswers.1',
    )
  })

  test('words on either side of a blank do not give the answer when joined', () => {
    expect(problemsOf('A grandfather ___ clock', { correctAnswers: ['grandfather clock'] })).toEqual([])
  })
})

describe('what a player is sent', () => {
  test('is three things and no more', () => {
    expect(Object.keys(puzzleType.present({})).sort()).toEqual(['caseSensitive', 'riddleText', 'wordLengths'])
  })

  test('has the number of letters in the answer only if the author shows it', () => {
    expect(puzzleType.present({ wordLengths: [6] })).toMatchObject({ wordLengths: null })
    expect(puzzleType.present({ wordLengths: [6], showLength: true })).toMatchObject({ wordLengths: [6] })
    expect(puzzleType.present({ showLength: true })).toMatchObject({ wordLengths: null })
  })
})

describe('a different riddle in each language', () => {
  const puzzle = (anyLanguage: boolean): DraftPerLanguage => ({
    en: {
      configuration: { riddleText: 'Day long, I follow.' },
      solution: { correctAnswers: ['the shadow'], anyLanguage, decoys: [{ answer: 'echo', reply: 'Quieter.' }] },
    },
    fr: {
      configuration: { riddleText: 'Tout le jour, je suis.' },
      solution: { correctAnswers: ['l’ombre'], anyLanguage, decoys: [{ answer: 'echo', reply: 'Plus discret.' }] },
    },
  })
  const judge = (text: string, language: 'en' | 'fr', anyLanguage = true) =>
    checker.judge(puzzle(anyLanguage), { text }, { language, progress: null, seed: 0 })

  test('accepts the answer of either language, with its own articles', () => {
    expect([judge('une ombre', 'en'), judge('A shadow', 'fr')]).toEqual([{ outcome: 'solved' }, { outcome: 'solved' }])
  })

  test('keeps each language to its own if the author wants that', () => {
    expect([judge('ombre', 'en', false).outcome, judge('ombre', 'fr', false).outcome]).toEqual(['wrong', 'solved'])
  })

  test('brings the reply to a near miss in both languages, and its normal form', () => {
    expect(judge('Écho!', 'fr')).toEqual({
      outcome: 'wrong',
      key: 'echo',
      reply: { en: 'Quieter.', fr: 'Plus discret.' },
    })
  })

  test('still distinguishes a near miss with an article of the other language', () => {
    expect(judge('an echo', 'en')).toMatchObject({ outcome: 'wrong', reply: { en: 'Quieter.' } })
  })
})

test('a single letter of the answer, or many words including it, is not an answer', () => {
  const one: DraftPerLanguage = {
    en: { configuration: { riddleText: 'What?' }, solution: { correctAnswers: ['moon'] } },
  }
  for (const text of ['m', 'e', 'moo', 'not the moon', 'sun moon star cat dog hat']) {
    expect(checker.judge(one, { text }, { language: 'en', progress: null, seed: 0 }).outcome, text).toBe('wrong')
  }
})

test('the text shown for a pattern fits it', () => {
  const draft = { configuration: {}, solution: { answerKind: 'pattern', correctAnswers: ['ab-#@?*'] } }
  expect(checker.reveal(draft, 0)).toEqual({ text: 'ab0X' })
})
