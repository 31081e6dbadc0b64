import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { rateAdventure } from '#app/features/library/reviews/rate-adventure.server.ts'
import { removeReview } from '#app/features/library/reviews/remove-review.server.ts'
import { redeemGift } from '#app/features/payments/gifts/redeem-gift.server.ts'
import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import { testProvider } from '#app/features/payments/provider/test-provider.server.ts'
import { mailReceipts } from '#app/features/payments/receipts/mail-receipts.server.ts'
import { readPurchases, readReceipt } from '#app/features/payments/receipts/read-purchases.server.ts'
import { askRefund } from '#app/features/payments/refunds/ask-refund.server.ts'
import { settleRefunds } from '#app/features/payments/refunds/refund-purchase.server.ts'
import { reconcile } from '#app/features/payments/webhook/find-missed.server.ts'
import type { FindEndings } from '#app/features/payments/refunds/ask-refund.server.ts'
import { actInParty } from '#app/features/play/party/act-in-party.server.ts'
import { findInvitation } from '#app/features/play/party/find-invitation.server.ts'
import { personalGames } from '#app/features/play/party/personal-games.server.ts'
import { joinParty } from '#app/features/play/party/join-party.server.ts'
import { findEndings } from '#app/features/play/runs/find-endings.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { personalPayments } from '#app/features/payments/sales/personal-payments.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { buildGift } from '#database/factories/build-gift.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { entitlements, purchases } from '#database/schema/payments.ts'
import { parties, players, reviews, runs } from '#database/schema/play.ts'
import { newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()
mailReceipts()

const day = 86_400_000
const endings: FindEndings = (userId, adventureIds) => findEndings(getDatabase(), userId, adventureIds)
const personOf = ({ answerer }: TestPlayer) => ({ userId: answerer.userId, guestHash: answerer.guestHash })
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

let buyer: Awaited<ReturnType<typeof newTestMember>>
let adventureId: string
let bought: typeof purchases.$inferSelect

beforeEach(async () => {
  buyer = await newTestMember()
  adventureId = (await buildTwoLocks(getDatabase(), { recommendedPlayers: '1-4', priceCents: 900 })).id
  bought = await buildPurchase(getDatabase(), { buyerId: buyer.userId, adventureId, taxCents: 135 })
})

const ask = (now = new Date(), purchaseId = bought.id, userId = buyer.userId) =>
  askRefund(getDatabase(), { purchaseId, userId }, endings, now)
const rowOf = async (id = bought.id) => (await getDatabase().select().from(purchases).where(eq(purchases.id, id)))[0]!
const mails = (userId = buyer.userId) =>
  getDatabase().select().from(outboxMails).where(eq(outboxMails.userId, userId)).orderBy(asc(outboxMails.createdAt))
const finish = (runId: string, at = new Date()) =>
  getDatabase().update(runs).set({ status: 'finished', finishedAt: at }).where(eq(runs.id, runId))

test('within the policy a buyer’s request refunds the money, tax included, only once', async () => {
  const refund = vi.spyOn(testProvider, 'refund')
  expect(await ask()).toEqual({ outcome: 'refunded' })
  expect(await rowOf()).toMatchObject({ status: 'refunded', refundedCents: 1_035, refundedBy: buyer.userId })
  expect(await hasBought(getDatabase(), buyer.userId, adventureId)).toBe(false)
  // A second tab, and after the days are over
  expect(await ask()).toEqual({ outcome: 'refunded' })
  expect(await ask(new Date(Date.now() + 30 * day))).toEqual({ outcome: 'refunded' })
  expect(refund).toHaveBeenCalledTimes(1)
  refund.mockRestore()
})

test('simultaneous requests from two tabs make one refund and queue one notice', async () => {
  const outcomes = await Promise.all([ask(), ask(), ask()])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['refunded', 'refunded', 'refunded'])
  expect(await rowOf()).toMatchObject({ status: 'refunded', refundedCents: 1_035 })
  expect((await mails()).map(({ template }) => template)).toEqual(['purchase_refunded'])
})

