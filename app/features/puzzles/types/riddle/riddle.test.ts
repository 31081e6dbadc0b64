import { describe, expect, test } from 'vitest'
import type { DraftPerLanguage } from '#app/features/puzzles/contract.ts'
import { checker } from './check.server.ts'
import { riddle } from './index.ts'
import { wordLengthsOf } from './match.ts'
import { lettersInBoxes } from './word-lengths.ts'

test('the defaults are those of the specification', () => {
  expect(riddle.defaults.configuration).toMatchObject({ riddleText: '', caseSensitive: false, allowPartialMatch: true, allowedAttempts: 3 })
  expect(riddle.defaults.solution).toMatchObject({ correctAnswers: [], synonyms: [] })
})

test('the letters of each word are counted, accents and apostrophes aside', () => {
  expect(wordLengthsOf('Grandfather clock')).toEqual([11, 5])
  expect(wordLengthsOf('l’e\u0301te\u0301')).toEqual([1, 3])
  expect(wordLengthsOf(' – ')).toEqual([])
})

test('what is typed fills the boxes letter by letter, spaces left out', () => {
  expect(lettersInBoxes([2, 3], 'a-b ce')).toEqual([['a', 'b'], ['c', 'e', '']])
  expect(lettersInBoxes([1], 'abc')).toEqual([['a']])
})

describe('what a player is told', () => {
  test('three things and no fourth', () => {
    expect(Object.keys(riddle.present({})).sort()).toEqual(['caseSensitive', 'riddleText', 'wordLengths'])
  })

  test('the letters of the answer only where the author shows them', () => {
    expect(riddle.present({ wordLengths: [6] })).toMatchObject({ wordLengths: null })
    expect(riddle.present({ wordLengths: [6], showLength: true })).toMatchObject({ wordLengths: [6] })
    expect(riddle.present({ showLength: true })).toMatchObject({ wordLengths: null })
  })
})

describe('a riddle of its own in each language', () => {
  const puzzle = (anyLanguage: boolean): DraftPerLanguage => ({
    en: { configuration: { riddleText: 'Day long, I follow.' }, solution: { correctAnswers: ['the shadow'], anyLanguage, decoys: [{ answer: 'echo', reply: 'Quieter.' }] } },
    fr: { configuration: { riddleText: 'Tout le jour, je suis.' }, solution: { correctAnswers: ['l’ombre'], anyLanguage, decoys: [{ answer: 'echo', reply: 'Plus discret.' }] } },
  })
  const judge = (text: string, language: 'en' | 'fr', anyLanguage = true) => checker.judge(puzzle(anyLanguage), { text }, { language, progress: null, seed: 0 })

  test('the answer of either language is right, with the articles of its own', () => {
    expect([judge('une ombre', 'en'), judge('A shadow', 'fr')]).toEqual([{ outcome: 'solved' }, { outcome: 'solved' }])
  })

  test('unless the author keeps each language to its own', () => {
    expect([judge('ombre', 'en', false).outcome, judge('ombre', 'fr', false).outcome]).toEqual(['wrong', 'solved'])
  })

  test('a near miss brings its reply in both languages, and its normal form', () => {
    expect(judge('Écho!', 'fr')).toEqual({ outcome: 'wrong', key: 'echo', reply: { en: 'Quieter.', fr: 'Plus discret.' } })
  })

  test('a near miss with an article of the other language is still told from an answer', () => {
    expect(judge('an echo', 'en')).toMatchObject({ outcome: 'wrong', reply: { en: 'Quieter.' } })
  })
})

test('a single letter of the answer, or many words with it among them, is not an answer', () => {
  const one: DraftPerLanguage = { en: { configuration: { riddleText: 'What?' }, solution: { correctAnswers: ['moon'] } } }
  for (const text of ['m', 'e', 'moo', 'not the moon', 'sun moon star cat dog hat']) {
    expect(checker.judge(one, { text }, { language: 'en', progress: null, seed: 0 }).outcome, text).toBe('wrong')
  }
})

test('what is shown in place of a pattern fits it', () => {
  const draft = { configuration: {}, solution: { answerKind: 'pattern', correctAnswers: ['ab-#@?*'] } }
  expect(checker.reveal(draft, 0)).toEqual({ text: 'ab0X' })
})
