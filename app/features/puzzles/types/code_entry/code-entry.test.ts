import { describe, expect, test } from 'vitest'
import type { DraftPerLanguage } from '#app/features/puzzles/contract/contract.ts'
import { checker } from './check.server.ts'
import { alphabetOf, entryOf, isFull, keepDigits, keepWheelCharacters, unready } from './rules/entry.ts'
import { puzzleType } from './index.ts'
import { lockOf } from './rules/locks.ts'
import { codeLengthOf } from './rules/match.ts'
import type { Presented } from './rules/schema.ts'
import { configurationSchema, presentedSchema } from './rules/schema.ts'
import { namedSigns } from './rules/sign-names.ts'
import { placeholderFor } from './rules/signs.ts'
import { typedSigns } from './rules/typed-signs.ts'
import { print } from './print/print.server.ts'

const presented = (change: Partial<Presented> = {}): Presented => ({
  codeLength: 4,
  codeType: 'numeric',
  caseSensitive: false,
  autoCheck: false,
  ...change,
})

test('the lock is a keypad, wheels, rings or a field, by the code’s signs and length', () => {
  expect(entryOf(presented())).toBe('keypad')
  expect(entryOf(presented({ wheels: true }))).toBe('wheels')
  expect(entryOf(presented({ wheels: true, codeLength: 9 }))).toBe('keypad')
  expect(entryOf(presented({ wheels: true, codeLength: null }))).toBe('keypad')
  expect(entryOf(presented({ codeType: 'alphabetic' }))).toBe('cryptex')
  expect(entryOf(presented({ codeType: 'alphabetic', codeLength: 9 }))).toBe('field')
  expect(entryOf(presented({ codeType: 'alphanumeric', codeLength: null }))).toBe('field')
  expect(entryOf(presented({ codeType: 'alphanumeric', caseSensitive: true }))).toBe('field')
})

test('a keypad keeps the digits of typed or pasted text, as many as the code has', () => {
  expect(keepDigits('Code: 04-27!', 4)).toBe('0427')
  expect(keepDigits('０４２７９', 4)).toBe('0427')
  expect(keepDigits('1'.repeat(100), null)).toHaveLength(64)
})

test('wheels take letters of any case, without their accents', () => {
  expect(keepWheelCharacters('é-t é', alphabetOf('alphabetic'))).toEqual(['E', 'T', 'E'])
  expect(keepWheelCharacters('œuf 7', alphabetOf('alphabetic'))).toEqual(['O', 'E', 'U', 'F'])
  expect(keepWheelCharacters('a7', alphabetOf('alphanumeric'))).toEqual(['A', '7'])
})

test('a code that is empty or of the wrong length is not sent, and costs nothing', () => {
  expect(unready('  ', presented())).toBe('missing')
  expect(unready('427', presented())).toBe('wrong_length')
  expect(unready('A  B', presented({ codeType: 'alphabetic' }))).toBe('wrong_length')
  expect(unready('04 27', presented())).toBeNull()
  expect(unready('1', presented({ codeLength: null }))).toBeNull()
})

test('a lock that checks automatically does so when the last character is entered', () => {
  expect(isFull('042', presented())).toBe(false)
  expect(isFull('0427', presented())).toBe(true)
  expect(isFull('0427', presented({ codeLength: null }))).toBe(false)
})

test('the length of a code counts what is entered, not spaces, dashes or ligatures', () => {
  expect(codeLengthOf('04-27', { codeType: 'numeric' })).toBe(4)
  expect(codeLengthOf('œuf', { codeType: 'alphabetic' })).toBe(4)
})

