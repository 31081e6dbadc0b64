import { expect, test } from 'vitest'
import { mergeProfile } from './merge-profile.ts'

const before = { name: 'Ada', storyEn: 'Found a key.', storyFr: '', physicalDescription: 'Tall.' }

test('fields left alone here stay as somebody else stored them', () => {
  const stored = { ...before, name: 'Ada the Bold' }
  const typed = { ...before, storyEn: 'Lost a key.' }
  expect(mergeProfile(typed, before, stored)).toEqual({ merged: { ...stored, storyEn: 'Lost a key.' }, theirs: {} })
})

test('a field both changed differently is reported, one both changed alike is not', () => {
  const stored = { ...before, name: 'Ada the Bold', storyFr: 'Une clé.' }
  const typed = { ...before, name: 'Ada the Brave', storyFr: 'Une clé.' }
  expect(mergeProfile(typed, before, stored).theirs).toEqual({ name: 'Ada the Bold' })
})

test('a page that does not say what it was shown, or was shown the latest, wins', () => {
  const stored = { ...before, name: 'Ada the Bold' }
  const typed = { ...before, name: 'Ada the Brave' }
  for (const was of [{}, stored]) expect(mergeProfile(typed, was, stored)).toEqual({ merged: typed, theirs: {} })
})
