import { expect, test } from 'vitest'
import { longestChat, longestName } from './stream-events.ts'
import { newId } from '#app/shared/ids.ts'
import { readRunWord } from './run-channel.ts'
import type { RunWord } from './run-channel.ts'

const run = newId()

test.each<RunWord>([
  { run, seq: 3 },
  { run, again: true },
  { run, party: true },
  { run, reaction: { playerId: newId(), reaction: 'wow' } },
  { run, ping: { playerId: newId(), sceneId: 'hall', x: 1.5, y: 99 } },
])('%j is read as it was sent', (word) => {
  expect(readRunWord(JSON.stringify(word))).toEqual(word)
})

test('the longest message with the longest name fits into what PostgreSQL carries', () => {
  const word: RunWord = {
    run,
    chat: {
      id: newId(),
      playerId: newId(),
      name: '"'.repeat(longestName),
      text: '漢'.repeat(longestChat),
      at: Date.now(),
    },
  }
  expect(Buffer.byteLength(JSON.stringify(word))).toBeLessThan(8_000)
  expect(readRunWord(JSON.stringify(word))).toEqual(word)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"run":"x","seq":1}',
  `{"run":"${run}"}`,
  `{"run":"${run}","seq":0}`,
  `{"run":"${run}","seq":1,"state":{}}`,
  `{"run":"${run}","reaction":{"playerId":"${run}","reaction":"boo"}}`,
])('%s is not one of our messages', (payload) => {
  expect(readRunWord(payload)).toBeUndefined()
})
