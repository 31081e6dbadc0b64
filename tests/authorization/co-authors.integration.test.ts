import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LiveDraft } from '#app/features/studio/live/live.schema.ts'
import { coAuthorRoles } from '#app/shared/co-author-roles.ts'
import type { CoAuthorRole } from '#app/shared/co-author-roles.ts'
import { newId } from '#app/shared/ids.ts'
import { changeRow, createRow, edit } from '#tests/support/draft-commands.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { password } from '#tests/support/person.ts'
import type { Person } from '#tests/support/person.ts'
import { states } from './expected.ts'
import type { State } from './expected.ts'
import { openMatrixWorld } from './matrix-world.ts'
import type { MatrixWorld } from './matrix-world.ts'
import { outcomeOf, read, write } from './requests.ts'

let world: MatrixWorld
let people: Record<CoAuthorRole, Person>

beforeAll(async () => {
  world = await openMatrixWorld()
  people = {} as typeof people
  for (const role of coAuthorRoles) {
    people[role] = await world.member(`${role}@example.net`)
    await world.database.query(
      `insert into co_authors (adventure_id, user_id, role, language)
       select a.id, u.id, $1, case $1 when 'translator' then 'fr' end from adventures a, users u
       where u.email = $2 and a.id = any($3)`,
      [role, `${role}@example.net`, states.map((state) => world.subjects[state].id)],
    )
  }
  await world.database.query('update users set email_verified = true')
}, 120_000)

afterAll(() => world?.close())

const cell = (role: CoAuthorRole, state: State) => ({
  world,
  role: 'other' as const,
  state,
  person: people[role],
  subject: world.subjects[state],
})

type Row = readonly [read: string, write: string]

const inTrash: Row = ['404', '404']
const only = (...rows: [editor: Row, translator: Row, reviewer: Row]): Record<CoAuthorRole, Row> => ({
  editor: rows[0],
  translator: rows[1],
  reviewer: rows[2],
})
const editorAlone = (reads: string, writes: string) => only([reads, writes], inTrash, inTrash)

/** In every status but in the trash, where there is nothing for co-authors. A command that is refused answers 200. */
const table: Record<string, Record<CoAuthorRole, Row>> = {
  '/editor/:id': only(['200', '200'], ['200', '200'], ['200', '200']),
  '/mystery-dinner/:id': only(['→/editor', '404'], ['→/editor', '404'], ['→/editor', '404']),
  '/editor/:id/walkthrough': only(['200', '404'], inTrash, ['200', '404']),
  '/editor/:id/people': only(['200', '404'], ['200', '404'], ['200', '404']),
  '/editor/:id/playtest': only(['404', '201'], inTrash, ['404', '201']),
  '/api/projects/:id': editorAlone('200', '404'),
  '/api/projects/:id/puzzles/:puzzleId/print': only(['200', '404'], inTrash, ['200', '404']),
  '/api/projects/:id/game-file': editorAlone('200', '404'),
  // What nothing uses is the owner's to list and to remove
  '/api/projects/:id/files': only(inTrash, inTrash, inTrash),
  '/api/projects/:id/versions': editorAlone('200', '200'),
  '/api/projects/:id/copies': editorAlone('200', '404'),
  '/api/projects/:id/figures': editorAlone('200', '404'),
  '/api/uploads': editorAlone('404', '201'),
  '/api/generate/:function': only(['200', '409'], ['200', '404'], ['200', '404']),
  '/creator': only(['200', '404'], ['200', '404'], ['200', '404']),
  '/api/projects/:id/events': only(['200', '204'], ['200', '204'], ['200', '204']),
  '/api/projects/:id/changes': only(['200', '404'], ['200', '404'], ['200', '404']),
  '/api/projects/:id/changes?all': editorAlone('200', '404'),
  '/api/projects/:id/notes': only(['200', '200'], ['200', '200'], ['200', '200']),
  '/api/sessions/:id/events': only(inTrash, inTrash, inTrash),
  '/purchases/:id': only(inTrash, inTrash, inTrash),
}

const notOfTheWork = new Set(['/creator', '/api/generate/:function'])

describe.each(Object.entries(table))('A1: %s', (pattern, rows) => {
  test.each(coAuthorRoles)('as a co-author: %s', async (role) => {
    const [reads, writes] = rows[role]
    for (const state of states) {
      const isShut = state === 'deleted' && !notOfTheWork.has(pattern)
      expect([state, outcomeOf(await read(pattern, cell(role, state)))]).toEqual([state, isShut ? '404' : reads])
      const wrote = outcomeOf(await write(pattern, cell(role, state)))
      const isGone = state === 'deleted'
      expect([state, wrote]).toEqual([state, isGone ? '404' : writes])
    }
  })
})

