import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditText } from '#app/features/admin/audit/audit-text.ts'
import { findReportSubject } from '#app/features/contact/reports/report-subject.server.ts'
import { reportSchema } from '#app/features/contact/reports/report.schema.ts'
import { forgetOldReports, sendReport } from '#app/features/contact/reports/send-report.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { auditLog, outboxMails, reports } from '#database/schema/back-office.ts'
import { parties, players, reviews } from '#database/schema/play.ts'
import { newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { findWorks, listInReview, listReports, readWork } from './moderation.queries.server.ts'
import { moderate } from './moderate.server.ts'
import type { ModerationDeed } from './moderation.schema.ts'

useDatabase()

const nobody = { userId: newId(), role: 'moderator' as const }
const note = 'The picture of the hall is somebody else’s.'
const staff = async (role: 'moderator' | 'admin' | 'user' = 'moderator') =>
  (await buildUser(getDatabase(), { role })).member
const act = async (deed: ModerationDeed, who = staff()) => moderate(getDatabase(), await who, deed)
const rowOf = async (id: string) => (await getDatabase().select().from(adventures).where(eq(adventures.id, id)))[0]!
const actionsOn = async (id: string) =>
  (await getDatabase().select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.createdAt)).map(
    ({ action, detail }) => [action, detail['reason']],
  )

async function published() {
  const creator = await buildUser(getDatabase(), { language: 'fr' })
  const { adventure } = await buildPublishedAdventure(getDatabase(), { creatorId: creator.id })
  const mails = () =>
    getDatabase()
      .select({ subject: outboxMails.subject, text: outboxMails.textBody })
      .from(outboxMails)
      .where(and(eq(outboxMails.toAddress, creator.email), eq(outboxMails.template, 'work_reviewed')))
      .orderBy(outboxMails.createdAt)
  return { id: adventure.id, title: adventure.title, creator, mails }
}

test('work goes to review with a note for its creator, and comes back published or as a draft', async () => {
  const { id, title, mails } = await published()
  expect(await act({ intent: 'take', adventureId: id, note })).toBeNull()
  expect(await rowOf(id)).toMatchObject({ status: 'in_review', moderationNote: note, resubmittedAt: null })
  expect((await listInReview(getDatabase())).map((work) => work.id)).toContain(id)
  expect((await mails())[0]).toMatchObject({ subject: expect.stringContaining('en révision') })
  expect((await mails())[0]!.text).toContain(note)
  expect(await act({ intent: 'release', adventureId: id, to: 'published', note: 'Fine now.' })).toBeNull()
  expect(await rowOf(id)).toMatchObject({ status: 'published', moderationNote: null })
  await act({ intent: 'take', adventureId: id, note })
  await act({ intent: 'release', adventureId: id, to: 'draft', note: 'Make another picture.' })
  expect((await rowOf(id)).status).toBe('draft')
  expect(await mails()).toHaveLength(4)
  expect(await actionsOn(id)).toEqual([
    ['adventure.taken_to_review', note],
    ['adventure.released', 'Fine now.'],
    ['adventure.taken_to_review', note],
    ['adventure.released', 'Make another picture.'],
  ])
  expect((await findWorks(getDatabase(), title)).map((work) => work.id)).not.toContain(id)
})

test('unlisted work comes back from review unlisted, and mail and log say so', async () => {
  const { id, title, mails } = await published()
  await getDatabase().update(adventures).set({ status: 'unlisted' }).where(eq(adventures.id, id))
  await act({ intent: 'take', adventureId: id, note })
  await act({ intent: 'release', adventureId: id, to: 'published', note: 'Fine now.' })
  expect((await rowOf(id)).status).toBe('unlisted')
  expect((await mails())[1]!.subject).toBe(m.mail_work_reviewed_unlisted_subject({ title }, { locale: 'fr' }))
  const log = await getDatabase().select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.createdAt)
  expect(log.map(auditText)).toEqual([m.admin_audit_taken({ title }), m.admin_audit_released_unlisted({ title })])
})

test('what cannot be played to an end is not released as published, and stays in review', async () => {
  const { id } = await buildAdventure(getDatabase(), { status: 'in_review' })
  const refused = await act({ intent: 'release', adventureId: id, to: 'published', note })
  expect(['moderation_incomplete', 'moderation_findings']).toContain(refused?.problem)
  expect((await rowOf(id)).status).toBe('in_review')
})

