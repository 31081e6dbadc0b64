import { describe, expect, test } from 'vitest'
import { saidIn } from '#app/i18n/said-in.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { functionNames } from './functions.ts'
import { doneText, neededText, generationRefusalText } from './generation-text.ts'
import type { GenerationPlace } from './generation-text.ts'

const places: GenerationPlace[] = [...functionNames, 'puzzle-card', 'account-avatar']
const codes = Object.keys(errorStatus) as ErrorCode[]

describe('the specified texts', () => {
  test.each<[GenerationPlace, ErrorCode, string, string]>([
    [
      'generate-cover-image',
      'generationLimit',
      'Rate limit exceeded',
      'Please wait a moment before generating another image',
    ],
    ['generate-cover-image', 'generationCredits', 'Credits needed', 'Please add credits to your workspace to continue'],
    ['generate-cover-image', 'unexpected', 'Generation failed', 'Failed to generate image'],
    ['generate-npc-avatar', 'generationNoPicture', 'Generation failed', 'Failed to generate avatar'],
    ['generate-item-icon', 'generationNoPicture', 'Generation failed', 'No image URL returned'],
    [
      'suggest-hints',
      'generationLimit',
      'Rate limit exceeded',
      'Please wait a moment before asking for more suggestions.',
    ],
    ['suggest-hints', 'unexpected', 'Generation failed', 'An unexpected error occurred. Please try again.'],
    ['generate-scene-image', 'notSignedIn', 'Generation Failed', 'Not authenticated'],
    [
      'generate-npc-avatar',
      'generationOff',
      'Generation failed',
      'Failed to generate avatar: An administrator has switched this off.',
    ],
    ...(['generationOff', 'generationUnavailable', 'generationTimedOut'] as const).map(
      (code): [GenerationPlace, ErrorCode, string, string] => [
        'account-avatar',
        code,
        'Generation failed',
        'AI avatar generation is temporarily unavailable. Please upload your own image.',
      ],
    ),
  ])('%s with %s', (place, code, title, text) => {
    expect(generationRefusalText(code, place)).toEqual({ title, text })
  })

  test.each<[GenerationPlace, string, string]>([
    ['generate-cover-image', 'Description required', 'Please enter an image description to generate'],
    ['generate-scene-image', 'Description Required', 'Please add a description to generate an image'],
    ['generate-puzzle-image', 'Description Required', 'Please add a description first to generate an image'],
    ['puzzle-card', 'Description Required', 'This puzzle needs a description to generate an image'],
    ['generate-npc-avatar', 'Missing information', 'Please provide a name or description to generate an avatar'],
    ['generate-item-icon', 'Missing information', 'Please provide a name or description to generate an icon'],
    ['account-avatar', 'Missing information', 'Please enter a physical description first'],
    ['generate-mystery-story', 'Theme required', 'Please enter a theme first'],
    ['generate-mystery-character', 'Theme required', 'Save your story first'],
  ])('%s, before anything is filled in', (place, title, text) => {
    expect(neededText(place)).toEqual({ title, text })
    expect(generationRefusalText('generationNeedsWords', place)).toEqual({ title, text })
  })

  test.each<[GenerationPlace, string, string | null]>([
    ['generate-npc-avatar', 'Success', 'Avatar generated successfully'],
    ['generate-cover-image', 'Image Generated', null],
    ['generate-scene-image', 'Image Generated', null],
    ['generate-puzzle-image', 'Image Generated', null],
    ['generate-item-icon', 'Icon generated successfully', null],
    ['generate-mystery-story', 'Story generated!', null],
    ['generate-mystery-character', 'Character generated!', null],
  ])('%s, when it is done', (place, title, text) => {
    expect(doneText(place)).toEqual({ title, text })
  })
})

test('people who wait for a text get messages about texts', () => {
  expect(generationRefusalText('generationLimit', 'generate-mystery-character', 60).text).toBe(
    'Please wait a moment before generating another text. Try again in about 1 minute.',
  )
})

test.each<[ErrorCode, number, string]>([
  ['generationLimit', 60, 'Please wait a moment before generating another image. Try again in about 1 minute.'],
  [
    'generationBusy',
    10,
    'The built-in generator is busy with other pictures right now. Try again in about 10 seconds.',
  ],
  ['generationBudget', 3_600, 'This server’s budget for generating is used up for today. Please try again tomorrow.'],
])('%s says once when to try again', (code, seconds, text) => {
  expect(generationRefusalText(code, 'generate-cover-image', seconds).text).toBe(text)
})

test('the message for no connection does not mention uploads', () => {
  expect(generationRefusalText('offline', 'generate-cover-image').text).not.toMatch(/upload/i)
})

test.each(places)('%s has texts for every outcome, in both languages', (place) => {
  const all = () => [neededText(place), doneText(place), ...codes.map((code) => generationRefusalText(code, place))]
  const said = { en: saidIn('en', all), fr: saidIn('fr', all) }
  for (const [at, { title, text }] of said.en.entries()) {
    expect(title).not.toBe('')
    expect(said.fr[at]!.title).not.toBe(title)
    if (text !== null) expect(said.fr[at]!.text).not.toBe(text)
  }
})

test('no two failures of generation have the same text', () => {
  const own = codes.filter((code) => code.startsWith('generation') && code !== 'generationNeedsWords')
  for (const language of ['en', 'fr'] as const) {
    const said = saidIn(language, () => own.map((code) => generationRefusalText(code, 'generate-cover-image').text))
    expect(new Set(said).size).toBe(own.length)
  }
})