test('after the refund period nothing is refunded, and the answer says when it ended', async () => {
  const until = new Date(bought.paidAt!.getTime() + 14 * day)
  expect(await ask(new Date(until.getTime() + 1))).toEqual({
    outcome: 'refused',
    standing: { kind: 'ask', why: 'over', until },
  })
  expect(await rowOf()).toMatchObject({ status: 'paid', refundedCents: 0, refundReason: null })
})

test('a buyer who reached an ending cannot refund it themselves, and sees the date of the ending', async () => {
  const { runId } = await startAs(buyer, adventureId)
  const at = new Date('2026-11-20T10:00:00Z')
  await finish(runId, at)
  expect(await ask()).toEqual({ outcome: 'refused', standing: { kind: 'ask', why: 'ended', at } })
  const { purchases: listed } = await readPurchases(getDatabase(), buyer.userId, 1, endings)
  expect(listed[0]?.refund).toEqual({ kind: 'ask', why: 'ended', at })
  expect(await rowOf()).toMatchObject({ status: 'paid' })
})

async function addToParty(runId: string, removedAt: Date | null) {
  const [party] = await getDatabase().select().from(parties).where(eq(parties.runId, runId))
  await getDatabase()
    .insert(players)
    .values({ id: newId(), partyId: party!.id, userId: buyer.userId, name: 'Ada', removedAt })
}

test('an ending counts for those then in the party, but not in playtests or after they left', async () => {
  const end = new Date()
  const ran = async (values: Partial<typeof runs.$inferInsert>, removedAt: Date | null) => {
    const { runId } = await startAs(await hostWithPurchase(), adventureId)
    await finish(runId, end)
    await getDatabase()
      .update(runs)
      .set({ updatedAt: end, ...values })
      .where(eq(runs.id, runId))
    await addToParty(runId, removedAt)
    return (await endings(buyer.userId, [adventureId])).size
  }
  expect(await ran({ isPlaytest: true }, null)).toBe(0)
  expect(await ran({}, new Date(end.getTime() - 1))).toBe(0)
  expect(await ran({ status: 'active', finishedAt: null }, null)).toBe(0)
  expect(await ran({}, new Date(end.getTime() + 1))).toBe(1)
})

async function hostWithPurchase() {
  const host = await newTestMember()
  await buildPurchase(getDatabase(), { buyerId: host.userId, adventureId })
  return host
}

test('nobody can refund another’s purchase, or see their purchases or receipt', async () => {
  const other = await newTestMember()
  expect(await codeOf(ask(new Date(), bought.id, other.userId))).toBe('notFound')
  expect(await codeOf(readReceipt(getDatabase(), other.userId, bought.id))).toBe('notFound')
  expect((await readPurchases(getDatabase(), other.userId, 1, endings)).purchases).toEqual([])
  expect(await rowOf()).toMatchObject({ status: 'paid' })
  expect(await readReceipt(getDatabase(), buyer.userId, bought.id)).toMatchObject({
    amountCents: 900,
    taxes: [{ kind: 'all', cents: 135 }],
    totalCents: 1_035,
  })
})

test('a refund that the payment company refuses is only counted, and asking again works', async () => {
  const refund = vi.spyOn(testProvider, 'refund').mockRejectedValueOnce(new AppError('refundRefused'))
  expect(await codeOf(ask())).toBe('refundRefused')
  expect(await rowOf()).toMatchObject({
    status: 'paid',
    refundedCents: 0,
    refundReason: null,
    refundedBy: null,
    refundAskedAt: null,
    refundRefusals: 1,
  })
  expect(await hasBought(getDatabase(), buyer.userId, adventureId)).toBe(true)
  expect(await ask()).toEqual({ outcome: 'refunded' })
  refund.mockRestore()
})

