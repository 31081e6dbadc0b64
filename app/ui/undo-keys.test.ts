import { expect, test } from 'vitest'
import { shortcutLetter } from './undo-keys.ts'

test.each([
  ['z', 'KeyZ', 'z', 'a Latin layout'],
  ['Z', 'KeyZ', 'z', 'with Shift'],
  ['z', 'KeyW', 'z', 'AZERTY'],
  ['w', 'KeyZ', 'w', 'AZERTY, at the place of z'],
  ['z', 'KeyY', 'z', 'QWERTZ'],
  ['y', 'KeyZ', 'y', 'QWERTZ, at the place of z'],
  [';', 'KeyZ', ';', 'Dvorak, at the place of z'],
  ['я', 'KeyZ', 'z', 'Russian'],
  ['Н', 'KeyY', 'y', 'Russian with Shift'],
  ['ζ', 'KeyZ', 'z', 'Greek'],
  ['ז', 'KeyZ', 'z', 'Hebrew'],
  ['ئ', 'KeyZ', 'z', 'Arabic'],
  ['ж', 'Semicolon', 'ж', 'a letter where others have none'],
  ['ž', 'KeyZ', 'ž', 'a Latin letter with a mark'],
  ['Escape', 'Escape', 'escape', 'no letter'],
])('the key %s at %s is the shortcut %s: %s', (key, code, letter) => {
  expect(shortcutLetter({ key, code })).toBe(letter)
})
