import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { startCheckout } from '#app/features/payments/checkout/start-checkout.server.ts'
import { hasBought, hasBuyers } from '#app/features/payments/ledger/entitled.server.ts'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import type { PaymentNews } from '#app/features/payments/ledger/with-news.ts'
import { payTestCheckout } from '#app/features/payments/checkout/pay-test-checkout.server.ts'
import { testProvider } from '#app/features/payments/provider/test-provider.server.ts'
import { mailReceipts } from '#app/features/payments/receipts/mail-receipts.server.ts'
import { readPurchases, readReceipt } from '#app/features/payments/receipts/read-purchases.server.ts'
import { askRefund } from '#app/features/payments/refunds/ask-refund.server.ts'
import { refundPurchase } from '#app/features/payments/refunds/refund-purchase.server.ts'
import { makeStatements } from '#app/features/payments/sales/statements.server.ts'
import { presentSale } from '#app/features/payments/sales/sale.present.ts'
import { readAllSales, sumRevenue } from '#app/features/payments/sales/sales.queries.server.ts'
import type { SaleRow } from '#app/features/payments/sales/sales.queries.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { buildCoAuthor } from '#database/factories/build-co-author.ts'
import { buildGift } from '#database/factories/build-gift.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { users } from '#database/schema/accounts.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { coAuthors } from '#database/schema/co-authors.ts'
import {
  entitlements,
  giftRedemptions,
  gifts,
  payoutStatements,
  purchases,
  purchaseShares,
} from '#database/schema/payments.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { forgetUnpaidGifts } from './forget-unpaid-gifts.server.ts'
import { findOffer } from './find-offer.server.ts'
import { findGift } from './gift-rows.server.ts'
import { readCard } from './read-card.server.ts'
import { listReceived } from './received.queries.server.ts'
import { redeemGift } from './redeem-gift.server.ts'

useDatabase({ most: 20 })
mailReceipts()

const day = 86_400_000
const priceCents = 1255

let creatorId: string
let adventureId: string
let giver: string

const person = async () => (await buildUser(getDatabase())).id
const people = (count: number) => Promise.all(Array.from({ length: count }, person))
const give = (values: Partial<Parameters<typeof buildGift>[1]> = {}) =>
  buildGift(getDatabase(), { buyerId: giver, adventureId, ...values })
const holder = (userId: string, address = '192.0.2.7') => ({ userId, address })
const redeem = (code: string, userId: string) => redeemGift(getDatabase(), code, holder(userId))
const has = (userId: string) => hasBought(getDatabase(), userId, adventureId)
const look = (code: string, userId: string | null = null) =>
  findOffer(getDatabase(), code, { userId, address: '192.0.2.7' }, 'en')
const tell = (id: string, news: PaymentNews) => getDatabase().transaction((tx) => recordNews(tx, id, news))
const ask = (purchaseId: string, now = new Date()) =>
  askRefund(getDatabase(), { purchaseId, userId: giver }, () => Promise.resolve(new Map()), now)
const refund = (purchaseId: string) =>
  refundPurchase(getDatabase(), { purchaseId, by: giver, reason: 'It was the wrong class' })

beforeEach(async () => {
  const { adventure } = await buildPublishedAdventure(getDatabase(), { priceCents })
  adventureId = adventure.id
  creatorId = adventure.creatorId!
  giver = await person()
})

const buyer = () => ({ userId: giver, email: 'giver@example.org', isAdmin: false, isNear: true })
const askFor = (seats: number, message = 'Enjoy!') =>
  startCheckout(getDatabase(), {
    adventureId,
    buyer: buyer(),
    shownCents: priceCents,
    language: 'fr',
    gift: { seats, message, language: 'fr' },
  })
const ownRows = () => getDatabase().select().from(purchases).where(eq(purchases.buyerId, giver))

