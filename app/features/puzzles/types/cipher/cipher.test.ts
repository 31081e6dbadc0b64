import { describe, expect, test } from 'vitest'
import type { DraftPerLanguage } from '#app/features/puzzles/contract/contract.ts'
import { alphabetOfKeyword, fold, isAlphabet } from './rules/alphabet.ts'
import { checker } from './check.server.ts'
import { compose } from './rules/compose.ts'
import { encrypt } from './rules/encrypt.ts'
import { puzzleType } from './index.ts'
import { flashes } from './rules/morse.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'
import { symbolSetNames, symbolSets } from './rules/symbol-sets.ts'
import { readTokens } from './rules/tokens.ts'
import { readGuess, readLetter, repeatedGuesses, shiftOf, transcribe } from './player/work.ts'

const keyFrom = (part: Record<string, unknown>) => configurationSchema.parse(part)

describe('an author’s text before encryption', () => {
  test('has capitals without accents, ligatures spelt out and plain quotation marks', () => {
    expect(fold('« L’œuvre où ça naît », été – 1886…')).toBe('" L\'OEUVRE OU CA NAIT ", ETE - 1886...')
  })

  test('has single spaces and keeps its lines', () => {
    expect(fold('  one\u00a0 two \r\n three  ')).toBe('ONE TWO\nTHREE')
  })
})

describe('the four ciphers', () => {
  test('Caesar shifts letters past the end of the alphabet and leaves the rest', () => {
    expect(encrypt('Xyz, 7!', keyFrom({ shift: 3 }))).toBe('ABC, 7!')
  })

  test('a keyword starts the alphabet of a substitution', () => {
    const alphabet = alphabetOfKeyword('Théâtre')
    expect(alphabet).toBe('THEARBCDFGIJKLMNOPQSUVWXYZ')
    expect(isAlphabet(alphabet)).toBe(true)
    expect(encrypt('Bad cab', keyFrom({ cipherType: 'substitution', alphabet }))).toBe('HTA ETH')
  })

  test('Morse separates letters, digits and punctuation, with a stroke between words', () => {
    expect(encrypt('SOS, à 9 h', keyFrom({ cipherType: 'morse' }))).toBe('... --- ... --..-- / .- / ----. / ....')
  })

  test('an author’s own signs are written apart; punctuation and digits without a sign stay', () => {
    expect(encrypt('Abba 2!', keyFrom({ cipherType: 'custom', symbols: { A: '▲', B: '10' } }))).toBe('▲ 10 10 ▲  2 !')
  })

  test.each(symbolSetNames)('the ready-made signs %s are 26 different ones', (name) => {
    expect(new Set(Object.values(symbolSets[name])).size).toBe(26)
    expect(Object.keys(symbolSets[name])).toHaveLength(26)
  })

  test('a cipher that needs a key and has none yet gets one in the form', () => {
    const solution = solutionSchema.parse({ decryptedText: 'rabbit' })
    const made = compose({ configuration: keyFrom({ cipherType: 'substitution' }), solution }, () => 0)
    expect(isAlphabet(made.configuration.alphabet)).toBe(true)
    expect(
      compose({ configuration: keyFrom({ cipherType: 'custom' }), solution }, () => 0).configuration.symbols,
    ).toEqual(symbolSets.shapes)
  })
})

describe('what a player is sent', () => {
  const names = ['alphabet', 'cipherType', 'encryptedText', 'light', 'shift', 'signs', 'symbols', 'tools']
  const configurations = [
    { encryptedText: 'UDEELW', shift: 3 },
    { cipherType: 'substitution', encryptedText: 'KQWWOZ', alphabet: 'QWERTYUIOPASDFGHJKLZXCVBNM' },
    { cipherType: 'morse', encryptedText: '.-. .-' },
    { cipherType: 'custom', encryptedText: '◆ ▲ !', symbols: { A: '▲', R: '◆' } },
  ]

  test.each(configurations)('is the text and no part of the key: $cipherType', (configuration) => {
    const sent = puzzleType.present({ ...configuration, tools: true })
    expect(Object.keys(sent).sort()).toEqual(names)
    expect(sent).toMatchObject({ shift: null, alphabet: null, symbols: null })
  })

  test('has only the cipher’s own part of the key, if the author gives it', () => {
    const all = { shift: 5, alphabet: 'QWERTYUIOPASDFGHJKLZXCVBNM', symbols: { A: '▲' }, provideKey: true }
    expect(puzzleType.present({ ...all, cipherType: 'caesar' })).toMatchObject({
      shift: 5,
      alphabet: null,
      symbols: null,
    })
    expect(puzzleType.present({ ...all, cipherType: 'substitution' })).toMatchObject({
      shift: null,
      alphabet: all.alphabet,
      symbols: null,
    })
    expect(puzzleType.present({ ...all, cipherType: 'morse' })).toMatchObject({
      shift: null,
      alphabet: null,
      symbols: null,
    })
    expect(puzzleType.present({ ...all, cipherType: 'custom' })).toMatchObject({
      shift: null,
      alphabet: null,
      symbols: all.symbols,
    })
  })

  test('lists signs in the order of the text, not of the alphabet, without punctuation', () => {
    expect(puzzleType.present(configurations[3])).toMatchObject({ signs: ['◆', '▲'] })
  })

  test('has the desk’s tools, except those that it has anyway, in the desk’s order', () => {
    expect(puzzleType.present({ desk: ['pigpen', 'disc', 'morse'] })).toMatchObject({ desk: ['morse', 'pigpen'] })
    expect(puzzleType.present({ desk: ['disc'], tools: false })).toMatchObject({ tools: false, desk: ['disc'] })
    expect(puzzleType.present({ desk: ['disc'] })).not.toHaveProperty('desk')
  })

  test('has the tool that shows a given key', () => {
    expect([
      puzzleType.present({ tools: false }),
      puzzleType.present({ tools: false, provideKey: true }),
    ]).toMatchObject([{ tools: false }, { tools: true }])
  })
})

