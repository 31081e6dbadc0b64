import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import { findUnpaidStatement, makeStatements } from '#app/features/payments/sales/statements.server.ts'
import { receiptNumber } from '#app/features/payments/receipts/receipt-number.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { entitlements, payoutStatements, purchases } from '#database/schema/payments.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { payStatement } from './pay-statement.server.ts'
import { listPurchases, purchasesPerPage, readPurchase } from './purchases.queries.server.ts'
import { refundAsAdmin } from './refund-as-admin.server.ts'

useDatabase()

beforeEach(async () => {
  for (const table of [auditLog, payoutStatements, entitlements, purchases]) await getDatabase().delete(table)
})

const origin = { address: '192.0.2.1', headers: new Headers(), locale: 'en' as const, device: undefined }

async function viewerAs(role: Viewer['role'], secondsAgo = 10): Promise<Viewer> {
  const { id, name, email } = await buildUser(getDatabase(), { role })
  const signedInAt = new Date(Date.now() - secondsAgo * 1_000)
  return { userId: id, sessionId: newId(), name, email, emailVerified: true, role, signedInAt }
}

async function sell(
  facts: Omit<Partial<typeof purchases.$inferInsert>, 'buyerId' | 'adventureId'> = {},
  buyer: { name?: string; email?: string } = {},
) {
  const adventure = await buildAdventure(getDatabase(), {
    title: facts.adventureTitle ?? 'The attic',
    priceCents: 1_000,
  })
  const buyerId = (await buildUser(getDatabase(), buyer)).id
  return buildPurchase(getDatabase(), { buyerId, adventureId: adventure.id, ...facts })
}

const found = async (words: string, state: Parameters<typeof listPurchases>[1]['state'] = null) =>
  (await listPurchases(getDatabase(), { words, state }, 1)).purchases.map(({ id }) => id)
const audited = () => getDatabase().select().from(auditLog)

describe('the list of payments', () => {
  test('finds by e-mail, name, title, reference and receipt number, and takes wildcards literally', async () => {
    const wanted = await sell(
      { adventureTitle: 'Cent % vrai', sessionId: 'cs_1', paymentIntentId: 'pi_2', chargeId: 'ch_3' },
      { name: 'Zoé Tremblay', email: 'zoe@example.net' },
    )
    await sell({ adventureTitle: 'Cent mille' })
    const number = receiptNumber(wanted.id)
    for (const words of ['zoé', 'ZOE@example', 'cent %', 'cs_1', 'pi_2', 'ch_3', number, number.slice(2).toLowerCase()])
      expect([words, await found(words)]).toEqual([words, [wanted.id]])
    expect(await found('cs%1')).toEqual([])
    expect(await found('cent')).toHaveLength(2)
  })

  test('shows a state, and first the flagged payments whose money is still here', async () => {
    const old = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) })
    const flagged = await sell({ ...old(1), flag: 'mismatch' })
    const settled = await sell({ ...old(2), flag: 'mismatch', status: 'refunded' })
    const pending = await sell({ ...old(3), status: 'pending' })
    const paid = await sell(old(4))
    expect(await found('')).toEqual([flagged.id, paid.id, pending.id, settled.id])
    expect(await found('', 'flagged')).toEqual([flagged.id, settled.id])
    expect(await found('', 'pending')).toEqual([pending.id])
  })

  test('comes in pages; a page after the last is the last', async () => {
    for (let sold = 0; sold <= purchasesPerPage; sold++) await sell()
    const last = await listPurchases(getDatabase(), { words: '', state: null }, 99)
    expect([last.total, last.page, last.pages, last.purchases.length]).toEqual([purchasesPerPage + 1, 2, 2, 1])
  })

  test('keeps a payment whose buyer is gone', async () => {
    const { id } = await sell()
    await getDatabase().update(purchases).set({ buyerId: null }).where(eq(purchases.id, id))
    expect(await readPurchase(getDatabase(), id)).toMatchObject({ buyer: null, buyerEmail: null, mayRefund: true })
  })
})

