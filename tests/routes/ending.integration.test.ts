import { eq } from 'drizzle-orm'
import { isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { factsContext, guestContext, localeContext, viewerContext } from '#app/platform/request-context.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { action as review } from '#app/routes/library/review.tsx'
import { action as wish } from '#app/routes/library/wish.ts'
import { action as lobby } from '#app/routes/play/lobby.tsx'
import { loader as run } from '#app/routes/play/run.tsx'
import { newId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { newTestMember, playAs, startAs } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks, canaries } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()

type Member = TestPlayer & { userId: string }

function asks(path: string, { userId }: Member, fields?: Record<string, string>) {
  const context = new RouterContextProvider()
  const viewer: Viewer = {
    userId,
    role: 'user',
    sessionId: 's',
    name: 'Ada',
    email: 'ada@example.org',
    emailVerified: true,
    signedInAt: new Date(),
  }
  context.set(viewerContext, viewer)
  context.set(guestContext, null)
  context.set(localeContext, 'en')
  context.set(factsContext, { nonce: undefined, address: '203.0.113.7' })
  const url = new URL(path, 'http://localhost')
  const request = new Request(url, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {})
  return { request, url, context, pattern: '', unstable_pattern: '' }
}

async function told(
  work: Promise<unknown>,
): Promise<{ data?: unknown; status: number; to?: string | null; cookie?: string | null }> {
  try {
    return { data: await work, status: 200 }
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, to: thrown.headers.get('Location'), cookie: thrown.headers.get('Set-Cookie') }
    if (isRouteErrorResponse(thrown)) return { status: thrown.status }
    const init = (thrown as { init?: { status?: number } }).init
    if (init?.status) return { status: init.status }
    throw thrown
  }
}

const opened = (runId: string, who: Member) => told(run({ ...asks(`/run/${runId}`, who), params: { runId } }))
const sent = (id: string, who: Member, fields: Record<string, string>) =>
  told(lobby({ ...asks(`/play/${id}`, who, fields), params: { id } }))
const rated = (id: string, who: Member, fields: Record<string, string>) =>
  told(review({ ...asks(`/adventure/${id}/review`, who, fields), params: { id } }))

async function startedGame() {
  const game = await buildTwoLocks(getDatabase())
  const who = await newTestMember()
  const { runId } = await startAs(who, game.id)
  return { game, who, runId }
}

async function finishedGame() {
  const { game, who, runId } = await startedGame()
  const play = playAs(runId, who)
  await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  await play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '0427' } })
  await play({ type: 'use_hotspot', hotspotId: game.ids.doorSpot })
  await play({ type: 'use_hotspot', hotspotId: game.ids.safeSpot })
  await play({ type: 'answer', puzzleId: game.ids.safe, answer: { code: canaries.code } })
  return { game, who, runId }
}

test('an active run hides its end; a finished one shows how it went and what to play next', async () => {
  await buildTwoLocks(getDatabase(), { title: 'Another' })
  const before = await startedGame()
  expect((await opened(before.runId, before.who)).data).toMatchObject({ curtain: null, afterword: null })
  const after = await finishedGame()
  const { data } = await opened(after.runId, after.who)
  expect(data).toMatchObject({
    curtain: { unsolved: 0, mayPlayAgain: true },
    afterword: { review: { standing: 'may', own: null } },
  })
  const { next } = (data as { afterword: { next: { id: string }[] } }).afterword
  expect(next.length).toBeGreaterThan(0)
  expect(next.map(({ id }) => id)).not.toContain(after.game.id)
})

test('the end of a run is shown without a rating once its adventure was taken back', async () => {
  const { game, who, runId } = await finishedGame()
  await getDatabase().update(adventures).set({ status: 'draft' }).where(eq(adventures.id, game.id))
  expect((await opened(runId, who)).data).toMatchObject({
    curtain: { mayPlayAgain: false },
    afterword: { review: null },
  })
})

test('a review sent from a run’s end leads back there, from anywhere else to the adventure', async () => {
  const { game, who, runId } = await finishedGame()
  const form = { rating: '4', text: 'Dusty.', intent: 'save' }
  expect(await rated(game.id, who, { ...form, run: runId })).toMatchObject({ status: 302, to: `/run/${runId}#review` })
  for (const run of ['//example.org', '../auth', 'x'])
    expect(await rated(game.id, who, { ...form, rating: '5', run })).toMatchObject({
      status: 302,
      to: `/adventure/${game.id}#review`,
    })
  expect(await rated(game.id, who, form)).toMatchObject({ to: `/adventure/${game.id}#review` })
  expect((await opened(runId, who)).data).toMatchObject({
    afterword: { review: { own: { rating: 4, text: 'Dusty.' } } },
  })
})

test('a wish made in the lobby leads back to it', async () => {
  const { id } = await buildTwoLocks(getDatabase(), { status: 'coming_soon' })
  const who = await newTestMember()
  const make = (from: Record<string, string>) =>
    told(wish({ ...asks(`/adventure/${id}/wish`, who, { intent: 'wish', ...from }), params: { id } }))
  expect(await make({ from: 'lobby' })).toMatchObject({ status: 302, to: `/play/${id}` })
  expect(await make({ from: 'elsewhere' })).toMatchObject({ status: 302, to: `/adventure/${id}` })
})

test('only its player can put a game away, with a notice, and take it up again', async () => {
  const { game, who, runId } = await startedGame()
  const stranger = await newTestMember()
  for (const intent of ['put_away', 'take_up']) {
    expect((await sent(game.id, stranger, { intent, runId })).status).toBe(404)
    expect((await sent(game.id, who, { intent, runId: newId() })).status).toBe(404)
    expect((await sent(game.id, who, { intent, runId: 'x' })).status).toBe(400)
    expect((await sent(game.id, who, { intent, runId, more: 'x' })).status).toBe(400)
  }
  const away = await sent(game.id, who, { intent: 'put_away', runId })
  expect(away).toMatchObject({ status: 302, to: `/play/${game.id}#games` })
  expect(away.cookie).toMatch(/^flash=gamePutAway;/)
  expect(await sent(game.id, who, { intent: 'take_up', runId })).toMatchObject({ status: 302, to: `/run/${runId}` })
})
