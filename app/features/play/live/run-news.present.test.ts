import { roles } from '#app/shared/player-roles.ts'
import { expect, test } from 'vitest'
import { parlourGame } from '#app/features/engine/parlour.fixtures.ts'
import { presentNews } from './run-news.present.ts'
import type { RunEntry } from '#app/features/play/runs/run-statements.server.ts'

const { edition } = parlourGame()
const away = { playerId: 'bo', puzzleId: null, roles }

const entry = (seq: number, events: RunEntry['events'], by = 'ada'): RunEntry => ({
  seq,
  commandId: `command-${seq}`,
  by,
  events,
})
const joined = (seq: number) => entry(seq, [{ type: 'player_joined', playerId: 'ada', sceneId: 'x', at: seq }])

test('only events after the last one sent are news, with their player and command', () => {
  const told = presentNews(edition, 'en', [joined(1), joined(2), joined(3)], 1, away)
  expect(told.map(({ by, commandId }) => [by, commandId])).toEqual([
    ['ada', 'command-2'],
    ['ada', 'command-3'],
  ])
  expect(presentNews(edition, 'en', [joined(1), joined(2)], 2, away)).toEqual([])
})

test('after a long absence the last hundred notices are sent', () => {
  const told = presentNews(
    edition,
    'en',
    Array.from({ length: 150 }, (_, at) => joined(at + 1)),
    0,
    away,
  )
  expect(told).toHaveLength(100)
  expect(told.at(-1)!.commandId).toBe('command-150')
})

test('an author’s reply to a wrong answer is sent only to players at that puzzle', () => {
  const wrong = entry(1, [
    { type: 'answered_wrong', playerId: 'ada', puzzleId: 'lock', key: 'k', reply: { en: 'Warmer.' }, at: 1 },
  ])
  const replyFor = (listener: Omit<typeof away, 'puzzleId'> & { puzzleId: string | null }) =>
    presentNews(edition, 'en', [wrong], 0, listener)[0]!.notice
  expect(replyFor({ playerId: 'ada', puzzleId: 'other', roles })).toMatchObject({ reply: 'Warmer.' })
  expect(replyFor({ playerId: 'bo', puzzleId: 'lock', roles })).toMatchObject({ reply: 'Warmer.' })
  expect(replyFor({ playerId: 'bo', puzzleId: 'other', roles })).toMatchObject({ type: 'answered_wrong', reply: null })
  expect(JSON.stringify(replyFor(away))).not.toContain('Warmer')
})

test('what a look shows is sent only to the player who looked', () => {
  const looked = entry(1, [
    {
      type: 'looked',
      playerId: 'ada',
      hotspotId: 'clock',
      text: { en: 'Ten past four.' },
      picture: { assetId: 'dial', altText: { en: 'Its hands.' } },
      sound: { assetId: 'tick', caption: { en: 'Tick.' } },
      at: 1,
    },
  ])
  const noticeFor = (playerId: string) =>
    presentNews(edition, 'en', [looked], 0, { playerId, puzzleId: null, roles })[0]!.notice
  expect(noticeFor('ada')).toMatchObject({ text: 'Ten past four.', picture: { assetId: 'dial' } })
  expect(noticeFor('bo')).toMatchObject({ type: 'looked', text: null, picture: null, sound: null })
})

test('events that concern nobody are sent to nobody', () => {
  expect(
    presentNews(edition, 'en', [entry(1, [{ type: 'flag_set', flag: 'secret', value: true, at: 1 }])], 0, away),
  ).toEqual([])
})
