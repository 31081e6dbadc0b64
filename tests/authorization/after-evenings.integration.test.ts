import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf, squeezed } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import type { GuestView, HostView, TableView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { command, lastView, linksOf, openEvening, seenBy } from '#tests/support/evening-driver.ts'
import type { OpenedEvening } from '#tests/support/evening-driver.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { payFor } from '#tests/support/paid-for.ts'
import type { Person, Reply } from '#tests/support/person.ts'

/* The addresses around an evening, for its host, somebody else, its guests, strangers, and the room's screen. */

let world: HttpWorld
let database: ReturnType<typeof createDatabase>
let kitId: string
let characters: Record<string, string>
let admin: Person
let host: Person
let other: Person
let evening: OpenedEvening
let links: Record<string, string>
const stranger = () => world.person()
const statusOf = async (reply: Promise<Reply>) => (await reply).status

const firstName = (name: string) => name.split(' ')[0]!.toLowerCase()
const needed = ['ada', 'bruno', 'clara', 'dorian', 'edith', 'felix', 'greta', 'hugo', 'iris', 'jules']
const table = () => Object.fromEntries(needed.map((name) => [characters[name]!, `Person ${name}`]))

const turn = async (phase: number, revealed = 0): Promise<Reply> =>
  command(host, evening.path, { type: 'turn', from: { phase, revealed } })

const playsOf = async (): Promise<number> => {
  const { rows } = await world.database.query<{ plays: number }>(
    'select total_plays as plays from adventures where id = $1',
    [kitId],
  )
  return rows[0]!.plays
}

beforeAll(async () => {
  world = await openHttpWorld()
  database = createDatabase({ connectionString: world.databaseUrl })
  admin = await world.member('admin@example.org')
  await world.member('owner@example.org')
  host = await world.member('host@example.org')
  other = await world.member('other@example.org')
  await world.database.query('update users set email_verified = true')
  const { rows } = await world.database.query<{ id: string }>(`select id from users where email = 'owner@example.org'`)
  const kit = await buildPublishedKit(database.database, 'mystery-dinner', {
    creatorId: rows[0]!.id,
    priceCents: 1_250,
    title: 'A cold supper',
  })
  kitId = kit.id
  await payFor(world.database, 'host@example.org', kitId)
  await world.database.query(`select pg_notify('whodini_pages', '')`)
  const cast = await world.database.query<{ id: string; name: string }>(
    'select id, name from mystery_dinner_characters where adventure_id = $1',
    [kitId],
  )
  characters = Object.fromEntries(cast.rows.map(({ id, name }) => [firstName(name), id]))
  evening = await openEvening(host, kitId, table(), { detectives: 'Zoe' })
  links = await linksOf(host, evening)
}, 120_000)

afterAll(async () => {
  await database?.pool.end()
  await world?.close()
})

test('an evening is opened by who may download the kit, and takes it', async () => {
  expect(await statusOf(other.get(`/evening/new/${kitId}`))).toBe(404)
  await expect(openEvening(other, kitId, table())).rejects.toThrow('404')
  expect((await stranger().get(`/evening/new/${kitId}`)).headers.location).toMatch(/^\/auth/)
  expect(await playsOf()).toBe(1)
  const { rows } = await world.database.query('select had_evening from kit_downloads')
  expect(rows).toEqual([{ had_evening: true }])
})

test('a form that says nobody, no host or a day long ago is refused with what was typed', async () => {
  for (const [given, said] of [
    [{ host: ' ' }, 'Say who invites'],
    [{ day: '2001-01-01' }, 'Choose a day'],
  ] as const) {
    const reply = await host.postForm(`/evening/new/${kitId}`, {
      host: 'Hana',
      day: '',
      time: '',
      place: 'The boathouse',
      language: 'en',
      plays: '',
      detectives: 'Max',
      ...given,
    })
    expect([reply.status, reply.text.includes(said)]).toEqual([400, true])
    expect(reply.text).toContain('The boathouse')
  }
})

test('a stage is its host’s alone, whoever else may administer', async () => {
  for (const [person, page, write] of [
    [other, 404, 404],
    [admin, 404, 404],
    [stranger(), 302, 401],
  ] as const) {
    expect(await statusOf(person.get(evening.path))).toBe(page)
    expect((await openEventStream(person, `${evening.path}/events`)).status).toBe(page)
    expect(await statusOf(command(person, evening.path, { type: 'pause' }))).toBe(write)
    expect(await statusOf(command(person, evening.path, { deed: 'delete' }))).toBe(write)
  }
  expect(await statusOf(host.get(evening.path))).toBe(200)
})

test('a guest’s link opens one part without an account, and no other site hears of it', async () => {
  const page = await stranger().get(links['Person ada']!)
  expect(page.status).toBe(200)
  expect(page.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  })
  expect(page.headers['set-cookie'] ?? []).toEqual([])
  expect(page.text).toContain('Ada Moss')
  const wrong = `/evening/guest/${randomName()}`
  for (const path of [wrong, `${wrong}/events`, wrong.replace('guest', 'table'), `/evening/guest/${evening.id}`])
    expect([path, await statusOf(stranger().get(path))]).toEqual([path, 404])
  expect(await statusOf(command(stranger(), wrong, { type: 'notes', text: '' }))).toBe(404)
  // The screen's link is no guest's
  const { table: screen } = await seenBy<HostView>(host, evening.path)
  const token = screen!.address.split('/').at(-1)!
  expect(await statusOf(stranger().get(`/evening/guest/${token}`))).toBe(404)
  expect(await statusOf(stranger().get(`/evening/table/${token}`))).toBe(200)
})