test('only staff moderate, and only what is listed or in review', async () => {
  const { id } = await published()
  await expect(act({ intent: 'take', adventureId: id, note }, staff('user'))).rejects.toMatchObject({
    code: 'notAllowed',
  })
  const { id: draft } = await buildAdventure(getDatabase(), { status: 'draft' })
  await expect(act({ intent: 'take', adventureId: draft, note })).rejects.toMatchObject({ code: 'conflict' })
  await expect(act({ intent: 'take', adventureId: newId(), note })).rejects.toMatchObject({ code: 'notFound' })
  await expect(readWork(getDatabase(), nobody, draft)).rejects.toMatchObject({ code: 'notFound' })
})

test('a hidden review counts in nothing until it is shown again', async () => {
  const { id } = await published()
  const reviewId = newId()
  const { id: userId } = await buildUser(getDatabase())
  await getDatabase().insert(reviews).values({ id: reviewId, adventureId: id, userId, rating: 1, text: 'Rude words.' })
  expect((await rowOf(id)).averageRating).not.toBeNull()
  await act({ intent: 'hide-review', reviewId, note: 'Rude.' })
  await act({ intent: 'hide-review', reviewId, note: 'Rude.' })
  expect((await rowOf(id)).averageRating).toBeNull()
  expect((await readWork(getDatabase(), nobody, id)).reviews).toMatchObject([{ id: reviewId, isHidden: true }])
  await act({ intent: 'show-review', reviewId, note: 'A mistake.' })
  expect(await actionsOn(reviewId)).toEqual([
    ['review.hidden', 'Rude.'],
    ['review.shown', 'A mistake.'],
  ])
})

const guest = (address: string) => ({ userId: null, guestHash: null, address })
const complaint = reportSchema.parse({ reason: 'stolen', text: 'It is my photograph.' })

test('a thing is reported once per person, guests included, and closed with the outcome', async () => {
  const { id, title, creator } = await published()
  const member = { userId: (await buildUser(getDatabase())).id, guestHash: null, address: '203.0.113.9' }
  const thing = { kind: 'adventure' as const, id }
  await sendReport(getDatabase(), guest('203.0.113.7'), thing, complaint)
  await sendReport(getDatabase(), guest('203.0.113.7'), thing, { ...complaint, text: 'And the second one.' })
  await sendReport(getDatabase(), member, thing, complaint)
  await sendReport(getDatabase(), member, { kind: 'creator', id: creator.id }, complaint)
  const own = (await readWork(getDatabase(), nobody, id)).reports
  expect(own.map(({ subjectText, text, isByGuest }) => [subjectText, text, isByGuest])).toEqual([
    [title, 'And the second one.', true],
    [title, complaint.text, false],
  ])
  await act({ intent: 'close-report', reportId: own[0]!.id, note: 'Taken to review.' })
  const { reports: listed } = await listReports(getDatabase(), nobody, 1)
  expect(listed.find((report) => report.id === own[0]!.id)).toMatchObject({ outcome: 'Taken to review.' })
  expect(listed.at(-1)!.id).toBe(own[0]!.id)
  const keys = await getDatabase().select({ key: reports.reporterKey }).from(reports).where(eq(reports.subjectId, id))
  expect(JSON.stringify(keys)).not.toContain('203.0.113')
})