test('a lost answer is reported as such, and the chore settles it', async () => {
  const refund = vi.spyOn(testProvider, 'refund').mockRejectedValueOnce(new Error('the line was cut'))
  const asked = { outcome: 'refused', standing: { kind: 'asked' } }
  expect(await ask()).toEqual(asked)
  expect(await rowOf()).toMatchObject({ status: 'paid', refundRefusals: 0, refundedBy: buyer.userId })
  expect((await readPurchases(getDatabase(), buyer.userId, 1, endings)).purchases[0]?.refund).toEqual({ kind: 'asked' })
  expect(await settleRefunds(getDatabase(), 'test'), 'not while it may be under way').toBe(0)
  const later = new Date(Date.now() + 120_000)
  expect([
    await settleRefunds(getDatabase(), 'test', later),
    await settleRefunds(getDatabase(), 'test', later),
  ]).toEqual([1, 0])
  expect(await rowOf()).toMatchObject({ status: 'refunded', refundedBy: buyer.userId })
  expect((await mails()).map(({ template }) => template)).toEqual(['purchase_refunded'])
  refund.mockRestore()
})

test('a refund is settled even when the day’s events cannot be fetched', async () => {
  await getDatabase().update(purchases).set({ refundAskedAt: new Date() }).where(eq(purchases.id, bought.id))
  const events = () => {
    throw new Error('the line was cut')
  }
  const later = new Date(Date.now() + 120_000)
  await expect(reconcile(getDatabase(), { ...testProvider, events }, later)).rejects.toThrow('the line was cut')
  expect(await rowOf()).toMatchObject({ status: 'refunded' })
})

test.each([
  ['free', { priceCents: 0 }],
  ['taken out of the library', { status: 'draft' as const }],
  ['in the trash', { deletedAt: new Date() }],
])(
  'an adventure that is %s by the time it is paid gives no access, and the money goes back',
  async (_title, changed) => {
    const late = await newTestMember()
    const { id } = await buildPurchase(getDatabase(), { buyerId: late.userId, adventureId, status: 'pending' })
    await getDatabase().update(adventures).set(changed).where(eq(adventures.id, adventureId))
    await getDatabase().transaction((tx) => recordNews(tx, id, { paidAt: new Date() }))
    expect(await rowOf(id)).toMatchObject({ status: 'paid', flag: 'no_adventure' })
    expect(await hasBought(getDatabase(), late.userId, adventureId)).toBe(false)
    expect(await mails(late.userId)).toEqual([])
    expect(await settleRefunds(getDatabase(), 'test')).toBe(1)
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', refundedBy: null })
  },
)

test.each([
  ['en', 'Part of your payment', 'You can go on playing', '$4.00'],
  ['fr', 'Une partie de votre paiement', 'Vous pouvez continuer à y jouer', '4,00'],
] as const)('every partial refund sends one notice, in the language of the purchase (%s)', async (...given) => {
  const [language, subject, text, amount] = given
  const { userId } = await newTestMember()
  const { id } = await buildPurchase(getDatabase(), { buyerId: userId, adventureId, language })
  const tell = (cents: number) =>
    getDatabase().transaction((tx) => recordNews(tx, id, { refunded: { cents, whole: false, at: new Date() } }))
  for (const cents of [150, 400, 400, 150]) await tell(cents)
  const sent = await mails(userId)
  expect(sent.map(({ template }) => template)).toEqual(['purchase_part_refunded', 'purchase_part_refunded'])
  expect(sent[1]!.subject).toContain(subject)
  expect(sent[1]!.textBody).toContain(text)
  expect(sent[1]!.textBody).toContain(amount)
  expect(await hasBought(getDatabase(), userId, adventureId)).toBe(true)
})

