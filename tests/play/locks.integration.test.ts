import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { LockReply } from '#app/features/locks/play/lock-play.ts'
import { seedOf } from '#app/features/puzzles/print/print-seed.server.ts'
import { lockTemplateOf } from '#app/features/puzzles/registry/lock-templates.server.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { puzzleType, puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { disguisesOf } from '#tests/authorization/disguises.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import type { Person, Reply } from '#tests/support/person.ts'

let world: HttpWorld
let staff: Person

beforeAll(async () => {
  world = await openHttpWorld()
  staff = await world.member('admin@example.org')
  await world.database.query('update users set email_verified = true')
}, 120_000)
afterAll(() => world?.close())

const texts = { title: 'At the gate', question: 'Which way?', opened: 'canary treasure', openedLink: '' }
const formOf = (type: string, more: Record<string, string> = {}) => ({ type, language: 'en', ...texts, ...more })
const idIn = ({ headers }: Reply) => /^\/lock\/([0-9a-f-]{36})\/share$/.exec(headers.location ?? '')?.[1] ?? ''

async function make(person: Person, form: Record<string, string> = formOf('code_entry')): Promise<string> {
  const reply = await person.postForm('/lock/new', form)
  expect([reply.status, idIn(reply)]).toEqual([302, expect.stringMatching(/./)])
  return idIn(reply)
}

async function answer(person: Person, id: string, given: unknown, isFramed = false): Promise<LockReply> {
  const reply = await person.postJson(`/api/locks/${id}/answers`, { answer: given, isFramed })
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)])
  return JSON.parse(reply.text) as LockReply
}

function rightAnswer(type: string, id: string, draft: { configuration: JsonObject; solution: JsonObject }) {
  const halves = { configuration: { en: draft.configuration }, solution: { en: draft.solution } }
  return puzzleJudge.reveal({ type, ...halves }, seedOf(id)).en
}

const fixturesOf = import.meta.glob<PuzzleFixtures>('/app/features/puzzles/types/*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
})

describe.each(puzzleTypes.map(({ id }) => ({ type: id })))('a lock of $type', ({ type }) => {
  test('is published as it is, opens by its answer, and says so until then to nobody', async () => {
    const player = world.person()
    const id = await make(world.person(), formOf(type))
    const before = [await player.get(`/lock/${id}`), await player.get(`/lock/${id}.data`)]
    const { draft } = lockTemplateOf(puzzleType(type), 'en')
    const reply = await answer(player, id, rightAnswer(type, id, draft))
    expect(reply).toMatchObject({ refused: null, play: { opened: { text: texts.opened, link: '' } } })
    expect((await player.get(`/lock/${id}`)).text).toContain(texts.opened)
    before.push(await world.person().get(`/lock/${id}`), await world.person().get(`/embed/lock/${id}`))
    for (const { status, text } of before) expect([status, text.includes('canary')]).toEqual([200, false])
  })

  test('gives nothing of its secrets away, whatever is sent', async () => {
    const { canary, malformed, cases } = fixturesOf[`/app/features/puzzles/types/${type}/fixtures.ts`]!
    const maker = world.person()
    const files = JSON.stringify(canary.draft).replaceAll(/"\/media\/[^"]*"/g, '"/illustrations/makers-bench.webp"')
    const reply = await maker.postForm('/lock/new', formOf(type, { draft: files }))
    // Some of these drafts cannot be solved, so that they cannot be published either
    const id = reply.status === 302 ? idIn(reply) : await make(maker, formOf(type))
    const player = world.person()
    const seen = [
      `/lock/${id}`,
      `/lock/${id}.data`,
      `/embed/lock/${id}`,
      `/lock/${id}/qr?form=svg`,
      `/report/lock/${id}`,
    ]
    const replies = await Promise.all(seen.map((path) => player.get(path)))
    for (const given of [...malformed, ...(cases[0]?.wrong.slice(0, 2) ?? [])])
      replies.push(await player.postJson(`/api/locks/${id}/answers`, { answer: given, isFramed: false }))
    const words = [...canary.words.filter((word) => /can(?:ar|sign)/iu.test(word)), texts.opened].flatMap(disguisesOf)
    // A decoy's reply is for whoever gives that answer: none was given
    for (const { bytes } of replies) expect(words.filter((word) => bytes.includes(word))).toEqual([])
  })
})

