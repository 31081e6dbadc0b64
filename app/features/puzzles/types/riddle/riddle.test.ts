import { describe, expect, test } from 'vitest'
import type { DraftPerLanguage } from '#app/features/puzzles/contract/contract.ts'
import { countBlanks, joinWords, layBlanks, nextBlank, stretchesOf, wordsIn } from './rules/blanks.ts'
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

test('the letters of each word are counted, accents and apostrophes aside', () => {
  expect(wordLengthsOf('Grandfather clock')).toEqual([11, 5])
  expect(wordLengthsOf('l’e\u0301te\u0301')).toEqual([1, 3])
  expect(wordLengthsOf(' – ')).toEqual([])
})

test('what is typed fills the boxes letter by letter, spaces left out', () => {
  expect(lettersInBoxes([2, 3], 'a-b ce')).toEqual([
    ['a', 'b'],
    ['c', 'e', ''],
  ])
  expect(lettersInBoxes([1], 'abc')).toEqual([['a']])
})

describe('blanks', () => {
  test('three underscores or more are one, two are none', () => {
    expect(stretchesOf('A ___ goes to _____.')).toEqual(['A ', ' goes to ', '.'])
    expect([countBlanks('___'), countBlanks('a __ b'), countBlanks('')]).toEqual([1, 0, 0])
  })

  test('after the last that counts, underscores stay', () => {
    const stretches = stretchesOf('___ '.repeat(mostBlanks + 1))
    expect([stretches.length, stretches.at(-1)]).toEqual([mostBlanks + 1, ' ___ '])
  })

  test('signs and short words that belong to a blank stay in its line', () => {
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

  test('laid out, nothing of the text is lost', () => {
    for (const text of ['', 'No blank.', '___,___', '(___)(___)', '\n ___\n___ \n', 'a___b', '____________']) {
      const { blanks, rest } = layBlanks(text)
      expect(blanks.map(({ text: words, before, after }) => `${words}${before}_${after}`).join('') + rest).toBe(
        stretchesOf(text).join('_'),
      )
    }
  })

  test('their words are sent with single spaces between, empty ones left out', () => {
    expect(joinWords(' the shadow \n\nbed')).toBe('the shadow bed')
    expect(wordsIn('shadow', 2)).toEqual(['shadow', ''])
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

  test('an answer with fewer words than blanks is told, one of a code with fewer signs', () => {
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

  test('what stands on either side of a blank does not say the answer together', () => {
    expect(problemsOf('A grandfather ___ clock', { correctAnswers: ['grandfather clock'] })).toEqual([])
  })
})

describe('what a player is told', () => {
  test('three things and no fourth', () => {
    expect(Object.keys(puzzleType.present({})).sort()).toEqual(['caseSensitive', 'riddleText', 'wordLengths'])
  })

  test('the letters of the answer only where the author shows them', () => {
    expect(puzzleType.present({ wordLengths: [6] })).toMatchObject({ wordLengths: null })
    expect(puzzleType.present({ wordLengths: [6], showLength: true })).toMatchObject({ wordLengths: [6] })
    expect(puzzleType.present({ showLength: true })).toMatchObject({ wordLengths: null })
  })
})

describe('a riddle of its own in each language', () => {
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

  test('the answer of either language is right, with the articles of its own', () => {
    expect([judge('une ombre', 'en'), judge('A shadow', 'fr')]).toEqual([{ outcome: 'solved' }, { outcome: 'solved' }])
  })

  test('unless the author keeps each language to its own', () => {
    expect([judge('ombre', 'en', false).outcome, judge('ombre', 'fr', false).outcome]).toEqual(['wrong', 'solved'])
  })

  test('a near miss brings its reply in both languages, and its normal form', () => {
    expect(judge('Écho!', 'fr')).toEqual({
      outcome: 'wrong',
      key: 'echo',
      reply: { en: 'Quieter.', fr: 'Plus discret.' },
    })
  })

  test('a near miss with an article of the other language is still told from an answer', () => {
    expect(judge('an echo', 'en')).toMatchObject({ outcome: 'wrong', reply: { en: 'Quieter.' } })
  })
})

test('a single letter of the answer, or many words with it among them, is not an answer', () => {
  const one: DraftPerLanguage = {
    en: { configuration: { riddleText: 'What?' }, solution: { correctAnswers: ['moon'] } },
  }
  for (const text of ['m', 'e', 'moo', 'not the moon', 'sun moon star cat dog hat']) {
    expect(checker.judge(one, { text }, { language: 'en', progress: null, seed: 0 }).outcome, text).toBe('wrong')
  }
})

test('what is shown in place of a pattern fits it', () => {
  const draft = { configuration: {}, solution: { answerKind: 'pattern', correctAnswers: ['ab-#@?*'] } }
  expect(checker.reveal(draft, 0)).toEqual({ text: 'ab0X' })
})