test('a guest’s page opens in the language chosen last, or else in the browser’s', async () => {
  const path = links['Person felix']!
  const french = `${path}?lang=fr`
  const asksFor = async (accepted: string, cookie?: string) => {
    const headers = { 'Accept-Language': accepted, ...(cookie && { Cookie: cookie }) }
    const { status, headers: told } = await stranger().send('GET', path, { headers })
    return status === 200 ? 'as it is' : told.location
  }
  expect(await asksFor('fr-CA,fr;q=0.9,en;q=0.8')).toBe(french)
  expect([await asksFor('en'), await asksFor('de'), await asksFor('fr', 'lang=en')]).toEqual(Array(3).fill('as it is'))
  expect(await statusOf(stranger().send('GET', `${path}?lang=en`, { headers: { 'Accept-Language': 'fr' } }))).toBe(200)
  await command(stranger(), path, { type: 'language', language: 'fr' })
  expect(await asksFor('en')).toBe(french)
  expect((await stranger().get(french)).text).toContain('lang="fr"')
  const { guests, languages } = await seenBy<HostView>(host, evening.path)
  const felix = guests.find(({ person }) => person === 'Person felix')!
  expect([felix.language, languages]).toEqual(['fr', ['en', 'fr']])
  expect(felix.link!.message).toContain('vous êtes')
  await command(host, evening.path, { type: 'languageOf', guestId: felix.id, language: null })
  expect(await asksFor('en')).toBe('as it is')
})

test('nothing of others, of later parts or of the solution is in any answer to a guest', async () => {
  for (const phase of [0, 1, 2, 3]) {
    expect(await statusOf(turn(phase))).toBe(200)
    for (const name of ['ada', 'bruno', 'greta']) {
      const path = links[`Person ${name}`]!
      const view = await seenBy<GuestView>(stranger(), path)
      const said = [
        JSON.stringify(view),
        (await stranger().get(path)).text,
        (await stranger().get(`${path}.data`)).text,
        (await command(stranger(), path, { type: 'notes', text: `Noted in ${phase}` })).text,
      ].join('\n')
      for (const secret of ['Secret', 'Motive', 'Alibi', 'Background'])
        for (const whose of needed)
          expect([whose, said.includes(`${secret} of ${whose}.`)]).toEqual([whose, whose === name])
      expect(said).not.toContain('Poison in the port')
      expect(said).not.toContain('poured it before the starter')
      expect(said).not.toContain('Content of testimony')
      expect(said).not.toContain('Casting of')
    }
  }
  const view = await seenBy<GuestView>(stranger(), links['Person ada']!)
  expect(view.me.notes).toBe('Noted in 3')
  expect(view.phase.number).toBe(4)
})

