import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendReport } from '#app/features/contact/reports/send-report.server.ts'
import { reportSchema } from '#app/features/contact/reports/report.schema.ts'
import { openLobby } from '#app/features/play/lobby/open-lobby.server.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import { resubmit } from '#app/features/studio/details/resubmit.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { userRoles } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { outboxMails, reports } from '#database/schema/back-office.ts'
import { reviews, runs } from '#database/schema/play.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { moderate } from './moderate.server.ts'
import { readWork } from './moderation.queries.server.ts'
import type { ModerationDeed } from './moderation.schema.ts'
import { readWorkDraft } from './read-work-draft.server.ts'

useDatabase()

const note = 'Use a picture of your own.'

async function priced() {
  const creator = await buildUser(getDatabase())
  const { adventure } = await buildPublishedAdventure(getDatabase(), { creatorId: creator.id, priceCents: 1250 })
  return { id: adventure.id, creator }
}
const moderatorNow = async () => buildUser(getDatabase(), { role: 'moderator', name: 'Grace', language: 'fr' })
const complaint = reportSchema.parse({ reason: 'stolen', text: 'Mine.' })
const report = (id: string, userId: string | null = null) =>
  sendReport(getDatabase(), { userId, guestHash: null, address: '203.0.113.7' }, { kind: 'adventure', id }, complaint)
const lobbyOf = (adventureId: string, userId: string, isModerator = true) =>
  openLobby(getDatabase(), {
    adventureId,
    person: { userId, guestHash: null, isAdmin: false, isModerator },
    locale: 'en',
  })

async function started(adventureId: string, { member, name }: Awaited<ReturnType<typeof moderatorNow>>) {
  const outcome = await startRun(getDatabase(), { adventureId, starter: { ...member, name }, language: 'en' })
  if (!('runId' in outcome)) throw new Error('no run was started')
  const [run] = await getDatabase().select().from(runs).where(eq(runs.id, outcome.runId))
  const [row] = await getDatabase().select().from(adventures).where(eq(adventures.id, adventureId))
  return { isPlaytest: run!.isPlaytest, isOwn: run!.isOwn, plays: row!.totalPlays }
}

test('a moderator tries work in review in its current state, which no figure counts', async () => {
  const { id } = await priced()
  const moderator = await moderatorNow()
  await moderate(getDatabase(), moderator.member, { intent: 'take', adventureId: id, note })
  expect(await lobbyOf(id, moderator.id)).toMatchObject({ view: 'open', start: 'playtest', back: 'moderation' })
  expect(await started(id, moderator)).toEqual({ isPlaytest: true, isOwn: false, plays: 0 })
  await expect(lobbyOf(id, moderator.id, false)).resolves.toMatchObject({ view: 'open' })
  await expect(lobbyOf(id, newId(), false)).rejects.toMatchObject({ code: 'notFound' })
})

test('a moderator plays reported work without buying it, until the report is closed', async () => {
  const { id } = await priced()
  const moderator = await moderatorNow()
  expect(await lobbyOf(id, moderator.id)).toMatchObject({ start: 'buy' })
  await report(id)
  expect(await started(id, moderator)).toEqual({ isPlaytest: false, isOwn: true, plays: 0 })
  const [sent] = await getDatabase().select().from(reports).where(eq(reports.adventureId, id))
  await moderate(getDatabase(), moderator.member, { intent: 'close-report', reportId: sent!.id, note })
  expect(await lobbyOf(id, moderator.id)).toMatchObject({ start: 'buy' })
})

test('an administrator’s look at work being judged does not count as a play either', async () => {
  const { id } = await priced()
  const admin = await buildUser(getDatabase(), { role: 'admin' })
  await report(id)
  expect(await started(id, admin)).toEqual({ isPlaytest: false, isOwn: true, plays: 0 })
})

test('a report of one’s own opens nothing, and one’s own work is judged by somebody else', async () => {
  const { id, creator } = await priced()
  const moderator = await moderatorNow()
  await report(id, moderator.id)
  expect(await lobbyOf(id, moderator.id)).toMatchObject({ start: 'buy' })
  await expect(readWorkDraft(getDatabase(), moderator.id, id)).rejects.toMatchObject({ code: 'notFound' })
  expect((await readWork(getDatabase(), moderator.member, id)).work).toMatchObject({
    isOwn: false,
    mayLookInside: false,
  })
  await report(id)
  expect((await readWork(getDatabase(), moderator.member, id)).work.mayLookInside).toBe(true)
  const { work, reports: told } = await readWork(getDatabase(), creator.member, id)
  expect(work).toMatchObject({ isOwn: true, mayLookInside: false })
  const staff = { ...creator.member, role: 'moderator' as const }
  for (const deed of [
    { intent: 'take', adventureId: id, note },
    { intent: 'close-report', reportId: told[0]!.id, note },
  ] as const)
    await expect(moderate(getDatabase(), staff, deed)).rejects.toMatchObject({ code: 'notAllowed' })
  await moderate(getDatabase(), moderator.member, { intent: 'take', adventureId: id, note })
  await expect(
    moderate(getDatabase(), staff, { intent: 'release', adventureId: id, to: 'published', note }),
  ).rejects.toMatchObject({ code: 'notAllowed' })
})

