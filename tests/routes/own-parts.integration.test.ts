import { createHmac, randomBytes } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { ownOnAdventure } from '#app/features/library/own-on-adventure.server.ts'
import { workAtAddress } from '#app/features/payments/ledger/at-address.server.ts'
import type { OpenLobby } from '#app/features/play/lobby/lobby.present.ts'
import { findOwnLobby } from '#app/features/play/lobby/open-lobby.server.ts'
import { anewOnLobby, ownOnLobby } from '#app/features/play/lobby/own-on-lobby.server.ts'
import { ownOnHome } from '#app/features/play/runs/own-on-home.server.ts'
import { writeOwnGames, writeOwnLobby } from '#app/own-places.server.tsx'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { readPageReader } from '#app/platform/auth/page-reader.server.ts'
import { hashToken, idleSeconds } from '#app/platform/auth/session-cookie.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { ownPartOn } from '#app/platform/own-parts.server.ts'
import { factsContext, guestContext, viewerContext } from '#app/platform/request-context.server.ts'
import { loader as readAdventure } from '#app/routes/library/adventure.tsx'
import { loader as readLobby } from '#app/routes/play/lobby.tsx'
import { loader as readHome } from '#app/routes/public/home.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { buildRun } from '#database/factories/build-run.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { authSessions, userRoles } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { players, reviews } from '#database/schema/play.ts'
import { wishes } from '#database/schema/wishes.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()
ownPartOn('/', { own: ownOnHome, write: writeOwnGames })
ownPartOn('/adventure/:id', { join: workAtAddress, anew: ownOnAdventure })
ownPartOn('/play/:id', { join: workAtAddress, anew: anewOnLobby, own: ownOnLobby, write: writeOwnLobby })

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

const paths = {
  home: ['/', () => '/'],
  adventure: ['/adventure/:id', () => `/adventure/${game.id}`],
  lobby: ['/play/:id', () => `/play/${game.id}`],
} as const

type Page = keyof typeof paths

async function load(page: Page, context: RouterContextProvider): Promise<unknown> {
  const [pattern, path] = paths[page]
  const request = new Request(`http://localhost${path()}`)
  const given = { request, url: new URL(request.url), context }
  if (pattern === '/') return readHome({ ...given, params: {}, pattern })
  const params = { id: game.id }
  return pattern === '/play/:id'
    ? readLobby({ ...given, params, pattern })
    : readAdventure({ ...given, params, pattern })
}

/** Whether a page rendered for the reader says more than the role's, and what its reader gets: that one or a part. */
async function compare(page: Page, reader: Reader) {
  const [pattern, path] = paths[page]
  const told = await readPageReader(reader.cookies, { pattern, path: path(), anew: 'own' })
  const own = await load(page, contextOf(reader, undefined))
  const shared = await load(page, contextOf(null, reader.userId ? 'user' : null))
  const putIn = typeof told === 'object' && told.own !== undefined
  if (putIn && page === 'lobby') {
    const lobby = shared as OpenLobby
    const part = await findOwnLobby(getDatabase(), lobby, told.own!, false)
    expect({ ...lobby, ...part }).toEqual({ ...(own as OpenLobby), isForAll: true })
  }
  return { own: putIn ? 'put in' : told === 'anew' ? 'anew' : 'nothing', differs: worded(own) !== worded(shared) }
}

/** A page of all readers leaves their games out, one without games has none. */
const worded = (loaded: unknown): string =>
  JSON.stringify(loaded).replace('"games":null', '"games":[]').replace(',"isForAll":true', '')

const nothing = { own: 'nothing', differs: false }
const something = { own: 'anew', differs: true }
const putIn = { own: 'put in', differs: true }

test.each([
  ['a member', member],
  ['a guest', async () => guest()],
])('%s with nothing of their own gets the page shared by everyone of their role', async (_who, who) => {
  const reader = await who()
  for (const page of ['home', 'adventure', 'lobby'] as const) expect(await compare(page, reader)).toEqual(nothing)
})

test.each([
  ['a member', member],
  ['a guest', async () => guest()],
])('%s has their open game inserted into the shared home page and lobby until they leave it', async (_who, who) => {
  const reader = await who()
  await run(reader, { isPlaytest: true })
  expect([await compare('home', reader), await compare('lobby', reader)]).toEqual([nothing, putIn])
  await run(reader)
  for (const page of ['home', 'lobby'] as const)
    expect([await compare(page, reader), await compare(page, await who())]).toEqual([putIn, nothing])
  const person = { userId: reader.userId, guestHash: reader.guest && guestHash(reader.guest) }
  const look = { language: 'fr', role: null } as const
  const part = await writeOwnGames(person, { ...look, url: '/?lang=fr' })
  expect(part).toMatch(
    /^<div id="own-games" data-own="\[.*href="\/run\/[^"]*\?lang=fr".*<i id="own-games-end" hidden=""><\/i>$/s,
  )
  expect(part).toContain(m.home_continue_title({}, { locale: 'fr' }))
  const lobby = await writeOwnLobby(person, { ...look, url: `/play/${game.id}?games=all` }, (shared) => shared())
  expect(lobby).toMatch(
    /^<div id="own-start" data-own="{.*<form[^>]* action="\/play\/[^"]*\?games=all".*<div id="own-games">/s,
  )
  expect(lobby).toContain(m.lobby_games({}, { locale: 'fr' }))
  expect(await compare('adventure', reader)).toEqual(nothing)
  await getDatabase().update(players).set({ removedAt: new Date() })
  for (const page of ['home', 'lobby'] as const) expect(await compare(page, reader)).toEqual(nothing)
})

test.each([
  ['a member', member],
  ['a guest', async () => guest()],
])('%s who has finished an adventure gets their own page for it', async (_who, who) => {
  const reader = await who()
  await run(reader, { status: 'finished', isPlaytest: true })
  expect(await compare('adventure', reader)).toEqual(nothing)
  await run(reader, { status: 'finished' })
  expect([await compare('adventure', reader), await compare('home', reader)]).toEqual([something, nothing])
})

test('reviewers, buyers and its creator get their own page too', async () => {
  const [reviewer, buyer, owner] = [await member(), await member(), await member(game.creatorId)]
  await getDatabase()
    .insert(reviews)
    .values({ adventureId: game.id, userId: reviewer.userId!, rating: 3, hiddenAt: new Date() })
  await buildPurchase(getDatabase(), { adventureId: game.id, buyerId: buyer.userId! })
  for (const reader of [reviewer, buyer, owner]) expect(await compare('adventure', reader)).toEqual(something)
  expect([await compare('lobby', reviewer), await compare('lobby', owner)]).toEqual([nothing, something])
  await getDatabase().update(adventures).set({ priceCents: 500 })
  expect([await compare('lobby', reviewer), await compare('lobby', buyer)]).toEqual([nothing, putIn])
  await getDatabase().insert(userRoles).values({ userId: reviewer.userId!, role: 'moderator' })
  expect(await compare('lobby', reviewer)).toMatchObject({ own: 'anew' })
})

test('a coming adventure’s page is each member’s own, but shared by all guests', async () => {
  await getDatabase().update(adventures).set({ status: 'coming_soon' })
  const [waiting, other] = [await member(), await member()]
  await getDatabase().insert(wishes).values({ adventureId: game.id, userId: waiting.userId!, language: 'en' })
  for (const reader of [waiting, other]) expect(await compare('adventure', reader)).toEqual(something)
  expect([await compare('lobby', waiting), await compare('adventure', guest())]).toEqual([something, nothing])
})