test('two tabs of a host turn one page, and the second is told politely', async () => {
  const said = await Promise.all([turn(4), turn(4), turn(4)])
  const answers = said
    .map(({ text }) => JSON.parse(text) as object)
    .toSorted((a, b) => Number('refused' in a) - Number('refused' in b))
  expect(answers).toEqual([{ version: expect.any(Number) }, { refused: 'stale' }, { refused: 'stale' }])
  expect((await seenBy<HostView>(host, evening.path)).stand.phase).toBe(5)
})

test('what all guests do at once is all kept, and their screens hear of it', async () => {
  const screen = await openEventStream(host, `${evening.path}/events`)
  const accused = await Promise.all(
    Object.values(links).map((path) =>
      command(stranger(), path, { type: 'accuse', characterId: characters['ada'], why: 'The port.' }),
    ),
  )
  expect(accused.map(({ status }) => status)).toEqual(accused.map(() => 200))
  await expect
    .poll(() => (lastView(screen.text()) as HostView | undefined)?.guests.every(({ hasVoted }) => hasVoted))
    .toBe(true)
  screen.leave()
})

test('malformed commands are refused and change nothing', async () => {
  const path = links['Person ada']!
  const before = await seenBy<GuestView>(stranger(), path)
  for (const body of [
    null,
    {},
    { type: 'turn', from: { phase: 5, revealed: 0 } },
    { type: 'notes', text: 'x'.repeat(5_001) },
    { type: 'accuse', characterId: 'ada', why: '' },
    { type: 'show', clueId: evening.id, more: 1 },
  ])
    expect(await statusOf(stranger().postJson(`${path}/commands`, body))).toBe(400)
  expect(JSON.parse((await command(stranger(), path, { type: 'show', clueId: evening.id })).text)).toEqual({
    refused: 'gone',
  })
  expect((await seenBy<GuestView>(stranger(), path)).version).toBe(before.version)
})

test('a link made anew ends the old one, and what was open by it', async () => {
  const old = links['Person hugo']!
  const { guests } = await seenBy<HostView>(host, evening.path)
  const { id } = guests.find(({ person }) => person === 'Person hugo')!
  const stream = await openEventStream(stranger(), `${old}/events`)
  expect(await statusOf(command(host, evening.path, { deed: 'renew', guestId: id }))).toBe(200)
  await stream.ended
  expect(await statusOf(stranger().get(old))).toBe(404)
  links = await linksOf(host, evening)
  expect(await statusOf(stranger().get(links['Person hugo']!))).toBe(200)
})

test('who is added gets a link, and details changed are on every invitation', async () => {
  await command(host, evening.path, { type: 'add', person: 'Max', characterId: null })
  links = await linksOf(host, evening)
  await command(host, evening.path, {
    deed: 'details',
    host: 'Hana',
    day: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    time: 'noon',
    place: 'The lake',
  })
  const { details, me } = await seenBy<GuestView>(stranger(), links['Max']!)
  expect(me.isDetective).toBe(true)
  expect(details).toMatchObject({ place: 'The lake', date: expect.stringContaining('noon') as string })
})

test('the reveal counts once, and only for an evening after the first', async () => {
  await turn(5)
  expect(await playsOf()).toBe(1)
  const first = evening
  evening = await openEvening(host, kitId, table())
  for (const phase of [0, 1, 2, 3, 4, 5]) await turn(phase)
  await turn(6)
  expect(await playsOf()).toBe(2)
  await command(host, evening.path, { type: 'end' })
  const day = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  const late = { deed: 'details', host: 'Hana', day, time: '', place: '' }
  expect(await statusOf(command(host, evening.path, late))).toBe(404)
  evening = first
})

