import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { reviews } from '#database/schema/play.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

let server: TestDatabase
let open: ReturnType<typeof createDatabase>

beforeAll(async () => {
  server = await openTestDatabase()
  open = createDatabase({ ...server.connection, max: 20 })
})
afterAll(async () => {
  await open.pool.end()
  await server.close()
})

const numbersOf = async (id: string) => {
  const [row] = await open.database
    .select({
      average: adventures.averageRating,
      counts: adventures.ratingCounts,
      count: adventures.reviewCount,
      updatedAt: adventures.updatedAt,
    })
    .from(adventures)
    .where(eq(adventures.id, id))
  return row!
}

const countedAnew = async (id: string) => {
  const { rows } = await open.database.execute<{ average: number | null; count: number }>(
    sql`select avg(rating)::float8 as average, count(*)::int as count from reviews where adventure_id = ${id}
      and hidden_at is null`,
  )
  return rows[0]!
}

test('50 simultaneous reviews, changes and removals leave the right average and counts', async () => {
  const { id, updatedAt } = await buildAdventure(open.database, { status: 'published' })
  const people = await Promise.all(Array.from({ length: 50 }, () => buildUser(open.database)))
  await Promise.all(
    people.map((person, at) =>
      open.database.insert(reviews).values({ adventureId: id, userId: person.id, rating: (at % 5) + 1 }),
    ),
  )
  expect(await numbersOf(id)).toEqual({ average: 3, counts: [10, 10, 10, 10, 10], count: 50, updatedAt })

  await Promise.all(
    people.map((person, at) => {
      const own = eq(reviews.userId, person.id)
      return at % 7 === 0
        ? open.database.delete(reviews).where(own)
        : open.database
            .update(reviews)
            .set({ rating: ((at * 3) % 5) + 1 })
            .where(own)
    }),
  )
  const { average, count, counts } = await numbersOf(id)
  expect({ average, count }).toEqual(await countedAnew(id))
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(count)
})

test('hidden reviews and those of deleted accounts do not count; none leaves no average', async () => {
  const { id } = await buildAdventure(open.database, { status: 'published' })
  const [one, other] = [await buildUser(open.database), await buildUser(open.database)]
  await open.database.insert(reviews).values([
    { adventureId: id, userId: one.id, rating: 1 },
    { adventureId: id, userId: other.id, rating: 4 },
  ])
  expect(await numbersOf(id)).toMatchObject({ average: 2.5, counts: [1, 0, 0, 1, 0], count: 2 })
  await open.database.update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.userId, one.id))
  expect(await numbersOf(id)).toMatchObject({ average: 4, count: 1 })
  await open.database.update(reviews).set({ rating: 2 }).where(eq(reviews.userId, one.id))
  expect(await numbersOf(id)).toMatchObject({ average: 4, count: 1 })
  await open.database.update(reviews).set({ hiddenAt: null }).where(eq(reviews.userId, one.id))
  expect(await numbersOf(id)).toMatchObject({ average: 3, counts: [0, 1, 0, 1, 0] })
  await open.database.delete(users).where(eq(users.id, one.id))
  expect(await numbersOf(id)).toMatchObject({ average: 4, count: 1 })
  await open.database.delete(users).where(eq(users.id, other.id))
  expect(await numbersOf(id)).toMatchObject({ average: null, counts: [0, 0, 0, 0, 0], count: 0 })
})
