import { expect, test } from 'vitest'
import { shortcutOf } from './use-shortcuts.ts'

const press = (key: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, isTyping: false, ...more })

test('single keys open and show things, in either case', () => {
  expect(['h', 'J', 'i', 'S', 'M', 'l', '?', '+', '=', '-', '0'].map((key) => press(key))).toEqual([
    'hotspots',
    'journal',
    'inventory',
    'scene',
    'sound',
    'here',
    'help',
    'nearer',
    'nearer',
    'farther',
    'whole',
  ])
})

test('browser shortcuts, typed text and every other key are left alone', () => {
  expect(press('j', { ctrlKey: true })).toBeNull()
  expect(press('-', { metaKey: true })).toBeNull()
  expect(press('h', { isTyping: true })).toBeNull()
  for (const key of ['x', 'Enter', ' ', 'constructor', 'Tab']) expect(press(key)).toBeNull()
})
