import { expect, test } from 'vitest'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { RunProjection } from '#app/features/engine/projection.ts'
import type { CommandOutcome } from '#app/features/play/runs/present-outcome.ts'
import { establishedAfterMs } from '#app/features/play/runs/attempt-budget.ts'
import { afterHappening, noAftermath, stepAftermath } from './happenings.ts'
import type { Aftermath } from './happenings.ts'
import { leftOfWait, readWaits } from './waits.ts'

const view = {
  scene: {
    hotspots: [
      { id: 'door', blockedMessage: 'Barred from inside.' },
      { id: 'hatch', blockedMessage: '' },
    ],
  },
} as unknown as RunProjection
const answer: PlayerCommand = { type: 'answer', puzzleId: 'box', answer: { code: '1' } }
const now = 1_000_000
const outcome = (more: Partial<CommandOutcome>) =>
  ({ version: 1, language: 'en', view, media: {}, hintsUsed: 0, events: [], refused: null, ...more }) as CommandOutcome
const after = (before: Aftermath, command: PlayerCommand, more: Partial<CommandOutcome>) =>
  afterHappening(before, { command, outcome: outcome(more) }, now)
const wrong = { type: 'answered_wrong' as const, playerId: 'p', puzzleId: 'box', reply: null }

test('a verdict stays while hints are read, and disappears when the puzzle is closed', () => {
  const judged = after(noAftermath, answer, { events: [wrong] })
  expect(judged.feedback).toEqual({ kind: 'wrong', reply: null })
  const hinted = after(judged, { type: 'take_hint', puzzleId: 'box' }, {})
  expect(hinted.feedback).toBe(judged.feedback)
  expect(after(hinted, { type: 'close_puzzle' }, {}).feedback).toBeNull()
})

test('a verdict stays while its puzzle is set aside; another puzzle starts without one', () => {
  const open = (id: string) => ({ view: { ...view, puzzle: { id } } as unknown as RunProjection })
  const judged = after(noAftermath, answer, { events: [wrong], ...open('box') })
  const touched = after(judged, { type: 'use_hotspot', hotspotId: 'lamp' }, open('box'))
  expect(touched.feedback).toBe(judged.feedback)
  expect(after(touched, { type: 'use_hotspot', hotspotId: 'safe' }, open('safe')).feedback).toBeNull()
  expect(after(touched, { type: 'restart_puzzle', puzzleId: 'box' }, open('box')).feedback).toBeNull()
  expect(after(touched, { type: 'use_hotspot', hotspotId: 'door' }, {}).feedback).toBeNull()
})

test('every verdict is a new one, so that the same words are announced again', () => {
  const first = after(noAftermath, answer, { events: [wrong] })
  const second = after(first, answer, { events: [wrong] })
  expect(second.feedback).toEqual(first.feedback)
  expect(second.feedback).not.toBe(first.feedback)
})

test('an answer tried before gives a reminder instead of a verdict', () => {
  expect(after(noAftermath, answer, { refused: { code: 'alreadyTried' } }).feedback).toEqual({
    kind: 'tried',
    reply: null,
  })
})

test('an answer that finds what the party already has is distinguished from a find', () => {
  const inPart = { type: 'answered_in_part' as const, playerId: 'p', puzzleId: 'box', reply: null }
  expect(after(noAftermath, answer, { events: [inPart] }).feedback).toEqual({ kind: 'partial', reply: null })
  expect(after(noAftermath, answer, { events: [{ ...inPart, again: true }] }).feedback).toEqual({
    kind: 'again',
    reply: null,
  })
})

test('a pause from another run counts down here too; it is explained only if others caused it', () => {
  const own = after(noAftermath, answer, { refused: { code: 'paused', retryAfterMs: 30_000 } })
  expect(own).toMatchObject({ waits: { box: now + 30_000 }, remarks: [] })
  const shared = after(noAftermath, answer, { refused: { code: 'paused', retryAfterMs: 60_000, shared: true } })
  expect(shared.remarks.join()).toContain('1 minute')
})

