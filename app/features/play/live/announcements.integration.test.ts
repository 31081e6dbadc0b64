import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actInParty } from '#app/features/play/party/act-in-party.server.ts'
import { findInvitation } from '#app/features/play/party/find-invitation.server.ts'
import { joinParty } from '#app/features/play/party/join-party.server.ts'
import { chooseLanguage } from './choose-language.server.ts'
import { keepPresent } from './keep-present.server.ts'
import { commit } from '#app/features/play/runs/commit-move.server.ts'
import { selectRunOf } from '#app/features/play/runs/run-statements.server.ts'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { newId } from '#app/shared/ids.ts'
import { newTestGuest, startAs } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { MoveAnnouncer } from './announce-moves.server.ts'
import { playerArrives } from './presence.server.ts'
import { runChannel } from './run-channel.ts'
import { runHub } from './run-hub.server.ts'

const patience = { timeout: 20_000, interval: 15 }
const reach = useDatabase()
let listener: pg.Client
let heard: unknown[]

beforeEach(async () => {
  heard = []
  listener = new pg.Client(reach.connection)
  await listener.connect()
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  await listener.query(`listen ${runChannel}`)
})

afterEach(() => listener.end())

/** Whatever was committed before is received before the answer to this. */
async function announced(): Promise<unknown[]> {
  await listener.query('select 1')
  return heard.splice(0)
}

async function announcedSoon(many: number): Promise<unknown[]> {
  await vi.waitFor(async () => {
    await listener.query('select 1')
    expect(heard.length).toBeGreaterThanOrEqual(many)
  }, patience)
  return heard.splice(0)
}

async function announcedUntil(marker: Awaited<ReturnType<typeof beginAloud>>): Promise<unknown[]> {
  await marker.playAloud()
  const isMarker = (word: unknown) => (word as { run: string }).run === marker.runId
  await vi.waitFor(() => expect(heard.some(isMarker)).toBe(true), patience)
  return heard.splice(0).filter((word) => !isMarker(word))
}

const personOf = ({ answerer }: TestPlayer) => ({ userId: null, guestHash: answerer.guestHash })

async function begin() {
  const game = await buildTwoLocks(getDatabase(), { recommendedPlayers: '1-4' })
  const host = newTestGuest()
  return { game, host, ...(await startAs(host, game.id)) }
}

async function beginAloud() {
  const begun = await begin()
  const { game, host, runId, play } = begun
  await playerArrives((await selectRunOf(personOf(host), runId))!.playerId, newId(), runId)
  let turn = 0
  const playAloud = () =>
    play(turn++ % 2 === 0 ? { type: 'use_hotspot', hotspotId: game.ids.boxSpot } : { type: 'close_puzzle' })
  return { ...begun, playAloud }
}

test('a move is announced by its number, and only if another process streams its run', async () => {
  const { game, host, runId, play } = await begin()
  const marker = await beginAloud()
  await announced()
  await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
  const party = await actInParty(getDatabase(), personOf(host), runId, { invite: true })
  const bo = newTestGuest()
  const found = await findInvitation(getDatabase(), party!.invitation!.code, {
    person: personOf(bo),
    knownAs: null,
    address: '192.0.2.1',
    locale: 'en',
  })
  await joinParty(getDatabase(), found!, { person: personOf(bo), name: 'Bo' })
  expect(await announcedUntil(marker)).toEqual([
    { run: runId, party: true },
    { run: runId, seq: 3 },
    { run: runId, party: true },
  ])

  const own = (await selectRunOf(personOf(host), runId))!.playerId
  await playerArrives(own, runHub().processId, runId)
  await keepPresent(personOf(bo), runId)
  await announced()
  await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  expect(await announcedUntil(marker)).toEqual([])

  await playerArrives(own, newId(), runId)
  await announced()
  const wrong = await play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '0000' } })
  expect(wrong.events).toMatchObject([{ type: 'answered_wrong' }])
  expect(await announcedUntil(marker)).toEqual([{ run: runId, seq: 5 }])
  expect((await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })).refused).not.toBeNull()
  expect(await announcedUntil(marker)).toEqual([])
})

test('a repeated command is announced again, since a process killed at the commit told nobody', async () => {
  const { game, runId, play } = await beginAloud()
  const command = { type: 'use_hotspot' as const, hotspotId: game.ids.boxSpot }
  const commandId = newId()
  await play(command, commandId)
  expect(await announcedSoon(1)).toEqual([{ run: runId, seq: 2 }])
  await play(command, commandId)
  expect(await announcedSoon(1)).toEqual([{ run: runId, seq: 2 }])
})

test('moves wait for a lost database and are announced on its return, the newest of each run', async () => {
  const one = await beginAloud()
  const other = await beginAloud()
  await announced()
  const announcer = new MoveAnnouncer(runHub().processId)
  const away = vi.spyOn(getPool(), 'query').mockRejectedValueOnce(new Error('the database was away') as never)
  const warned = vi.spyOn(logger, 'warn').mockImplementationOnce(() => {})
  announcer.say(one.runId, 2)
  for (const version of [3, 5, 4]) announcer.say(one.runId, version)
  announcer.say(other.runId, 7)
  const words = await announcedSoon(2)
  expect(words).toEqual(
    expect.arrayContaining([
      { run: one.runId, seq: 5 },
      { run: other.runId, seq: 7 },
    ]),
  )
  expect(words).toHaveLength(2)
  expect(warned).toHaveBeenCalledOnce()
  away.mockRestore()
  warned.mockRestore()
})

test('a move that loses its turn changes nothing', async () => {
  const { host, runId } = await begin()
  const row = (await selectRunOf(personOf(host), runId))!
  const move = {
    runId,
    version: row.version,
    state: row.state,
    activeMs: 0,
    now: new Date(),
    status: 'active' as const,
    score: null,
    commandId: newId(),
    playerId: row.playerId,
    command: {},
    events: [],
  }
  expect(await commit(move, null)).toBe(true)
  expect(await commit({ ...move, commandId: newId() }, null)).toBe(false)
  await expect(commit({ ...move, version: row.version + 1 }, null)).rejects.toThrow('run_id_command_id_idx')
  expect((await selectRunOf(personOf(host), runId))!.version).toBe(row.version + 1)
})

test('a new language is announced, but choosing the same one again is not', async () => {
  const { host, runId } = await begin()
  await chooseLanguage(personOf(host), runId, 'fr')
  expect(await announced()).toEqual([{ run: runId, again: true }])
  await chooseLanguage(personOf(host), runId, 'fr')
  expect(await announced()).toEqual([])
})
