import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json, JsonObject, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { puzzleJudge } from './puzzle-judge.server.ts'
import { puzzleTypes } from './puzzle-types.ts'
import type { Place, TypedCase } from './typed-answers.cases.ts'
import { typedCases } from './typed-answers.cases.ts'

const fixturesOf = import.meta.glob<PuzzleFixtures>('../types/*/fixtures.ts', { eager: true, import: 'fixtures' })

const isCode = ({ typed }: (typeof puzzleTypes)[number]) => typed?.decoy === 'code'
/** Every type with typed answers, including any that is added later. */
const types = puzzleTypes.filter((type) => type.typed).map((type) => ({ id: type.id, type }))

function placesOf(type: (typeof puzzleTypes)[number]): Place[] {
  if (isCode(type)) return ['all']
  return takesSentences(type.id) ? ['all', 'words', 'sentence'] : ['all', 'words']
}

/** Whether its defaults allow a few words beside an answer. */
const takesSentences = (id: string): boolean => outcome(id, 'en', 'wick', 'it is a wick') === 'solved'

/** The type's first fixture with a single answer. */
function puzzleWith(id: string, language: Locale, answer: string) {
  const type = puzzleTypes.find((each) => each.id === id)!
  const [fixture] = fixturesOf[`../types/${id}/fixtures.ts`]!.cases
  const { half, field } = type.typed!.accepted
  const [key] = Object.keys(fixture!.right[0] as JsonObject)
  const others = type
    .texts(fixture!)
    .filter((text) => text.half === 'solution')
    .map(({ field: name, at }) => [name, at.kind === 'lines' ? ['zzqx'] : at.kind === 'text' ? 'zzqx' : []])
  const only = (part: JsonObject, of: 'configuration' | 'solution'): JsonObject => ({
    ...part,
    ...(of === 'solution' && (Object.fromEntries(others) as JsonObject)),
    ...(of === half && { [field]: [answer] as Json[] }),
  })
  const draft = type.read({
    configuration: only(fixture!.configuration, 'configuration'),
    solution: only(fixture!.solution, 'solution'),
  })!
  return {
    puzzle: {
      type: id,
      configuration: { [language]: draft.configuration },
      solution: { [language]: draft.solution },
    },
    key: key!,
  }
}

const known = new Map<string, string>()

function outcome(id: string, language: Locale, answer: string, typed: string): string {
  const name = JSON.stringify([id, language, answer, typed])
  const found = known.get(name) ?? judged(id, language, answer, typed)
  known.set(name, found)
  return found
}

function judged(id: string, language: Locale, answer: string, typed: string): string {
  const { puzzle, key } = puzzleWith(id, language, answer)
  return puzzleJudge.judge(puzzle as never, { [key]: typed }, { language, progress: null, seed: 1 }).outcome
}

const said = ({ title, language, answer, typed, isRight }: TypedCase) =>
  `${title}, ${language}: ${typed} ${isRight ? 'is' : 'is not'} ${answer}`

test('four types take typed answers, and the table has cases for each of them', () => {
  expect(types.map(({ id }) => id).toSorted()).toEqual(['audio_recognition', 'cipher', 'code_entry', 'riddle'])
  expect(types.filter(({ type }) => placesOf(type).includes('sentence')).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['riddle', 'audio_recognition']),
  )
  expect(typedCases.length).toBeGreaterThan(600)
})

describe.each(types)('$id', ({ id, type }) => {
  const places = placesOf(type)

  test('accepts and refuses what the table says', () => {
    const wrong = typedCases
      .filter((each) => places.includes(each.places))
      .filter(({ language, answer, typed, isRight }) => (outcome(id, language, answer, typed) === 'solved') !== isRight)
      .map(said)
    expect(wrong).toEqual([])
  }, 60_000)

  const signs = [...'+-/\\_^#%&@*°€$£¥♥♠♦♣♀♂♭±×÷=<>≤≥↑↓←→♔♚♞♈♉☀☁★☆', '🙂', '🐇', '🎩', '']
  const stems = ['A', 'O', 'F', 'x5', 'moon']

  test('accepts an answer as itself, and never takes two signs for the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...stems),
        fc.constantFrom(...signs),
        fc.constantFrom(...signs),
        (stem, one, other) => {
          expect(outcome(id, 'en', `${stem}${one}`, `${stem}${one}`)).toBe('solved')
          // punctuation after a word; a minus, a slash and their like after a letter or two
          const punctuation = isCode(type) ? '-' : stem === 'moon' ? '-/\\_' : ''
          fc.pre(one !== other && ![one, other].some((sign) => sign !== '' && punctuation.includes(sign)))
          expect(outcome(id, 'en', `${stem}${one}`, `${stem}${other}`), `${stem}${one} ${stem}${other}`).toBe('wrong')
        },
      ),
      { numRuns: 300 },
    )
  })

  test('judges equal texts the same in both directions', () => {
    // "XC" is 90 if that is the answer, but an author who writes "XC", "MIX" or "xi" need not mean a number
    const of = typedCases.filter(
      ({ places: place, answer, typed }) =>
        places.includes(place) &&
        place !== 'sentence' &&
        ![answer, typed].some((text) => /^(?:[IVXLCDM]{1,3}|[ivx]{2})$/u.test(text)),
    )
    const oneWay = of
      .filter(
        ({ language, answer, typed }) => outcome(id, language, answer, typed) !== outcome(id, language, typed, answer),
      )
      .map(said)
    expect(oneWay).toEqual([])
  })
})
