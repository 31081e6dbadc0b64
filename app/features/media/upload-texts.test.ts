import { expect, test } from 'vitest'
import { refusalText, uploadedText } from './upload-texts.ts'

test('a refused cover has the specified text', () => {
  expect(refusalText('invalidFile', 'cover')).toEqual({
    title: 'Invalid file',
    text: 'Please upload an image file. Use JPG, PNG or WebP',
  })
  expect(refusalText('fileTooLarge', 'cover')).toEqual({
    title: 'File too large',
    text: 'Please upload an image smaller than 10MB',
  })
  expect(refusalText('notSignedIn', 'cover')).toEqual({
    title: 'Authentication required',
    text: 'You must be logged in to upload files',
  })
  expect(refusalText('quotaExceeded', 'cover').title).toBe('Upload failed')
  expect(uploadedText('cover')).toBe('Upload successful')
})

test('a sound is refused with the types and the size that it may have', () => {
  expect(refusalText('invalidFile', 'sound')).toEqual({
    title: 'Invalid file',
    text: 'Please upload a sound file. Use MP3, M4A, OGG or WAV',
  })
  expect(refusalText('fileTooLarge', 'sound')).toEqual({
    title: 'File too large',
    text: 'Please upload a sound smaller than 20MB',
  })
})

test('refused icons, characters and account pictures have texts of their own', () => {
  expect(refusalText('invalidFile', 'item').title).toBe('Invalid file type')
  expect(refusalText('fileTooLarge', 'npc').text).toBe('File size must be less than 10MB')
  expect(refusalText('fileTooLarge', 'avatar').text).toBe('File size must be less than 2MB')
  expect(refusalText('invalidFile', 'avatar').text).toBe('Please upload a valid image file (JPG, PNG, or WEBP)')
  expect(uploadedText('scene')).toBe('Image Uploaded')
})
