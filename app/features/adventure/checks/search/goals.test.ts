import { describe, expect, test } from 'vitest'
import { hotspot, item, look, puzzle, scene } from '#app/features/engine/edition.fixtures.ts'
import { studyGame, Table } from '#app/features/engine/study.fixtures.ts'
import type { Game } from '#app/features/engine/turn.ts'
import { offersNow } from './goals.ts'

/** A hall with a riddle and a pebble that nobody needs, levers that only speak in the cellar, and a way out. */
function tableOf({ gateTakesTwo, players = [] }: { gateTakesTwo: boolean; players?: readonly string[] }): Table {
  const [riddle, riddleSecret] = puzzle('riddle', '0427', ['CANARY-hint'], {}, [
    { type: 'give_item', itemId: 'junk', count: 1 },
  ])
  const { edition, secrets, judge } = studyGame({
    document: {
      startSceneId: 'hall',
      scenes: [
        scene('hall', [
          hotspot('riddle', 'puzzle', 'riddle'),
          hotspot('pebble', 'item', 'pebble'),
          hotspot('down', 'scene_link', 'cellar'),
          hotspot('gate', 'scene_link', 'sea', gateTakesTwo ? { together: ['gate'] } : {}),
        ]),
        scene('cellar', [
          { ...look('left'), together: ['right'] },
          { ...look('right'), together: ['left'] },
          hotspot('up', 'scene_link', 'hall'),
        ]),
        scene('sea', [], { ending: { text: { en: 'The sea.' }, conditions: {} } }),
      ],
      puzzles: [riddle],
      items: [item('pebble', false), item('junk', false)],
      npcs: [],
    },
  })
  const use = { hotspotId: null, conditions: {}, message: {}, effects: [], once: false }
  const items = ['pebble', 'junk'].map((id) => ({ id, uses: [use], combinations: [] }))
  const whole = { ...secrets, puzzles: [riddleSecret], items }
  const goals: Game['goals'] = (...asked) => offersNow({ document: edition, secrets: whole }, ...asked)
  const table = new Table({ edition, secrets: whole, judge, goals })
  for (const playerId of players) table.do({ type: 'join' }, playerId)
  table.here = ['ada', ...players]
  return table
}

/** What is told, and its price, until all that is offered was told. */
function askedBy(table: Table, playerId = 'ada') {
  const from = table.events.length
  for (let asks = 0; asks < 20; asks++) {
    const told = table.state.goals[table.state.players[playerId]!.goal ?? -1]?.steps.length
    if (Array.isArray(table.do({ type: 'ask_goal', ...(told && { told }) }, playerId))) continue
    if (table.do({ type: 'ask_goal' }, playerId) === 'noHintLeft') break
  }
  return table.events
    .slice(from)
    .flatMap((event) => (event.type === 'goal_told' && event.step ? [[event.goal?.hotspotId, event.step.cost]] : []))
}

describe('what can be done besides the way to an ending', () => {
  const gate = [0, 20, 20].map((cost) => ['gate', cost])

  test('is told after it, and is free: an open way out', () => {
    const told = askedBy(tableOf({ gateTakesTwo: false }))
    expect(told.slice(0, 3)).toEqual(gate)
    expect(told.slice(3).every(([, cost]) => cost === 0)).toBe(true)
    expect(new Set(told.map(([id]) => id))).toEqual(new Set(['gate', 'riddle', 'pebble', 'down']))
  })

  test('is told after it, and is free: a gate that somebody alone holds', () => {
    const table = tableOf({ gateTakesTwo: true })
    table.use('gate')
    const told = askedBy(table)
    expect(told.slice(0, 3)).toEqual(gate)
    expect(told.slice(3).every(([, cost]) => cost === 0)).toBe(true)
  })

  test('waits while a partner holds the gate', () => {
    const table = tableOf({ gateTakesTwo: true, players: ['bob'] })
    table.use('gate')
    expect(askedBy(table, 'bob').slice(0, 3)).toEqual(gate)
  })
})
