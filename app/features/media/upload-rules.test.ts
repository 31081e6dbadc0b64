import { expect, test } from 'vitest'
import { readUploadQuery } from './upload-query.schema.ts'
import { refusalBeforeSending } from './upload-rules.ts'

test('the browser refuses other types and too large pictures before sending', () => {
  expect(refusalBeforeSending({ type: 'image/png', size: 10 * 1024 * 1024 }, 'cover')).toBeNull()
  expect(refusalBeforeSending({ type: 'image/png', size: 10 * 1024 * 1024 + 1 }, 'cover')).toBe('fileTooLarge')
  expect(refusalBeforeSending({ type: 'image/jpeg', size: 2 * 1024 * 1024 }, 'avatar')).toBe('fileTooLarge')
  for (const type of ['image/svg+xml', 'image/gif', 'image/heic', 'text/html', ''])
    expect(refusalBeforeSending({ type, size: 1 }, 'scene')).toBe('invalidFile')
})

test('a sound is MP3, Ogg or WAV of at most 20 MB, as browsers call them', () => {
  for (const type of ['audio/mpeg', 'audio/ogg', 'application/ogg', 'audio/wav', 'audio/x-wav'])
    expect(refusalBeforeSending({ type, size: 20 * 1024 * 1024 }, 'sound')).toBeNull()
  expect(refusalBeforeSending({ type: 'audio/mpeg', size: 20 * 1024 * 1024 + 1 }, 'sound')).toBe('fileTooLarge')
  for (const type of ['image/png', 'audio/midi', 'video/mp4', ''])
    expect(refusalBeforeSending({ type, size: 1 }, 'sound')).toBe('invalidFile')
})

const adventure = '0193f9a0-1111-7000-8000-000000000001'

test('an upload’s address names adventure and purpose, and the framing for a scene', () => {
  expect(readUploadQuery(new URLSearchParams({ adventure, purpose: 'cover' }))).toEqual({
    adventure,
    purpose: 'cover',
    framing: 'crop',
  })
  expect(
    readUploadQuery(new URLSearchParams({ adventure, purpose: 'scene', scene: adventure, framing: 'fit' })),
  ).toMatchObject({ scene: adventure, framing: 'fit' })
  expect(
    readUploadQuery(new URLSearchParams({ adventure, purpose: 'scene', framing: 'crop', at: '100' })),
  ).toMatchObject({ at: 100 })
})

test.each([
  'purpose=cover',
  `adventure=${adventure}`,
  `adventure=${adventure}&purpose=avatar`,
  `adventure=${adventure}&purpose=video`,
  `adventure=mine&purpose=cover`,
  `adventure=${adventure}&purpose=cover&ownerId=${adventure}`,
  `adventure=${adventure}&purpose=cover&purpose=cover`,
  `adventure=${adventure}&purpose=cover&__proto__=x`,
  `adventure=${adventure}&purpose=scene&at=101`,
  `adventure=${adventure}&purpose=scene&at=-1`,
  `adventure=${adventure}&purpose=scene&at=`,
])('%s is refused', (search) => {
  expect(() => readUploadQuery(new URLSearchParams(search))).toThrow(expect.objectContaining({ code: 'invalidInput' }))
})
