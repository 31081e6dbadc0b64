import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { listAudit } from '#app/features/admin/audit/audit.queries.server.ts'
import { readOverview } from '#app/features/admin/overview/overview.queries.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { isLastAdministrator } from '#app/platform/auth/administrators.server.ts'
import * as environment from '#app/platform/env.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { authSessions, secondFactors, userRoles, users } from '#database/schema/accounts.ts'
import { activeDays } from '#database/schema/figures.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { changePerson } from './change-person.server.ts'
import { personDeedSchema } from './deed.schema.ts'
import type { PersonDeed } from './deed.schema.ts'
import { listPeople, readPerson } from './people.queries.server.ts'

useDatabase()

const origin = { address: '203.0.113.7', locale: 'en' } as never

async function made(name: string, role?: 'admin' | 'moderator') {
  const { id } = await buildUser(getDatabase(), { name })
  await getDatabase().update(users).set({ emailVerified: true }).where(eq(users.id, id))
  if (role) await getDatabase().insert(userRoles).values({ userId: id, role })
  return id
}

const viewerOf = (userId: string, more: Partial<Viewer> = {}): Viewer => ({
  userId,
  sessionId: newId(),
  name: 'Ada',
  email: 'ada@example.org',
  emailVerified: true,
  role: 'admin',
  awaitsSecondFactor: false,
  signedInAt: new Date(),
  ...more,
})

const change = (by: string, whom: string, deed: PersonDeed, more: Partial<Viewer> = {}) =>
  changePerson(getDatabase(), viewerOf(by, more), whom, deed, origin)

const reason = 'They asked for it.'

test('the list distinguishes people who signed up in the same minute', async () => {
  const [one, other] = [await made('Twin'), await made('Twin')]
  const { people } = await listPeople(getDatabase(), 'Twin', 1)
  expect(new Set(people.map(({ shownId }) => shownId)).size).toBe(2)
  expect(people.map(({ shownId }) => shownId.slice(0, 8)).sort()).toEqual([one.slice(0, 8), other.slice(0, 8)].sort())
})

test('an administrator changes a role, which the log records with its reason', async () => {
  const [admin, person] = [await made('Ada', 'admin'), await made('Grace')]
  expect(await change(admin, person, { intent: 'set-role', role: 'moderator', reason })).toBeNull()
  expect(await readPerson(getDatabase(), person)).toMatchObject({ role: 'moderator', storedRole: 'moderator' })
  expect(await change(admin, person, { intent: 'set-role', role: 'user', reason })).toBeNull()
  expect(await change(admin, person, { intent: 'set-role', role: 'user', reason })).toBe('admin_people_same_role')
  const { entries } = await listAudit(getDatabase(), { words: '', about: person }, 1)
  expect(entries.map(({ action, detail, actor }) => [action, detail, actor])).toEqual([
    ['role.changed', { reason, from: 'moderator', to: 'user' }, 'Ada'],
    ['role.changed', { reason, from: 'user', to: 'moderator' }, 'Ada'],
  ])
  expect((await readOverview(getDatabase())).entries[0]).toMatchObject({ entityId: person, concerned: 'Grace' })
})

test.each([
  ['en', ['role changed', 'Moderator grace', 'ADA for', 'zélie'], ['suspended', 'reason', 'purchase']],
  ['fr', ['rôle change', 'modérateur', 'Rôle changé : utilisateur → modérateur'], ['role changed', 'suspended']],
] as const)('the log is searched by its displayed words, in %s', async (locale, found, notFound) => {
  const [admin, person] = [await made('Ada', 'admin'), await made('Zélie')]
  await change(admin, person, { intent: 'set-role', role: 'moderator', reason: 'Grace asked for it.' })
  overwriteGetLocale(() => locale)
  const search = (words: string) => listAudit(getDatabase(), { words, about: person }, 1)
  for (const words of found) expect((await search(words)).total, words).toBe(1)
  for (const words of notFound) expect((await search(words)).total, words).toBe(0)
  overwriteGetLocale(() => 'en')
})

test('a banned person is signed out everywhere until the ban is lifted', async () => {
  const [admin, person] = [await made('Ada', 'admin'), await made('Mallory')]
  await getDatabase()
    .insert(authSessions)
    .values({ id: newId(), userId: person, token: newId(), expiresAt: new Date(Date.now() + 60_000) })
  expect(await change(admin, person, { intent: 'ban', reason })).toBeNull()
  expect((await readPerson(getDatabase(), person)).banned).not.toBeNull()
  expect(await getDatabase().select().from(authSessions).where(eq(authSessions.userId, person))).toEqual([])
  expect(await change(admin, person, { intent: 'unban', reason })).toBeNull()
  expect((await readPerson(getDatabase(), person)).banned).toBeNull()
})

