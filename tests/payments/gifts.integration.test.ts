import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'
import { signed, startStripeEndpoint } from '#tests/support/stripe-endpoint.ts'
import type { StripeEndpoint } from '#tests/support/stripe-endpoint.ts'

let stripe: StripeEndpoint
let world: HttpWorld
let giver: Person
let adventureId: string
let code: string
let giftId: string

beforeAll(async () => {
  stripe = await startStripeEndpoint({ taxes: { gst: 5, qst: 10 } })
  // With a mail server, so that an address can be verified
  world = await openHttpWorld({ ...stripe.env, STRIPE_TAX: 'on', SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'debug' })
  await world.member('admin@example.org')
  const creator = await world.member('creator@example.org')
  giver = await world.member('giver@example.org')
  await world.database.query('update users set email_verified = true')
  adventureId = (await makeAdventure(creator, { title: 'The Attic', price: '12.50' })).id
  await publish(creator, adventureId)
}, 180_000)

afterAll(async () => {
  await world?.close()
  await stripe?.close()
})

const give = (person: Person, changes: Record<string, string> = {}) =>
  person.postForm(`/checkout/${adventureId}/gift`, {
    shownCents: '1250',
    seats: '3',
    message: 'For the <b>8b</b>',
    language: 'en',
    ...changes,
  })

const entitled = async (email: string): Promise<boolean> =>
  (
    await world.database.query(
      `select 1 from entitlements e join users u on u.id = e.user_id where u.email = $1 and e.taken_back_at is null`,
      [email],
    )
  ).rows.length > 0

test('an invalid form comes back with what was typed, and Stripe is not asked for anything', async () => {
  for (const seats of ['0', '61', '1.5', '-1', '', 'three', '１'])
    expect([seats, (await give(giver, { seats })).status]).toEqual([seats, 400])
  const long = await give(giver, { message: 'x'.repeat(501) })
  expect(long.status).toBe(400)
  expect(long.text).toContain('The message is too long for the card')
  expect((await give(giver, { message: 'a\n'.repeat(11) + 'b' })).status).toBe(400)
  expect((await give(giver, { message: 'a\u0007b' })).status).toBe(400)
  expect((await give(giver, { language: 'de' })).status).toBe(400)
  expect((await give(giver, { unitCents: '1' })).status).toBe(400)
  expect(stripe.sessions.size).toBe(0)
})

test('where addresses can be verified, buyers and givers have to verify theirs first', async () => {
  const person = await world.member('unverified@example.org')
  for (const path of [`/checkout/${adventureId}`, `/checkout/${adventureId}/gift`])
    expect((await person.get(path)).text).toContain('Confirm your email address first')
  expect((await person.postForm(`/checkout/${adventureId}`, { shownCents: '1250' })).status).toBe(403)
  expect((await give(person)).status).toBe(403)
  expect(stripe.sessions.size).toBe(0)
})

test('Stripe is asked for the seats at the price in the database; the total is taxed as a whole', async () => {
  const changed = await give(giver, { shownCents: '1000' })
  expect(changed.text).toContain('The price has changed')
  const reply = await give(giver)
  expect(reply.headers.location).toMatch(new RegExp(`^${stripe.url}/pay/cs_test_`))
  expect((await give(giver)).headers.location).toBe(reply.headers.location)
  const [asked] = stripe.asked.filter(({ path }) => path === '/v1/checkout/sessions')
  expect(asked!.fields).toMatchObject({
    'line_items[0][quantity]': '3',
    'line_items[0][price_data][unit_amount]': '1250',
    cancel_url: expect.stringContaining(`/checkout/${adventureId}/gift?cancelled=1`),
  })
  const event = stripe.pay(reply.headers.location!.split('/').pop()!)
  const { body, signature } = signed(event)
  const told = await world.person().send('POST', '/api/stripe/webhook', {
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature, Origin: undefined },
    body,
  })
  expect(told.text).toBe('taken')
  const { rows } = await world.database.query<{ id: string; status: string }>(
    `select id, status, gift_seats, amount_cents, tax_cents, total_cents, fee_cents from purchases`,
  )
  expect(rows).toMatchObject([
    { status: 'paid', gift_seats: 3, amount_cents: 3750, tax_cents: 563, total_cents: 4313, fee_cents: 375 },
  ])
  giftId = rows[0]!.id
  expect(await entitled('giver@example.org')).toBe(false)
  expect((await giver.get(`/purchases/${giftId}`)).text).toContain('Your gift is ready')
})

test('only the buyer sees the card and the code; the message is plain text', async () => {
  const card = await giver.get(`/account/purchases/${giftId}/card`)
  expect(card.status).toBe(200)
  expect(card.headers['cache-control']).toContain('no-store')
  expect(card.text).toContain('For the &lt;b&gt;8b&lt;/b&gt;')
  code = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(card.text)![0]
  expect((await giver.get(`/account/purchases/${giftId}`)).text).toContain(code)
  const other = await world.member('other@example.org')
  for (const path of [`/account/purchases/${giftId}/card`, `/account/purchases/${giftId}`])
    expect([(await other.get(path)).status, (await world.person().get(path)).headers.location]).toEqual([
      404,
      `/auth?next=${encodeURIComponent(path)}`,
    ])
})

