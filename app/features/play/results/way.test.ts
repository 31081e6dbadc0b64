import { expect, test } from 'vitest'
import { studyGame, Table } from '#app/features/engine/study.fixtures.ts'
import { mapOf, wayOf } from './way.ts'

const { edition } = studyGame()

const short = (name: string) => name.replace(/^CANARY-\w+-/, '')
const secrets = /0427|TICK|1111|CANARY-(hint|said|ending|drawer)/

test('a team’s way is what it did, step by step, each in its scene', () => {
  const table = new Table()
  table.do({ type: 'join' }, 'bo')
  table.use('safe-door')
  table.wait(20)
  table.answer('safe', '1111')
  table.do({ type: 'take_hint', puzzleId: 'safe' })
  table.wait(20)
  table.answer('safe', '0427')
  table.use('stairs')
  table.use('coin-1', 'bo')
  table.use('clock-face')
  table.answer('clock', 'TICK')
  const steps = wayOf(edition, table.events, 'en')
  expect(
    steps.map(({ at, playerId, sceneId, kind, name }) => [at / 1000, playerId, sceneId, kind, short(name)]),
  ).toEqual([
    [0, 'ada', 'study', 'came', 'study'],
    [0, 'bo', 'study', 'came', 'study'],
    [0, 'ada', 'study', 'opened', 'safe'],
    [20, 'ada', 'study', 'wrong', 'safe'],
    [20, 'ada', 'study', 'hinted', 'safe'],
    [40, 'ada', 'study', 'solved', 'safe'],
    [40, 'ada', 'study', 'found', 'key'],
    [40, 'ada', 'cellar', 'came', 'cellar'],
    [40, 'bo', 'study', 'found', 'coin'],
    [40, 'ada', 'cellar', 'opened', 'clock'],
    [40, 'ada', 'cellar', 'solved', 'clock'],
    [40, 'ada', 'garden', 'came', 'garden'],
    [40, 'ada', 'garden', 'ended', 'garden'],
  ])
  expect(JSON.stringify(steps)).not.toMatch(secrets)
})

test('the map has the scenes that were visited, and what leads from one to another', () => {
  expect(mapOf(edition, new Set(['study', 'cellar']), 'en')).toEqual({
    scenes: [
      { id: 'study', name: 'CANARY-scene-study' },
      { id: 'cellar', name: 'CANARY-scene-cellar' },
    ],
    ways: [
      { from: 'study', to: 'cellar' },
      { from: 'cellar', to: 'study' },
    ],
    start: 'study',
  })
  expect(JSON.stringify(mapOf(edition, new Set(['study']), 'fr'))).not.toContain('cellar')
})
