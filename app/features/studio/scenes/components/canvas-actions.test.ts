import { expect, test } from 'vitest'
import { actionGroups, actionOf, zoomOf } from './canvas-actions.ts'

const key = (name: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

test('the usual keys copy, cut, paste, duplicate and select all, with Ctrl or Cmd', () => {
  expect(['c', 'x', 'v', 'd', 'a'].map((name) => actionOf(key(name, { ctrlKey: true })))).toEqual([
    'copy',
    'cut',
    'paste',
    'duplicate',
    'all',
  ])
  expect(actionOf(key('C', { metaKey: true }))).toBe('copy')
  expect(actionOf(key('c'))).toBeNull()
  expect(actionOf(key('c', { ctrlKey: true, altKey: true }))).toBeNull()
  expect(actionOf(key('c', { ctrlKey: true, shiftKey: true }))).toBeNull()
  expect(actionOf(key('z', { ctrlKey: true }))).toBeNull()
})

test('the page keys move hotspots in the stack, with Shift to its ends', () => {
  expect(
    [key('PageUp'), key('PageDown'), key('PageUp', { shiftKey: true }), key('PageDown', { shiftKey: true })].map(
      actionOf,
    ),
  ).toEqual(['forward', 'backward', 'front', 'back'])
})

test('plus, minus and zero zoom, but with Ctrl they are left to the browser', () => {
  expect(
    [key('+'), key('=', { shiftKey: true }), key('-'), key('0'), key('a'), key('+', { ctrlKey: true })].map(zoomOf),
  ).toEqual([1, 1, -1, 0, null, null])
})

test('every action is offered once', () => {
  const offered = actionGroups.flat().map(({ action }) => action)
  expect(new Set(offered).size).toBe(offered.length)
  expect(offered).toEqual(
    expect.arrayContaining([
      'all',
      'none',
      'copy',
      'cut',
      'paste',
      'duplicate',
      'front',
      'forward',
      'backward',
      'back',
      'delete',
    ]),
  )
})
