import { expect, test } from 'vitest'
import { makeLock } from '#app/features/locks/make-lock.server.ts'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import { newTestGuest } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { answerLock } from './answer-lock.server.ts'

useDatabase()

const form = {
  type: 'code_entry',
  language: 'en' as const,
  title: 'At the gate',
  question: '',
  opened: 'The first treasure.',
  openedLink: '',
}
const minute = 60_000

async function newLock() {
  const maker = { userId: null, guestHash: 'maker', address: '192.0.2.1' }
  const made = await makeLock(getDatabase(), maker, form)
  if (!('id' in made)) throw new Error(made.problem)
  const { id } = made
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  return {
    id,
    clock,
    answer: ({ answerer }: TestPlayer, code: number | string) =>
      answerLock({
        lockId: id,
        answerer: { ...answerer, guestHash: answerer.guestHash! },
        answer: { code: String(code) },
        now: () => clock.now,
      }),
  }
}

test('an answer during a change is judged by the new puzzle, and opens nothing with the old code', async () => {
  const { id, answer } = await newLock()
  const player = newTestGuest()
  const changing = await getPool().connect()
  try {
    // As `changeLock` does it, stopped before its commit
    await changing.query('begin')
    await changing.query(
      `update locks set solution = jsonb_set(solution, '{correctCode}', '"195"'), opened = 'The second treasure.',
        version = version + 1 where id = $1`,
      [id],
    )
    await changing.query('delete from lock_plays where lock_id = $1', [id])
    const reply = answer(player, '194')
    await expect.poll(waiting).toBe(1)
    await changing.query('commit')
    expect(await reply).toMatchObject({ feedback: { kind: 'wrong' }, play: { opened: null, attemptsLeft: 2 } })
  } finally {
    changing.release()
  }
  expect((await answer(player, '195')).play.opened?.text).toBe('The second treasure.')
})

async function waiting(): Promise<number> {
  const { rows } = await getPool().query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0]!.count
}

test('thirty children behind one address have six wrong answers each, and then the right one', async () => {
  const { answer, clock } = await newLock()
  const children = Array.from({ length: 30 }, () => newTestGuest('192.0.2.7'))
  for (let turn = 0; turn < 6; turn++) {
    clock.now += minute
    for (const [at, child] of children.entries()) expect((await answer(child, 300 + turn * 30 + at)).refused).toBeNull()
  }
  clock.now += minute
  for (const child of children) expect((await answer(child, '194')).play.opened).not.toBeNull()
}, 60_000)

test('a new cookie for each answer brings an address no more than its own limit', async () => {
  const { answer, clock } = await newLock()
  let judged = 0
  const guess = async (code: number) => {
    const reply = await answer(newTestGuest('192.0.2.7'), code)
    judged += reply.refused === null ? 1 : 0
    return reply
  }
  for (let code = 500; code < 730; code++) await guess(code)
  expect(judged).toBe(225)
  expect(await guess(730)).toMatchObject({ refused: 'paused', play: { isShared: true } })
  expect((await answer(newTestGuest('192.0.2.8'), 500)).refused).toBeNull()
  clock.now += 10 * minute
  expect((await guess(731)).refused).toBeNull()
}, 60_000)