test('the test checkout takes a multiple of the price for a gift, which gives its buyer nothing', async () => {
  expect(await askFor(3)).toMatchObject({ kind: 'pay' })
  expect(await askFor(3, 'Enjoy it!')).toMatchObject({ kind: 'pay' })
  const [row, ...others] = await ownRows()
  expect(others).toEqual([])
  await payTestCheckout(row!, 'pay')
  expect((await ownRows())[0]).toMatchObject({
    status: 'paid',
    giftSeats: 3,
    amountCents: 3 * priceCents,
    totalCents: 3 * priceCents,
    feeCents: 377,
    flag: null,
  })
  expect(await has(giver)).toBe(false)
  const card = await readCard(getDatabase(), giver, row!.id)
  expect(card).toMatchObject({ language: 'fr', seats: 3, message: 'Enjoy it!', address: 'localhost:3000/redeem' })
  expect(await redeem(card.code!.shown, await person())).toBe('mine')
})

test('another number of seats makes another payment, with the buyer’s own purchase beside it', async () => {
  await askFor(3)
  await askFor(2)
  await startCheckout(getDatabase(), { adventureId, buyer: buyer(), shownCents: priceCents, language: 'en' })
  expect((await ownRows()).map(({ status, giftSeats }) => `${status} ${giftSeats}`).sort()).toEqual([
    'failed 3',
    'pending 2',
    'pending null',
  ])
})

test('another split among co-authors makes another payment, though its sum is the same', async () => {
  const sharePercent = 20
  const bo = await buildCoAuthor(getDatabase(), adventureId, { sharePercent })
  await askFor(2)
  await askFor(2)
  expect((await ownRows()).map(({ status }) => status)).toEqual(['pending'])
  await getDatabase().delete(coAuthors).where(eq(coAuthors.userId, bo.id))
  const cy = await buildCoAuthor(getDatabase(), adventureId, { sharePercent })
  await askFor(2)
  const rows = await getDatabase()
    .select({ userId: purchaseShares.userId, status: purchases.status })
    .from(purchaseShares)
    .innerJoin(purchases, eq(purchases.id, purchaseShares.purchaseId))
    .where(eq(purchases.buyerId, giver))
  expect(Object.fromEntries(rows.map(({ userId, status }) => [userId, status]))).toEqual({
    [bo.id]: 'failed',
    [cy.id]: 'pending',
  })
})

test('holders may give it, its owner may not; free, announced and draft works cannot be given', async () => {
  await buildPurchase(getDatabase(), { buyerId: giver, adventureId })
  expect(await askFor(1)).toMatchObject({ kind: 'pay' })
  const started = (changes: object, userId = giver) =>
    buildPublishedAdventure(getDatabase(), { priceCents, ...changes }).then(({ adventure }) =>
      startCheckout(getDatabase(), {
        adventureId: adventure.id,
        buyer: { ...buyer(), userId: userId === creatorId ? adventure.creatorId! : userId },
        shownCents: priceCents,
        language: 'en',
        gift: { seats: 1, message: '', language: 'en' },
      }).catch((error: { code: string }) => ({ kind: error.code })),
    )
  expect((await started({}, creatorId)).kind).toBe('play')
  expect((await started({ priceCents: 0 })).kind).toBe('play')
  expect((await started({ status: 'coming_soon' })).kind).toBe('later')
  expect((await started({ status: 'draft' })).kind).toBe('notFound')
})

test('of many who take the last seat together exactly one gets it; seats are never oversold', async () => {
  for (const seats of [1, 3]) {
    const { id, code } = await give({ seats })
    const class8b = await people(12)
    const standings = await Promise.all(class8b.map((userId) => redeem(code, userId)))
    expect(standings.filter((standing) => standing === 'mine')).toHaveLength(seats)
    expect(standings.filter((standing) => standing === 'used')).toHaveLength(12 - seats)
    const owners = await Promise.all(class8b.map(has))
    expect(owners).toEqual(standings.map((standing) => standing === 'mine'))
    expect(await getDatabase().$count(giftRedemptions, eq(giftRedemptions.purchaseId, id))).toBe(seats)
  }
})

test('one person takes one seat, however often and in how many tabs they redeem', async () => {
  const { id, code } = await give({ seats: 5 })
  const userId = await person()
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => redeem(code, userId))))).toEqual(new Set(['mine']))
  expect(await getDatabase().$count(giftRedemptions, eq(giftRedemptions.purchaseId, id))).toBe(1)
})

