import { and, eq, inArray, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redeemGift } from '#app/features/payments/gifts/redeem-gift.server.ts'
import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import type { PaymentNews } from '#app/features/payments/ledger/with-news.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildGift } from '#database/factories/build-gift.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { purchases } from '#database/schema/payments.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()

const tell = (id: string, news: PaymentNews) => getDatabase().transaction((tx) => recordNews(tx, id, news))

const what = fc.constantFrom('pay', 'fail', 'refund', 'dispute', 'win', 'lose', 'part')

/** 0 to 2 are the person's own payments, 3 and 4 gifts from somebody else. */
const step = fc.oneof(
  fc.record({ of: fc.nat(4), what }),
  fc.record({ of: fc.constantFrom(3, 4), what: fc.constantFrom('redeem', 'pay', 'dispute') }),
)

test('F3: entitled means paid or given, and not refunded or lost, whatever happens', async () => {
  const giver = await buildUser(getDatabase())
  const { adventure } = await buildPublishedAdventure(getDatabase(), { priceCents: 1250 })
  const adventureId = adventure.id
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
      const buyerId = (await buildUser(getDatabase())).id
      const bought = () => hasBought(getDatabase(), buyerId, adventureId)
      const given = { adventureId, provider: 'stripe', status: 'failed' } as const
      const rows: { id: string; code?: string }[] = []
      for (let i = 0; i < 3; i++) rows.push(await buildPurchase(getDatabase(), { ...given, buyerId }))
      for (const seats of [1, 2]) rows.push(await buildGift(getDatabase(), { ...given, buyerId: giver.id, seats }))
      const model = rows.map(({ code }) => ({
        isMine: code === undefined,
        paid: false,
        gone: false,
        disputed: false,
        won: false,
      }))
      const entitled = () => model.some(({ isMine, paid, gone }) => isMine && paid && !gone)
      const at = new Date()
      for (const { of, what: does } of steps) {
        const payment = model[of]!
        const { id, code } = rows[of]!
        if (does === 'redeem') {
          const answer = await redeemGift(getDatabase(), code!, { userId: buyerId, address: buyerId })
          const taken = payment.disputed && !payment.won ? 'held' : 'mine'
          const standing = payment.isMine ? 'mine' : entitled() ? 'owned' : taken
          const expected = payment.gone ? 'over' : payment.paid ? standing : 'unknown'
          expect(answer, JSON.stringify(steps)).toBe(expected)
          if (answer === 'mine') payment.isMine = true
        } else await tell(id, newsOf(does, of === 4 ? 2500 : 1250, at))
        if (does === 'pay') payment.paid = true
        if (does === 'dispute') payment.disputed = true
        if (does === 'win') payment.won = true
        if (does === 'refund' || does === 'lose') payment.gone = true
        expect(await bought(), JSON.stringify(steps)).toBe(entitled())
      }
      const flagged = await getDatabase().$count(
        purchases,
        and(eq(purchases.buyerId, buyerId), inArray(purchases.status, ['paid', 'disputed']), isNull(purchases.flag)),
      )
      expect(flagged).toBe(Math.min(1, model.slice(0, 3).filter(({ paid, gone }) => paid && !gone).length))
    }),
    { numRuns: 60 },
  )
}, 90_000)

function newsOf(does: string, cents: number, at: Date): PaymentNews {
  const news: Record<string, PaymentNews> = {
    pay: { paidAt: at, charged: { totalCents: cents, priceCents: cents, currency: 'cad' } },
    fail: { failedAt: at },
    refund: { refunded: { cents, whole: true, at } },
    part: { refunded: { cents: 500, whole: false, at } },
    dispute: { disputeOpenedAt: at },
    win: { disputeWonAt: at },
    lose: { disputeLostAt: at },
  }
  return news[does]!
}
