import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishRun } from '#tests/support/finished-run.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish, startRun } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'

const mail = 'ada@example.org'

let world: HttpWorld
let ada: Person
let attic: string
let cellar: string

beforeAll(async () => {
  world = await openHttpWorld()
  const creator = await world.member('creator@example.org')
  attic = (await makeAdventure(creator, { title: 'The Attic' })).id
  cellar = (await makeAdventure(creator, { title: 'The Cellar' })).id
  for (const id of [attic, cellar]) await publish(creator, id)
  ada = await world.member(mail)
}, 120_000)

afterAll(() => world?.close())

const page = async (person = ada, query = '') => (await person.get(`/account/games${query}`)).text
const count = (text: string, part: string): number => text.split(part).length - 1

test('games of all adventures are in one list, where one can be put away and taken up again', async () => {
  expect(await page()).toContain('No games yet')
  const open = await startRun(ada, attic)
  await finishRun(world.database, { adventureId: cellar, email: mail })
  const listed = await page()
  for (const text of ['The Attic', 'The Cellar', `/run/${open}`, 'In progress', 'Finished'])
    expect(listed).toContain(text)
  expect(await page(ada, '?lang=fr')).toContain('En cours')
  const away = await ada.postForm(`/play/${attic}`, { intent: 'put_away', runId: open, from: 'account' })
  expect([away.status, away.headers.location]).toEqual([302, '/account/games'])
  expect(await page()).toContain('Put away')
  const back = await ada.postForm(`/play/${attic}`, { intent: 'take_up', runId: open })
  expect(back.headers.location).toBe(`/run/${open}`)
})

test('more games than fit on a page are paged; a page that does not exist shows the first', async () => {
  for (let at = 0; at < 20; at++) await finishRun(world.database, { adventureId: cellar, email: mail })
  const [first, second] = [await page(), await page(ada, '?page=2')]
  expect(count(first, 'id="game-')).toBe(20)
  expect(count(second, 'id="game-')).toBe(2)
  expect(first).toContain('Page 1 of 2')
  for (const query of ['?page=3', '?page=0', '?page=x', '?page=1e9', '?page=-1'])
    expect(await page(ada, query), query).toContain('Page 1 of 2')
})

test('it shows nobody else’s games, wishes or files', async () => {
  const other = await world.member('other@example.org')
  const theirs = await page(other)
  for (const text of ['The Attic', 'The Cellar']) expect(theirs).not.toContain(text)
  expect(theirs).toContain('Your files take 0 MB of 2 GB.')
})

test('a creator sees how much space each project takes, even in the trash', async () => {
  const creator = world.person()
  await creator.signIn('creator@example.org')
  await world.database.query('update assets set bytes = case when adventure_id = $1 then 1572864 else 1024 end', [
    attic,
  ])
  await world.database.query('update adventures set deleted_at = now() where id = $1', [cellar])
  const shown = await page(creator)
  const { rows } = await world.database.query<{ n: number }>(
    'select count(*)::int as n from assets where adventure_id = $1',
    [attic],
  )
  expect(shown).toContain(`${(rows[0]!.n * 1.5).toString()} MB`)
  expect(shown).toContain('less than 0.1 MB')
  expect(shown).toContain('In the trash')
  expect(await page(creator, '?lang=fr')).toContain('Dans la corbeille')
})
