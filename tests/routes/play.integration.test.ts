import { eq } from 'drizzle-orm'
import { isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { factsContext, guestContext, localeContext, viewerContext } from '#app/platform/request-context.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { action as command, loader as look } from '#app/routes/api/run-commands.ts'
import { action as start, loader as openLobby } from '#app/routes/play/lobby.tsx'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { adventures } from '#database/schema/adventures.ts'
import { buildParlour } from '#tests/support/parlour-run.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()

type Visitor = { viewer?: Viewer; guest?: string; locale?: 'en' | 'fr' }

const member = (userId: string, role: Viewer['role'] = 'user'): Viewer => ({
  userId,
  role,
  sessionId: 's',
  name: 'Ada',
  email: 'ada@example.org',
  emailVerified: true,
  signedInAt: new Date(),
})

function asks(path: string, { viewer, guest, locale }: Visitor, init: RequestInit = {}) {
  const context = new RouterContextProvider()
  context.set(viewerContext, viewer ?? null)
  context.set(guestContext, guest ?? null)
  context.set(localeContext, locale ?? 'en')
  context.set(factsContext, { nonce: undefined, address: '203.0.113.7' })
  const url = new URL(path, 'http://localhost')
  return { request: new Request(url, init), url, context, pattern: '', unstable_pattern: '' }
}

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

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

const lobby = (id: string, visitor: Visitor = {}) =>
  told(Promise.resolve(openLobby({ ...asks(`/play/${id}`, visitor), params: { id } })))
const begin = (id: string, visitor: Visitor = {}, fields: Record<string, string> = { intent: 'start' }) =>
  told(start({ ...asks(`/play/${id}`, visitor, form(fields)), params: { id } }))
const send = (runId: string, visitor: Visitor, body: string) =>
  command({
    ...asks(`/api/runs/${runId}/commands`, visitor, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
    params: { runId },
  })

const tokenIn = (cookie: string | null | undefined) => /whodini_guest=([^;]+)/.exec(cookie ?? '')?.[1]

async function newRun() {
  const game = await buildTwoLocks(getDatabase())
  const { to, cookie } = await begin(game.id)
  return { game, runId: to!.slice('/run/'.length), guest: tokenIn(cookie)! }
}

test('a visitor who presses Start becomes a guest, only once, and is sent into the run', async () => {
  const game = await buildTwoLocks(getDatabase())
  const first = await begin(game.id)
  expect(first.status).toBe(302)
  expect(first.to).toMatch(/^\/run\/[0-9a-f-]{36}$/)
  expect(first.cookie).toMatch(/HttpOnly; SameSite=Lax/)
  const again = await begin(game.id, { guest: tokenIn(first.cookie)! })
  expect(again).toMatchObject({ status: 302, cookie: null })
  expect(await lobby(game.id, { guest: tokenIn(first.cookie)! })).toMatchObject({
    data: { start: 'play', runs: [{}, {}] },
  })
})

test('the lobby shows what is inside and where the game begins, in the reader’s language', async () => {
  const game = await buildTwoLocks(getDatabase(), {
    translations: { fr: { title: 'Les deux serrures' } },
    difficulty: 4,
  })
  const { data } = await lobby(game.id, { locale: 'fr' })
  expect(data).toMatchObject({
    view: 'open',
    title: 'Les deux serrures',
    difficulty: 4,
    recommendedPlayers: '1-4',
    back: 'adventure',
    contents: { scenes: 3, puzzles: 2, items: 1, npcs: 0, startingScene: { name: 'hall (fr)' }, startingPlaces: [] },
  })
})

test('a coming adventure shows title, cover, description and wish, and nothing else', async () => {
  const game = await buildTwoLocks(getDatabase(), { status: 'coming_soon' })
  const { data } = await lobby(game.id)
  expect(Object.keys(data as object).sort()).toEqual([
    'cover',
    'description',
    'descriptionLanguage',
    'title',
    'titleLanguage',
    'view',
    'wish',
  ])
  expect((await begin(game.id)).status).toBe(409)
})

test('only its owner may try a draft; that lobby leads back to the editor', async () => {
  const { adventure, scenes } = await buildPublishedAdventure(getDatabase(), { status: 'draft' })
  const owner = { viewer: member(adventure.creatorId!) }
  expect(await lobby(adventure.id, owner)).toMatchObject({
    data: {
      start: 'playtest',
      back: 'editor',
      contents: { scenes: 2, startingPlaces: [{ id: scenes.hall.id }, { id: scenes.garden.id }] },
    },
  })
  expect((await begin(adventure.id, owner, { intent: 'start', sceneId: scenes.garden.id })).status).toBe(302)
  expect((await lobby(adventure.id)).status).toBe(404)
  expect((await begin(adventure.id)).status).toBe(404)
  expect((await lobby(newId())).status).toBe(404)
})

// the lobby read the row, in which the creator of work that was taken back goes on writing
test.each(['draft', 'in_review'] as const)(
  'the players of an adventure that is %s again see its published title and no newer words',
  async (status) => {
    const { game, runId, guest } = await newRun()
    const cover = await buildAsset(getDatabase(), { adventureId: game.id })
    await getDatabase()
      .update(adventures)
      .set({
        status,
        title: 'Unheard',
        description: 'Unheard',
        translations: { fr: { title: 'Unheard', description: 'Unheard' } },
        thumbnailAssetId: cover.id,
        languages: ['en'],
      })
      .where(eq(adventures.id, game.id))
    for (const [locale, title] of [
      ['en', 'The Two Locks'],
      ['fr', 'Les deux serrures'],
    ] as const) {
      const { data } = await lobby(game.id, { guest, locale })
      expect(data).toMatchObject({
        view: 'open',
        title,
        description: '',
        cover: null,
        start: 'closed',
        back: 'library',
        languages: ['en', 'fr'],
        runs: [{ id: runId }],
      })
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`Unheard|${cover.name}`))
    }
    expect(
      await (await look({ ...asks(`/api/runs/${runId}/commands`, { guest }), params: { runId } })).text(),
    ).not.toContain('Unheard')
    expect((await lobby(game.id, { viewer: member(game.creatorId) })).data).toMatchObject({
      title: 'Unheard',
      start: 'playtest',
    })
  },
)