test('people who can already play it take no seat: its buyer, its creator, another gift’s holder', async () => {
  const { id, code } = await give()
  const owner = await person()
  await buildPurchase(getDatabase(), { buyerId: owner, adventureId })
  const given = await person()
  await redeem((await give()).code, given)
  expect([await redeem(code, owner), await redeem(code, given), await redeem(code, creatorId)]).toEqual([
    'owned',
    'owned',
    'own',
  ])
  expect(await getDatabase().$count(giftRedemptions, eq(giftRedemptions.purchaseId, id))).toBe(0)
})

test('unknown codes, unpaid gifts and malformed codes get the same answer; looking takes no seat', async () => {
  const unpaid = await give({ status: 'pending' })
  const declined = await give({ status: 'failed' })
  const same = await Promise.all(
    ['2222-2222-2222-2222', unpaid.code, declined.code, 'nonsense', ''].map((c) => look(c)),
  )
  expect(new Set(same.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ standing: 'unknown', adventureId: null })]),
  )
  const { id, code } = await give({ seats: 2, message: 'For the 8b' })
  expect(await look(code)).toMatchObject({ standing: 'open', message: 'For the 8b', seats: 2, seatsLeft: 2 })
  expect(await getDatabase().$count(giftRedemptions, eq(giftRedemptions.purchaseId, id))).toBe(0)
})

test('a code that is used up or refunded reveals neither the giver nor the message', async () => {
  const { id, code } = await give({ message: 'Happy birthday, Ada' })
  await redeem(code, await person())
  expect(await look(code, await person())).toEqual({ standing: 'used', adventureId: null })
  await refund(id)
  expect(await look(code)).toEqual({ standing: 'over', adventureId: null })
})

test('wrong codes are counted and correct ones are not', async () => {
  const from = { userId: null, address: '198.51.100.9' }
  const { code } = await give()
  for (let n = 0; n < 80; n++) expect((await findOffer(getDatabase(), code, from, 'en')).standing).toBe('open')
  const wrong = () => findOffer(getDatabase(), '3333-3333-3333-3333', from, 'en')
  for (let n = 0; n < 60; n++) expect((await wrong()).standing).toBe('unknown')
  await expect(wrong()).rejects.toMatchObject({ code: 'slowDown' })
})

test('a refund is automatic until a seat is redeemed, and within fourteen days', async () => {
  const { id } = await give({ seats: 2 })
  expect(await ask(id, new Date(Date.now() + 14 * day + 60_000))).toMatchObject({ standing: { why: 'over' } })
  expect(await ask(id)).toEqual({ outcome: 'refunded' })
  const redeemed = await give({ seats: 2 })
  await redeem(redeemed.code, await person())
  expect(await ask(redeemed.id)).toEqual({ outcome: 'refused', standing: { kind: 'ask', why: 'redeemed' } })
})

test('an administrator’s refund takes back every seat, but nothing that somebody has otherwise', async () => {
  const { id, code } = await give({ seats: 4 })
  const [plain, buys, twice, late] = (await people(4)) as [string, string, string, string]
  for (const userId of [plain, buys, twice]) expect(await redeem(code, userId)).toBe('mine')
  await buildPurchase(getDatabase(), { buyerId: buys, adventureId })
  const other = await give()
  const row = await refund(id)
  expect(row).toMatchObject({ status: 'refunded', refundedAmountCents: 4 * priceCents })
  expect([await has(plain), await has(buys), await has(twice)]).toEqual([false, true, false])
  expect(await redeem(code, late)).toBe('over')
  expect(await redeem(other.code, twice), 'another gift lets them in again').toBe('mine')
  expect(await has(twice)).toBe(true)
  const [held] = await getDatabase().select().from(entitlements).where(eq(entitlements.userId, plain))
  expect(held).toMatchObject({ takenBackReason: 'gift' })
  await expect(readCard(getDatabase(), giver, id)).rejects.toMatchObject({ code: 'notFound' })
})