test('a game stopped by a refund stays stopped without its starter, until another player buys', async () => {
  const { runId } = await startAs(buyer, adventureId)
  const guest = await newTestMember()
  await join(guest, runId)
  await ask()
  await getDatabase().transaction((tx) => personalGames.erase(tx, buyer.userId))
  await getDatabase().delete(entitlements).where(eq(entitlements.userId, buyer.userId))
  expect(await codeOf(findRun(personOf(guest), runId))).toBe('gameStopped')
  await buildPurchase(getDatabase(), { buyerId: guest.userId, adventureId })
  expect(await codeOf(findRun(personOf(guest), runId))).toBe('done')
})

async function join(guest: TestPlayer, runId: string) {
  const { invitation } = (await actInParty(getDatabase(), personOf(buyer), runId, { invite: true }))!
  const found = await findInvitation(getDatabase(), invitation!.code, {
    person: personOf(guest),
    knownAs: null,
    address: newId(),
    locale: 'en',
  })
  await joinParty(getDatabase(), found!, { person: personOf(guest), name: 'Bo' })
}

test('a refund stops the game for the whole party, erases nothing, and a new purchase resumes it', async () => {
  const { runId, play } = await startAs(buyer, adventureId)
  const guest = newTestGuest()
  await join(guest, runId)
  await play({ type: 'close_puzzle' })
  await ask()
  for (const who of [buyer, guest]) expect(await codeOf(findRun(personOf(who), runId))).toBe('gameStopped')
  expect(await codeOf(play({ type: 'close_puzzle' }))).toBe('gameStopped')
  expect((await getDatabase().select().from(runs).where(eq(runs.id, runId)))[0]).toMatchObject({ status: 'active' })
  await buildPurchase(getDatabase(), { buyerId: buyer.userId, adventureId })
  for (const who of [buyer, guest]) expect(await codeOf(findRun(personOf(who), runId))).toBe('done')
  expect(await codeOf(play({ type: 'close_puzzle' }))).toBe('done')
})

test('a free adventure is open to all; priced again, only to those who paid or got it as a gift', async () => {
  const host = await hostWithPurchase()
  const [mine, theirs] = [await startAs(buyer, adventureId), await startAs(host, adventureId)]
  const games = () =>
    Promise.all([codeOf(findRun(personOf(buyer), mine.runId)), codeOf(findRun(personOf(host), theirs.runId))])
  const costs = (priceCents: number) =>
    getDatabase().update(adventures).set({ priceCents }).where(eq(adventures.id, adventureId))
  const { code } = await buildGift(getDatabase(), { buyerId: host.userId, adventureId })
  await costs(0)
  expect(await ask()).toEqual({ outcome: 'refunded' })
  expect(await games()).toEqual(['done', 'done'])
  const friend = await newTestMember()
  expect(await redeemGift(getDatabase(), code, { userId: friend.userId, address: newId() })).toBe('mine')
  await costs(900)
  expect(await games()).toEqual(['gameStopped', 'done'])
  const bought = [buyer, host, friend].map(({ userId }) => hasBought(getDatabase(), userId, adventureId))
  expect(await Promise.all(bought)).toEqual([false, true, true])
})

test('a lost dispute stops the party too; an ending already reached can still be seen', async () => {
  const open = await startAs(buyer, adventureId)
  const ended = await startAs(buyer, adventureId)
  await finish(ended.runId)
  const at = new Date()
  await getDatabase().transaction((tx) => recordNews(tx, bought.id, { disputeOpenedAt: at, disputeLostAt: at }))
  expect(await codeOf(findRun(personOf(buyer), open.runId))).toBe('gameStopped')
  expect(await codeOf(findRun(personOf(buyer), ended.runId))).toBe('done')
  expect(await ask()).toMatchObject({ outcome: 'refused', standing: { kind: 'none' } })
})

test('a party with another member who bought it goes on after the starter’s refund', async () => {
  const { runId } = await startAs(buyer, adventureId)
  const [party] = await getDatabase().select().from(parties).where(eq(parties.runId, runId))
  const other = await hostWithPurchase()
  await getDatabase().insert(players).values({ id: newId(), partyId: party!.id, userId: other.userId, name: 'Cy' })
  await ask()
  expect(await codeOf(findRun(personOf(buyer), runId))).toBe('done')
})

