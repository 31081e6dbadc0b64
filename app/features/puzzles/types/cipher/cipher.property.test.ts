import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { fold, shuffledAlphabet } from './rules/alphabet.ts'
import { compose } from './rules/compose.ts'
import type { Key } from './rules/encrypt.ts'
import { encrypt, tableOf } from './rules/encrypt.ts'
import { findProblems } from './rules/find-problems.ts'
import { matchMessage } from './rules/match.ts'
import { morseReading } from './rules/morse.ts'
import { present } from './rules/present.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'
import { symbolSetNames, symbolSets } from './rules/symbol-sets.ts'
import { givenWork, readLetter, signTest, transcribe } from './player/work.ts'
import { readTokens, writeTokens } from './rules/tokens.ts'

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      ...'abcdefghijklmnopqrstuvwxyzABCDEFÉéèêëàâçîïôùûüÿœæŒÆß0123456789 .,;:!?\'’«»“”-–—…/&@()=+"\n',
    ),
    maxLength: 120,
  }),
)

const alphabet = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 25, maxLength: 25 })
  .map((numbers) => shuffledAlphabet(() => numbers.pop() ?? 0))

const key: fc.Arbitrary<Key> = fc.oneof(
  fc.integer({ min: 1, max: 25 }).map((shift): Key => ({ cipherType: 'caesar', shift, alphabet: '', symbols: {} })),
  alphabet.map((order): Key => ({ cipherType: 'substitution', shift: 3, alphabet: order, symbols: {} })),
  fc.constant<Key>({ cipherType: 'morse', shift: 3, alphabet: '', symbols: {} }),
  fc
    .constantFrom(...symbolSetNames)
    .map((name): Key => ({ cipherType: 'custom', shift: 3, alphabet: '', symbols: symbolSets[name] })),
)

const isAmbiguous = (text: string, { cipherType, symbols }: Key) =>
  cipherType === 'custom' &&
  [...fold(text)].some((character) => !symbols[character] && Object.values(symbols).includes(character))

function decrypt(encrypted: string, key: Key): string {
  const table =
    key.cipherType === 'morse' ? morseReading : new Map([...tableOf(key)].map(([character, sign]) => [sign, character]))
  const lines = readTokens(encrypted, key.cipherType)
  return writeTokens(
    lines.map((words) => words.map((word) => word.map((sign) => table.get(sign) ?? sign))),
    'caesar',
  )
}

test('every cipher decrypts to the folded text, whatever was typed', () => {
  fc.assert(
    fc.property(typed, key, (text, by) => {
      fc.pre(!isAmbiguous(text, by))
      expect(decrypt(encrypt(text, by), by)).toBe(fold(text))
    }),
    { numRuns: 1000 },
  )
})

test('folding is idempotent and leaves no small or accented Latin letter', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const folded = fold(text)
      expect(fold(folded)).toBe(folded)
      expect(folded).not.toMatch(/[a-zà-öø-ÿœÀ-ÖØ-ß]/u)
    }),
    { numRuns: 1000 },
  )
})

test('a shuffled alphabet has each letter once and none in its own position', () => {
  fc.assert(
    fc.property(alphabet, (shuffled) => {
      expect([...shuffled].sort()).toEqual(letters)
      expect(letters.filter((letter, at) => shuffled[at] === letter)).toEqual([])
    }),
  )
})

test('the encrypted text always matches its message, and the message solves it', () => {
  fc.assert(
    fc.property(typed, key, (text, by) => {
      fc.pre(/[a-z]/iu.test(text) && !isAmbiguous(text, by))
      const draft = compose(
        { configuration: configurationSchema.parse(by), solution: solutionSchema.parse({ decryptedText: text }) },
        () => 0.5,
      )
      expect(findProblems(draft).filter((problem) => problem.severity === 'error')).toEqual([])
      for (const language of ['en', 'fr'] as const)
        expect(matchMessage(fold(text), draft.solution, language)).toMatchObject({ kind: 'accepted', index: 0 })
    }),
  )
})

test('with the key that the author gives, the player’s tool reads the whole message', () => {
  fc.assert(
    fc.property(typed, key, (text, by) => {
      fc.pre(by.cipherType !== 'morse' && !isAmbiguous(text, by))
      const presented = present(
        configurationSchema.parse({ ...by, provideKey: true, encryptedText: encrypt(text, by) }),
      )
      const isSign = signTest(presented)
      const given = givenWork(presented)
      const read = (token: string) =>
        isSign(token)
          ? by.cipherType === 'caesar'
            ? readLetter(token, given.turn)
            : (given.guesses.get(token) ?? null)
          : token
      expect(transcribe(readTokens(presented.encryptedText, by.cipherType), read, '_')).toBe(fold(text))
    }),
  )
})

test('without it, what a player is sent depends only on the encrypted text', () => {
  fc.assert(
    fc.property(key, key, (one, other) => {
      fc.pre(one.cipherType === other.cipherType)
      const sent = (by: Key) =>
        present(configurationSchema.parse({ ...by, symbols: one.symbols, encryptedText: 'UDEELW' }))
      expect(sent(one)).toEqual(sent(other))
    }),
  )
})
