import { describe, expect, test } from 'vitest'
import { saidIn } from '#app/i18n/said-in.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { flashText } from './flash-text.ts'
import { portraitDoneText, portraitIntents, portraitProblemText } from './portrait-text.ts'
import type { PortraitIntent } from './portrait-text.ts'
import { profileNotice, profileText } from './profile-text.ts'

const codes = Object.keys(errorStatus) as ErrorCode[]

describe('the specified words', () => {
  test.each<[PortraitIntent, ErrorCode, string]>([
    ['upload', 'invalidFile', 'Please upload a valid image file (JPG, PNG, or WEBP)'],
    ['upload', 'fileTooLarge', 'File size must be less than 2MB'],
    ['generate', 'generationNeedsWords', 'Please enter a physical description first'],
    ['generate', 'generationOff', 'AI avatar generation is temporarily unavailable. Please upload your own image.'],
    [
      'generate',
      'generationUnavailable',
      'AI avatar generation is temporarily unavailable. Please upload your own image.',
    ],
  ])('%s with %s', (intent, code, text) => {
    expect(portraitProblemText(intent, { code }).text).toBe(text)
  })

  test('an upload that fails otherwise is reported as such, with its reason', () => {
    const said = codes
      .filter((code) => !['invalidFile', 'fileTooLarge', 'notSignedIn'].includes(code))
      .map((code) => portraitProblemText('upload', { code }))
    expect(new Set(said.map(({ title }) => title))).toEqual(new Set(['Failed to upload avatar']))
    expect(said.every(({ text }) => text !== '')).toBe(true)
  })

  test('the notices of success', () => {
    expect(portraitDoneText('upload')).toBe('Avatar uploaded successfully!')
    expect(flashText('profileSaved')).toEqual({ title: 'Whodini profile updated!' })
  })

  test('a character that is not saved has the reason below it', () => {
    expect(profileNotice({ '': ['unexpected'] })).toEqual({
      title: 'Failed to update profile',
      description: profileText('unexpected'),
    })
    expect(profileNotice({ name: ['account_character_name_required'], storyFr: null })).toEqual({
      title: 'Validation Error',
      description: 'Please enter a character name',
    })
    expect(profileNotice({ name: null })).toBeNull()
  })
})

test('every outcome of a change has its own text in each language', () => {
  const all = () => [
    ...portraitIntents.flatMap((intent) => codes.map((code) => portraitProblemText(intent, { code }))),
    ...portraitIntents.map((intent) => ({ title: portraitDoneText(intent), text: profileText(codes[0]!) })),
    ...codes
      .map((code) => profileNotice({ '': [code] })!)
      .map(({ title, description }) => ({ title, text: description })),
  ]
  const said = { en: saidIn('en', all), fr: saidIn('fr', all) }
  for (const [at, { title, text }] of said.en.entries()) {
    expect(said.fr[at]!.title).not.toBe(title)
    expect(said.fr[at]!.text).not.toBe(text)
  }
})