test('A1: co-authors who may try a draft play it in every status, translators what is out', async () => {
  for (const role of coAuthorRoles) {
    const outcomes = await Promise.all(
      states.map(async (state) => outcomeOf(await read('/play/:id', cell(role, state)))),
    )
    const tries = role !== 'translator'
    expect([role, Object.fromEntries(states.map((state, at) => [state, outcomes[at]]))]).toEqual([
      role,
      {
        draft: tries ? '200' : '404',
        in_review: tries ? '200' : '404',
        coming_soon: '200',
        published: '200',
        deleted: '404',
        unlisted: '200',
        linked: '200',
      },
    ])
  }
})

test('A1: every co-author sees the files of the draft, and nobody after they were removed', async () => {
  const { media, id } = world.subjects.draft
  for (const role of coAuthorRoles) expect((await people[role].get(`/media/${media}`)).status, role).toBe(200)
  await world.database.query(
    `delete from co_authors where adventure_id = $1 and user_id = (select id from users where email = $2)`,
    [id, 'reviewer@example.net'],
  )
  expect((await people.reviewer.get(`/media/${media}`)).status).toBe(404)
  expect((await people.reviewer.get(`/editor/${id}`)).status).toBe(404)
})

const inFrench = (id: string, name: string) =>
  changeRow('scene', id, { translations: { fr: { name } } }, { translations: { fr: { name: null } } })

type Sent = { taken?: { results: { status: string; refusal?: { reason: string } }[] } }

test('A1: commands beyond a role are refused one by one, and the others are in the draft', async () => {
  const { id, sceneId } = world.subjects.published
  const item = createRow('item', { name: 'Beyond' })
  const price = changeRow('details', id, { price: '1.00' }, { price: '12.50' })
  const english = changeRow('scene', sceneId, { name: 'Foyer' }, { name: 'Hall' })
  const french = inFrench(sceneId, 'Le foyer')
  const answers: Record<string, string[]> = {}
  for (const role of ['reviewer', 'translator', 'editor'] as const) {
    const reply = await people[role].postJson(`/editor/${id}`, edit(price, item, english, french))
    const { taken } = JSON.parse(reply.text) as Sent
    answers[role] = taken!.results.map(({ status, refusal }) => refusal?.reason ?? status)
  }
  expect(answers).toEqual({
    reviewer: ['role', 'role', 'role', 'role'],
    translator: ['role', 'role', 'role', 'taken'],
    editor: ['role', 'taken', 'taken', 'taken'],
  })
  const { rows } = await world.database.query<{ cents: number; items: number; french: string }>(
    `select price_cents as cents, (select count(*)::int from adventure_items i where i.adventure_id = a.id
       and i.name = 'Beyond') as items, (select s.translations->'fr'->>'name' from adventure_scenes s where s.id = $2)
       as french from adventures a where id = $1`,
    [id, sceneId],
  )
  expect(rows).toEqual([{ cents: 1250, items: 1, french: 'Le foyer' }])
})

