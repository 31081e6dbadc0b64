import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import type { Person } from '#tests/support/person.ts'

let world: HttpWorld
let admin: Person
let member: Person

beforeAll(async () => {
  world = await openHttpWorld()
  admin = await world.member('admin@example.org')
  member = await world.member('member@example.org')
  await world.database.query('update users set email_verified = true')
}, 120_000)
afterAll(() => world?.close())

const sheetIn = (html: string) => /<link rel="stylesheet" href="(\/design\/[0-9a-f]{16}\.css)"/.exec(html)?.[1]
const sheetOn = async (path: string, person = world.person()) => sheetIn((await person.get(path)).text)
const save = (value: string, key = '--radius-card') => admin.postForm('/admin/design', { intent: 'save', key, value })

test('cached pages, members’ pages and refusals pick up a design change, and its reset', async () => {
  const paths = ['/', '/about', '/no/such/page']
  for (const path of paths) expect(await sheetOn(path)).toBeUndefined()
  expect((await save('8px')).status).toBe(302)
  for (const path of paths) await vi.waitFor(async () => expect(await sheetOn(path)).toBeDefined(), { timeout: 5_000 })
  const first = await sheetOn('/')
  expect(await sheetOn('/account/preferences', member)).toBe(first)
  expect((await save('9px')).status).toBe(302)
  for (const path of paths)
    await vi.waitFor(async () => expect([undefined, first]).not.toContain(await sheetOn(path)), { timeout: 5_000 })
  expect((await admin.postForm('/admin/design', { intent: 'reset' })).status).toBe(302)
  for (const path of paths)
    await vi.waitFor(async () => expect(await sheetOn(path)).toBeUndefined(), { timeout: 5_000 })
})

test('the current sheet is cached forever; the address of another version is not cached', async () => {
  await save('8px')
  await expect.poll(() => sheetOn('/account/preferences', member), { timeout: 5_000 }).toBeDefined()
  const path = (await sheetOn('/account/preferences', member))!
  const sheet = await world.person().get(path)
  expect(sheet.text).toBe('@layer design{:root{--radius-card:8px}}\n')
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const older = await world.person().get('/design/0000000000000000.css')
  expect([older.text, older.headers['cache-control']]).toEqual([sheet.text, 'no-store'])
  expect((await world.person().get('/design/evil.js')).status).toBe(404)
})

test('an address shows one browser the built-in look, on cached pages too, until turned off', async () => {
  await save('8px')
  const reader = world.person()
  const reply = await reader.get('/theme?look=built-in')
  expect([reply.status, reply.headers.location]).toEqual([302, '/admin/design'])
  for (const path of ['/', '/auth?next=/admin/design']) {
    expect(await sheetOn(path, reader)).toBeUndefined()
    await vi.waitFor(async () => expect(await sheetOn(path)).toBeDefined(), { timeout: 5_000 })
  }
  await reader.get('/theme?look=site')
  await vi.waitFor(async () => expect(await sheetOn('/', reader)).toBeDefined(), { timeout: 5_000 })
})

test('in the built-in look an administrator can undo valid values that hide everything', async () => {
  const hiding = { '--ink': '0 0% 0%', '--canvas': '0 0% 0%', '--surface': '0 0% 0%', '--motion-quick': '1000ms' }
  for (const [key, value] of Object.entries(hiding)) expect((await save(value, key)).status).toBe(302)
  await admin.get('/theme?look=built-in')
  const page = (await admin.get('/admin/design')).text
  expect([sheetIn(page), page.includes('value="reset"')]).toEqual([undefined, true])
  expect((await admin.postForm('/admin/design', { intent: 'reset' })).status).toBe(302)
  await admin.get('/theme?look=site')
  await vi.waitFor(async () => expect(await sheetOn('/admin/design', admin)).toBeUndefined(), { timeout: 5_000 })
})

test.each([
  ['en', '', 'Failed to create design setting', 'Failed to delete design setting', 'Failed to fetch users data.'],
  [
    'fr',
    '?lang=fr',
    'Le réglage d’apparence n’a pas pu être créé',
    'Le réglage d’apparence n’a pas pu être supprimé',
    'Les données des utilisateurs n’ont pas pu être lues.',
  ],
])('an unexpected failure is reported where it happened (%s)', async (_, query, created, deleted, fetched) => {
  const failing = async (table: string, ask: () => ReturnType<Person['get']>) => {
    await world.database.query(`alter table ${table} rename to away`)
    try {
      return await ask()
    } finally {
      await world.database.query(`alter table away rename to ${table}`)
    }
  }
  const post = (form: Record<string, string>) =>
    failing('audit_log', () => admin.postForm(`/admin/design${query}`, form))
  const key = '--radius-small'
  const creating = await post({ intent: 'save', key, value: '1px', isNew: 'row' })
  expect([creating.status, creating.text.includes(created)]).toEqual([500, true])
  await save('1px', key)
  const deleting = await post({ intent: 'delete', key })
  expect([deleting.status, deleting.text.includes(deleted)]).toEqual([500, true])
  await admin.postForm('/admin/design', { intent: 'reset' })
  const users = await failing('profiles', () => admin.get(`/admin/users${query}`))
  expect([users.status, users.text.includes(fetched)]).toEqual([500, true])
})