test('opening a code’s address changes nothing; the button redeems it, once signed in', async () => {
  const visitor = world.person()
  const page = await visitor.get(`/redeem?code=${code}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('A gift for you from giver')
  expect(page.text).toContain(`/auth?next=${encodeURIComponent(`/redeem?code=${code}`)}`)
  expect(page.text).toMatch(/<meta name="robots" content="noindex"/)
  expect((await visitor.postForm('/redeem', { code })).status).toBe(401)
  const friend = await world.member('friend@example.org')
  expect((await friend.get(`/join?code=${code}`)).headers.location, 'typed into the lobby').toBe(`/redeem?code=${code}`)
  expect((await friend.get(`/redeem?code=${code}`)).text).toContain('Accept the gift')
  expect(await entitled('friend@example.org')).toBe(false)
  for (let twice = 0; twice < 2; twice++) {
    const done = await friend.postForm('/redeem', { code: code.toLowerCase() })
    expect([done.status, done.headers.location]).toEqual([303, `/redeem?code=${code}`])
  }
  expect((await friend.get(`/redeem?code=${code}`)).text).toContain('It’s yours')
  const adventure = (await friend.get(`/adventure/${adventureId}`)).text
  expect(adventure).not.toContain('Purchase &amp; Play')
  expect(adventure).toContain('Give as a gift')
  expect((await friend.postForm(`/play/${adventureId}`, { intent: 'start', language: 'en' })).headers.location).toMatch(
    /^\/run\//,
  )
  expect((await giver.get('/account/purchases')).text).toContain('Gift: 1 of 3 seats redeemed')
})

test('all unknown codes get the same answer, whatever they look like', async () => {
  for (const wrong of ['2222-2222-2222-2222', 'x', "' or 1=1"]) {
    const reply = await world.person().get(`/redeem?${new URLSearchParams({ code: wrong })}`)
    expect([wrong, reply.status, reply.text.includes('We don’t know this code')]).toEqual([wrong, 404, true])
  }
})

test('the form of a session buys its seats, waits for the payment and then opens it', async () => {
  const teacher = await world.member('teacher@example.org')
  await world.database.query('update users set email_verified = true')
  const path = `/sessions/new/${adventureId}`
  const teams = Array.from({ length: 52 }, (_, place) => `Crew ${place + 1}`).join('\n')
  const form = { name: 'Class 6B', arrival: 'list', teams, starts: 'together', minutes: '45', days: '30', ranked: 'on' }
  const post = (changes: Record<string, string> = {}) => teacher.postForm(path, { ...form, ...changes })
  expect((await teacher.get(path)).text).toContain('$12.50 for each team')
  // Nobody pays a sum that they have not seen
  for (const agreed of [{}, { agreedCents: '62500' }] as Record<string, string>[]) {
    const shown = await post(agreed)
    expect([shown.status, shown.text.includes('$650.00')]).toEqual([402, true])
    expect(shown.text).toContain('Crew 52')
  }
  const paying = await post({ agreedCents: '65000' })
  expect(paying.headers.location).toMatch(new RegExp(`^${stripe.url}/pay/cs_test_`))
  const asked = stripe.asked.findLast(({ path: at }) => at === '/v1/checkout/sessions')
  expect(asked!.fields).toMatchObject({
    'line_items[0][quantity]': '52',
    cancel_url: expect.stringContaining(`${path}?cancelled=1`),
  })
  const cancelled = await teacher.get(`${path}?cancelled=1`)
  for (const kept of ['Class 6B', 'Crew 52', 'What you typed is still here.']) expect(cancelled.text).toContain(kept)
  const { rows } = await world.database.query<{ id: string }>('select id from purchases where is_for_teams')
  const purchase = `/purchases/${rows[0]!.id}`
  const event = stripe.pay(paying.headers.location!.split('/').pop()!)
  const { body, signature } = signed(event)
  await world.person().send('POST', '/api/stripe/webhook', {
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature, Origin: undefined },
    body,
  })
  const page = (await teacher.get(purchase)).text
  for (const text of ['Your seats are paid for', 'Open your session']) expect(page).toContain(text)
  for (const text of ['Your gift', 'See the card']) expect(page).not.toContain(text)
  const opened = await teacher.postForm(purchase, {})
  expect(opened.headers.location).toMatch(/^\/sessions\/[0-9a-f-]{36}$/)
  expect((await teacher.get(opened.headers.location!)).text).toContain('Crew 52')
  expect((await teacher.get(path)).text).not.toContain('Crew 52')
  expect((await teacher.get(`/account/purchases/${rows[0]!.id}/card`)).status).toBe(404)
  expect((await teacher.get('/account/purchases')).text).toContain('For teams: 52 of 52 seats taken')
  // Used again without seats, the same form says what they cost
  const again = await teacher.postForm(`${opened.headers.location}/results`, { intent: 'again' })
  const next = (await teacher.get(again.headers.location!)).text
  for (const text of ['Class 6B (2)', 'Crew 52', '$650.00']) expect(next).toContain(text)
})

test('no code is logged', () => {
  expect(world.server.output()).toContain('"level":"info"')
  for (const written of [code, code.toLowerCase(), code.replaceAll('-', '')])
    expect(world.server.output()).not.toContain(written)
})