test('only an administrator who has just signed in changes anything', async () => {
  const [admin, person] = [await made('Ada', 'admin'), await made('Grace')]
  const deed: PersonDeed = { intent: 'set-role', role: 'admin', reason }
  await expect(change(admin, person, deed, { role: 'moderator' })).rejects.toMatchObject({ code: 'notAllowed' })
  expect(await change(admin, person, deed, { signedInAt: new Date(Date.now() - 10 * 60_000) })).toBe(
    'account_sign_in_again',
  )
  expect((await readPerson(getDatabase(), person)).storedRole).toBe('user')
  await expect(change(admin, newId(), deed)).rejects.toMatchObject({ code: 'notFound' })
})

test('nobody bans or demotes the last administrator, a configured one or themselves', async () => {
  await getDatabase().delete(userRoles)
  const admin = await made('Ada', 'admin')
  expect(await change(admin, admin, { intent: 'ban', reason })).toBe('admin_people_self')
  expect(await change(admin, admin, { intent: 'set-role', role: 'user', reason })).toBe('admin_people_last')
  // Somebody who cannot act does not count: banned, leaving, or without the second factor where staff need it
  const other = await made('Linus', 'admin')
  const isLastWhile = async (values: Partial<typeof users.$inferInsert>, more: object = {}) => {
    await getDatabase().update(users).set(values).where(eq(users.id, other))
    const spy = vi.spyOn(environment, 'env').mockReturnValue({ ...environment.env(), ...more })
    const kept = await getDatabase().transaction((tx) => isLastAdministrator(tx, admin))
    spy.mockRestore()
    return kept
  }
  const here = { bannedAt: null, closesAt: null }
  expect(await isLastWhile({ bannedAt: new Date() })).toBe(true)
  expect(await isLastWhile({ ...here, closesAt: new Date() })).toBe(true)
  expect(await isLastWhile(here)).toBe(false)
  const inPublic = { PUBLIC_URL: 'https://whodini.example' }
  expect(await isLastWhile(here, inPublic)).toBe(true)
  await getDatabase().insert(secondFactors).values({ userId: other, secret: 'sealed', confirmedAt: new Date() })
  expect(await isLastWhile(here, inPublic)).toBe(false)
  await getDatabase().delete(userRoles).where(eq(userRoles.userId, other))
  const second = await made('Grace', 'admin')
  expect(await change(admin, second, { intent: 'set-role', role: 'user', reason })).toBeNull()
  const [row] = await getDatabase().select({ email: users.email }).from(users).where(eq(users.id, second))
  const configured = { ...environment.env(), ADMIN_EMAILS: [row!.email] }
  const spy = vi.spyOn(environment, 'env').mockReturnValue(configured)
  expect(await change(admin, second, { intent: 'ban', reason })).toBe('admin_people_configured')
  expect(await readPerson(getDatabase(), second)).toMatchObject({ role: 'admin', byConfiguration: true })
  await getDatabase().update(users).set({ emailVerified: false }).where(eq(users.id, second))
  expect(await readPerson(getDatabase(), second)).toMatchObject({ role: 'user', byConfiguration: false })
  spy.mockRestore()
})

test('the list finds by name, address and the beginning of an id, page by page', async () => {
  const id = await made('Zénobia Quill')
  const [row] = await getDatabase().select({ email: users.email }).from(users).where(eq(users.id, id))
  for (const words of ['zenobia', row!.email.toUpperCase(), id.slice(0, 18)]) {
    const { people } = await listPeople(getDatabase(), words, 1)
    expect(people.map((person) => person.id)).toContain(id)
  }
  expect((await listPeople(getDatabase(), 'nobody has this name', 7)).people).toEqual([])
  expect((await listPeople(getDatabase(), '', 999)).page).toBe(1)
  await getDatabase().insert(activeDays).values({ day: '2026-11-20', userId: id })
  expect((await readPerson(getDatabase(), id)).lastActive).toBe('2026-11-20')
})

test.each([
  [{ intent: 'ban', reason: '  ' }, 'admin_reason_required'],
  [{ intent: 'ban', reason: 'x'.repeat(501) }, 'admin_reason_long'],
])('%j is refused', (deed, problem) => {
  expect(personDeedSchema.safeParse(deed).error?.issues[0]?.message).toBe(problem)
})
