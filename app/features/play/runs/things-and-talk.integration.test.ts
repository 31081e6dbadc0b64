import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { RunEvent } from '#app/features/engine/events.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { replay } from '#app/features/engine/replay.fixtures.ts'
import { stateVersion } from '#app/features/engine/state.schema.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import first from '#app/features/engine/version-1.fixtures.json' with { type: 'json' }
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { runEvents, runs } from '#database/schema/play.ts'
import { buildParlour } from '#tests/support/parlour-run.ts'
import { newTestGuest, playAs, startAs } from '#tests/support/play-as.ts'
import type { Play } from '#tests/support/play-as.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { findRun } from './find-run.server.ts'

useDatabase()

const use = (hotspotId: string): PlayerCommand => ({ type: 'use_hotspot', hotspotId })
const combine = (itemId: string, otherItemId: string): PlayerCommand => ({ type: 'combine_items', itemId, otherItemId })
const rowOf = async (runId: string) => (await getDatabase().select().from(runs).where(eq(runs.id, runId)))[0]!
const eventsOf = async (runId: string) =>
  (await getDatabase().select().from(runEvents).where(eq(runEvents.runId, runId)).orderBy(runEvents.seq)).flatMap(
    (row) => row.events as unknown as RunEvent[],
  )

async function all(play: Play, commands: readonly PlayerCommand[]) {
  const outcomes = []
  for (const command of commands) {
    const outcome = await play(command)
    expect(outcome.refused, JSON.stringify(command)).toBeNull()
    outcomes.push(outcome)
  }
  return outcomes.at(-1)!
}

test('items and conversations are saved: the stored events give the stored state', async () => {
  const game = await buildParlour(getDatabase())
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id)
  const lit = await all(play, [
    ...['wax-a', 'wax-b', 'string-a', 'matches'].map(use),
    combine('wax', 'wax'),
    combine('string', 'ball'),
    combine('matches', 'candle'),
  ])
  expect(lit.view.inventory.map(({ id }) => id)).toEqual(['lit-candle', 'matches'])
  expect(lit.events).toMatchObject([{ type: 'item_used' }, { type: 'item_gained' }, { type: 'item_lost' }])
  expect((await play({ type: 'use_item_on', itemId: 'matches', hotspotId: 'maid' })).refused).toEqual({
    code: 'cannotUseOn',
  })

  const greeted = await all(play, [use('maid')])
  expect(greeted.view.dialogue).toMatchObject({
    speaker: 'CANARY-npc-maid',
    text: 'CANARY-words-hello',
    step: 1,
    mustChoose: false,
  })
  const asked = await all(play, [{ type: 'continue', step: 1 }])
  const again = (await findRun(guest.answerer, runId)).snapshot
  expect(again.view.dialogue).toEqual(asked.view.dialogue)
  const thanked = await all(play, [{ type: 'choose', step: 2, choice: 1 }])
  expect(thanked.view).toMatchObject({ dialogue: { text: 'CANARY-words-thanks' }, experience: 50 })

  const freed = await all(play, [
    { type: 'leave_dialogue' },
    use('mirror'),
    use('ghost'),
    { type: 'choose', step: 4, choice: 1 },
  ])
  expect(freed.view.ending).toMatchObject({ reason: 'effect', title: 'CANARY-freed' })
  const row = await rowOf(runId)
  expect(row).toMatchObject({ status: 'finished', stateVersion })
  expect(replay(initialState({ seed: (row.state as RunState).seed }), await eventsOf(runId))).toEqual(row.state)
})

test('a speaker has a face, and one who has not spoken yet has no picture address', async () => {
  const game = await buildParlour(getDatabase())
  const { play } = await startAs(newTestGuest(), game.id)
  const [maid, ghost] = game.portraits
  const { media } = await play(use('maid'))
  expect(Object.keys(media)).toEqual([maid!.id])
  expect(JSON.stringify(media)).toContain(maid!.name)
  expect(JSON.stringify(media)).not.toContain(ghost!.name)
  expect((await play({ type: 'leave_dialogue' })).media).toEqual({})
})

test('of six who use the last of an item together, one does, and the reward is given once', async () => {
  const game = await buildParlour(getDatabase())
  const host = newTestGuest()
  const { runId, play } = await startAs(host, game.id)
  await all(play, ['wax-a', 'wax-b', 'wax-c'].map(use))
  const clients = Array.from({ length: 6 }, () => playAs(runId, host))
  const used = await Promise.all(clients.map((client) => client({ type: 'use_item', itemId: 'wax' })))
  expect(used.filter(({ refused }) => refused === null)).toHaveLength(1)
  expect(used.at(-1)!.view.inventory).toMatchObject([{ id: 'wax', count: 2 }])
  await all(play, [use('maid'), { type: 'continue', step: 1 }])
  const answered = await Promise.all(clients.map((client) => client({ type: 'choose', step: 2, choice: 0 })))
  expect(answered.filter(({ refused }) => refused === null)).toHaveLength(1)
  expect(answered.filter(({ refused }) => refused?.code === 'movedOn')).toHaveLength(5)
  expect((await rowOf(runId)).state).toMatchObject({ experience: 20, inventory: { bell: 1 } })
})

test('a command sent again after a lost connection gets the same answer, and takes effect once', async () => {
  const game = await buildParlour(getDatabase())
  const { play } = await startAs(newTestGuest(), game.id)
  await all(play, [use('maid'), { type: 'continue', step: 1 }])
  const commandId = newId()
  const outcomes = [
    await play({ type: 'choose', step: 2, choice: 0 }, commandId),
    await play({ type: 'choose', step: 2, choice: 0 }, commandId),
  ]
  expect(outcomes[1]!.events).toEqual(outcomes[0]!.events)
  expect(outcomes[1]!.view).toMatchObject({ experience: 20, dialogue: { step: 3 } })
})

test('a run of the first edition and state version goes on, is upgraded and can be finished', async () => {
  const game = await buildParlour(getDatabase(), (adventureId) => ({
    document: { ...first.document, adventureId },
    secrets: first.secrets,
  }))
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id)
  const { playerId } = (await findRun(guest.answerer, runId)).row
  const { ada } = first.state.players
  await getDatabase()
    .update(runs)
    .set({ stateVersion: 1, state: { ...first.state, players: { [playerId]: ada } } })
    .where(eq(runs.id, runId))
  expect((await findRun(guest.answerer, runId)).snapshot.view).toMatchObject({
    scene: { id: 'cellar' },
    dialogue: null,
    inventory: [{ isNew: false }, { isNew: false }],
  })
  expect((await play(use('butler'))).view.dialogue).toMatchObject({ text: 'Good evening.' })
  expect(await rowOf(runId)).toMatchObject({ stateVersion, state: { stateVersion } })
  const end = await all(play, [use('clock-face'), { type: 'answer', puzzleId: 'clock', answer: { code: 'tick' } }])
  expect(end.view.ending).toMatchObject({ reason: 'scene' })
})
