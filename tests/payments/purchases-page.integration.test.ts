import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishRun } from '#tests/support/finished-run.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish, startRun } from '#tests/support/made-adventure.ts'
import { payFor } from '#tests/support/paid-for.ts'
import type { Person } from '#tests/support/person.ts'

const numbers = { BUSINESS_NAME: 'Clockwork Inc.', GST_NUMBER: '123456789 RT0001', QST_NUMBER: '1234567890 TQ0001' }
const mail = 'ada@example.org'
const path = '/account/purchases'

let world: HttpWorld
let ada: Person
let attic: string
let cellar: string

beforeAll(async () => {
  world = await openHttpWorld(numbers)
  const creator = await world.member('creator@example.org')
  attic = (await makeAdventure(creator, { title: 'The Attic', price: '12.50' })).id
  cellar = (await makeAdventure(creator, { title: 'The Cellar', price: '5.00' })).id
  for (const id of [attic, cellar]) await publish(creator, id)
  ada = await world.member(mail)
}, 180_000)

afterAll(() => world?.close())

const page = async (query = '', person = ada) => (await person.get(`${path}${query}`)).text

test('a refund in the browser: the question, the money and the page of the stopped game', async () => {
  expect(await page()).toContain('Nothing bought yet')
  const id = await payFor(world.database, mail, attic)
  const run = await startRun(ada, attic)
  const listed = await page()
  for (const text of ['The Attic', '$12.50', 'Get a refund', 'Games you’ve started stop for everyone'])
    expect(listed).toContain(text)
  expect(await page('?lang=fr')).toContain('Se faire rembourser')
  const done = await ada.postForm(path, { purchaseId: id })
  expect([done.status, done.headers.location]).toEqual([302, path])
  const again = await ada.postForm(path, { purchaseId: id })
  expect([again.status, again.headers.location]).toEqual([302, path])
  expect(await page()).toContain('$12.50 refunded on')
  const stopped = await ada.get(`/run/${run}`)
  expect(stopped.status).toBe(402)
  for (const text of ['The game has stopped', 'Nothing’s lost', `/play/${attic}`]) expect(stopped.text).toContain(text)
  expect((await ada.get(`/run/${run}?lang=fr`)).text).toContain('La partie est arrêtée')
})

test('a purchase has the title in the reader’s language, like the library, while it is listed', async () => {
  const id = await payFor(world.database, mail, cellar)
  const [words, status] = [
    'update adventures set translations = $2 where id = $1',
    'update adventures set status = $2 where id = $1',
  ]
  await world.database.query(words, [cellar, { fr: { title: 'La cave' } }])
  for (const address of [path, `/purchases/${id}`]) {
    expect((await ada.get(`${address}?lang=fr`)).text).toContain('La cave')
    expect((await ada.get(address)).text).not.toContain('La cave')
  }
  await world.database.query(status, [cellar, 'draft'])
  expect((await ada.get(`/purchases/${id}?lang=fr`)).text).toContain('The Cellar')
  await world.database.query(status, [cellar, 'published'])
  await world.database.query(words, [cellar, {}])
  await world.database.query('delete from entitlements where purchase_id = $1', [id])
  await world.database.query('delete from purchases where id = $1', [id])
})

test('a refund outside the policy is refused in place, with the reason and a way to reach people', async () => {
  const id = await payFor(world.database, mail, cellar)
  await finishRun(world.database, { adventureId: cellar, email: mail })
  const refused = await ada.postForm(path, { purchaseId: id })
  expect(refused.status).toBe(409)
  for (const text of ['Nothing was refunded', 'You played it to an ending on', 'href="/contact'])
    expect(refused.text).toContain(text)
  await world.database.query(`delete from runs where adventure_id = $1`, [cellar])
  await world.database.query(`update purchases set paid_at = now() - interval '15 days' where id = $1`, [id])
  expect((await ada.postForm(path, { purchaseId: id })).text).toContain('The 14 days for a refund ended on')
  expect(await page('?lang=fr')).toContain('le délai de 14')
  const { rows } = await world.database.query('select status from purchases where id = $1', [id])
  expect(rows).toEqual([{ status: 'paid' }])
})

test('a receipt names the seller, business, numbers and buyer, and only its buyer can see it', async () => {
  const { rows } = await world.database.query<{ id: string }>('select id from purchases where adventure_id = $1', [
    attic,
  ])
  const receipt = `${path}/${rows[0]!.id}`
  const shown = (await ada.get(receipt)).text
  for (const text of [...Object.values(numbers), 'The Attic', '$12.50', mail, 'no money moved', 'Refunded on'])
    expect(shown).toContain(text)
  expect((await ada.get(`${receipt}?lang=fr`)).text).toContain('Numéro de TVQ')
  const other = await world.member('other@example.org')
  for (const [person, address] of [
    [other, receipt],
    [ada, `${path}/no-such-receipt`],
  ] as const)
    expect((await person.get(address)).status).toBe(404)
  expect((await world.person().get(receipt)).headers.location).toContain('/auth')
  expect((await other.postForm(path, { purchaseId: rows[0]!.id })).status).toBe(404)
  expect(await page('', other)).not.toContain('The Attic')
})