test('while a gift is in dispute no seat can be taken; taken ones stay until it is lost', async () => {
  const { id, code } = await give({ seats: 2, message: 'Happy birthday, Ada' })
  const [one, two] = (await people(2)) as [string, string]
  await redeem(code, one)
  await tell(id, { disputeOpenedAt: new Date() })
  expect([await has(one), await redeem(code, one), await redeem(code, two)]).toEqual([true, 'mine', 'held'])
  expect(await look(code, two)).toEqual({ standing: 'held', adventureId: null })
  await tell(id, { disputeLostAt: new Date() })
  expect([await has(one), await has(two)]).toEqual([false, false])
  const won = await give()
  await tell(won.id, { disputeOpenedAt: new Date() })
  expect(await redeem(won.code, two)).toBe('held')
  await tell(won.id, { disputeWonAt: new Date() })
  expect(await redeem(won.code, two)).toBe('mine')
})

test('while a refund is pending no seat is taken; if the refund fails the code works again', async () => {
  const { id, code } = await give({ seats: 2 })
  const friend = await person()
  const provider = vi.spyOn(testProvider, 'refund').mockRejectedValueOnce(new Error('the line was cut'))
  expect(await ask(id)).toMatchObject({ standing: { kind: 'asked' } })
  expect(await redeem(code, friend)).toBe('held')
  provider.mockRejectedValueOnce(new AppError('refundRefused'))
  await expect(ask(id)).rejects.toMatchObject({ code: 'refundRefused' })
  expect(await redeem(code, friend)).toBe('mine')
  provider.mockRestore()
})

test('when a gift’s refund and its seats coincide one side wins, never both', async () => {
  for (let round = 0; round < 12; round++) {
    const { id, code } = await give({ seats: 3 })
    const [one, two] = (await people(2)) as [string, string]
    const seating = () => Promise.all([redeem(code, one), redeem(code, two)])
    const early = round % 2 === 0 ? seating() : undefined
    const [asked, seats] = await Promise.all([ask(id), early ?? seating()])
    const taken = seats.filter((standing) => standing === 'mine').length
    expect(await getDatabase().$count(giftRedemptions, eq(giftRedemptions.purchaseId, id))).toBe(taken)
    expect(asked.outcome).toBe(taken > 0 ? 'refused' : 'refunded')
    if (taken > 0) expect(asked).toMatchObject({ standing: { why: 'redeemed' } })
  }
})

test('mutual gifts redeemed and refunded in the same moment never deadlock', async () => {
  const friends = await people(4)
  const given = await Promise.all(friends.map((buyerId) => give({ buyerId, seats: 4 })))
  const work = given.flatMap(({ id, code }) => [
    ...friends.map((userId) => redeem(code, userId)),
    tell(id, { refunded: { cents: 4 * priceCents, whole: true, at: new Date() } }),
  ])
  await Promise.all(work)
  expect(await Promise.all(friends.map(has))).toEqual([false, false, false, false])
})

test('a gift is a sale with its quantity: list, revenue and statement agree to the cent', async () => {
  const at = new Date('2026-09-15T12:00:00Z')
  const stripe = { provider: 'stripe', paidAt: at } as const
  await give({ ...stripe, seats: 7, taxCents: 1316, feeCents: 879 })
  const back = await give({ ...stripe, seats: 3, feeCents: 377 })
  await buildPurchase(getDatabase(), { ...stripe, buyerId: giver, adventureId, feeCents: 126 })
  await tell(back.id, { refunded: { cents: 3 * priceCents, whole: true, at } })
  const rows: SaleRow[] = []
  for await (const some of readAllSales(getDatabase(), creatorId)) rows.push(...some)
  const sales = rows.map(presentSale)
  expect(sales.map(({ quantity }) => quantity).sort()).toEqual([1, 3, 7])
  const own = sales.reduce((sum, sale) => sum + sale.ownCents, 0)
  expect(await sumRevenue(getDatabase(), creatorId)).toMatchObject({ revenueCents: 8 * priceCents, feeCents: 1005 })
  expect(own).toBe(8 * priceCents - 1005)
  await makeStatements(getDatabase(), new Date('2026-10-02T12:00:00Z'))
  const [statement] = await getDatabase()
    .select()
    .from(payoutStatements)
    .where(eq(payoutStatements.creatorId, creatorId))
  expect(statement).toMatchObject({ purchaseCount: 3, salesCents: 11 * priceCents, payoutCents: own })
})

