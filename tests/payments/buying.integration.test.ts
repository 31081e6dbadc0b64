import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { changeRow } from '#tests/support/draft-commands.ts'
import { createProject, edit, makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'
import { signed, startStripeEndpoint } from '#tests/support/stripe-endpoint.ts'
import type { StripeEndpoint } from '#tests/support/stripe-endpoint.ts'

let stripe: StripeEndpoint
let world: HttpWorld
let creator: Person
let adventureId: string

beforeAll(async () => {
  stripe = await startStripeEndpoint({ taxes: { gst: 5, qst: 9.975 } })
  world = await openHttpWorld({ ...stripe.env, STRIPE_TAX: 'on' })
  await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  adventureId = (await makeAdventure(creator, { title: 'The Attic', price: '12.50' })).id
  await publish(creator, adventureId)
}, 180_000)

afterAll(async () => {
  await world?.close()
  await stripe?.close()
})

const checkout = (person: Person, shownCents = 1250) =>
  person.postForm(`/checkout/${adventureId}`, { shownCents: String(shownCents) })

const post = (event: unknown, given = signed(event)) =>
  world.person().send('POST', '/api/stripe/webhook', {
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': given.signature, Origin: undefined },
    body: given.body,
  })

const sessionOf = (location: string | undefined) => location!.split('/').pop()!

async function rowsOf(email: string) {
  const { rows } = await world.database.query<Record<string, unknown> & { id: string; status: string }>(
    `select p.id, p.status, p.amount_cents, p.tax_cents, p.fee_cents, p.flag,
      exists (select from entitlements e where e.purchase_id = p.id and e.taken_back_at is null) as entitled
     from purchases p join users u on u.id = p.buyer_id where u.email = $1 order by p.created_at`,
    [email],
  )
  return rows
}

test('the price comes from the database, three tries share a session, the webhook unlocks Play', async () => {
  const buyer = await world.member('buyer@example.org')
  const page = await buyer.get(`/checkout/${adventureId}`)
  expect(page.text).toContain('$12.50')
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${stripe.url}`)
  const [one, two, three] = [await checkout(buyer), await checkout(buyer), await checkout(buyer)]
  expect([one.status, two.status]).toEqual([303, 303])
  expect(one.headers.location).toMatch(new RegExp(`^${stripe.url}/pay/cs_test_`))
  expect([two.headers.location, three.headers.location]).toEqual(Array(2).fill(one.headers.location))
  const asked = stripe.asked.filter(({ path }) => path === '/v1/checkout/sessions')
  expect(asked).toHaveLength(1)
  expect(asked[0]!.fields).toMatchObject({
    'line_items[0][price_data][unit_amount]': '1250',
    'line_items[0][price_data][currency]': 'cad',
    'automatic_tax[enabled]': 'true',
    customer_email: 'buyer@example.org',
  })
  const [row] = await rowsOf('buyer@example.org')
  const back = await buyer.get(`/purchases/${row!.id}`)
  expect(back.text).toContain('Waiting for your payment')
  expect((await rowsOf('buyer@example.org'))[0]).toMatchObject({ status: 'pending', entitled: false })
  expect((await buyer.get(`/adventure/${adventureId}`)).text).toContain('Purchase &amp; Play')

  const reply = await post(stripe.pay(sessionOf(one.headers.location)))
  expect([reply.status, reply.text]).toEqual([200, 'taken'])
  expect(await rowsOf('buyer@example.org')).toMatchObject([
    { status: 'paid', amount_cents: 1250, tax_cents: 188, fee_cents: 125, entitled: true },
  ])
  expect((await buyer.get(`/purchases/${row!.id}`)).text).toContain('It’s yours')
  const mine = (await buyer.get(`/adventure/${adventureId}`)).text
  expect(mine).not.toContain('Purchase &amp; Play')
  expect(mine).toContain(`href="/play/${adventureId}"`)
  expect((await buyer.postForm(`/play/${adventureId}`, { intent: 'start', language: 'en' })).headers.location).toMatch(
    /^\/run\//,
  )
  expect((await buyer.get(`/checkout/${adventureId}`)).headers.location).toBe(`/play/${adventureId}`)
  expect((await checkout(buyer)).headers.location).toBe(`/play/${adventureId}`)
})

test('checking the payment makes up for a missing webhook, and only the buyer may check', async () => {
  const [buyer, other] = [await world.member('patient@example.org'), await world.member('other@example.org')]
  stripe.pay(sessionOf((await checkout(buyer)).headers.location))
  const [row] = await rowsOf('patient@example.org')
  expect((await other.get(`/purchases/${row!.id}`)).status).toBe(404)
  expect((await other.postForm(`/purchases/${row!.id}`)).status).toBe(404)
  expect((await buyer.get(`/purchases/${row!.id}`)).text).toContain('Waiting for your payment')
  expect((await buyer.postForm(`/purchases/${row!.id}`)).text).toContain('It’s yours')
  expect(await rowsOf('patient@example.org')).toMatchObject([{ status: 'paid', entitled: true }])
})

test('a changed price has to be confirmed, and the session at the old price is closed', async () => {
  const buyer = await world.member('slow@example.org')
  const old = sessionOf((await checkout(buyer)).headers.location)
  await edit(creator, adventureId, changeRow('details', adventureId, { price: '15.00' }, { price: '12.50' }))
  const told = await checkout(buyer)
  expect(told.status).toBe(200)
  expect(told.text).toContain('The price has changed')
  expect(told.text).toMatch(/\$12\.50 when you opened this page, and it’s \$15\.00 now/)
  const anew = await checkout(buyer, 1500)
  expect(anew.status).toBe(303)
  expect(stripe.sessions.get(old)!.status).toBe('expired')
  expect(stripe.sessions.get(sessionOf(anew.headers.location))!.amount_subtotal).toBe(1500)
  expect((await rowsOf('slow@example.org')).map(({ status }) => status)).toEqual(['failed', 'pending'])
  await edit(creator, adventureId, changeRow('details', adventureId, { price: '12.50' }, { price: '15.00' }))
})

test('ten simultaneous checkouts make one payment and one session', async () => {
  const buyer = await world.member('nervous@example.org')
  const before = stripe.sessions.size
  const replies = await Promise.all(Array.from({ length: 10 }, () => checkout(buyer)))
  expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1)
  expect(stripe.sessions.size).toBe(before + 1)
  expect(await rowsOf('nervous@example.org')).toHaveLength(1)
})

test('F2: an event that Stripe did not sign is refused and changes nothing', async () => {
  const buyer = await world.member('forger@example.org')
  const event = stripe.pay(sessionOf((await checkout(buyer)).headers.location))
  const { body, signature } = signed(event)
  expect((await post(event, { body, signature: '' })).status).toBe(400)
  expect((await post(event, signed(event, 'whsec_of_somebody_else'))).status).toBe(400)
  expect((await post(event, { body: body.replace('1250', '1251'), signature })).status).toBe(400)
  expect((await post(event, { body: ` ${body}`, signature })).status, 'to the byte').toBe(400)
  expect(await rowsOf('forger@example.org')).toMatchObject([{ status: 'pending', entitled: false }])
  expect([(await post(event)).text, (await post(event)).text]).toEqual(['taken', 'repeated'])
})

test('a purchase has its title in the buyer’s language, on the receipt too', async () => {
  const buyer = await world.member('acheteuse@example.org')
  const translate = (words: object) =>
    world.database.query('update adventures set translations = $2 where id = $1', [adventureId, words])
  await translate({ fr: { title: 'Le grenier' } })
  const sent = await buyer.postForm(`/checkout/${adventureId}?lang=fr`, { shownCents: '1250' })
  const asked = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')!
  expect(asked.fields).toMatchObject({ 'line_items[0][price_data][product_data][name]': 'Le grenier' })
  await post(stripe.pay(sessionOf(sent.headers.location)))
  await translate({})
  const [row] = await rowsOf('acheteuse@example.org')
  expect((await buyer.get(`/account/purchases/${row!.id}?lang=fr`)).text).toContain('Le grenier')
  const { rows } = await world.database.query<{ body: string }>(
    'select text_body as body from outbox_mails where dedupe_key = $1',
    [`purchase_receipt:${row!.id}`],
  )
  expect(rows[0]!.body).toContain('Le grenier')
  expect((await creator.get('/creator/sales')).text, 'one name for all sales').not.toContain('Le grenier')
})

test('with Stripe out of reach, the buyer learns that nothing was charged and may try again', async () => {
  const buyer = await world.member('unlucky@example.org')
  stripe.fail(true)
  const reply = await checkout(buyer)
  stripe.fail(false)
  expect(reply.status).toBe(503)
  expect(reply.text).toContain('Nothing has been charged')
  expect((await checkout(buyer)).status).toBe(303)
  expect(await rowsOf('unlucky@example.org')).toHaveLength(1)
})

test('checkout for the owner, and for free, draft and announced adventures', async () => {
  const buyer = await world.member('curious@example.org')
  const free = (await makeAdventure(creator, { title: 'Free' })).id
  await publish(creator, free)
  const draft = (await makeAdventure(creator, { title: 'Draft', price: '12.50' })).id
  expect((await creator.get(`/checkout/${adventureId}`)).headers.location).toBe(`/play/${adventureId}`)
  expect((await creator.get(`/adventure/${adventureId}`)).text).not.toContain('Purchase &amp; Play')
  expect((await buyer.get(`/checkout/${free}`)).headers.location).toBe(`/play/${free}`)
  expect((await buyer.get(`/checkout/${draft}`)).status).toBe(404)
  await world.database.query(`update adventures set status = 'coming_soon' where id = $1`, [draft])
  expect((await buyer.get(`/checkout/${draft}`)).headers.location).toBe(`/adventure/${draft}`)
  expect((await buyer.postForm(`/checkout/${draft}`, { shownCents: '1250' })).headers.location).toBe(
    `/adventure/${draft}`,
  )
  expect((await buyer.get(`/test-checkout/${adventureId}`)).status).toBe(404)
})

test('structured data offers what can be bought', async () => {
  expect((await world.person().get(`/adventure/${adventureId}`)).text).toContain('schema.org/InStock')
})

describe('a local installation without keys', () => {
  let local: HttpWorld
  beforeAll(async () => {
    local = await openHttpWorld()
  }, 180_000)
  afterAll(() => local?.close())

  test('has a clearly marked test checkout that can decline or pay, and lets the buyer play', async () => {
    await local.member('admin@example.org')
    const [owner, buyer] = [await local.member('owner@example.org'), await local.member('buyer@example.org')]
    const { id } = await makeAdventure(owner, { title: 'The Cellar', price: '12.50' })
    await publish(owner, id)
    const buy = async () => (await buyer.postForm(`/checkout/${id}`, { shownCents: '1250' })).headers.location!
    const declined = await buy()
    expect((await buyer.get(declined)).text).toContain('No money moves here')
    expect((await owner.postForm(declined, { intent: 'pay' })).status).toBe(404)
    const failed = (await buyer.postForm(declined, { intent: 'decline' })).headers.location!
    expect((await buyer.get(failed)).text).toContain('The payment didn’t go through')
    const again = await buy()
    expect(again).not.toBe(declined)
    expect((await buyer.postForm(again, { intent: 'pay', cents: '1' })).status).toBe(400)
    const paid = (await buyer.postForm(again, { intent: 'pay' })).headers.location!
    expect((await buyer.get(paid)).text).toContain('This was a test purchase')
    expect((await buyer.postForm(again, { intent: 'pay' })).headers.location, 'nothing is paid twice').toBe(paid)
    const started = await buyer.postForm(`/play/${id}`, { intent: 'start', language: 'en' })
    expect(started.headers.location).toMatch(/^\/run\//)
    const { rows } = await local.database.query(`select status, provider from purchases order by created_at`)
    expect(rows).toEqual([
      { status: 'failed', provider: 'test' },
      { status: 'paid', provider: 'test' },
    ])
    const proxied = { 'X-Forwarded-For': '203.0.113.9' }
    const stranger = await local.member('stranger@example.org')
    expect((await stranger.get(`/checkout/${id}`, proxied)).text).toContain('This site doesn’t take payments yet')
    expect((await stranger.get(`/checkout/${id}`)).text).not.toContain('This site doesn’t take payments yet')
    const theirs = (await stranger.postForm(`/checkout/${id}`, { shownCents: '1250' })).headers.location!
    expect((await stranger.get(theirs, proxied)).status).toBe(404)
    expect((await stranger.get(theirs)).status).toBe(200)
    const webhook = { headers: { Origin: undefined }, body: '{}' }
    expect((await local.person().send('POST', '/api/stripe/webhook', webhook)).status).toBe(404)
  })
})

describe('a public server without keys', () => {
  let bare: HttpWorld
  beforeAll(async () => {
    const port = await freePort()
    bare = await openHttpWorld({ PUBLIC_URL: `http://localhost:${port}`, PORT: String(port), HOST: '127.0.0.1' })
  }, 120_000)
  afterAll(() => bare?.close())

  test('lists paid adventures and says that they cannot be bought here yet', async () => {
    for (const kind of ['online-adventure', 'mystery-dinner']) {
      const id = newId()
      await bare.database.query(
        `insert into adventures (id, title, slug, kind, category, status, price_cents) values ($1, 'Dear', $1::uuid::text, $2, 'Mystery', 'published', 1250)`,
        [id, kind],
      )
      const { text } = await bare.person().get(`/adventure/${id}`)
      expect([kind, text.includes('This site doesn’t take payments yet')]).toEqual([kind, true])
      expect(text).not.toContain('schema.org/InStock')
    }
    const headers = { Origin: undefined }
    expect((await bare.person().send('POST', '/api/stripe/webhook', { headers, body: '{}' })).status).toBe(404)
  })

  test('tells creators so next to publishing, in both languages, only for adventures with a price', async () => {
    const maker = await bare.member('maker@example.org')
    const [dear, free] = [await createProject(maker, 'Dear', '12.50'), await createProject(maker, 'Free')]
    const [en, fr] = [m.checkout_studio_closed({}, { locale: 'en' }), m.checkout_studio_closed({}, { locale: 'fr' })]
    expect((await maker.get(`/editor/${dear}`)).text).toContain(en)
    expect((await maker.get(`/editor/${dear}?lang=fr`)).text).toContain(fr)
    expect((await maker.get(`/editor/${free}?lang=en`)).text).not.toContain(en)
    expect((await creator.get(`/editor/${adventureId}`)).text, 'with keys').not.toContain(en)
  })
})