test('a pause goes on while its puzzle is closed or left; a judged answer ends it', () => {
  const met = after(noAftermath, answer, { refused: { code: 'paused', retryAfterMs: 45_000, shared: true } })
  const back = [
    { type: 'close_puzzle' },
    { type: 'use_hotspot', hotspotId: 'safe' },
    { type: 'close_puzzle' },
    { type: 'use_hotspot', hotspotId: 'box' },
  ] satisfies PlayerCommand[]
  const reopened = back.reduce((before, command) => after(before, command, {}), met)
  expect(leftOfWait(reopened.waits, 'box', now + 10_000)).toBe(35_000)
  expect(leftOfWait(reopened.waits, 'box', now + 45_000)).toBe(0)
  expect(leftOfWait(reopened.waits, 'safe', now)).toBe(0)
  expect(leftOfWait(after(reopened, answer, { events: [wrong] }).waits, 'box', now)).toBe(0)
})

test('the rest of a pause is asked for again once the player has found something', () => {
  const met = after(noAftermath, answer, { refused: { code: 'paused', retryAfterMs: 600_000, shared: true } })
  const key = { type: 'item_gained' as const, playerId: 'p', itemId: 'key', itemName: 'key', count: 1 }
  const found = after(met, { type: 'use_hotspot', hotspotId: 'hook' }, { events: [key] })
  expect(leftOfWait(found.waits, 'box', now)).toBe(0)
})

test('what the browser kept over a reload still holds, but no longer than for a newcomer', () => {
  const kept = JSON.stringify({ box: now + 20_000, safe: now - 1, long: now + 3_600_000, odd: 'x' })
  const remembered = stepAftermath(noAftermath, { type: 'waits_remembered', waits: readWaits(kept, now) })
  expect(remembered.waits).toEqual({ box: now + 20_000, long: now + establishedAfterMs })
  expect(stepAftermath(noAftermath, { type: 'waits_remembered', waits: {} })).toBe(noAftermath)
  for (const text of [null, 'no JSON', '3', 'null']) expect(readWaits(text, now)).toEqual({})
})

test('two refusals by the same pause count as two pauses, even if they are equally long', () => {
  const met = after(noAftermath, answer, { refused: { code: 'paused', retryAfterMs: 60_000 } })
  expect(met.refusals).toBe(1)
  expect(after(met, answer, { refused: { code: 'paused', retryAfterMs: 60_000 } }).refusals).toBe(2)
  expect(after(met, answer, { refused: { code: 'alreadyTried' } }).refusals).toBe(1)
})

test('a puzzle that is set aside and touched again is opened again', () => {
  const opened = after(
    noAftermath,
    { type: 'use_hotspot', hotspotId: 'chest' },
    { events: [{ type: 'puzzle_opened', playerId: 'p', puzzleName: 'Chest' }] },
  )
  expect(opened.openings).toBe(1)
  expect(after(opened, { type: 'use_hotspot', hotspotId: 'lamp' }, { events: [] }).openings).toBe(1)
})

test('a use that does not work is reported in the author’s words, or in ours', () => {
  const use = (hotspotId: string) =>
    after(noAftermath, { type: 'use_hotspot', hotspotId }, { refused: { code: 'blocked' } }).remarks
  expect(use('door')).toEqual(['Barred from inside.'])
  expect(use('hatch')).toHaveLength(1)
})

test('a place that is gone by now needs no message', () => {
  expect(after(noAftermath, { type: 'use_hotspot', hotspotId: 'x' }, { refused: { code: 'notHere' } }).remarks).toEqual(
    [],
  )
})

test('spoken words wait in order until they are read', () => {
  const said = (text: string) => ({ type: 'said' as const, text, npcName: null })
  const first = after(noAftermath, answer, { events: [said('one'), said('two')] })
  const later = after(
    { ...first, messages: first.messages.slice(1) },
    { type: 'close_puzzle' },
    { events: [said('three')] },
  )
  expect(later.messages.map(({ text }) => text)).toEqual(['two', 'three'])
  expect(new Set(later.messages.map(({ id }) => id)).size).toBe(2)
})

