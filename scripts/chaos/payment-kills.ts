import type pg from 'pg'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { freePort } from '#tests/support/free-port.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { signed, startStripeEndpoint } from '#tests/support/stripe-endpoint.ts'
import { GiftsAndRefunds } from './gifts-and-refunds.ts'
import type { PaymentEvent as Event } from './gifts-and-refunds.ts'
import { holdWrites } from './held-writes.ts'
import { inThrowAwayWorld } from './throw-away-world.ts'

/** `inside`: kills that came while the server had begun with requests and answered them not yet; `acts`: those of them
 * with gifts or refunds among them; `open`: such requests in all. */
export type PaymentFigures = {
  rounds: number
  payments: number
  inside: number
  acts: number
  open: number
  lost: string[]
  doubled: string[]
}

const buyers = 4
const copies = 3
const buyerName = 'A buyer'

/** Kills the server (-9) while it takes payment events and people redeem gifts and ask for refunds: in the middle of
 * their transactions, or just after. What got no answer is sent again, as Stripe and people do. */
export async function runPaymentKills({ rounds, log = () => {} }: { rounds: number; log?: (line: string) => void }) {
  const stripe = await startStripeEndpoint()
  const port = await freePort()
  try {
    return await inThrowAwayWorld(
      async ({ server: first, databaseUrl, env }) => {
        const figures: PaymentFigures = { rounds, payments: 0, inside: 0, acts: 0, open: 0, lost: [], doubled: [] }
        const client = new DatabaseClient(databaseUrl)
        await client.connect()
        let server = first
        try {
          const adventureId = await prepare(server.url)
          const others = new GiftsAndRefunds(client, stripe, adventureId, server.url)
          await others.begin()
          for (let round = 1; round <= rounds; round++) {
            const paid = await payments(client, stripe, adventureId)
            figures.payments += paid.length
            const other = await others.next()
            const events = [...paid, ...other.events]
            const { url, process } = server
            const acknowledged = new Set<Event>()
            let [open, isActing] = [events.length * copies, true]
            const held = await holdWrites(client, round)
            const sending = [
              other.act().then(
                () => void (isActing = false),
                () => {},
              ),
              ...events.flatMap((event) =>
                Array.from({ length: copies }, async () => {
                  if (await post(url, event)) acknowledged.add(event)
                  open--
                }),
              ),
            ]
            const waiting = await held.untilAllWait()
            // In the middle of the transactions, or just after they can go on
            const isLetGo = Math.floor(round / 4) % 2 === 1
            if (isLetGo) await held.letGo()
            process.kill('SIGKILL')
            if (waiting > 0 && open > 0) figures.inside++
            if (waiting > 0 && isActing) figures.acts++
            figures.open += open
            await new Promise((done) => (process.signalCode ? done(null) : process.once('exit', done)))
            if (!isLetGo) await held.letGo()
            await Promise.all(sending)
            server = await startProduct({ ...env, PORT: String(port) })
            for (const event of events)
              if (!acknowledged.has(event) && !(await post(server.url, event)))
                figures.lost.push(`round ${round}: no answer the second time`)
            await other.act()
            figures.lost.push(...(await other.faults()).map((fault) => `round ${round}: ${fault}`))
            log(`  kill ${round}: ${waiting} transactions waited, ${figures.open} requests unanswered so far`)
          }
          others.close()
          await examine(client, figures)
        } finally {
          await client.end()
          if (server !== first) await server.stop()
        }
        return figures
      },
      { env: { ...stripe.env, PORT: String(port), DATABASE_POOL_SIZE: '40' } },
    )
  } finally {
    await stripe.close()
  }
}

async function prepare(url: string): Promise<string> {
  const creator = new Person(url)
  await creator.signUp('creator@example.org')
  const { id } = await makeAdventure(creator, { title: 'Under payment', price: '12.50' })
  await publish(creator, id)
  creator.close()
  return id
}

/** Payments of new buyers, each with a pending purchase. */
async function payments(
  client: pg.Client,
  stripe: Awaited<ReturnType<typeof startStripeEndpoint>>,
  adventureId: string,
): Promise<Event[]> {
  const events: Event[] = []
  for (let i = 0; i < buyers; i++) {
    const [userId, purchaseId] = [newId(), newId()]
    await client.query(`insert into users (id, name, email) values ($1, $2, $1::uuid::text || '@example.org')`, [
      userId,
      buyerName,
    ])
    await client.query(
      `insert into purchases (id, buyer_id, adventure_id, adventure_title, language, amount_cents, total_cents, fee_cents, provider)
       values ($1, $2, $3, 'Under payment', 'en', 1250, 1250, 125, 'stripe')`,
      [purchaseId, userId, adventureId],
    )
    const session = {
      id: `cs_test_${purchaseId}`,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_${purchaseId}`,
      amount_subtotal: 1250,
      amount_total: 1250,
      currency: 'cad',
      metadata: { purchase_id: purchaseId },
    }
    events.push(stripe.event('checkout.session.completed', session))
  }
  return events
}

/** @returns whether it was acknowledged */
async function post(url: string, event: Event): Promise<boolean> {
  const { body, signature } = signed(event)
  try {
    const answer = await fetch(`${url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Stripe-Signature': signature },
      body,
    })
    return answer.status === 200
  } catch {
    return false
  }
}

async function examine(client: pg.Client, figures: PaymentFigures): Promise<void> {
  const { rows } = await client.query<{ id: string; status: string; entitled: string; events: string }>(
    `select p.id, p.status,
       (select count(*) from entitlements e where e.user_id = p.buyer_id and e.taken_back_at is null) as entitled,
       (select count(*) from payment_events v where v.purchase_id = p.id) as events
     from purchases p join users b on b.id = p.buyer_id where b.name = $1`,
    [buyerName],
  )
  if (rows.length !== figures.payments) figures.lost.push(`${rows.length} purchases instead of ${figures.payments}`)
  for (const { id, status, entitled, events } of rows) {
    if (status !== 'paid' || Number(entitled) < 1 || Number(events) < 1)
      figures.lost.push(`${id}: ${status}, ${entitled} entitlements, ${events} events`)
    if (Number(entitled) > 1 || Number(events) > 1)
      figures.doubled.push(`${id}: ${entitled} entitlements, ${events} events`)
  }
}
