import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { defaultSettings, earlySettings, readSettings, rootMarks, settingsKey } from './player-settings.ts'
import type { PlayerSettings } from './player-settings.ts'

const chosen: PlayerSettings = {
  text: 'larger',
  sound: true,
  soundAsked: true,
  volume: 0.2,
  captions: true,
  motion: 'off',
  labels: true,
  shortcuts: false,
  guided: true,
}

test('stored settings are read back as they were', () => {
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([
  null,
  '',
  'nonsense',
  '[]',
  '3',
  'null',
  '{"text":"enormous","sound":"yes","volume":7,"motion":1,"labels":null}',
  '{"volume":-1}',
])('invalid stored settings (%s) give the defaults, with sound off', (text) => {
  expect(readSettings(text)).toEqual(defaultSettings)
  expect(readSettings(text).sound).toBe(false)
})

test('if one stored setting is broken, the others are kept', () => {
  expect(readSettings('{"text":"large","volume":"loud"}')).toEqual({ ...defaultSettings, text: 'large' })
})

function marksBeforePainting(kept: string | null | Error): Record<string, string> {
  const dataset: Record<string, string> = {}
  const localStorage = {
    getItem(key: string) {
      if (kept instanceof Error) throw kept
      return key === settingsKey ? kept : null
    },
  }
  new Script(earlySettings).runInNewContext({ localStorage, document: { documentElement: { dataset } } })
  return dataset
}

test('before the first paint the page has the same marks as its code sets later', () => {
  const marks = Object.fromEntries(Object.entries(rootMarks(chosen)).filter(([, value]) => value !== undefined))
  expect(marksBeforePainting(JSON.stringify(chosen))).toEqual(marks)
  expect(marks).toEqual({ playerText: 'larger', playerMotion: 'off', playerLabels: 'on' })
})

test('a newcomer sees the guide from the first paint on, and never again once put away', () => {
  expect(marksBeforePainting(null)).toEqual({ playerGuide: 'on' })
  expect(marksBeforePainting(JSON.stringify({ ...defaultSettings, guided: true }))).toEqual({})
})

test('a device with invalid or forbidden storage shows the player with its defaults', () => {
  for (const kept of ['{', new Error('forbidden')]) expect(marksBeforePainting(kept)).toEqual({})
})