test('a review stays unchanged after a refund; its writer may remove it, or buy again', async () => {
  const rate = (rating: number) => rateAdventure(getDatabase(), buyer.userId, { adventureId, rating, text: 'Dusty.' })
  const stars = async () => (await getDatabase().select().from(reviews))[0]?.rating
  await rate(4)
  await ask()
  expect([await codeOf(rate(1)), await stars()]).toEqual(['notAllowed', 4])
  await buildPurchase(getDatabase(), { buyerId: buyer.userId, adventureId })
  expect([await codeOf(rate(2)), await stars()]).toEqual(['done', 2])
  await getDatabase().update(entitlements).set({ takenBackAt: new Date(), takenBackReason: 'refund' })
  await removeReview(getDatabase(), buyer.userId, adventureId)
  expect([await codeOf(rate(5)), await stars()]).toEqual(['notAllowed', undefined])
})

test.each([
  ['en', 'Your receipt for', 'no money moved', 'was refunded'],
  ['fr', 'Votre reçu pour', 'aucune somme n’a été débitée', 'a été remboursée'],
] as const)(
  'each payment gets one receipt and one refund notice, in the purchase’s language (%s)',
  async (...given) => {
    const [language, subject, test, refunded] = given
    const again = await newTestMember()
    const pending = await buildPurchase(getDatabase(), {
      buyerId: again.userId,
      adventureId,
      language,
      status: 'pending',
      sessionId: newId(),
    })
    const tell = (news: Parameters<typeof recordNews>[2]) =>
      getDatabase().transaction((tx) => recordNews(tx, pending.id, news))
    const paidAt = new Date()
    await tell({ paidAt })
    await tell({ paidAt })
    await tell({ disputeOpenedAt: paidAt })
    await tell({ disputeWonAt: paidAt })
    const [receipt, ...more] = await mails(again.userId)
    expect(more).toEqual([])
    expect(receipt).toMatchObject({ template: 'purchase_receipt', language })
    expect(receipt!.subject).toContain(subject)
    expect(receipt!.textBody).toContain(test)
    expect(await ask(new Date(), pending.id, again.userId)).toEqual({ outcome: 'refunded' })
    await ask(new Date(), pending.id, again.userId)
    const sent = await mails(again.userId)
    expect(sent.map(({ template }) => template)).toEqual(['purchase_receipt', 'purchase_refunded'])
    expect(sent[1]!.subject).toContain(refunded)
  },
)

test('a payment that is rolled back sends no receipt', async () => {
  const { userId } = await newTestMember()
  const pending = await buildPurchase(getDatabase(), { buyerId: userId, adventureId, status: 'pending' })
  const work = getDatabase().transaction(async (tx) => {
    await recordNews(tx, pending.id, { paidAt: new Date() })
    throw new Error('the server was killed')
  })
  await expect(work).rejects.toThrow('killed')
  expect(await mails(userId)).toEqual([])
})

test('buying again after a refund makes a new row with its own receipt', async () => {
  await ask()
  const next = await buildPurchase(getDatabase(), { buyerId: buyer.userId, adventureId })
  const { purchases: listed } = await readPurchases(getDatabase(), buyer.userId, 1, endings)
  expect(new Map(listed.map(({ id, shown }) => [id, shown.standing]))).toEqual(
    new Map([
      [bought.id, 'refunded'],
      [next.id, 'paid'],
    ]),
  )
  expect(new Set(listed.map(({ number }) => number)).size).toBe(2)
  expect(await ask(new Date(), next.id)).toEqual({ outcome: 'refunded' })
})

const tellOf = (id: string, news: Parameters<typeof recordNews>[2]) =>
  getDatabase().transaction((tx) => recordNews(tx, id, news))
const lastMail = async () => (await mails()).at(-1)!

