import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { limits } from '#app/platform/rate-limits/limits.ts'
import { randomName } from '#app/shared/ids.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildRun } from '#database/factories/build-run.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { reviews } from '#database/schema/play.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { answerReview } from './answer-review.server.ts'
import { rateAdventure } from './rate-adventure.server.ts'
import { removeReview } from './remove-review.server.ts'
import { readReviews } from './read-reviews.server.ts'
import { longestReview } from './review-limits.ts'
import { submitAnswer } from './submit-answer.server.ts'
import { submitReview } from './submit-review.server.ts'

useDatabase({ most: 20 })
let published: Awaited<ReturnType<typeof buildPublishedAdventure>>
let adventureId: string

const database = () => getDatabase()

beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_SCALE', '1')
})
beforeEach(async () => {
  published = await buildPublishedAdventure(database())
  adventureId = published.adventure.id
})

async function finisher(overrides: Parameters<typeof buildUser>[1] = {}) {
  const person = await buildUser(database(), overrides)
  await buildRun(database(), { adventureId, editionId: published.editionId, userId: person.id, status: 'finished' })
  return person
}

const rate = (userId: string, rating: number, text = '') =>
  rateAdventure(database(), userId, { adventureId, rating, text })
const view = (userId: string | null = null, page = 1, guest: string | null = null) =>
  readReviews(database(), { adventureId, page, person: { userId, guestHash: guest } })
const rowOf = async (userId: string) => (await database().select().from(reviews).where(eq(reviews.userId, userId)))[0]
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a player who finished rates once; rating again changes the review', async () => {
  const ada = await finisher({ name: 'Ada' })
  await rate(ada.id, 4, 'Dusty.\nAnd good.')
  const first = (await rowOf(ada.id))!
  await rate(ada.id, 4, 'Dusty.\nAnd good.')
  expect(await rowOf(ada.id)).toEqual(first)
  await rate(ada.id, 5, 'Better the second time.')
  expect(await rowOf(ada.id)).toMatchObject({
    id: first.id,
    rating: 5,
    text: 'Better the second time.',
    version: 2,
    editedAt: expect.any(Date) as Date,
  })
  const shown = await view()
  expect(shown).toMatchObject({ average: 5, count: 1, counts: [0, 0, 0, 0, 1], standing: 'visitor', own: null })
  expect(shown.reviews).toMatchObject([
    { name: 'Ada', rating: 5, text: 'Better the second time.', answer: null, isOwn: false },
  ])
  expect(await view(ada.id)).toMatchObject({ standing: 'may', own: { rating: 5 }, reviews: [{ isOwn: true }] })
})

test('only those who finished their own run or bought the adventure may rate it', async () => {
  const stranger = await buildUser(database())
  await buildRun(database(), { adventureId, editionId: published.editionId, userId: stranger.id, status: 'active' })
  await buildRun(database(), {
    adventureId,
    editionId: published.editionId,
    userId: stranger.id,
    status: 'finished',
    isPlaytest: true,
  })
  // A game started by its creator or staff, which counts in no figure
  await buildRun(database(), {
    adventureId,
    editionId: published.editionId,
    userId: stranger.id,
    status: 'finished',
    isOwn: true,
  })
  await finisher()
  expect((await view(stranger.id)).standing).toBe('notYet')
  await expect(rate(stranger.id, 5)).rejects.toMatchObject({ code: 'notAllowed' })

  const buyer = await buildUser(database())
  await buildPurchase(database(), { buyerId: buyer.id, adventureId, amountCents: 1250 })
  await rate(buyer.id, 3)
  expect(await rowOf(buyer.id)).toMatchObject({ rating: 3 })
})

test('the owner cannot rate, even after finishing it', async () => {
  const creatorId = published.adventure.creatorId!
  await buildRun(database(), { adventureId, editionId: published.editionId, userId: creatorId, status: 'finished' })
  await expect(rate(creatorId, 5)).rejects.toMatchObject({ code: 'notAllowed' })
  expect((await view(creatorId)).standing).toBe('owner')
})