test('A1: editors list the files of a draft, and no other co-author does', async () => {
  const statuses = coAuthorRoles.map(
    async (role) => (await people[role].get(`/api/projects/${world.subjects.published.id}/files?list=all`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 404, 404])
})

test('A1: a co-author neither publishes, prices, withdraws, deletes nor says where it is shown', async () => {
  const { id } = world.subjects.published
  for (const role of coAuthorRoles) {
    for (const intent of ['publish-update', 'renew-link', 'resubmit'])
      expect((await people[role].postJson(`/editor/${id}`, { intent })).status, intent).toBe(404)
    const draft = { intent: 'change-status', status: 'draft' }
    expect((await people[role].postJson(`/editor/${id}`, draft)).status).toBe(404)
    const origins = { origins: 'https://school.example' }
    expect((await people[role].postForm(`/adventure/${id}/share`, origins)).status).toBe(404)
  }
})

test('A1: a version brought back by an editor leaves the price as it is', async () => {
  const { id } = world.subjects.draft
  const kept = await people.editor.postJson(`/api/projects/${id}/versions`, { intent: 'keep-version', name: 'Dear' })
  const [{ id: versionId }] = (JSON.parse(kept.text) as { versions: [{ id: string }] }).versions
  await world.people.owner.postJson(
    `/editor/${id}`,
    edit(changeRow('details', id, { price: '3.00' }, { price: '12.50' })),
  )
  const renamed = changeRow('details', id, { title: 'Another title' }, { title: world.subjects.draft.title })
  await world.people.owner.postJson(`/editor/${id}`, edit(renamed))
  const revision = async () =>
    (
      await world.database.query<{ n: number; cents: number; title: string }>(
        'select draft_revision as n, price_cents as cents, title from adventures where id = $1',
        [id],
      )
    ).rows[0]!
  const { n } = await revision()
  const back = { intent: 'restore-version', versionId, draftRevision: n }
  expect((await people.editor.postJson(`/api/projects/${id}/versions`, back)).status).toBe(200)
  expect(await revision()).toMatchObject({ cents: 300, title: world.subjects.draft.title })
})

test('A1: an editor brings back no version of what is out, and deletes none', async () => {
  const { id } = world.subjects.coming_soon
  const versions = async (wish: object) => people.editor.postJson(`/api/projects/${id}/versions`, wish)
  const kept = await versions({ intent: 'keep-version', name: 'Dear' })
  const [{ id: versionId }] = (JSON.parse(kept.text) as { versions: [{ id: string }] }).versions
  const { rows } = await world.database.query<{ n: number }>(
    'select draft_revision as n from adventures where id = $1',
    [id],
  )
  const back = await versions({ intent: 'restore-version', versionId, draftRevision: rows[0]!.n })
  expect(back.status).toBe(403)
  expect((await versions({ intent: 'delete-version', versionId })).status).toBe(404)
})

test('A1: a moderator does not judge work that they have a part in', async () => {
  const { id } = world.subjects.in_review
  const moderator = world.people.moderator
  expect((await moderator.get(`/admin/moderation/${id}/draft`)).status).toBe(200)
  await world.database.query(
    `insert into co_authors (adventure_id, user_id, role) select $1, id, 'reviewer' from users where email = $2`,
    [id, 'moderator@example.org'],
  )
  expect((await moderator.get(`/admin/moderation/${id}/draft`)).status).toBe(404)
  const released = await moderator.postForm(`/admin/moderation/${id}`, { intent: 'release', to: 'published', note: '' })
  expect(released.status).toBeGreaterThanOrEqual(400)
})

test('A1: an invitation is accepted once, by whoever is signed in, and opens the draft', async () => {
  const { id, title } = world.subjects.draft
  const made = await world.people.owner.postForm(`/editor/${id}/people`, { intent: 'link', part: 'editor', email: '' })
  const path = /\/invited\/[0-9A-Za-z]{22}/.exec(made.text)![0]
  expect(outcomeOf(await world.people.visitor.get(path))).toBe('→/auth')
  const other = world.people.other
  expect((await other.get(path)).text).toContain(title)
  expect((await other.get(`/editor/${id}`)).status).toBe(404)
  expect(outcomeOf(await other.postForm(path))).toBe('→/editor')
  expect((await other.get(`/editor/${id}`)).status).toBe(200)
  expect((await world.people.buyer.postForm(path)).status).toBe(404)
  expect((await other.get('/creator')).text).toContain(title)
  const left = await other.postForm(`/editor/${id}/people`, { intent: 'leave' })
  expect(outcomeOf(left)).toBe('→/creator')
  expect((await other.get(`/editor/${id}`)).status).toBe(404)
  const wrong = await world.people.owner.postForm(`/editor/${id}/people`, { intent: 'remove', userId: newId() })
  expect(wrong.status).toBe(404)
})

test('A1: a work is offered by nobody but its owner, who types their password', async () => {
  const { id } = world.subjects.unlisted
  const { rows } = await world.database.query<{ id: string }>('select id from users where email = $1', [
    'translator@example.net',
  ])
  const offer = { intent: 'offer', userId: rows[0]!.id }
  const offers = async () =>
    (await world.database.query('select 1 from co_authors where adventure_id = $1 and offered_at is not null', [id]))
      .rowCount
  const { owner } = world.people
  const wrong = await owner.postForm(`/editor/${id}/people`, { ...offer, password: 'not mine at all' })
  expect([wrong.status, await offers()]).toEqual([401, 0])
  await world.database.query(`update auth_sessions set created_at = now() - interval '10 minutes'`)
  expect([(await owner.postForm(`/editor/${id}/people`, offer)).status, await offers()]).toEqual([401, 0])
  expect((await people.editor.postForm(`/editor/${id}/people`, { ...offer, password: 'x' })).status).toBe(401)
  const right = await owner.postForm(`/editor/${id}/people`, { ...offer, password })
  expect([right.status, await offers()]).toEqual([200, 1])
  expect((await owner.postForm(`/editor/${id}/people`, { intent: 'withdraw' })).status).toBe(200)
})

test('a note reaches everybody who has the draft open, and a removed reviewer leaves none', async () => {
  const { id, sceneId } = world.subjects.unlisted
  const owner = await openEventStream(world.people.owner, `/api/projects/${id}/events`)
  await vi.waitFor(() => expect(liveIn(owner.text())).not.toHaveLength(0))
  const { notes: before } = liveIn(owner.text()).at(-1)!
  const note = { intent: 'leave', kind: 'scene', rowId: sceneId, text: 'Too dark' }
  const theirs = world.subjects.published
  expect((await people.reviewer.postJson(`/api/projects/${id}/notes`, note)).status).toBe(200)
  await vi.waitFor(() => expect(liveIn(owner.text()).at(-1)?.notes).not.toBe(before))
  // A scene of another work, of which they are a reviewer, too
  expect((await people.reviewer.postJson(`/api/projects/${theirs.id}/notes`, note)).status).toBe(404)
  await world.database.query(
    `delete from co_authors where adventure_id = $1 and user_id = (select id from users where email = $2)`,
    [id, 'reviewer@example.net'],
  )
  expect((await people.reviewer.postJson(`/api/projects/${id}/notes`, note)).status).toBe(404)
  expect((await people.reviewer.get(`/api/projects/${id}/notes`)).status).toBe(404)
  owner.leave()
})

const liveIn = (text: string): LiveDraft[] =>
  [...text.matchAll(/^event: draft\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as LiveDraft)

test('a save reaches everybody who has the draft open within a second, with its revision', async () => {
  const { id, sceneId } = world.subjects.unlisted
  const owner = await openEventStream(world.people.owner, `/api/projects/${id}/events`)
  await vi.waitFor(() => expect(liveIn(owner.text())).not.toHaveLength(0))
  const { draftRevision } = liveIn(owner.text()).at(-1)!
  const french = inFrench(sceneId, 'Le foyer')
  await people.translator.postJson(`/editor/${id}`, edit(french))
  const saved = () => expect(liveIn(owner.text()).at(-1)?.draftRevision).toBe(draftRevision + 1)
  await vi.waitFor(saved, 1_000)
  owner.leave()
})

test('the others see where somebody is until they leave; a new role and its end are told at once', async () => {
  const { id, sceneId } = world.subjects.unlisted
  const address = `/api/projects/${id}/events`
  const [owner, theirs] = [
    await openEventStream(world.people.owner, address),
    await openEventStream(people.editor, address),
  ]
  const place = { tab: 'scenes', rowId: sceneId, field: 'name' }
  expect((await people.editor.postJson(address, place)).status).toBe(204)
  const here = expect.objectContaining({ name: 'editor', place }) as unknown
  const names = (text: string) =>
    liveIn(text)
      .at(-1)
      ?.people.map(({ name }) => name)
  await vi.waitFor(() => expect(liveIn(owner.text()).at(-1)?.people).toContainEqual(here))
  await vi.waitFor(() => expect(names(theirs.text())).not.toContain('editor'))
  expect((await people.editor.postJson(address, null)).status).toBe(204)
  await vi.waitFor(() => expect(names(owner.text())).not.toContain('editor'))
  expect((await people.editor.postJson(address, { ...place, tab: 'no tab at all' })).status).toBe(400)
  const { rows } = await world.database.query<{ id: string }>('select id from users where email = $1', [
    'editor@example.net',
  ])
  const userId = rows[0]!.id
  const order = (fields: Record<string, string>) =>
    world.people.owner.postForm(`/editor/${id}/people`, { userId, ...fields })
  await order({ intent: 'change', part: 'reviewer' })
  await vi.waitFor(() => expect(liveIn(theirs.text()).at(-1)?.role.name).toBe('reviewer'))
  await order({ intent: 'remove' })
  await theirs.ended
  expect((await openEventStream(people.editor, address)).status).toBe(404)
  owner.leave()
})