test('overheard words wait behind those that are not read yet', () => {
  const first = after(noAftermath, answer, { events: [{ type: 'said', text: 'one', npcName: null }] })
  const later = stepAftermath(first, { type: 'overheard', said: [{ speaker: 'Rabbit', text: 'two' }] })
  expect(later.messages.map(({ text }) => text)).toEqual(['one', 'two'])
  expect(new Set(later.messages.map(({ id }) => id)).size).toBe(2)
})

test('what an organiser says comes before what is not read yet', () => {
  const first = after(noAftermath, answer, { events: [{ type: 'said', text: 'one', npcName: null }] })
  const said = ['two', 'three'].map((text) => ({ speaker: 'Your organiser', text, isUrgent: true as const }))
  const later = stepAftermath(first, { type: 'overheard', said })
  expect(later.messages.map(({ text }) => text)).toEqual(['two', 'three', 'one'])
  expect(stepAftermath(later, { type: 'message_put_away' }).messages.map(({ text }) => text)).toEqual(['three', 'one'])
})

const looked = (more: object = {}) => ({
  type: 'looked' as const,
  playerId: 'p',
  hotspotName: 'Clock',
  text: 'Ten past four.',
  picture: null,
  sound: null,
  ...more,
})
const look: PlayerCommand = { type: 'use_hotspot', hotspotId: 'clock' }
const dial = { picture: { assetId: 'dial', altText: 'Its hands.' } }

test('a line without a picture stands over the scene until it is put away', () => {
  const told = after(noAftermath, look, { events: [looked({ sound: { assetId: 'tick', caption: 'Tick.' } })] })
  expect(told).toMatchObject({ remarks: ['Ten past four.', 'You hear: Tick.'], ofScene: true, passing: false })
  expect(told.closeUp).toBeNull()
  expect(after(told, answer, {})).toMatchObject({ remarks: [], ofScene: false })
})

test('a close-up keeps its address when a later view no longer has it, until it is put away', () => {
  const shown = after(noAftermath, look, { events: [looked(dial)], media: { dial: '/media/dial.webp' } })
  expect(shown).toMatchObject({
    remarks: [],
    closeUp: { title: 'Clock', picture: '/media/dial.webp', altText: 'Its hands.', words: ['Ten past four.'] },
  })
  const later = after(shown, { type: 'examine_item', itemId: 'key' }, {})
  expect(later.closeUp).toBe(shown.closeUp)
  expect(stepAftermath(later, { type: 'close_up_put_away' }).closeUp).toBeNull()
})

test('a close-up whose file is gone is told in words', () => {
  const told = after(noAftermath, look, { events: [looked({ ...dial, text: null })] })
  expect(told).toMatchObject({ remarks: ['Its hands.'], closeUp: null })
})

test('an error leaves everything else unchanged', () => {
  const judged = after(noAftermath, answer, { events: [wrong] })
  const failed = afterHappening(judged, { command: answer, error: 'notFound' }, now)
  expect(failed.feedback).toBe(judged.feedback)
  expect(failed.remarks).toHaveLength(1)
})

test('a combination gives one remark, not two for a pair nor another for what it used up', () => {
  const wax = { playerId: 'p', itemId: 'wax', itemName: 'Wax', otherItemName: null }
  const used = { type: 'item_used' as const, playerId: 'p', itemName: 'Wax', otherItemName: 'Wax' }
  const lost = { type: 'item_lost' as const, ...wax, count: 1 }
  const combined = after(
    noAftermath,
    { type: 'combine_items', itemId: 'wax', otherItemId: 'wax' },
    {
      events: [used, lost, lost, { type: 'item_gained', playerId: 'p', itemId: 'ball', itemName: 'A ball', count: 1 }],
    },
  )
  expect(combined.remarks).toHaveLength(2)
  expect(after(noAftermath, { type: 'continue', step: 1 }, { events: [lost] }).remarks).toHaveLength(1)
})