test('a screen shows the reveal and a guest finds the kit from its last step', async () => {
  for (const step of [0, 1, 2, 3, 4, 5, 6]) expect(await statusOf(turn(6, step))).toBe(200)
  const { table: screen } = await seenBy<HostView>(host, evening.path)
  const shown = await seenBy<TableView>(stranger(), new URL(screen!.address).pathname)
  expect(shown.reveal.map(({ step }) => step)).toEqual([
    'votes',
    'culprit',
    'how',
    'timeline',
    'secrets',
    'proof',
    'awards',
  ])
  expect((await seenBy<GuestView>(stranger(), links['Max']!)).last?.kit).toBe(`/kit/${kitId}`)
})

test('invitations are printed for the host, with everybody’s link', async () => {
  const path = `${evening.path}/invitations`
  expect([
    await statusOf(other.postForm(path, { paper: 'a4' })),
    await statusOf(host.postForm(path, { paper: 'a0' })),
  ]).toEqual([404, 400])
  const printed = await host.postForm(path, { paper: 'a4' })
  expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { pages } = await readPdf(printed.bytes)
  const said = squeezed(pages.map(({ text }) => text).join(' '))
  for (const [person, link] of Object.entries(links))
    expect([person, said.includes(squeezed(person)), said.includes(squeezed(link))]).toEqual([person, true, true])
}, 60_000)

test('the part of one guest is printed from the evening, and of nobody who is not in it', async () => {
  const path = `${evening.path}/invitations`
  const [ada] = (await seenBy<HostView>(host, evening.path)).guests
  expect(await statusOf(host.postForm(path, { paper: 'a4', guest: newId() }))).toBe(404)
  const printed = await host.postForm(path, { paper: 'a4', guest: ada!.id })
  const said = squeezed((await readPdf(printed.bytes)).pages.map(({ text }) => text).join(' '))
  for (const name of [ada!.characterName!, ada!.person])
    expect([name, said.includes(squeezed(name))]).toEqual([name, true])
}, 60_000)

test('slips are printed for those without a phone', async () => {
  const printed = await host.postForm(`${evening.path}/invitations`, { paper: 'a4', what: 'slips' })
  expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { pages } = await readPdf(printed.bytes)
  const said = squeezed(pages.map(({ text }) => text).join(' '))
  const { guests } = await seenBy<HostView>(host, evening.path)
  const slips = said.split(squeezed(m.paper_dinner_i_accuse({}, { locale: 'en' }))).length - 1
  expect(slips).toBe(guests.filter(({ slip }) => slip).length)
}, 60_000)

test('money given back ends the evening, and deleting it ends every link', async () => {
  const path = links['Max']!
  const phone = await openEventStream(stranger(), `${path}/events`)
  await world.database.query(`update entitlements set taken_back_at = now(), taken_back_reason = 'refund'`)
  await phone.ended
  expect([await statusOf(stranger().get(path)), await statusOf(host.get(evening.path))]).toEqual([404, 404])
  await world.database.query('update entitlements set taken_back_at = null, taken_back_reason = null')
  const stream = await openEventStream(stranger(), `${path}/events`)
  expect(await statusOf(command(host, evening.path, { deed: 'delete' }))).toBe(200)
  await stream.ended
  expect([await statusOf(stranger().get(path)), await statusOf(host.get(evening.path))]).toEqual([404, 404])
})

test('an evening that goes by its day or with its host ends what is open by its links', async () => {
  evening = await openEvening(host, kitId, table())
  links = await linksOf(host, evening)
  const phone = await openEventStream(stranger(), `${links['Person ada']!}/events`)
  await world.database.query('delete from evenings where id = $1', [evening.id])
  await phone.ended
})