test('a guest who finished is told to sign in, and another guest is not', async () => {
  const hash = guestHash(randomName())
  await buildRun(database(), { adventureId, editionId: published.editionId, guestHash: hash, status: 'finished' })
  expect((await view(null, 1, hash)).standing).toBe('signIn')
  expect((await view(null, 1, guestHash(randomName()))).standing).toBe('visitor')
})

test('reviews of an unlisted adventure can be neither read nor written', async () => {
  const ada = await finisher()
  await rate(ada.id, 4)
  await database().update(adventures).set({ status: 'draft' }).where(eq(adventures.id, adventureId))
  await expect(rate(ada.id, 1)).rejects.toMatchObject({ code: 'notFound' })
  await expect(view(ada.id)).rejects.toMatchObject({ code: 'notFound' })
})

test('a review that a moderator hid is not shown or counted, and cannot be changed or removed', async () => {
  const [ada, bob] = [await finisher(), await finisher()]
  await rate(ada.id, 1, 'Rude words')
  await rate(bob.id, 5)
  await database().update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.userId, ada.id))
  expect(await view(ada.id)).toMatchObject({ average: 5, count: 1, standing: 'hidden' })
  expect(JSON.stringify(await view())).not.toContain('Rude words')
  await expect(rate(ada.id, 5, 'Nice words')).rejects.toMatchObject({ code: 'notAllowed' })
  await expect(removeReview(database(), ada.id, adventureId)).rejects.toMatchObject({ code: 'notAllowed' })
  await expect(
    answerReview(database(), published.adventure.creatorId!, (await rowOf(ada.id))!.id, 'Well'),
  ).rejects.toMatchObject({ code: 'notFound' })
  expect(await rowOf(ada.id)).toMatchObject({ rating: 1, text: 'Rude words', creatorAnswer: null })
})

test('A2: only its author removes a review, only the creator answers it, not even admins', async () => {
  const ada = await finisher()
  await rate(ada.id, 4, 'Mine')
  const { id } = (await rowOf(ada.id))!
  const others = [
    await finisher(),
    await buildUser(database(), { role: 'admin' }),
    await buildPublishedAdventure(database()).then(async ({ adventure }) => ({ id: adventure.creatorId! })),
  ]
  const before = await rowOf(ada.id)
  for (const other of [...others, ada])
    await expect(answerReview(database(), other.id, id, 'I am the creator')).rejects.toMatchObject({ code: 'notFound' })
  for (const other of others) await removeReview(database(), other.id, adventureId)
  await removeReview(database(), published.adventure.creatorId!, adventureId)
  expect(await rowOf(ada.id)).toEqual(before)
})

test('the creator answers once, changes and removes the answer; a changed review keeps it', async () => {
  const ada = await finisher()
  const creatorId = published.adventure.creatorId!
  await rate(ada.id, 2, 'Too dark')
  const { id } = (await rowOf(ada.id))!
  await answerReview(database(), creatorId, id, 'Try the lamp.')
  await answerReview(database(), creatorId, id, 'Try the brass lamp.')
  await rate(ada.id, 4, 'Found the lamp')
  expect((await view()).reviews).toMatchObject([{ rating: 4, answer: { text: 'Try the brass lamp.' } }])
  await answerReview(database(), creatorId, id, null)
  expect((await view()).reviews).toMatchObject([{ answer: null }])
})

test('reviews come newest first, ten a page; a page beyond the last is the last', async () => {
  const people = await Promise.all(Array.from({ length: 23 }, () => buildUser(database())))
  await database()
    .insert(reviews)
    .values(
      people.map((person, at) => ({
        adventureId,
        userId: person.id,
        rating: 3,
        text: `number ${at}`,
        createdAt: new Date(Date.UTC(2026, 0, at + 1)),
      })),
    )
  const first = await view()
  expect([first.pages, first.reviews.length, first.reviews[0]?.text]).toEqual([3, 10, 'number 22'])
  const last = await view(null, 99)
  expect([last.page, last.reviews.map((review) => review.text)]).toEqual([3, ['number 2', 'number 1', 'number 0']])
})

