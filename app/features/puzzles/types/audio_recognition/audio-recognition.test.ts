import fc from 'fast-check'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { requireSound } from '#app/features/media/sounds/read-sound.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { findProblems } from './rules/find-problems.ts'
import { matchHeard, present, shownAnswer } from './rules/match.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'
import { loudness, pitches } from './player/sound-image.ts'
import { wavFile } from '#app/features/media/recording/wav.ts'

const type = puzzleType('audio_recognition')
const english = {
  configuration: { audioUrl: '/media/owl.mp3', keywords: ['owl'] },
  solution: { correctAnswer: 'tawny owl', decoys: [{ answer: 'pigeon', reply: 'At night?' }] },
}
const french = {
  configuration: { audioUrl: '/media/hibou.mp3', keywords: ['hibou'] },
  solution: { correctAnswer: 'chouette hulotte', decoys: [{ answer: 'pigeon', reply: 'La nuit?' }] },
}

function judge(text: string, language: 'en' | 'fr', change: object = {}) {
  const [en, fr] = [english, french].map((draft) =>
    type.read({ ...draft, solution: { ...draft.solution, ...change } })!,
  )
  const puzzle = {
    type: 'audio_recognition',
    configuration: { en: en!.configuration, fr: fr!.configuration },
    solution: { en: en!.solution, fr: fr!.solution },
  }
  return puzzleJudge.judge(puzzle, { text }, { language, progress: null, seed: 1 })
}

test('a sound heard in one language may be answered in the other, unless the author says no', () => {
  expect(judge('un hibou', 'en').outcome).toBe('solved')
  expect(judge('un hibou', 'en', { anyLanguage: false }).outcome).toBe('wrong')
  expect(judge('un hibou', 'fr', { anyLanguage: false }).outcome).toBe('solved')
})

test('every keyword that the form accepts is accepted, and the others are not', () => {
  for (const [locale, answer] of [
    ['en', 'owl'],
    ['fr', 'hibou'],
  ] as const) {
    const draft = {
      configuration: configurationSchema.parse({ recognitionType: 'keyword' }),
      solution: solutionSchema.parse({ correctAnswer: answer }),
    }
    const quoted = [...m.audio_recognition_form_keyword_hint({}, { locale }).matchAll(/[“«]\s?([^”»]+?)\s?[”»]/gu)].map(
      ([, text]) => matchHeard(text!, draft, locale).kind,
    )
    expect(quoted).toEqual(['accepted', 'accepted', 'none'])
  }
})

test('a near miss gets a reply in each language that has one', () => {
  expect(judge('Pigeon!', 'fr')).toMatchObject({
    outcome: 'wrong',
    key: 'pigeon',
    reply: { en: 'At night?', fr: 'La nuit?' },
  })
})

test('the order in which a list was typed reveals nothing', () => {
  const listed = (choices: string[]) =>
    present(configurationSchema.parse({ recognitionType: 'choice', choices })).choices
  expect(listed(['Violin', 'Cello', ' '])).toEqual(listed(['Cello', 'Violin']))
})

test('an unused list never gives away the typed answer', () => {
  expect(present(configurationSchema.parse({ recognitionType: 'keyword', choices: ['secret'] })).choices).toEqual([])
})

test('a slow version belongs to its own sound, not to one in another language', () => {
  const slow = { audioUrl: '/media/owl.mp3', slowUrl: '/media/slow-owl.mp3', slowOf: '/media/owl.mp3' }
  expect(present(configurationSchema.parse(slow)).slowUrl).toBe('/media/slow-owl.mp3')
  expect(present(configurationSchema.parse({ ...slow, audioUrl: '/media/hibou.mp3' })).slowUrl).toBe('')
})

test('credits and listening limits reach players only if the author sets them', () => {
  expect(present(configurationSchema.parse({ credit: 'An owl, A. Roy' })).credit).toBe('')
  expect(present(configurationSchema.parse({ credit: 'A. Roy', creditShown: true })).credit).toBe('A. Roy')
  expect(configurationSchema.parse({}).mostPlays).toBe(0)
})

const sampleRate = 44_100
const tone = (pitch: number) =>
  Float32Array.from({ length: sampleRate }, (_, at) => Math.sin((2 * Math.PI * pitch * at) / sampleRate))
const strongest = (column: readonly number[]) => column.indexOf(Math.max(...column))

test('the picture of a sound shows where it is loud, and which notes are high', () => {
  const knock = Float32Array.from({ length: 1000 }, (_, at) => (at >= 500 && at < 600 ? 0.5 : 0))
  expect(loudness(knock, 10)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  const [low, middle, high] = [220, 880, 3520].map((pitch) => strongest(pitches(tone(pitch), sampleRate, 3, 40)[1]!))
  expect(low).toBeLessThan(middle!)
  expect(middle! - low!).toBeCloseTo(high! - middle!, -1)
  expect(pitches(new Float32Array(5000), sampleRate, 2, 4)).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
})

const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzàéèœ'), minLength: 4, maxLength: 12 })

test('the revealed answer is accepted in every way of answering', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, {
        minLength: 2,
        maxLength: 8,
        selector: (each) => each.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe'),
      }),
      fc.constantFrom('keyword', 'phrase', 'choice'),
      fc.boolean(),
      (words, recognitionType, forgiveTypos) => {
        const [right, ...others] = words
        const draft = {
          configuration: configurationSchema.parse({
            audioUrl: '/a.mp3',
            recognitionType,
            keywords: others,
            choices: words.toReversed(),
          }),
          solution: solutionSchema.parse({ correctAnswer: right, forgiveTypos }),
        }
        expect(findProblems(draft).filter(({ severity }) => severity === 'error')).toEqual([])
        expect(matchHeard(shownAnswer(draft)!.text, draft, 'en').kind).toBe('accepted')
        expect(matchHeard(others[0]!, draft, 'en').kind).toBe(recognitionType === 'choice' ? 'none' : 'accepted')
      },
    ),
  )
})

test('a recording becomes a sound that the server accepts, sample by sample', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1.5, max: 1.5, noNaN: true }), { minLength: 1, maxLength: 300 }),
      (samples) => {
        const sound = requireSound(new Uint8Array(wavFile([new Float32Array(samples)], 24_000)))
        expect(sound.mime).toBe('audio/wav')
        const view = new DataView(sound.data.buffer, sound.data.byteOffset)
        expect(sound.data.byteLength).toBe(44 + samples.length * 2)
        for (const [at, sample] of samples.entries())
          expect(view.getInt16(44 + at * 2, true) / 32_767).toBeCloseTo(Math.min(1, Math.max(-1, sample)), 3)
      },
    ),
  )
})