test('a refund that the bank did not accept comes first for a month, and among the flagged', async () => {
  const failed = await sell({ createdAt: new Date(Date.UTC(2026, 0, 1)), refundFailedAt: new Date() })
  const long = await sell({ createdAt: new Date(Date.UTC(2026, 0, 2)), refundFailedAt: new Date(Date.UTC(2026, 1, 1)) })
  const paid = await sell({ createdAt: new Date(Date.UTC(2026, 0, 3)) })
  expect(await found('')).toEqual([failed.id, paid.id, long.id])
  expect(await found('', 'flagged')).toEqual([failed.id, long.id])
})

describe('a refund by an administrator', () => {
  test('of unknown outcome is not requested twice', async () => {
    const { id } = await sell({ refundAskedAt: new Date(), refundReason: 'It did not open.' })
    expect(await readPurchase(getDatabase(), id)).toMatchObject({ awaitsRefund: true, mayRefund: false })
    const admin = await viewerAs('admin')
    await expect(refundAsAdmin(admin, { purchaseId: id, reason: 'x' }, origin)).rejects.toMatchObject({
      code: 'notAllowed',
    })
  })

  test('takes the game back, and says who did it and why', async () => {
    const admin = await viewerAs('admin')
    const { id, buyerId, adventureId } = await sell({ taxCents: 150 })
    expect(await refundAsAdmin(admin, { purchaseId: id, reason: 'It did not open.' }, origin)).toBeNull()
    const [row] = await getDatabase().select().from(purchases).where(eq(purchases.id, id))
    expect(row).toMatchObject({
      status: 'refunded',
      refundedCents: 1_150,
      refundedBy: admin.userId,
      refundReason: 'It did not open.',
    })
    expect(await hasBought(getDatabase(), buyerId!, adventureId!)).toBe(false)
    expect(await audited()).toMatchObject([
      {
        actorId: admin.userId,
        action: 'purchase.refund_asked',
        entityType: 'purchase',
        entityId: id,
        detail: { cents: 1_150 },
      },
    ])
  })

  test('needs a sign-in of the last five minutes, or the password', async () => {
    const { id } = await sell()
    const asked = { purchaseId: id, reason: 'x' }
    expect(await refundAsAdmin(await viewerAs('admin', 301), asked, origin)).toBe('account_sign_in_again')
    expect((await readPurchase(getDatabase(), id)).status).toBe('paid')
    expect(await audited()).toEqual([])
  })

  test.each(['user', 'moderator'] as const)('is refused to a %s', async (role) => {
    const { id } = await sell()
    await expect(refundAsAdmin(await viewerAs(role), { purchaseId: id, reason: 'x' }, origin)).rejects.toMatchObject({
      code: 'notAllowed',
    })
    expect((await readPurchase(getDatabase(), id)).status).toBe('paid')
  })

  test.each(['pending', 'failed', 'refunded', 'lost'] as const)(
    'finds nothing to refund of a %s payment',
    async (status) => {
      const { id } = await sell({ status })
      const admin = await viewerAs('admin')
      await expect(refundAsAdmin(admin, { purchaseId: id, reason: 'x' }, origin)).rejects.toMatchObject({
        code: 'notAllowed',
      })
      expect(await audited()).toEqual([])
    },
  )
})

test('a statement is marked as paid only by administrators, once, with a line in the log', async () => {
  await sell({ provider: 'stripe', paidAt: new Date('2026-01-10T12:00:00Z') })
  await makeStatements(getDatabase(), new Date('2026-02-10T12:00:00Z'))
  const [statement] = await getDatabase().select().from(payoutStatements)
  const asked = { statementId: statement!.id }
  await expect(payStatement(await viewerAs('moderator'), asked, origin)).rejects.toMatchObject({ code: 'notAllowed' })
  expect(await payStatement(await viewerAs('admin', 301), asked, origin)).toBe('account_sign_in_again')
  expect(await findUnpaidStatement(getDatabase(), asked.statementId)).toMatchObject({ payoutCents: 900 })
  const admin = await viewerAs('admin')
  for (let times = 0; times < 2; times++) expect(await payStatement(admin, asked, origin)).toBeNull()
  expect(await findUnpaidStatement(getDatabase(), asked.statementId)).toBeNull()
  const [paid] = await getDatabase().select().from(payoutStatements)
  expect(paid).toMatchObject({ paidBy: admin.userId })
  expect(await audited()).toMatchObject([{ action: 'statement.paid', entityId: statement!.id, actorId: admin.userId }])
})