test('a draft that cannot be tried says why in its lobby', async () => {
  const adventure = await buildAdventure(getDatabase())
  expect(await begin(adventure.id, { viewer: member(adventure.creatorId!) })).toMatchObject({
    status: 200,
    data: { findings: [{ code: 'no_scene' }] },
  })
})

test('an adventure with a price shows it, and cannot be started', async () => {
  const game = await buildTwoLocks(getDatabase(), { priceCents: 1250 })
  expect(await lobby(game.id)).toMatchObject({ data: { start: 'buy', priceCents: 1250 } })
  expect((await begin(game.id)).status).toBe(402)
})

test('print kinds are not played here: their lobby is the page of the kit', async () => {
  const dinner = await buildAdventure(getDatabase(), { kind: 'mystery-dinner', category: '1920s', status: 'published' })
  expect(await lobby(dinner.id)).toMatchObject({ status: 302, to: `/kit/${dinner.id}` })
})

test('a start with unknown form fields is refused', async () => {
  const game = await buildTwoLocks(getDatabase())
  const odd: Record<string, string>[] = [
    {},
    { intent: 'resume' },
    { intent: 'start', userId: newId() },
    { intent: 'start', language: 'de' },
    { intent: 'start', sceneId: 'x' },
  ]
  for (const fields of odd) {
    expect((await begin(game.id, {}, fields)).status).toBe(400)
  }
})

test('a command is answered with what happened and what is visible now', async () => {
  const { game, runId, guest } = await newRun()
  const response = await send(
    runId,
    { guest },
    JSON.stringify({ commandId: newId(), command: { type: 'use_hotspot', hotspotId: game.ids.keySpot } }),
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    version: 2,
    refused: null,
    events: [{ type: 'item_gained' }],
    view: { inventory: [{ name: 'brass key' }] },
  })
  expect(await (await look({ ...asks('/', { guest }), params: { runId } })).json()).toMatchObject({ version: 2 })
})

