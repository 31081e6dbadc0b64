import { expect, test } from 'vitest'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { RunProjection } from '#app/features/engine/projection.ts'
import type { CommandOutcome } from '#app/features/play/runs/submit-command.server.ts'
import { afterHappening, noAftermath } from './happenings.ts'
import type { Aftermath } from './happenings.ts'

const view = { scene: { hotspots: [{ id: 'door', blockedMessage: 'Barred from inside.' }, { id: 'hatch', blockedMessage: '' }] } } as unknown as RunProjection
const answer: PlayerCommand = { type: 'answer', puzzleId: 'box', answer: { code: '1' } }
const outcome = (more: Partial<CommandOutcome>) => ({ version: 1, language: 'en', view, media: {}, hintsUsed: 0, events: [], refused: null, ...more }) as CommandOutcome
const after = (before: Aftermath, command: PlayerCommand, more: Partial<CommandOutcome>) => afterHappening(before, { command, outcome: outcome(more) })
const wrong = { type: 'answered_wrong' as const, playerId: 'p', puzzleId: 'box', reply: null }

test('a verdict stands while hints are read, and is gone when the puzzle is closed', () => {
  const judged = after(noAftermath, answer, { events: [wrong] })
  expect(judged.feedback).toEqual({ kind: 'wrong', reply: null })
  const hinted = after(judged, { type: 'take_hint', puzzleId: 'box' }, {})
  expect(hinted.feedback).toBe(judged.feedback)
  expect(after(hinted, { type: 'close_puzzle' }, {}).feedback).toBeNull()
})

test('every verdict is a new one, so that the same words are said again', () => {
  const first = after(noAftermath, answer, { events: [wrong] })
  const second = after(first, answer, { events: [wrong] })
  expect(second.feedback).toEqual(first.feedback)
  expect(second.feedback).not.toBe(first.feedback)
})

test('an answer tried before is no verdict but a reminder', () => {
  expect(after(noAftermath, answer, { refused: { code: 'alreadyTried' } }).feedback).toEqual({ kind: 'tried', reply: null })
})

test('a pause from another run counts down here too; only one that others caused is explained', () => {
  const own = after(noAftermath, answer, { refused: { code: 'paused', retryAfterMs: 30_000 } })
  expect(own).toMatchObject({ refusedForMs: 30_000, remarks: [] })
  const shared = after(noAftermath, answer, { refused: { code: 'paused', retryAfterMs: 60_000, shared: true } })
  expect(shared.remarks.join()).toContain('1 minute')
})

test('what does not work says so in the author’s words, or in ours', () => {
  const use = (hotspotId: string) => after(noAftermath, { type: 'use_hotspot', hotspotId }, { refused: { code: 'blocked' } }).remarks
  expect(use('door')).toEqual(['Barred from inside.'])
  expect(use('hatch')).toHaveLength(1)
})

test('a place that is gone by now needs no words', () => {
  expect(after(noAftermath, { type: 'use_hotspot', hotspotId: 'x' }, { refused: { code: 'notHere' } }).remarks).toEqual([])
})

test('spoken words wait in order until they are read', () => {
  const said = (text: string) => ({ type: 'said' as const, text, npcName: null })
  const first = after(noAftermath, answer, { events: [said('one'), said('two')] })
  const later = after({ ...first, messages: first.messages.slice(1) }, { type: 'close_puzzle' }, { events: [said('three')] })
  expect(later.messages.map(({ text }) => text)).toEqual(['two', 'three'])
  expect(new Set(later.messages.map(({ id }) => id)).size).toBe(2)
})

test('an error leaves everything else as it was', () => {
  const judged = after(noAftermath, answer, { events: [wrong] })
  const failed = afterHappening(judged, { command: answer, error: 'notFound' })
  expect(failed.feedback).toBe(judged.feedback)
  expect(failed.remarks).toHaveLength(1)
})
