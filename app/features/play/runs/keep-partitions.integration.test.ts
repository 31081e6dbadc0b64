import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildRun } from '#database/factories/build-run.ts'
import { runEvents, runs } from '#database/schema/play.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { keepPartitions } from './keep-partitions.server.ts'

useDatabase()

let game: { adventureId: string; editionId: string }

beforeAll(async () => {
  const { id, editionId } = await buildTwoLocks(getDatabase())
  game = { adventureId: id, editionId }
})

const today = new Date()
/** The middle of a month, counted from this one. */
const monthAway = (months: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 15))
const partitionOf = (months: number) => `run_events_${monthAway(months).toISOString().slice(0, 7).replace('-', '_')}`

const partitions = async () =>
  (
    await getDatabase().execute<{ name: string }>(sql`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'run_events'::regclass order by 1`)
  ).rows.map(({ name }) => name)

/** A run that began then by the clock of its process, with its first move. */
async function beginAt(at: Date | 'no time'): Promise<string> {
  const hex = at === 'no time' ? 'ffffffffffff' : at.getTime().toString(16).padStart(12, '0')
  const { id } = await buildRun(getDatabase(), {
    ...game,
    id: `${hex.slice(0, 8)}-${hex.slice(8)}${newId().slice(13)}`,
  })
  await getDatabase().insert(runEvents).values({ runId: id, seq: 1, commandId: newId(), command: {}, events: [] })
  return id
}

const whereItsMovesAre = async (runId: string) =>
  (
    await getDatabase()
      .select({ partition: sql<string>`tableoid::regclass::text` })
      .from(runEvents)
      .where(eq(runEvents.runId, runId))
  ).map(({ partition }) => partition)

test('partitions are made three months ahead, once, however many processes ask', async () => {
  expect(await partitions()).toEqual(['run_events_before', 'run_events_other'])
  const answers = await Promise.all([1, 2, 3].map(() => keepPartitions(getDatabase(), monthAway(0))))
  expect(answers.map(({ made }) => made).toSorted()).toEqual([0, 0, 2])
  expect(await partitions()).toEqual([partitionOf(2), partitionOf(3), 'run_events_before', 'run_events_other'])
  expect(await keepPartitions(getDatabase(), monthAway(1))).toEqual({ made: 1, dropped: 0 })
  const ids = [await beginAt(monthAway(0)), await beginAt(monthAway(2)), await beginAt(monthAway(4))]
  expect(await Promise.all(ids.map(whereItsMovesAre))).toEqual([
    ['run_events_before'],
    [partitionOf(2)],
    [partitionOf(4)],
  ])
})

test('moves beyond all bounds are kept, and go to their month once there is one', async () => {
  const [ahead, never] = [await beginAt(monthAway(20)), await beginAt('no time')]
  expect(await Promise.all([ahead, never].map(whereItsMovesAre))).toEqual([['run_events_other'], ['run_events_other']])
  await keepPartitions(getDatabase(), monthAway(16))
  expect(await whereItsMovesAre(ahead)).toEqual(['run_events_other'])
  await keepPartitions(getDatabase(), monthAway(17))
  expect(await Promise.all([ahead, never].map(whereItsMovesAre))).toEqual([[partitionOf(20)], ['run_events_other']])
})

test('a past month is dropped once no run of it is left; this and later ones stay empty', async () => {
  const [old, older] = [await beginAt(monthAway(18)), await beginAt(monthAway(19))]
  await keepPartitions(getDatabase(), monthAway(20))
  expect(await partitions()).toEqual(expect.arrayContaining([18, 19].map(partitionOf)))
  await getDatabase().delete(runs).where(eq(runs.id, older))
  expect(await keepPartitions(getDatabase(), monthAway(20))).toMatchObject({ dropped: 1 })
  expect(await partitions()).toEqual(expect.arrayContaining([18, 20, 21, 22, 23].map(partitionOf)))
  expect(await partitions()).not.toContain(partitionOf(19))
  expect(await whereItsMovesAre(old)).toEqual([partitionOf(18)])
  // By a clock that was wrong: its month is gone, its moves are not
  expect(await whereItsMovesAre(await beginAt(monthAway(19)))).toEqual(['run_events_other'])
})

test('with a run go its moves, whatever month it is of', async () => {
  const ids = [await beginAt(monthAway(0)), await beginAt(monthAway(20)), await beginAt('no time')]
  const others = await getDatabase().$count(runEvents)
  for (const id of ids) await getDatabase().delete(runs).where(eq(runs.id, id))
  expect(await Promise.all(ids.map(whereItsMovesAre))).toEqual([[], [], []])
  expect(await getDatabase().$count(runEvents)).toBe(others - ids.length)
})

test('a move that is already there is refused by a constraint of run_events, in every month', async () => {
  for (const runId of [await beginAt(monthAway(0)), await beginAt(monthAway(20)), await beginAt('no time')]) {
    const { commandId } = (await getDatabase().select().from(runEvents).where(eq(runEvents.runId, runId)))[0]!
    for (const move of [
      { seq: 1, commandId: newId() },
      { seq: 2, commandId },
    ])
      await expect(
        getDatabase()
          .insert(runEvents)
          .values({ runId, ...move, command: {}, events: [] }),
      ).rejects.toMatchObject({ cause: { code: '23505', constraint: expect.stringMatching(/^run_events_/) } })
  }
})

test('the job gives up sooner than a move that waits for it, and does it the next time', async () => {
  const writer = await getPool().connect()
  await writer.query('begin')
  await writer.query('update runs set version = version')
  // For the lock, not for the statement's time
  await expect(keepPartitions(getDatabase(), monthAway(40))).rejects.toMatchObject({ cause: { code: '55P03' } })
  await writer.query('rollback')
  writer.release()
  expect(await keepPartitions(getDatabase(), monthAway(40))).toMatchObject({ made: 4 })
})
