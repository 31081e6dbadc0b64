import { expect, test } from 'vitest'
import { listAudit } from '#app/features/admin/audit/audit.queries.server.ts'
import { readPerson } from '#app/features/admin/people/people.queries.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { auditLog, contactMessages, reports } from '#database/schema/back-office.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { countOpenReports, readOverview } from './overview.queries.server.ts'
import { readSetUp } from './set-up.server.ts'

useDatabase()

const reportOn = (kind: 'adventure' | 'creator', subjectId: string, subjectText: string) =>
  getDatabase()
    .insert(reports)
    .values({ kind, subjectId, subjectText, reason: 'other', reporterKey: newId() })
    .returning({ id: reports.id })

test('the overview counts money and open work, and says what happened', async () => {
  const creator = await buildUser(getDatabase())
  const { adventure } = await buildPublishedAdventure(getDatabase(), { creatorId: creator.id, priceCents: 900 })
  const adventureId = adventure.id
  const buyer = await buildUser(getDatabase())
  await buildPurchase(getDatabase(), { buyerId: buyer.id, adventureId, provider: 'stripe' })
  await buildPurchase(getDatabase(), { buyerId: creator.id, adventureId, provider: 'test' })
  await buildPurchase(getDatabase(), { buyerId: buyer.id, adventureId, provider: 'stripe', flag: 'mismatch' })
  await reportOn('adventure', adventureId, 'The Attic')
  await getDatabase()
    .insert(contactMessages)
    .values({ firstName: 'Ada', lastName: 'L', email: 'ada@example.org', message: 'Hi', language: 'en' })
  const { figures, waiting, happenings } = await readOverview(getDatabase())
  expect(figures).toMatchObject({ users: 2, revenueCents: 900 })
  expect(waiting).toEqual({ reports: 1, messages: 1, releases: 0, mails: 0, payments: 1, statements: 0 })
  expect(await countOpenReports(getDatabase())).toBe(1)
  expect(new Set(happenings.map(({ kind }) => kind))).toEqual(
    new Set(['account', 'published', 'paid', 'report', 'message']),
  )
})

test('the last backup is read from the log, and is old after a week', async () => {
  const { id } = await buildUser(getDatabase(), { role: 'admin' })
  expect(await readSetUp(getDatabase(), id)).toMatchObject({ backup: null, isBackupOld: true, secondFactor: 'no' })
  const at = new Date()
  await getDatabase().insert(auditLog).values({ action: 'backup.made', entityType: 'server', createdAt: at })
  expect(await readSetUp(getDatabase(), id)).toMatchObject({ backup: at.toISOString(), isBackupOld: false })
  expect(await readSetUp(getDatabase(), id, at.getTime() + 8 * 86_400_000)).toMatchObject({ isBackupOld: true })
})

test('rows of the log about reports link to the subject, and a person to their projects', async () => {
  const creator = await buildUser(getDatabase())
  const { adventure } = await buildPublishedAdventure(getDatabase(), { creatorId: creator.id, priceCents: 0 })
  const adventureId = adventure.id
  for (const [kind, about] of [
    ['adventure', adventureId],
    ['creator', creator.id],
  ] as const) {
    const [report] = await reportOn(kind, about, 'x')
    await getDatabase().insert(auditLog).values({ action: 'report.closed', entityType: 'report', entityId: report!.id })
  }
  await getDatabase().insert(auditLog).values({ action: 'report.closed', entityType: 'report', entityId: newId() })
  const { entries } = await listAudit(getDatabase(), { words: '' }, 1)
  expect(entries.filter(({ entityType }) => entityType === 'report').map(({ thing }) => thing)).toEqual([
    null,
    { kind: 'creator', id: creator.id },
    { kind: 'adventure', id: adventureId },
  ])
  expect((await readPerson(getDatabase(), creator.id)).works).toMatchObject([{ id: adventureId, status: 'published' }])
})