test('nobody hides their own review or one of their work, or closes a report on themselves', async () => {
  const { id, creator } = await priced()
  const author = await buildUser(getDatabase())
  const reviewId = newId()
  await getDatabase()
    .insert(reviews)
    .values({ id: reviewId, adventureId: id, userId: author.id, rating: 1, text: 'No.' })
  for (const thing of [
    { kind: 'review', id: reviewId },
    { kind: 'creator', id: creator.id },
  ] as const)
    await sendReport(getDatabase(), { userId: null, guestHash: null, address: '203.0.113.7' }, thing, complaint)
  const of = async (subjectId: string) =>
    (await getDatabase().select().from(reports).where(eq(reports.subjectId, subjectId)))[0]!.id
  const [onReview, onCreator] = [await of(reviewId), await of(creator.id)]
  const as = (who: typeof author, deed: ModerationDeed) =>
    moderate(getDatabase(), { ...who.member, role: 'moderator' }, deed)
  for (const [who, deed] of [
    [author, { intent: 'hide-review', reviewId, note }],
    [creator, { intent: 'hide-review', reviewId, note }],
    [author, { intent: 'close-report', reportId: onReview, note }],
    [creator, { intent: 'close-report', reportId: onReview, note }],
    [creator, { intent: 'close-report', reportId: onCreator, note }],
  ] as const)
    await expect(as(who, deed)).rejects.toMatchObject({ code: 'notAllowed' })
  await as(author, { intent: 'close-report', reportId: onCreator, note })
  await expect(as(author, { intent: 'close-report', reportId: onCreator, note })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('the draft can be read only while the work is in review or reported', async () => {
  const { id } = await priced()
  const { member } = await moderatorNow()
  await expect(readWorkDraft(getDatabase(), member.userId, id)).rejects.toMatchObject({ code: 'notFound' })
  await report(id)
  await getDatabase()
    .update(adventureScenes)
    .set({ description: 'A dusty hall.' })
    .where(eq(adventureScenes.adventureId, id))
  const draft = await readWorkDraft(getDatabase(), member.userId, id)
  expect(draft.places.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['details', 'scene']))
  expect(JSON.stringify(draft.places)).toContain('A dusty hall.')
  expect(draft.files.every(({ url }) => url.startsWith('/media/'))).toBe(true)
  const [sent] = await getDatabase().select().from(reports).where(eq(reports.adventureId, id))
  await moderate(getDatabase(), member, { intent: 'close-report', reportId: sent!.id, note })
  await expect(readWorkDraft(getDatabase(), member.userId, id)).rejects.toMatchObject({ code: 'notFound' })
  await moderate(getDatabase(), member, { intent: 'take', adventureId: id, note })
  expect((await readWorkDraft(getDatabase(), member.userId, id)).id).toBe(id)
  await getDatabase().update(adventures).set({ deletedAt: new Date() }).where(eq(adventures.id, id))
  await expect(readWorkDraft(getDatabase(), member.userId, id)).rejects.toMatchObject({ code: 'notFound' })
  await expect(readWorkDraft(getDatabase(), member.userId, 'no id')).rejects.toMatchObject({ code: 'notFound' })
})

test('the moderator who reviewed a work gets one mail when it comes back, in their language', async () => {
  const { id, creator } = await priced()
  const moderator = await moderatorNow()
  await moderate(getDatabase(), moderator.member, { intent: 'take', adventureId: id, note })
  const send = () => resubmit(getDatabase(), creator.member, { adventureId: id })
  await send()
  await send()
  const mails = await getDatabase()
    .select({ to: outboxMails.toAddress, language: outboxMails.language, text: outboxMails.textBody })
    .from(outboxMails)
    .where(and(eq(outboxMails.template, 'work_resubmitted'), eq(outboxMails.userId, moderator.id)))
  expect(mails).toEqual([{ to: moderator.email, language: 'fr', text: expect.stringContaining(note) }])
  expect(mails[0]!.text).toContain(`/admin/moderation/${id}`)
})

test('former staff get no mail about a work', async () => {
  const { id, creator } = await priced()
  const moderator = await moderatorNow()
  await moderate(getDatabase(), moderator.member, { intent: 'take', adventureId: id, note })
  await getDatabase().delete(userRoles).where(eq(userRoles.userId, moderator.id))
  await resubmit(getDatabase(), creator.member, { adventureId: id })
  expect(await getDatabase().select().from(outboxMails).where(eq(outboxMails.userId, moderator.id))).toEqual([])
})
