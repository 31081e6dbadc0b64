import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { lockPlays, locks } from '#database/schema/locks.ts'
import { newTestMember } from '#tests/support/play-as.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { forgetLocks } from './forget-locks.server.ts'

useDatabase()

const lock = {
  type: 'riddle',
  typeVersion: 1,
  language: 'en',
  title: 'A door',
  question: '',
  configuration: {},
  solution: {},
  opened: 'Open.',
} as const

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

test('after thirty days a lock that nobody kept is deleted, and one that somebody keeps stays', async () => {
  const database = getDatabase()
  const { userId } = await newTestMember()
  const made = await database
    .insert(locks)
    .values([
      { ...lock, title: 'old', makerHash: 'one', createdAt: daysAgo(31) },
      { ...lock, title: 'new', makerHash: 'one', createdAt: daysAgo(29) },
      { ...lock, title: 'kept', ownerId: userId, createdAt: daysAgo(400) },
    ])
    .returning({ id: locks.id, title: locks.title })
  const kept = made.find(({ title }) => title === 'kept')!
  await database.insert(lockPlays).values([
    { lockId: kept.id, guestHash: 'gone', updatedAt: daysAgo(31) },
    { lockId: kept.id, guestHash: 'here', updatedAt: daysAgo(29) },
  ])
  expect(await forgetLocks(database)).toEqual({ locks: 1, plays: 1 })
  const left = await database.select({ title: locks.title }).from(locks).orderBy(locks.title)
  expect(left).toEqual([{ title: 'kept' }, { title: 'new' }])
  expect(
    await database.select({ by: lockPlays.guestHash }).from(lockPlays).where(eq(lockPlays.lockId, kept.id)),
  ).toEqual([{ by: 'here' }])
})