test('the database holds no readable code, and only the buyer sees it again', async () => {
  const { id, code } = await give({ seats: 2 })
  const { rows } = await getDatabase().execute<{ all: string }>(sql`
    select (select string_agg(g::text, '') from gifts g) || (select string_agg(p::text, '') from purchases p) as all`)
  expect(rows[0]!.all).not.toContain(code)
  const receipt = await readReceipt(getDatabase(), giver, id)
  expect(receipt.gift?.code?.replaceAll('-', '')).toBe(code)
  for (const other of [await person(), creatorId])
    await expect(readCard(getDatabase(), other, id)).rejects.toMatchObject({ code: 'notFound' })
  await getDatabase().update(gifts).set({ sealedCode: 'v1.of.another.secret' }).where(eq(gifts.purchaseId, id))
  expect((await readCard(getDatabase(), giver, id)).code).toBeNull()
  expect(await redeem(code, await person()), 'printed cards go on working').toBe('mine')
})

test('the list and the mail of the buyer name the gift; no mail holds the code', async () => {
  const { id, code } = await give({ status: 'pending', seats: 3 })
  const charged = { totalCents: 3 * priceCents, priceCents: 3 * priceCents, currency: 'cad' }
  await tell(id, { completedAt: new Date(), paidAt: new Date(), charged })
  await redeem(code, await person())
  const { purchases: listed } = await readPurchases(getDatabase(), giver, 1, () => Promise.resolve(new Map()))
  expect(listed).toMatchObject([
    { shown: { giftSeats: 3 }, seatsRedeemed: 1, refund: { kind: 'ask', why: 'redeemed' } },
  ])
  const [mail] = await getDatabase().select().from(outboxMails).where(eq(outboxMails.userId, giver))
  expect(JSON.stringify(mail)).toContain(`/account/purchases/${id}/card`)
  expect(JSON.stringify(mail)).not.toContain(code.slice(0, 4) + '-')
  expect(JSON.stringify(mail)).not.toContain(code)
})

test('a redeemed gift shows its giver and message, and a mail follows when it is taken back', async () => {
  const { id, code } = await give({ seats: 2, message: 'For the attic' })
  const [one, other] = [await person(), await person()]
  for (const who of [one, other]) await redeem(code, who)
  await buildPurchase(getDatabase(), { buyerId: other, adventureId })
  const { name } = (await getDatabase().select().from(users).where(eq(users.id, giver)))[0]!
  expect(await listReceived(getDatabase(), one)).toMatchObject([
    { adventureId, giver: name, message: 'For the attic', isTakenBack: false, mayPlay: true },
  ])
  await refund(id)
  expect(await listReceived(getDatabase(), one)).toMatchObject([{ isTakenBack: true, mayPlay: false }])
  const mailTo = async (userId: string) =>
    (await getDatabase().select().from(outboxMails).where(eq(outboxMails.userId, userId)))
      .filter(({ template }) => template === 'gift_taken_back')
      .map(({ textBody }) => textBody)
  const [[lost], [kept]] = [await mailTo(one), await mailTo(other)]
  expect(lost).toContain('can’t play it anymore')
  expect(kept).toContain('You can go on playing.')
})

test('the message of an unpaid gift is forgotten after thirty days, and no other', async () => {
  const given = await Promise.all(
    (['failed', 'paid', 'pending'] as const).map((status) => give({ status, message: 'For the 8b' })),
  )
  const messages = () => Promise.all(given.map(async ({ id }) => (await findGift(getDatabase(), id))!.message))
  await forgetUnpaidGifts(getDatabase(), Date.now() + 29 * day)
  expect(await messages()).toEqual(['For the 8b', 'For the 8b', 'For the 8b'])
  await forgetUnpaidGifts(getDatabase(), Date.now() + 31 * day)
  expect(await messages()).toEqual([null, 'For the 8b', 'For the 8b'])
})

test('a seat stays taken when its account is erased, and a given adventure is kept', async () => {
  const { id, code } = await give()
  expect(await hasBuyers(getDatabase(), adventureId), 'nobody has redeemed it yet').toBe(true)
  const gone = await buildUser(getDatabase())
  await redeem(code, gone.id)
  await getDatabase().execute(sql`delete from users where id = ${gone.id}`)
  expect(await redeem(code, await person())).toBe('used')
  await refund(id)
  expect(await hasBuyers(getDatabase(), adventureId)).toBe(false)
})