test('written reviews come before bare stars, and the newest of the best is quoted', async () => {
  const written: [rating: number, text: string, hidden?: true][] = [
    [5, 'Hidden, though it is full of praise.', true],
    [5, 'The winch alone is worth the evening.\n\nBring tea.'],
    [4, 'Good, but shorter than the first one was.'],
    [5, 'Wow'],
    [2, 'We did not get on with the ropes at all.'],
    [5, ''],
  ]
  for (const [at, [rating, text, hidden]] of written.entries()) {
    const { id: userId } = await buildUser(database(), { name: `Player ${at}` })
    const createdAt = new Date(Date.UTC(2026, 0, at + 1))
    const hiddenAt = hidden ? new Date() : null
    await database().insert(reviews).values({ adventureId, userId, rating, text, createdAt, hiddenAt })
  }
  const seen = await view()
  expect(seen.reviews.map(({ name }) => name)).toEqual(['Player 4', 'Player 3', 'Player 2', 'Player 1', 'Player 5'])
  expect(seen.praise).toEqual({
    name: 'Player 1',
    rating: 5,
    text: 'The winch alone is worth the evening. Bring tea.',
  })
})

test('50 simultaneous forms leave one review for each person and the right average', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => finisher()))
  await Promise.all(
    people.flatMap((person, at) => [rate(person.id, (at % 5) + 1), rate(person.id, ((at + 2) % 5) + 1)]),
  )
  const rows = await database()
    .select({ rating: reviews.rating })
    .from(reviews)
    .where(eq(reviews.adventureId, adventureId))
  const shown = await view()
  expect(rows).toHaveLength(25)
  expect(shown.average).toBeCloseTo(rows.reduce((sum, row) => sum + row.rating, 0) / 25, 10)
  expect(shown.count).toBe(25)
})

test('reviews contain no ids of people', async () => {
  const ada = await finisher()
  await rate(ada.id, 4, 'Good')
  expect(JSON.stringify(await view())).not.toContain(ada.id)
})

test('an invalid review returns the form with what was typed and errors at its fields', async () => {
  const ada = await finisher()
  const by = { userId: ada.id, adventureId }
  expect(await submitReview(form({ text: 'No stars', intent: 'save' }), by)).toMatchObject({
    status: 400,
    result: { problems: { rating: 'missing' }, typed: { rating: null, text: 'No stars' } },
  })
  for (const rating of ['0', '6', '3.5', '-1', 'five', ''])
    expect(await submitReview(form({ rating, text: '' }), by), rating).toMatchObject({
      status: 400,
      result: { problems: { rating: 'missing' } },
    })
  expect(await submitReview(form({ rating: '3', text: 'a'.repeat(longestReview + 1) }), by)).toMatchObject({
    result: { problems: { text: 'long' }, typed: { rating: 3 } },
  })
  expect(await submitReview(form({ rating: '3', text: 'nul \u0000' }), by)).toMatchObject({
    result: { problems: { text: 'signs' } },
  })
  expect(await submitReview(form({ rating: '3', text: '', hiddenAt: '2026-01-01' }), by)).toMatchObject({
    result: { problems: { form: 'invalidInput' } },
  })
  expect(await rowOf(ada.id)).toBeUndefined()
  expect(await submitReview(form({ rating: '3', text: `${'a'.repeat(longestReview - 2)}\r\nb` }), by)).toBe('saved')
  expect(
    await submitAnswer(form({ answer: '   ' }), {
      userId: published.adventure.creatorId!,
      reviewId: (await rowOf(ada.id))!.id,
    }),
  ).toMatchObject({ status: 400, result: { problems: { answer: 'empty' } } })
})

test('a refused rating returns the form with its reason and all that was typed', async () => {
  const stranger = await buildUser(database())
  const by = { userId: stranger.id, adventureId }
  expect(await submitReview(form({ rating: '5', text: 'Never played' }), by)).toMatchObject({
    status: 403,
    result: { problems: { form: 'notAllowed' }, typed: { text: 'Never played' } },
  })
  for (let n = 1; n < limits.review.max; n++) await submitReview(form({ rating: '5' }), by)
  expect(await submitReview(form({ rating: '5', text: 'Still typed' }), by)).toMatchObject({
    status: 429,
    retryAfter: expect.any(Number) as number,
    result: { problems: { form: expect.stringMatching(/^slowDown:\d+$/) }, typed: { rating: 5, text: 'Still typed' } },
  })
})