test('when two outcomes arrive before the screen shows either, the words of both are read', () => {
  const said = (text: string) => ({
    command: answer,
    outcome: outcome({ events: [{ type: 'said' as const, text, npcName: null }] }),
  })
  const both = [said('one'), said('two')].reduce(
    (before, happening) => stepAftermath(before, { type: 'happened', happening, at: now }),
    noAftermath,
  )
  expect(both.messages.map(({ text }) => text)).toEqual(['one', 'two'])
  expect(stepAftermath(both, { type: 'message_put_away' }).messages.map(({ text }) => text)).toEqual(['two'])
})

test('the same refusal twice gives two remarks', () => {
  const use = { type: 'use_hotspot', hotspotId: 'door' } as const
  const first = after(noAftermath, use, { refused: { code: 'blocked' } })
  const second = after(first, use, { refused: { code: 'blocked' } })
  expect(second.remarks).toEqual(first.remarks)
  expect(second.remarked).toBeGreaterThan(first.remarked)
  const failed = afterHappening(second, { command: use, error: 'notFound' }, now)
  expect(failed.remarked).toBeGreaterThan(second.remarked)
  expect(stepAftermath(failed, { type: 'remarked', text: 'No.' })).toMatchObject({
    remarks: ['No.'],
    remarked: failed.remarked + 1,
  })
})

test('putting remarks away leaves their number unchanged', () => {
  const told = stepAftermath(noAftermath, { type: 'remarked', text: 'No.' })
  expect(stepAftermath(told, { type: 'remarks_put_away' })).toEqual({ ...told, remarks: [] })
})

test('each answer to closing a puzzle is counted, refused or not', () => {
  const closed = after(noAftermath, { type: 'close_puzzle' }, {})
  expect(closed.closings).toBe(1)
  expect(afterHappening(closed, { command: { type: 'close_puzzle' }, error: 'notFound' }, now).closings).toBe(2)
  expect(after(closed, answer, {}).closings).toBe(1)
})

test('finds and uses disappear by themselves; a failed use stays until it is read', () => {
  const found = { type: 'item_gained' as const, playerId: 'p', itemId: 'key', itemName: 'A key', count: 1 }
  const used = { type: 'item_used' as const, playerId: 'p', itemName: 'Wax', otherItemName: null }
  expect(after(noAftermath, { type: 'use_hotspot', hotspotId: 'door' }, { events: [found] }).passing).toBe(true)
  expect(after(noAftermath, { type: 'use_hotspot', hotspotId: 'door' }, { events: [used] }).passing).toBe(true)
  expect(after(noAftermath, { type: 'use_hotspot', hotspotId: 'door' }, { refused: { code: 'blocked' } }).passing).toBe(
    false,
  )
  expect(stepAftermath(noAftermath, { type: 'remarked', text: 'Nothing there.', passing: true }).passing).toBe(true)
  expect(stepAftermath(noAftermath, { type: 'remarked', text: 'It failed.' }).passing).toBe(false)
})

test('what a partner’s part brings is shown as if the player had pressed then', () => {
  const look = {
    type: 'looked' as const,
    playerId: 'p',
    hotspotName: 'Plate',
    text: 'Click.',
    picture: null,
    sound: null,
  }
  const after = stepAftermath(noAftermath, { type: 'looked', look, media: {} })
  expect(after).toMatchObject({ remarks: ['Click.'], ofScene: true, passing: false, closeUp: null })
  const picture = { assetId: 'wall', altText: 'A wall opens.' }
  expect(
    stepAftermath(noAftermath, { type: 'looked', look: { ...look, picture }, media: { wall: '/wall' } }),
  ).toMatchObject({
    remarks: [],
    closeUp: { picture: '/wall', words: ['Click.'] },
  })
})