test('after closing, a new report shows the current words; old ones are deleted after a year', async () => {
  const { id } = await published()
  const thing = { kind: 'adventure' as const, id }
  await sendReport(getDatabase(), guest('203.0.113.7'), thing, complaint)
  const [first] = (await readWork(getDatabase(), nobody, id)).reports
  await act({ intent: 'close-report', reportId: first!.id, note: 'Nothing of the kind.' })
  await getDatabase().update(adventures).set({ title: 'Stolen Again' }).where(eq(adventures.id, id))
  await sendReport(getDatabase(), guest('203.0.113.7'), thing, { ...complaint, text: 'They did it again.' })
  const stored = () =>
    getDatabase()
      .select({ said: reports.subjectText, text: reports.text, outcome: reports.outcome })
      .from(reports)
      .where(eq(reports.subjectId, id))
      .orderBy(reports.createdAt)
  const again = { said: 'Stolen Again', text: 'They did it again.', outcome: '' }
  expect(await stored()).toEqual([
    { said: first!.subjectText, text: complaint.text, outcome: 'Nothing of the kind.' },
    again,
  ])
  await forgetOldReports(getDatabase())
  expect(await stored()).toHaveLength(2)
  const longAgo = new Date(Date.now() - 366 * 86_400_000)
  await getDatabase().update(reports).set({ createdAt: longAgo }).where(eq(reports.subjectId, id))
  await getDatabase().update(reports).set({ closedAt: longAgo }).where(eq(reports.id, first!.id))
  await forgetOldReports(getDatabase())
  expect(await stored()).toEqual([again])
})

test('a review with an open report is read before newer ones', async () => {
  const { id } = await published()
  const [reported, newer] = [newId(), newId()]
  for (const [reviewId, createdAt] of [
    [reported, new Date('2026-01-01')],
    [newer, new Date('2026-02-01')],
  ] as const) {
    const { id: userId } = await buildUser(getDatabase())
    await getDatabase().insert(reviews).values({ id: reviewId, adventureId: id, userId, rating: 1, createdAt })
  }
  const order = async () => (await readWork(getDatabase(), nobody, id)).reviews.map((review) => review.id)
  expect(await order()).toEqual([newer, reported])
  await sendReport(getDatabase(), guest('203.0.113.7'), { kind: 'review', id: reported }, complaint)
  expect(await order()).toEqual([reported, newer])
  const { reports: open } = await listReports(getDatabase(), nobody, 1)
  const { id: reportId } = open.find(({ subjectId }) => subjectId === reported)!
  await act({ intent: 'close-report', reportId, note: 'Fine.' })
  expect(await order()).toEqual([newer, reported])
})

test('a reported player’s account is named; administrators are linked to it', async () => {
  const { id } = await buildTwoLocks(getDatabase())
  const [member, played] = [await newTestMember({ name: 'Mallory' }), newTestGuest()]
  const playerOf = async (who: typeof played) => {
    const { runId } = await startAs(who, id)
    const [row] = await getDatabase()
      .select({ id: players.id })
      .from(players)
      .innerJoin(parties, eq(parties.id, players.partyId))
      .where(eq(parties.runId, runId))
    return row!.id
  }
  const subjects = [await playerOf(member), await playerOf(played), newId()]
  for (const [nth, subjectId] of subjects.entries())
    await getDatabase()
      .insert(reports)
      .values({ kind: 'player', subjectId, subjectText: 'Bob', reason: 'other', text: 'Rude.', reporterKey: `${nth}` })
  const told = async (role: 'admin' | 'moderator') => {
    const { reports: listed } = await listReports(getDatabase(), { ...nobody, role }, 1)
    return subjects.map((subject) => listed.find(({ subjectId }) => subjectId === subject)!.player)
  }
  const rest = [{ id: null, name: null, isGuest: true }, null]
  expect(await told('admin')).toEqual([{ id: member.userId, name: 'Mallory', isGuest: false }, ...rest])
  expect(await told('moderator')).toEqual([{ id: null, name: 'Mallory', isGuest: false }, ...rest])
})

test('nobody can report what they cannot see', async () => {
  const { id } = await buildAdventure(getDatabase(), { status: 'draft' })
  for (const thing of [
    { kind: 'adventure', id },
    { kind: 'review', id: newId() },
    { kind: 'creator', id: (await buildUser(getDatabase())).id },
    { kind: 'player', id: newId() },
    { kind: 'adventure', id: 'no id' },
  ] as const)
    await expect(findReportSubject(getDatabase(), thing, guest('203.0.113.8'))).rejects.toMatchObject({
      code: 'notFound',
    })
})

test.each([
  [{ text: '' }, 'report_reason_required'],
  [{ reason: 'other', text: ' ' }, 'report_text_required'],
  [{ reason: 'stolen', text: 'x'.repeat(2_001) }, 'report_text_long'],
])('%j is refused', (form, problem) => {
  expect(reportSchema.safeParse(form).error?.issues[0]?.message).toBe(problem)
})