test('after three wrong answers even the right one waits, on this device, whatever it asks by', async () => {
  const player = world.person()
  const id = await make(world.person())
  for (const [at, code] of ['111', '222', '333'].entries())
    expect((await answer(player, id, { code })).play.attemptsLeft).toBe([2, 1, 3][at])
  expect(await answer(player, id, { code: '194' })).toMatchObject({
    refused: 'paused',
    play: { opened: null, tried: ['111', '222', '333'] },
  })
  expect((await answer(player, id, { code: '194' }, true)).play.opened).toBeNull()
  const again = await world.person()
  expect((await answer(again, id, { code: '111' })).play.attemptsLeft).toBe(2)
  expect(await answer(again, id, { code: '1-1-1' })).toMatchObject({
    feedback: { kind: 'tried' },
    play: { attemptsLeft: 2 },
  })
})

test('only the browser that made it changes and deletes it, without an account', async () => {
  const maker = world.person()
  const id = await make(maker)
  const other = world.person()
  for (const path of [`/lock/${id}/share`, `/lock/${id}/edit`, `/lock/${id}/print`])
    expect([path, (await other.get(path)).status, (await maker.get(path)).status]).toEqual([path, 404, 200])
  expect((await other.postForm(`/lock/${id}/edit`, formOf('code_entry', { title: 'Mine' }))).status).toBe(404)
  expect((await other.postForm(`/lock/${id}/share`, { intent: 'delete' })).status).toBe(404)
  expect((await maker.postForm(`/lock/${id}/edit`, formOf('riddle', { title: 'Changed' }))).status).toBe(302)
  expect((await other.get(`/lock/${id}`)).text).toContain('Changed')
  expect((await maker.postForm(`/lock/${id}/share`, { intent: 'delete' })).status).toBe(302)
  expect((await other.get(`/lock/${id}`)).status).toBe(404)
  const { rows } = await world.database.query('select maker_hash from locks where maker_hash !~ $1', ['^[0-9a-f]{64}$'])
  expect(rows).toEqual([])
})

test('everybody begins a lock anew whose puzzle has changed, and not one whose words have', async () => {
  const [maker, player] = [world.person(), world.person()]
  const id = await make(maker)
  await answer(player, id, { code: '194' })
  const own = JSON.stringify(lockTemplateOf(puzzleType('code_entry'), 'en').draft)
  await maker.postForm(`/lock/${id}/edit`, formOf('code_entry', { draft: own, opened: 'canary, moved' }))
  expect((await player.get(`/lock/${id}`)).text).toContain('canary, moved')
  const draft = own.replace('194', '195')
  await maker.postForm(`/lock/${id}/edit`, formOf('code_entry', { draft }))
  expect((await player.get(`/lock/${id}`)).text).not.toContain('canary')
  expect((await answer(player, id, { code: '195' })).play.opened).not.toBeNull()
})

test('kept, it is its keeper’s alone, in the studio and the export, and leaves with the account', async () => {
  const keeper = world.person()
  const id = await make(keeper)
  const sharing = world.person()
  for (const [name, value] of keeper.cookies) sharing.cookies.set(name, value)
  expect((await keeper.postForm(`/lock/${id}/share`, { intent: 'keep' })).status).toBe(401)
  await keeper.signUp('keeper@example.org')
  expect((await keeper.postForm(`/lock/${id}/share`, { intent: 'keep' })).status).toBe(302)
  expect([(await keeper.get(`/lock/${id}/share`)).status, (await sharing.get(`/lock/${id}/share`)).status]).toEqual([
    200, 404,
  ])
  expect((await keeper.get('/creator')).text).toContain(texts.title)
  await world.database.query(`delete from users where email = 'keeper@example.org'`)
  expect((await sharing.get(`/lock/${id}`)).status).toBe(404)
})

test('its public words are cleaned like those of players, and the answer stays as it is', async () => {
  const maker = world.person()
  const id = await make(maker, formOf('code_entry', { title: 'Shit happens', question: 'Who the fuck?' }))
  const { text } = await maker.get(`/lock/${id}`)
  expect(text).toContain('**** happens')
  expect(text).not.toMatch(/shit|fuck/i)
  await maker.postForm(`/lock/${id}/edit`, formOf('code_entry', { opened: 'Fuck off.' }))
  const opened = (await answer(world.person(), id, { code: '194' })).play.opened
  expect(opened?.text).toBe('**** off.')
})

