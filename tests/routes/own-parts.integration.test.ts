import { createHmac, randomBytes } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { placeOfOwnGames } from '#app/features/library/components/own-games.tsx'
import { ownOnAdventure } from '#app/features/library/own-on-adventure.server.ts'
import { ownOnHome } from '#app/features/play/runs/own-on-home.server.ts'
import { writeOwnGames } from '#app/own-games.server.tsx'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { readPageReader } from '#app/platform/auth/page-reader.server.ts'
import { hashToken, idleSeconds } from '#app/platform/auth/session-cookie.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { ownPartOn } from '#app/platform/own-parts.server.ts'
import { factsContext, guestContext, viewerContext } from '#app/platform/request-context.server.ts'
import { loader as readAdventure } from '#app/routes/library/adventure.tsx'
import { loader as readHome } from '#app/routes/public/home.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { buildRun } from '#database/factories/build-run.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { authSessions } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { players, reviews } from '#database/schema/play.ts'
import { wishes } from '#database/schema/wishes.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()
ownPartOn('/', ownOnHome, { place: placeOfOwnGames, write: writeOwnGames })
ownPartOn('/adventure/:id', ownOnAdventure)

type Reader = { userId: string | null; guest: string | null; cookies: string }

let game: Awaited<ReturnType<typeof buildTwoLocks>>
let editionId: string

beforeAll(async () => {
  game = await buildTwoLocks(getDatabase())
  const [row] = await getDatabase().select({ editionId: adventures.publishedEditionId }).from(adventures)
  editionId = row!.editionId!
  const reviewer = await buildUser(getDatabase())
  await getDatabase().insert(reviews).values({ adventureId: game.id, userId: reviewer.id, rating: 5, text: 'Splendid' })
})

async function member(userId?: string): Promise<Reader> {
  const id = userId ?? (await buildUser(getDatabase())).id
  const token = randomBytes(24).toString('hex')
  await getDatabase()
    .insert(authSessions)
    .values({
      id: newId(),
      userId: id,
      token: hashToken(token),
      expiresAt: new Date(Date.now() + idleSeconds * 1000),
    })
  const signature = createHmac('sha256', getAuthSecret()).update(token).digest('base64')
  return { userId: id, guest: null, cookies: `whodini_session=${encodeURIComponent(`${token}.${signature}`)}` }
}

function guest(): Reader {
  const { token } = newGuest()
  return { userId: null, guest: token, cookies: `whodini_guest=${token}` }
}

const run = (reader: Reader, values: Partial<Parameters<typeof buildRun>[1]> = {}) =>
  buildRun(getDatabase(), {
    adventureId: game.id,
    editionId,
    userId: reader.userId,
    guestHash: reader.guest && guestHash(reader.guest),
    ...values,
  })

function contextOf(reader: Reader | null, frame: 'user' | null | undefined): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(factsContext, { nonce: undefined, address: 'unknown', frame })
  context.set(guestContext, reader?.guest ?? null)
  if (reader?.userId)
    context.set(viewerContext, {
      userId: reader.userId,
      role: 'user',
      sessionId: 's',
      name: 'Ada',
      email: 'ada@example.org',
      emailVerified: true,
      signedInAt: new Date(),
    })
  return context
}

async function load(page: 'home' | 'adventure', context: RouterContextProvider): Promise<unknown> {
  const path = page === 'home' ? '/' : `/adventure/${game.id}`
  const request = new Request(`http://localhost${path}`)
  const given = { request, url: new URL(request.url), context }
  return page === 'home'
    ? readHome({ ...given, params: {}, pattern: '/' })
    : readAdventure({ ...given, params: { id: game.id }, pattern: '/adventure/:id' })
}

/** Whether a page rendered for the reader says more than the role's, and what its reader gets: that one or a part. */
async function compare(page: 'home' | 'adventure', reader: Reader) {
  const pattern = page === 'home' ? '/' : '/adventure/:id'
  const path = page === 'home' ? '/' : `/adventure/${game.id}`
  const told = await readPageReader(reader.cookies, { pattern, path, anew: 'own' })
  const own = await load(page, contextOf(reader, undefined))
  const shared = await load(page, contextOf(null, reader.userId ? 'user' : null))
  const putIn = typeof told === 'object' && told.own !== undefined
  return { own: putIn ? 'put in' : told === 'anew' ? 'anew' : 'nothing', differs: worded(own) !== worded(shared) }
}

/** A page of all readers leaves their games out, one without games has none. */
const worded = (loaded: unknown): string => JSON.stringify(loaded).replace('"games":null', '"games":[]')

const nothing = { own: 'nothing', differs: false }
const something = { own: 'anew', differs: true }
const putIn = { own: 'put in', differs: true }

test.each([
  ['a member', member],
  ['a guest', async () => guest()],
])('%s with nothing of their own gets what all of their role get', async (_who, who) => {
  const reader = await who()
  expect([await compare('home', reader), await compare('adventure', reader)]).toEqual([nothing, nothing])
})

test.each([
  ['a member', member],
  ['a guest', async () => guest()],
])('%s with an open game has it put into the home page of all, until it is put away', async (_who, who) => {
  const reader = await who()
  await run(reader, { isPlaytest: true })
  expect(await compare('home', reader)).toEqual(nothing)
  await run(reader)
  expect([await compare('home', reader), await compare('home', await who())]).toEqual([putIn, nothing])
  const person = { userId: reader.userId, guestHash: reader.guest && guestHash(reader.guest) }
  const part = await writeOwnGames(person, { language: 'fr', isSpoken: true })
  expect(part).toMatch(/^<div id="own-games" data-games="\[.*href="\/run\/[^"]*\?lang=fr".*<\/div>$/s)
  expect(part).toContain(m.home_continue_title({}, { locale: 'fr' }))
  expect(await compare('adventure', reader)).toEqual(nothing)
  await getDatabase().update(players).set({ removedAt: new Date() })
  expect(await compare('home', reader)).toEqual(nothing)
})

test.each([
  ['a member', member],
  ['a guest', async () => guest()],
])('%s who has finished an adventure gets a page of it of their own', async (_who, who) => {
  const reader = await who()
  await run(reader, { status: 'finished', isPlaytest: true })
  expect(await compare('adventure', reader)).toEqual(nothing)
  await run(reader, { status: 'finished' })
  expect([await compare('adventure', reader), await compare('home', reader)]).toEqual([something, nothing])
})

test('so does who has reviewed it, bought it, or made it', async () => {
  const [reviewer, buyer, owner] = [await member(), await member(), await member(game.creatorId)]
  await getDatabase()
    .insert(reviews)
    .values({ adventureId: game.id, userId: reviewer.userId!, rating: 3, hiddenAt: new Date() })
  await buildPurchase(getDatabase(), { adventureId: game.id, buyerId: buyer.userId! })
  for (const reader of [reviewer, buyer, owner]) expect(await compare('adventure', reader)).toEqual(something)
})

test('an adventure that opens later is a page of each member’s own, and one of all guests', async () => {
  await getDatabase().update(adventures).set({ status: 'coming_soon' })
  const [waiting, other] = [await member(), await member()]
  await getDatabase().insert(wishes).values({ adventureId: game.id, userId: waiting.userId!, language: 'en' })
  for (const reader of [waiting, other]) expect(await compare('adventure', reader)).toEqual(something)
  expect(await compare('adventure', guest())).toEqual(nothing)
})