describe('a message in two languages', () => {
  const puzzle = (anyLanguage: boolean): DraftPerLanguage => ({
    en: {
      configuration: {},
      solution: { decryptedText: 'The clock', anyLanguage, decoys: [{ answer: 'watch', reply: 'Larger.' }] },
    },
    fr: {
      configuration: {},
      solution: { decryptedText: 'L’horloge', anyLanguage, decoys: [{ answer: 'watch', reply: 'Plus grand.' }] },
    },
  })
  const judge = (text: string, language: 'en' | 'fr', anyLanguage = true) =>
    checker.judge(puzzle(anyLanguage), { text }, { language, progress: null, seed: 0 })

  test('is solved by that of either language, whichever the player reads', () => {
    expect([judge('horloge', 'en'), judge('clock', 'fr'), judge('lhorloge', 'fr')]).toEqual(
      Array(3).fill({ outcome: 'solved' }),
    )
  })

  test('keeps each language to its own if the author wants that', () => {
    expect([judge('l’horloge', 'en', false).outcome, judge('l’horloge', 'fr', false).outcome]).toEqual([
      'wrong',
      'solved',
    ])
  })

  test('may use number words and articles of both languages', () => {
    const only = (decryptedText: string, anyLanguage = true): DraftPerLanguage => ({
      fr: { configuration: {}, solution: { decryptedText, anyLanguage } },
    })
    const answered = (draft: DraftPerLanguage, text: string) =>
      checker.judge(draft, { text }, { language: 'en', progress: null, seed: 0 }).outcome
    expect(answered(only('Il reste 7 clés'), 'il reste seven clés')).toBe('solved')
    expect(answered(only('Il reste sept clés'), 'il reste 7 clés')).toBe('solved')
    expect(answered(only('Le 7'), 'the seven')).toBe('solved')
    expect(answered(only('Le 7', false), 'the seven')).toBe('wrong')
    expect(answered({ en: { configuration: {}, solution: { decryptedText: 'Locked' } } }, 'un-locked')).toBe('wrong')
  })

  test('brings the reply to a wrong answer in both languages', () => {
    expect(judge('The Watch', 'en')).toEqual({
      outcome: 'wrong',
      key: 'watch',
      reply: { en: 'Larger.', fr: 'Plus grand.' },
    })
    expect(judge('The Watch', 'en', false)).toEqual({ outcome: 'wrong', key: 'watch', reply: { en: 'Larger.' } })
    expect(judge('watch', 'en')).toEqual({
      outcome: 'wrong',
      key: 'watch',
      reply: { en: 'Larger.', fr: 'Plus grand.' },
    })
  })
})

describe('the player’s tools', () => {
  test('the disc reads by its turn, the short way round and over many rounds', () => {
    expect([3, 29, -23].map((turn) => readLetter('D', turn))).toEqual(['A', 'A', 'A'])
    expect([shiftOf(-1), shiftOf(26)]).toEqual([25, 0])
  })

  test('the table takes one character, a letter as a capital without its accent', () => {
    expect(['é', 'ab', '7', 'a ', ' ', '?', ''].map(readGuess)).toEqual(['E', 'B', '7', 'A', '', '?', ''])
  })

  test('a letter noted for two signs is marked', () => {
    expect([
      ...repeatedGuesses(
        new Map([
          ['X', 'E'],
          ['Y', 'E'],
          ['Z', ''],
          ['W', ''],
        ]),
      ),
    ]).toEqual(['E'])
  })

  test('signs not worked out yet have a mark, punctuation stands for itself', () => {
    const lines = readTokens('◆ ▲ !', 'custom')
    expect(transcribe(lines, (token) => (token === '◆' ? 'R' : token === '!' ? '!' : null), '_')).toBe('R_!')
  })

  test('the lamp sends dots of one unit, dashes of three, and pauses by sign and word', () => {
    expect(flashes([['.-', 'Δ'], ['.']])).toEqual([
      { lit: true, units: 1, sign: 0 },
      { lit: false, units: 1, sign: 0 },
      { lit: true, units: 3, sign: 0 },
      { lit: false, units: 7, sign: 0 },
      { lit: true, units: 1, sign: 2 },
      { lit: false, units: 7, sign: 2 },
    ])
  })
})
