import { expect, test } from 'vitest'
import { talkKey } from './talk-keys.ts'
import type { TalkMoment } from './talk-keys.ts'

const asked: TalkMoment = {
  choices: 3,
  single: false,
  canGoOn: false,
  revealed: true,
  settled: true,
  focused: null,
  free: true,
  held: false,
}
const told: TalkMoment = {
  choices: 0,
  single: false,
  canGoOn: true,
  revealed: true,
  settled: true,
  focused: null,
  free: true,
  held: false,
}

test('a digit picks the choice with that number, and one too large does nothing', () => {
  expect(talkKey('1', asked)).toEqual({ type: 'choose', choice: 0 })
  expect(talkKey('3', { ...asked, revealed: false, free: false })).toEqual({ type: 'choose', choice: 2 })
  expect(talkKey('4', asked)).toBeNull()
  expect(talkKey('0', asked)).toBeNull()
})

test('arrows cycle through the choices and the button after them, wherever the focus is', () => {
  const both = { ...asked, canGoOn: true }
  expect(talkKey('ArrowDown', both)).toEqual({ type: 'focus', place: 0 })
  expect(talkKey('ArrowUp', both)).toEqual({ type: 'focus', place: 3 })
  expect(talkKey('ArrowDown', { ...both, focused: 3 })).toEqual({ type: 'focus', place: 0 })
  expect(talkKey('ArrowUp', { ...asked, focused: 0 })).toEqual({ type: 'focus', place: 2 })
})

test('Enter and Space show all words, then take a single answer or lead to the first of several', () => {
  for (const key of ['Enter', ' ']) {
    expect(talkKey(key, { ...told, revealed: false })).toEqual({ type: 'reveal' })
    expect(talkKey(key, told)).toEqual({ type: 'go_on' })
    expect(talkKey(key, asked)).toEqual({ type: 'focus', place: 0 })
    expect(talkKey(key, { ...asked, choices: 1, single: true })).toEqual({ type: 'choose', choice: 0 })
    expect(talkKey(key, { ...asked, canGoOn: true })).toEqual({ type: 'go_on' })
  }
})

test('hurried presses of Enter or Space choose nothing unread', () => {
  for (const key of ['Enter', ' ']) {
    expect(talkKey(key, { ...asked, settled: false })).toEqual({ type: 'wait' })
    expect(talkKey(key, { ...asked, choices: 1, single: true, settled: false })).toEqual({ type: 'wait' })
  }
  expect(talkKey('Enter', { ...told, settled: false })).toEqual({ type: 'go_on' })
})

test('a choice that somebody has gone to works at once, before its words; a held key does not', () => {
  const onSecond: TalkMoment = { ...asked, focused: 1, free: false, revealed: false, settled: false }
  for (const key of ['Enter', ' ']) {
    expect(talkKey(key, onSecond)).toBeNull()
    expect(talkKey(key, { ...onSecond, held: true })).toEqual({ type: 'wait' })
  }
})

test('on a button Enter and Space press it, and every other key is left to the browser', () => {
  expect(talkKey('Enter', { ...told, free: false })).toBeNull()
  expect(talkKey('Tab', asked)).toBeNull()
  expect(talkKey('a', asked)).toBeNull()
  expect(talkKey('ArrowDown', { ...told, canGoOn: false })).toBeNull()
})