test('items are used and combined, people answered, and everything is there after a reload', async () => {
  const game = await buildParlour(getDatabase())
  const { to, cookie } = await begin(game.id)
  const [runId, guest] = [to!.slice('/run/'.length), tokenIn(cookie)!]
  const post = async (given: object) =>
    await (await send(runId, { guest }, JSON.stringify({ commandId: newId(), command: given }))).json()
  for (const hotspotId of ['wax-a', 'wax-b', 'wax-c']) await post({ type: 'use_hotspot', hotspotId })
  expect(await post({ type: 'examine_item', itemId: 'wax' })).toMatchObject({
    refused: null,
    view: { inventory: [{ count: 3, isNew: false }] },
  })
  expect(await post({ type: 'use_item', itemId: 'wax' })).toMatchObject({
    refused: null,
    events: [{ type: 'item_used' }, { type: 'item_lost' }, { type: 'said' }],
  })
  expect(await post({ type: 'use_item_on', itemId: 'wax', hotspotId: 'maid' })).toMatchObject({
    refused: { code: 'cannotUseOn' },
  })
  expect(await post({ type: 'combine_items', itemId: 'wax', otherItemId: 'wax' })).toMatchObject({
    view: { inventory: [{ id: 'ball' }] },
  })
  expect(await post({ type: 'use_hotspot', hotspotId: 'maid' })).toMatchObject({
    view: { dialogue: { step: 1, mustChoose: false } },
  })
  await post({ type: 'continue', step: 1 })
  expect(await post({ type: 'choose', step: 2, choice: 1 })).toMatchObject({ refused: { code: 'choiceLocked' } })
  expect(await post({ type: 'choose', step: 2, choice: 0 })).toMatchObject({
    view: { experience: 20, dialogue: { step: 3 } },
  })
  expect(await (await look({ ...asks('/', { guest }), params: { runId } })).json()).toMatchObject({
    view: {
      inventory: [{ id: 'ball' }, { id: 'bell' }],
      dialogue: { step: 3, choices: [{ locked: true }, { locked: false }] },
    },
  })
  expect(await post({ type: 'leave_dialogue' })).toMatchObject({ view: { dialogue: null } })
})

test('a player signals their presence and chooses the language', async () => {
  const { runId, guest } = await newRun()
  expect(await (await send(runId, { guest }, '{"present":true}')).json()).toEqual({ version: 1 })
  expect(await (await send(runId, { guest }, '{"language":"fr"}')).json()).toMatchObject({
    language: 'fr',
    view: { title: 'Les deux serrures' },
  })
})

test('strangers get the same 404 for other people’s runs as for missing ones', async () => {
  const { runId } = await newRun()
  for (const id of [runId, newId(), 'x']) {
    for (const body of [
      '{"present":true}',
      '{"language":"fr"}',
      JSON.stringify({ commandId: newId(), command: { type: 'close_puzzle' } }),
    ]) {
      const response = await send(id, { guest: 'A'.repeat(22) }, body)
      expect([response.status, await response.json()]).toEqual([404, { error: { code: 'notFound', params: {} } }])
    }
    expect((await look({ ...asks('/', {}), params: { runId: id } })).status).toBe(404)
  }
})

const id = '01990000-0000-7000-8000-000000000000'

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['an unknown command', `{"commandId":"${id}","command":{"type":"win"}}`],
  ['a command of the server’s', `{"commandId":"${id}","command":{"type":"join"}}`],
  ['a key too many', `{"commandId":"${id}","command":{"type":"close_puzzle"},"playerId":"${id}"}`],
  ['a command id that is none', '{"commandId":"1","command":{"type":"close_puzzle"}}'],
  ['an item of somebody’s choosing', `{"commandId":"${id}","command":{"type":"use_item","itemId":"../key"}}`],
  ['a choice out of nowhere', `{"commandId":"${id}","command":{"type":"choose","step":1,"choice":99}}`],
  [
    'a dialogue node by its name',
    `{"commandId":"${id}","command":{"type":"choose","step":1,"choice":0,"nodeId":"end"}}`,
  ],
  ['a score', '{"present":true,"score":999}'],
  [
    'NUL, which the database cannot keep',
    `{"commandId":"${id}","command":{"type":"answer","puzzleId":"${id}","answer":{"code":"1\\u0000"}}}`,
  ],
  [
    'half a character',
    `{"commandId":"${id}","command":{"type":"answer","puzzleId":"${id}","answer":{"code":"\\ud800"}}}`,
  ],
  [
    'a nest without end',
    `{"commandId":"${id}","command":{"type":"answer","puzzleId":"${id}","answer":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`,
  ],
])('%s is refused as not being a valid command', async (_, body) => {
  const { runId, guest } = await newRun()
  const response = await send(runId, { guest }, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalidInput' } })
})

test('a body larger than any answer needs is refused before it is parsed', async () => {
  const { runId, guest } = await newRun()
  expect((await send(runId, { guest }, JSON.stringify({ present: 'x'.repeat(100_000) }))).status).toBe(413)
})
