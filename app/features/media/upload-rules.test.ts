import { expect, test } from 'vitest'
import { readUploadQuery } from './upload-query.schema.ts'
import { isFinal, offeredFor, requireFit } from './upload-rules.ts'

const adventure = '0193f9a0-1111-7000-8000-000000000001'

test.each([
  ['scene', ['image/png', '.gif', '.avif'], ['image/*', '.heic', '.svg', '.mp3']],
  ['avatar', ['image/png', '.jpg', '.webp'], ['.gif', '.avif']],
  ['sound', ['audio/*', '.webm', '.flac', '.aac'], ['.aiff', '.wma', '.png']],
] as const)('the file dialog for a %s offers only what is accepted', (purpose, offered, others) => {
  const list = offeredFor(purpose).split(',')
  expect(list).toEqual(expect.arrayContaining([...offered]))
  expect(list.filter((each) => others.some((other) => other === each))).toEqual([])
})

test.each([
  ['gif', 'scene', 'avatar'],
  ['avif', 'item', 'avatar'],
  ['webp', 'avatar', 'sound'],
  ['webm', 'sound', 'scene'],
  ['flac', 'sound', 'cover'],
  ['aac', 'sound', 'puzzle'],
] as const)('a %s file may be used as %s but not as %s', (kind, fits, doesNot) => {
  expect(() => requireFit(kind, 9, fits)).not.toThrow()
  expect(() => requireFit(kind, 9, doesNot)).toThrow(
    expect.objectContaining({ code: 'invalidFile', params: { found: kind, why: 'format' } }),
  )
})

test('a retry is offered after a network failure or a limit, not for an invalid file', () => {
  expect((['invalidFile', 'fileTooLarge', 'imageTooLarge'] as const).filter((code) => !isFinal(code))).toEqual([])
  expect((['unavailable', 'slowDown', 'quotaExceeded', 'unexpected'] as const).filter(isFinal)).toEqual([])
})

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
  expect(readUploadQuery(new URLSearchParams({ adventure, purpose: 'scene', orientation: 'portrait' }))).toMatchObject({
    orientation: 'portrait',
  })
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
  `adventure=${adventure}&purpose=scene&orientation=square`,
])('%s is refused', (search) => {
  expect(() => readUploadQuery(new URLSearchParams(search))).toThrow(expect.objectContaining({ code: 'invalidInput' }))
})
