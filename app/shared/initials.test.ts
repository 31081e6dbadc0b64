import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('initials are the first letters of the first and last word, whatever the script', () => {
  expect(['Marie', 'jean-luc tremblay', 'Ana de la Cruz', 'élodie', '👩‍🚀 Zoé', '李 雷', '  '].map(initialsOf)).toEqual([
    'M',
    'JT',
    'AC',
    'É',
    '👩‍🚀Z',
    '李雷',
    '?',
  ])
})