describe('what a player is sent of the lock', () => {
  const present = (configuration: Record<string, unknown>) => puzzleType.present(configuration)

  test('has no hidden length, and then the lock cannot check automatically', () => {
    expect(present({ codeLength: 7, showLength: false, autoCheck: true })).toEqual({
      codeLength: null,
      codeType: 'numeric',
      caseSensitive: false,
      autoCheck: false,
    })
  })

  test('includes a lock for older drafts, but neither rings nor wheels for a hidden length', () => {
    const both = [false, true]
    const drafts = ['numeric', 'alphabetic', 'alphanumeric'].flatMap((codeType) =>
      both.flatMap((wheels) => both.map((caseSensitive) => ({ codeType, wheels, caseSensitive, codeLength: 6 }))),
    )
    const lockAndSent = (stored: object) => {
      const draft = configurationSchema.parse(stored)
      const sent = puzzleType.present(draft)
      expect(entryOf(presentedSchema.parse(sent))).toBe(lockOf(draft))
      return { lock: lockOf(draft), sent: JSON.stringify(sent) }
    }
    for (const draft of drafts) {
      lockAndSent(draft)
      const hidden = lockAndSent({ ...draft, showLength: false })
      expect(['keypad', 'field']).toContain(hidden.lock)
      expect(hidden.sent).not.toContain('6')
    }
  })

  test('is exactly four things, except that digits may be on wheels', () => {
    expect(Object.keys(present({})).sort()).toEqual(['autoCheck', 'caseSensitive', 'codeLength', 'codeType'])
    expect(present({ wheels: true })).toMatchObject({ lock: 'wheels' })
    expect(present({ wheels: true, codeType: 'alphabetic' })).not.toHaveProperty('lock')
  })
})

describe('signs that are pictures', () => {
  const owl = { sign: '①', name: 'owl', url: '/media/owl.webp' }
  const star = { sign: '★', name: 'star', url: '' }
  const signs = [owl, star]

  test('reach players with the lock of signs, and with no other', () => {
    const sent = puzzleType.present({ lock: 'signs', signs, signTexts: [{ from: 'owl', to: 'hibou' }] })
    expect(sent['signs']).toEqual([
      { ...owl, name: 'hibou' },
      { sign: '★', name: 'star' },
    ])
    expect(puzzleType.filesIn(sent)).toEqual([owl.url])
    expect(puzzleType.filesIn(puzzleType.present({ lock: 'colours', signs }))).toEqual([])
  })

  test('are of this site', () => {
    const from = (url: string) => configurationSchema.safeParse({ signs: [{ ...owl, url }] }).success
    expect([from('https://elsewhere.example/a.png'), from('/media/a.webp')]).toEqual([false, true])
  })

  test('are typed by their name or key, and printed with their name', () => {
    const named = namedSigns({ codeType: 'numeric', lock: 'signs', signs })
    expect([typedSigns('star, owl', named, null), typedSigns('21', named, null)]).toEqual([
      ['★', '①'],
      ['★', '①'],
    ])
    const presented = presentedSchema.parse(puzzleType.present({ lock: 'signs', signsOn: 'rings', signs }))
    const picture = { path: 'owl.png', width: 10, height: 10 }
    const { keys, told } = print.sheet('en', {
      presented,
      start: null,
      picture: null,
      pictures: [picture],
      soundLink: null,
    })
    expect(keys).toMatchObject([
      { name: 'owl', picture },
      { name: 'star', picture: null, sign: '★' },
    ])
    expect(told).toBe('Draw one of these signs in each place, or write its name.')
  })

  test('get the number of their key, or the next that no other sign has', () => {
    expect(placeholderFor(1, signs)).toBe('②')
    expect(placeholderFor(0, signs)).toBe('②')
    expect(placeholderFor(2, [{ sign: '③' }])).toBe('①')
  })
})

describe('a lock in two languages', () => {
  const lock = (anyLanguage: boolean): DraftPerLanguage => {
    const configuration = { codeType: 'alphabetic', codeLength: 3 }
    return {
      en: {
        configuration,
        solution: { correctCode: 'sun', anyLanguage, decoys: [{ code: 'moon', reply: 'Brighter.' }] },
      },
      fr: {
        configuration: { ...configuration, codeLength: 6 },
        solution: { correctCode: 'soleil', anyLanguage, decoys: [{ code: 'moon', reply: 'Plus brillant.' }] },
      },
    }
  }
  const judge = (code: string, language: 'en' | 'fr', anyLanguage = true) =>
    checker.judge(lock(anyLanguage), { code }, { language, progress: null, seed: 0 })

  test('opens with the code of either language, whichever the player reads', () => {
    expect([judge('soleil', 'en'), judge('SUN', 'fr')]).toEqual([{ outcome: 'solved' }, { outcome: 'solved' }])
  })

  test('keeps each language to its own if the author wants that', () => {
    expect([judge('soleil', 'en', false).outcome, judge('soleil', 'fr', false).outcome]).toEqual(['wrong', 'solved'])
  })

  test('brings the reply to a wrong code in both languages', () => {
    expect(judge('Moon', 'en')).toEqual({
      outcome: 'wrong',
      key: 'moon',
      reply: { en: 'Brighter.', fr: 'Plus brillant.' },
    })
  })
})
