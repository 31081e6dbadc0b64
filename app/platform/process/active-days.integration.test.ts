import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { activeDays } from '#database/schema/figures.ts'
import { newTestMember } from '#tests/support/play-as.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { flushActiveDays, forgetOldActiveDays, noteActive } from './active-days.server.ts'

useDatabase()

const daysOf = async (userId: string) =>
  (await getDatabase().select({ day: activeDays.day }).from(activeDays).where(eq(activeDays.userId, userId))).map(
    ({ day }) => day,
  )

test('an account is active once a day, however often it asks; a deleted one affects no other', async () => {
  const { userId } = await newTestMember()
  for (let i = 0; i < 3; i++) noteActive(userId!, new Date('2026-11-20T17:00:00Z'))
  noteActive(newId(), new Date('2026-11-20T17:00:00Z'))
  await flushActiveDays()
  noteActive(userId!, new Date('2026-11-20T18:00:00Z'))
  await flushActiveDays()
  expect(await daysOf(userId!)).toEqual(['2026-11-20'])
  noteActive(userId!, new Date('2026-11-21T17:00:00Z'))
  await flushActiveDays()
  expect(await daysOf(userId!)).toEqual(['2026-11-20', '2026-11-21'])
})

test('days are forgotten after 400 days', async () => {
  const { userId } = await newTestMember()
  for (const day of ['2025-01-01', '2025-01-02']) {
    noteActive(userId!, new Date(`${day}T17:00:00Z`))
    await flushActiveDays()
  }
  await forgetOldActiveDays(getDatabase(), new Date('2026-02-06T17:00:00Z'))
  expect(await daysOf(userId!)).toEqual(['2025-01-02'])
})
