import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { newGiftCode } from '#app/features/payments/gifts/gift-code.ts'
import { newId } from '#app/shared/ids.ts'
import { Person } from '#tests/support/person.ts'
import type { Reply } from '#tests/support/person.ts'
import type { startStripeEndpoint } from '#tests/support/stripe-endpoint.ts'

type Stripe = Awaited<ReturnType<typeof startStripeEndpoint>>
export type PaymentEvent = ReturnType<Stripe['pay']>

/** `events`: what Stripe sends; `act`: what people send, until all are answered; `faults`: what is wrong after both. */
export type Round = { events: PaymentEvent[]; act: () => Promise<void>; faults: () => Promise<string[]> }

const seats = 3
const priceCents = 1250

/** One gift in three rounds (paid, redeemed by all who may, refunded), and one purchase in two (paid, refunded). */
export class GiftsAndRefunds {
  readonly #client: pg.Client
  readonly #stripe: Stripe
  readonly #adventureId: string
  readonly #friends: Person[]
  readonly #buyer: Person
  #gift = { id: '', code: '' }
  #round = 0

  constructor(client: pg.Client, stripe: Stripe, adventureId: string, url: string) {
    this.#client = client
    this.#stripe = stripe
    this.#adventureId = adventureId
    this.#friends = Array.from({ length: seats }, () => new Person(url))
    this.#buyer = new Person(url)
  }

  async begin(): Promise<void> {
    for (const [i, friend] of this.#friends.entries()) await friend.signUp(`friend-${i}@example.org`)
    await this.#buyer.signUp('refunded@example.org')
  }

  async next(): Promise<Round> {
    const [gift, purchase] = [await this.#giftRound(this.#round % 3), await this.#purchaseRound(this.#round % 2 === 0)]
    this.#round++
    return {
      events: [...gift.events, ...purchase.events],
      act: async () => void (await Promise.all([gift.act(), purchase.act()])),
      faults: async () => [...(await gift.faults()), ...(await purchase.faults())],
    }
  }

  close(): void {
    for (const person of [...this.#friends, this.#buyer]) person.close()
  }

  async #giftRound(phase: number): Promise<Round> {
    if (phase === 0) this.#gift = await this.#newGift()
    const { id, code } = this.#gift
    const expected = [
      { status: 'paid', taken: 0, entitled: 0 },
      { status: 'paid', taken: seats, entitled: seats },
      { status: 'refunded', taken: seats, entitled: 0 },
    ][phase]
    return {
      events: phase === 0 ? [this.#paid(id)] : phase === 2 ? [this.#refunded(id)] : [],
      act: async () => {
        if (phase !== 1) return
        const answers = await Promise.all(
          [...this.#friends, ...this.#friends].map((friend) => answered(() => friend.postForm('/redeem', { code }))),
        )
        for (const { status } of answers) if (status !== 303) throw new Error(`redeeming answered ${status}`)
      },
      faults: async () => {
        const { rows } = await this.#client.query<{ status: string; taken: number; entitled: number }>(
          `select p.status,
             (select count(*)::int from gift_redemptions g where g.purchase_id = p.id) as taken,
             (select count(*)::int from gift_redemptions g join entitlements e on e.user_id = g.user_id
              where g.purchase_id = p.id and e.adventure_id = p.adventure_id and e.taken_back_at is null) as entitled
           from purchases p where p.id = $1`,
          [id],
        )
        return differs(`gift ${id}`, rows[0], expected)
      },
    }
  }

  async #purchaseRound(isBought: boolean): Promise<Round> {
    const events = []
    if (isBought) {
      const asked = await answered(() =>
        this.#buyer.postForm(`/checkout/${this.#adventureId}`, { shownCents: String(priceCents) }),
      )
      events.push(this.#stripe.pay(asked.headers.location!.split('/').pop()!))
    }
    const read = async () =>
      (
        await this.#client.query<{ id: string; status: string; refunded: number; entitled: number; notices: number }>(
          `select p.id, p.status, p.refunded_cents as refunded,
             (select count(*)::int from entitlements e where e.purchase_id = p.id and e.taken_back_at is null) as entitled,
             (select count(*)::int from outbox_mails o where o.dedupe_key in ('purchase_refunded:' || p.id)) as notices
           from purchases p join users u on u.id = p.buyer_id where u.email = 'refunded@example.org'
           order by p.created_at desc limit 1`,
        )
      ).rows[0]!
    const { id } = await read()
    return {
      events,
      act: async () => {
        if (isBought) return
        const asking = () => answered(() => this.#buyer.postForm('/account/purchases', { purchaseId: id }))
        for (const { status } of await Promise.all([asking(), asking()]))
          if (status !== 302) throw new Error(`a refund was answered ${status}`)
      },
      faults: async () =>
        differs(
          `purchase ${id}`,
          await read(),
          isBought
            ? { id, status: 'paid', refunded: 0, entitled: 1, notices: 0 }
            : { id, status: 'refunded', refunded: priceCents, entitled: 0, notices: 1 },
        ),
    }
  }

  async #newGift(): Promise<{ id: string; code: string }> {
    const [userId, id, code] = [newId(), newId(), newGiftCode()]
    const hash = createHash('sha256').update(`gift ${code}`).digest('hex')
    await this.#client.query(
      `insert into users (id, name, email) values ($1, 'A giver', $1::uuid::text || '@example.org')`,
      [userId],
    )
    await this.#client.query(
      `insert into purchases (id, buyer_id, adventure_id, adventure_title, language, amount_cents, total_cents, fee_cents, provider, gift_seats)
       values ($1, $2, $3, 'Under payment', 'en', $4, $4, 375, 'stripe', $5)`,
      [id, userId, this.#adventureId, seats * priceCents, seats],
    )
    await this.#client.query(
      `insert into gifts (purchase_id, code_hash, sealed_code, language) values ($1, $2, 'read by nobody', 'en')`,
      [id, hash],
    )
    return { id, code }
  }

  #paid = (purchaseId: string): PaymentEvent =>
    this.#stripe.event('checkout.session.completed', {
      id: `cs_test_${purchaseId}`,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_${purchaseId}`,
      amount_subtotal: seats * priceCents,
      amount_total: seats * priceCents,
      currency: 'cad',
      metadata: { purchase_id: purchaseId },
    })

  #refunded = (purchaseId: string): PaymentEvent =>
    this.#stripe.event('charge.refunded', {
      id: `ch_${purchaseId}`,
      payment_intent: `pi_${purchaseId}`,
      amount: seats * priceCents,
      amount_refunded: seats * priceCents,
      refunded: true,
      currency: 'cad',
      metadata: { purchase_id: purchaseId },
    })
}

/** A server that is still starting may ask to try again. */
async function answered(send: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    const reply = await send()
    if (reply.status !== 503 || tries === 20) return reply
    await sleep(500)
  }
}

const differs = (what: string, found: unknown, expected: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`]
