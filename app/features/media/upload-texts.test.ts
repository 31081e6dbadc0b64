import { afterEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { uploadRefusalText, uploadedText } from './upload-texts.ts'

afterEach(() => {
  overwriteGetLocale(() => 'en')
  vi.useRealTimers()
})

test('a refused cover has the specified text', () => {
  expect(uploadRefusalText({ code: 'invalidFile' }, 'cover')).toEqual({
    title: 'Invalid file',
    text: 'Please upload an image file. Use JPG, PNG, WebP, GIF or AVIF',
  })
  expect(uploadRefusalText({ code: 'fileTooLarge' }, 'cover')).toEqual({
    title: 'File too large',
    text: 'Please upload an image smaller than 10MB',
  })
  expect(uploadRefusalText({ code: 'notSignedIn' }, 'cover')).toEqual({
    title: 'Authentication required',
    text: 'You must be logged in to upload files',
  })
  expect(uploadRefusalText({ code: 'quotaExceeded' }, 'cover').title).toBe('Upload failed')
  expect(uploadedText('cover')).toBe('Upload successful')
})

test('the refusal of a sound names the accepted types and the size limit', () => {
  expect(uploadRefusalText({ code: 'invalidFile' }, 'sound')).toEqual({
    title: 'Invalid file',
    text: 'Please upload a sound file. Use MP3, M4A, OGG, WAV, WebM, FLAC or AAC',
  })
  overwriteGetLocale(() => 'fr')
  expect(uploadRefusalText({ code: 'invalidFile' }, 'sound').text).toBe(
    'Veuillez téléverser un fichier audio. Utilisez MP3, M4A, OGG, WAV, WebM, FLAC ou AAC',
  )
  expect(uploadRefusalText({ code: 'invalidFile' }, 'scene').text).toContain('JPG, PNG, WebP, GIF ou AVIF')
  overwriteGetLocale(() => 'en')
  expect(uploadRefusalText({ code: 'fileTooLarge' }, 'sound')).toEqual({
    title: 'File too large',
    text: 'Please upload a sound smaller than 20MB',
  })
})

test('refused icons, characters and account pictures have their own texts', () => {
  expect(uploadRefusalText({ code: 'invalidFile' }, 'item').title).toBe('Invalid file type')
  expect(uploadRefusalText({ code: 'fileTooLarge' }, 'npc').text).toBe('File size must be less than 10MB')
  expect(uploadRefusalText({ code: 'fileTooLarge' }, 'avatar').text).toBe('File size must be less than 2MB')
  expect(uploadRefusalText({ code: 'invalidFile' }, 'avatar').text).toBe(
    'Please upload a valid image file (JPG, PNG, or WEBP)',
  )
  expect(uploadedText('scene')).toBe('Image Uploaded')
})

const image = 'Please upload an image file. Use JPG, PNG, WebP, GIF or AVIF'
const sound = 'Please upload a sound file. Use MP3, M4A, OGG, WAV, WebM, FLAC or AAC'

test.each([
  [
    'scene',
    { found: 'heic', why: 'format' },
    `${image}. What’s inside this file is HEIC. Export it as JPG. To make an iPhone take JPG photos, choose Settings > Camera > Formats > Most Compatible.`,
  ],
  [
    'cover',
    { found: 'tiff', why: 'format' },
    `${image}. What’s inside this file is TIFF. Open it in a picture editor and save it as JPG or PNG.`,
  ],
  [
    'avatar',
    { found: 'gif', why: 'format' },
    'Please upload a valid image file (JPG, PNG, or WEBP). What’s inside this file is GIF. Open it in a picture editor and save it as JPG or PNG.',
  ],
  ['cover', { found: 'pdf', why: 'format' }, `${image}. What’s inside this file is PDF.`],
  ['cover', { found: 'unknown', why: 'format' }, `${image}. What’s inside this file isn’t a format we know.`],
  ['cover', { found: 'empty', why: 'format' }, 'This file is empty. Copy it again from where it came from.'],
  [
    'cover',
    { found: 'jpeg', why: 'damaged' },
    'This JPG file is damaged, or part of it is missing. Copy it again from where it came from, or save it again.',
  ],
  [
    'sound',
    { found: 'aiff', why: 'format' },
    `${sound}. What’s inside this file is AIFF. Open it in a sound editor and save it as MP3.`,
  ],
  [
    'sound',
    { found: 'webm', why: 'coding' },
    'This WebM file is encoded in a way that not every browser can play. Save it again as MP3, or as WAV (PCM).',
  ],
  ['sound', { found: 'mp4', why: 'film' }, `${sound}. This is a film. Save its sound alone, as MP3 or M4A.`],
  [
    'sound',
    { found: 'wav', why: 'coding' },
    'This WAV file is encoded in a way that not every browser can play. Save it again as MP3, or as WAV (PCM).',
  ],
] as const)('as a %s, %o is refused with what it is and what to do', (purpose, params, text) => {
  expect(uploadRefusalText({ code: 'invalidFile', params }, purpose)).toEqual({ title: 'Invalid file', text })
})

test.each([
  [
    'en',
    'cover',
    'Please upload an image smaller than 10MB. This file is 14.2 MB. Make it smaller, or save it as JPG.',
  ],
  ['en', 'avatar', 'File size must be less than 2MB. This file is 14.2 MB. Make it smaller, or save it as JPG.'],
  [
    'fr',
    'sound',
    'Veuillez téléverser un son de moins de 20\u00a0Mo. Ce fichier pèse 14,2\u00a0Mo. En MP3, une minute de son pèse environ 1\u00a0Mo.',
  ],
] as const)('in %s the refusal of a file too large for a %s gives its size and what to do', (locale, purpose, text) => {
  overwriteGetLocale(() => locale)
  expect(uploadRefusalText({ code: 'fileTooLarge', params: { bytes: 14_200_000 } }, purpose).text).toBe(text)
})

test('the notice of an upload limit says when it ends, and that nothing is lost', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00-05:00') })
  expect(uploadRefusalText({ code: 'slowDown', retryAfter: 24 * 60 }, 'scene')).toEqual({
    title: 'Upload Failed',
    text: 'You’ve uploaded as many files as you can for now. From 3:24 p.m. on, you can upload more. Until then your files are kept here: press “Try again” at the top.',
  })
  overwriteGetLocale(() => 'fr')
  expect(uploadRefusalText({ code: 'slowDown', retryAfter: 24 * 60 }, 'avatar').text).toBe(
    'Vous avez téléversé autant de fichiers que possible pour l’instant. À partir de 15 h 24, vous pourrez continuer.',
  )
  expect(uploadRefusalText({ code: 'slowDown', retryAfter: 12 * 60 * 60 }, 'avatar').text).toBe(
    'Vous avez téléversé autant de fichiers que possible en une journée. À partir de demain, 03 h 00, vous pourrez continuer.',
  )
})