test('someone who paid twice learns of it, and that they still have access after one refund', async () => {
  const second = await buildPurchase(getDatabase(), { buyerId: buyer.userId, adventureId, status: 'pending' })
  await tellOf(second.id, { paidAt: new Date() })
  expect((await lastMail()).textBody).toContain('You’d already paid for')
  await tellOf(second.id, { refunded: { cents: 900, whole: true, at: new Date() } })
  expect((await lastMail()).textBody).toContain('You can go on playing.')
  expect((await lastMail()).textBody).not.toContain('can’t play')
  await ask()
  expect((await lastMail()).textBody).toContain('You can’t play it anymore.')
})

test('a payment for an adventure no longer on sale is refunded with an accurate explanation', async () => {
  const late = await buildPurchase(getDatabase(), {
    buyerId: (await newTestMember()).userId,
    adventureId,
    status: 'pending',
  })
  await getDatabase().update(adventures).set({ status: 'draft' }).where(eq(adventures.id, adventureId))
  await tellOf(late.id, { paidAt: new Date() })
  await settleRefunds(getDatabase(), 'test')
  const [mail] = await mails(late.buyerId!)
  expect(mail!.textBody).toContain('wasn’t on sale anymore when you paid')
  expect(mail!.textBody).not.toMatch(/can’t play|stopped/)
})

test('a refund that the bank rejected is mailed as failed, and mailed again once it is repeated', async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000)
  const [made, failed, again] = [at(1), at(2), at(3)]
  const refunded = { cents: 1_035, whole: true }
  await tellOf(bought.id, { refunded: { ...refunded, at: made } })
  for (const _ of [1, 2]) await tellOf(bought.id, { refundFailedAt: failed })
  const { purchases: listed } = await readPurchases(getDatabase(), buyer.userId, 1, endings)
  expect(listed[0]?.shown.standing).toBe('refundFailed')
  expect((await lastMail()).textBody).toContain('Your bank didn’t take the refund')
  await tellOf(bought.id, { refunded: { ...refunded, at: again } })
  expect((await mails()).map(({ template }) => template)).toEqual([
    'purchase_refunded',
    'purchase_refund_failed',
    'purchase_refunded',
  ])
})

test('a mismatched amount is kept and shown as it was charged', async () => {
  const odd = await buildPurchase(getDatabase(), { buyerId: buyer.userId, adventureId, status: 'pending' })
  const charged = { totalCents: 700, priceCents: 700, currency: 'usd' }
  await tellOf(odd.id, { completedAt: new Date(), paidAt: new Date(), charged })
  expect((await readReceipt(getDatabase(), buyer.userId, odd.id)).shown).toMatchObject({
    standing: 'mismatch',
    agreed: { cents: 900, currency: 'CAD' },
    taken: { cents: 700, currency: 'USD' },
  })
})

test.each(['en', 'fr'] as const)(
  'an erased creator’s name is removed from queued receipts, and nothing else is (%s)',
  async (language) => {
    const creator = await newTestMember()
    await getDatabase().update(users).set({ name: 'Zoë & Co.' }).where(eq(users.id, creator.userId))
    await getDatabase().update(adventures).set({ creatorId: creator.userId }).where(eq(adventures.id, adventureId))
    const sold = await buildPurchase(getDatabase(), { buyerId: buyer.userId, adventureId, status: 'pending', language })
    await tellOf(sold.id, { paidAt: new Date() })
    const before = await lastMail()
    expect(before.textBody).toContain('Zoë & Co.')
    await getDatabase().transaction((tx) => personalPayments.erase(tx, creator.userId))
    const after = await lastMail()
    expect([after.textBody.includes('Zoë'), after.htmlBody.includes('Zoë')]).toEqual([false, false])
    const gone = language === 'en' ? 'left Whodini' : 'quitté Whodini'
    for (const body of [after.textBody, after.htmlBody]) expect(body).toContain(gone)
    expect(after.textBody.split('\n')).toHaveLength(before.textBody.split('\n').length)
  },
)
