import { expect, test } from 'vitest'
import { mergeProfile } from './merge-profile.ts'

const before = { name: 'Ada', storyEn: 'Found a key.', storyFr: '', physicalDescription: 'Tall.' }

test('what was left alone here stays as somebody else stored it', () => {
  const stored = { ...before, name: 'Ada the Bold' }
  const typed = { ...before, storyEn: 'Lost a key.' }
  expect(mergeProfile(typed, before, stored)).toEqual({ merged: { ...stored, storyEn: 'Lost a key.' }, theirs: {} })
})

test('what both changed to something else is told, and what both changed alike is not', () => {
  const stored = { ...before, name: 'Ada the Bold', storyFr: 'Une clé.' }
  const typed = { ...before, name: 'Ada the Brave', storyFr: 'Une clé.' }
  expect(mergeProfile(typed, before, stored).theirs).toEqual({ name: 'Ada the Bold' })
})

test('a page that does not say what it was shown, and one that was shown the latest, win', () => {
  const stored = { ...before, name: 'Ada the Bold' }
  const typed = { ...before, name: 'Ada the Brave' }
  for (const was of [{}, stored]) expect(mergeProfile(typed, was, stored)).toEqual({ merged: typed, theirs: {} })
})