test('what is wrong is said beside what was typed, and nothing is published', async () => {
  const { rows: before } = await world.database.query('select count(*) from locks')
  const person = world.person()
  const wrong: [Record<string, string>, string][] = [
    [{ title: ' ' }, 'Give the lock a title.'],
    [{ opened: '' }, 'Say what appears when it opens.'],
    [{ openedLink: 'http://example.org' }, 'begins with https://'],
    [{ openedLink: 'https://user@example.org' }, 'begins with https://'],
    [{ title: 'x'.repeat(81) }, 'This is too long'],
    [{ draft: '{"configuration":{},"solution":{"correctCode":""}}' }, 'be solved yet'],
    [{ draft: '{"configuration":{"wall":1},"solution":{}}' }, 'be solved yet'],
    [{ draft: 'no json' }, 'be solved yet'],
  ]
  for (const [change, told] of wrong) {
    const { status, text } = await person.postForm(
      '/lock/new?type=code_entry',
      formOf('code_entry', { question: 'Typed by hand', ...change }),
    )
    expect([change, status, text.includes(told), text.includes('Typed by hand')]).toEqual([change, 400, true, true])
  }
  const picture = { configuration: { imageUrl: '/media/of-somebody.webp', puzzleType: 'swap' }, solution: {} }
  const foreign = await person.postForm('/lock/new', formOf('slider_jigsaw', { draft: JSON.stringify(picture) }))
  expect(foreign.status).toBe(400)
  expect((await person.postForm('/lock/new', formOf('constructor'))).status).toBe(400)
  expect((await person.get('/lock/new?type=constructor')).status).toBe(404)
  const { rows } = await world.database.query('select count(*) from locks')
  expect(rows).toEqual(before)
})

test('any site may frame it, with a guest of its own and no way to accounts', async () => {
  const maker = await world.member('framer@example.org')
  const id = await make(maker)
  const page = await maker.get(`/embed/lock/${id}`)
  expect(String(page.headers['content-security-policy'])).toContain('frame-ancestors *')
  expect(page.headers).not.toHaveProperty('x-frame-options')
  expect(page.text).not.toMatch(/<a\s[^>]*href="\/(?!assets)/)
  expect(page.text).not.toContain('You made this lock')
  expect(String((await maker.get(`/lock/${id}`)).headers['content-security-policy'])).toContain(
    "frame-ancestors 'none'",
  )
  const framed = await world.person().postJson(`/api/locks/${id}/answers`, { answer: { code: '111' }, isFramed: true })
  expect([framed.headers['set-cookie']].flat().join('\n')).toMatch(
    /^__Host-whodini_embed=\w{22}; Path=\/; Max-Age=86400; HttpOnly; Secure; SameSite=None; Partitioned$/m,
  )
  const plain = await world.person().postJson(`/api/locks/${id}/answers`, { answer: { code: '111' }, isFramed: false })
  expect([plain.headers['set-cookie']].flat().join('\n')).toMatch(/^whodini_guest=\w{22}; .*SameSite=Lax/m)
})

test('only its maker prints it, with the answer where that is asked for', async () => {
  const maker = world.person()
  const id = await make(maker)
  for (const query of ['', '?paper=a4&key=1']) {
    const { status, headers, bytes } = await maker.get(`/lock/${id}/print${query}`)
    expect([status, headers['content-type'], bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
  }
  expect((await maker.get(`/lock/${id}/print`)).headers['content-disposition']).toBe(
    'inline; filename="at-the-gate.pdf"',
  )
  const { rows } = await world.database.query<{ code: string }>('select code from locks where id = $1', [id])
  const code = rows[0]!.code
  expect((await maker.get(`/lock/${id}/share`)).text).toContain(`${code.slice(0, 5)}-${code.slice(5)}`)
  expect((await world.person().get(`/join/${code}`)).headers.location).toBe(`/lock/${id}`)
  expect((await maker.get(`/lock/${id}/print?paper=napkin`)).status).toBe(400)
})

test('it is in no search, its maker page is, and its link in no statistics', async () => {
  const person = world.person()
  const id = await make(person)
  expect((await person.get(`/lock/${id}`)).text).toContain('content="noindex"')
  expect((await person.get('/lock/new')).text).not.toContain('content="noindex"')
  expect((await person.get('/sitemap.xml?part=1')).text).toContain('/lock/new')
  const { rows } = await world.database.query(`select path from page_views where path like '/lock/%-%'`)
  expect(rows).toEqual([])
})

test('reported, it is read and deleted by staff, who say why', async () => {
  const id = await make(world.person(), formOf('riddle', { opened: 'Something rude.' }))
  const sent = await world.person().postForm(`/report/lock/${id}`, { reason: 'offensive', text: 'Rude.' })
  expect(sent.status).toBe(302)
  const { text } = await staff.get('/admin/moderation?tab=reports')
  expect(text).toContain('Something rude.')
  const moderated = await staff.postForm('/admin/moderation', { intent: 'delete-lock', lockId: id, note: 'It is.' })
  expect(moderated.status).toBe(302)
  expect((await world.person().get(`/lock/${id}`)).status).toBe(404)
  expect((await staff.get('/admin/audit')).text).toContain('Lock deleted: At the gate')
})
