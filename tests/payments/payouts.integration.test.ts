import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'
import { connectSecret, signed, startStripeEndpoint } from '#tests/support/stripe-endpoint.ts'
import type { StripeEndpoint } from '#tests/support/stripe-endpoint.ts'

let stripe: StripeEndpoint
let world: HttpWorld
let creator: Person
let adventureId: string

beforeAll(async () => {
  stripe = await startStripeEndpoint({ taxes: { gst: 5, qst: 9.975 } })
  world = await openHttpWorld({
    ...stripe.env,
    STRIPE_TAX: 'on',
    STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
    GST_NUMBER: '12345 RT0001',
    QST_NUMBER: '6789 TQ0001',
  })
  await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  adventureId = (await makeAdventure(creator, { title: 'The Attic', price: '12.50' })).id
  await publish(creator, adventureId)
}, 180_000)

afterAll(async () => {
  await world?.close()
  await stripe?.close()
})

const post = (event: unknown, secret?: string) => {
  const { body, signature } = signed(event, secret)
  return world.person().send('POST', '/api/stripe/webhook', {
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature, Origin: undefined },
    body,
  })
}

async function sell(email: string) {
  const buyer = await world.member(email)
  const asked = await buyer.postForm(`/checkout/${adventureId}`, { shownCents: '1250' })
  const sessionId = asked.headers.location!.split('/').pop()!
  await post(stripe.pay(sessionId))
  return { buyer, sessionId }
}

const act = (intent: string) => creator.postForm('/creator/sales', { intent })

test('a creator goes to Stripe and back, and is paid with each sale from then on', async () => {
  const before = await sell('early@example.org')
  expect(stripe.chargeOf(before.sessionId).transfer).toBeNull()
  const page = await creator.get('/creator/sales')
  expect(page.text).toContain('Set up payouts with Stripe')
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${stripe.url}`)
  expect((await act('dashboard')).status, 'there is no account yet').toBe(404)
  const [one, two] = [await act('onboard'), await act('onboard')]
  expect([one.status, two.status]).toEqual([303, 303])
  const [accountId] = [...stripe.accounts.all.keys()]
  expect([one, two].map(({ headers }) => headers.location)).toEqual(
    Array(2).fill(`${stripe.url}/onboarding/${accountId}`),
  )
  const link = stripe.asked.findLast(({ path }) => path === '/v1/account_links')!.fields
  expect(link['refresh_url']).toMatch(/\/creator\/sales\?payouts=again$/)
  expect((await creator.get('/creator/sales?payouts=again')).text).toContain('used already or has expired')
  expect((await creator.get('/creator/sales?payouts=back')).text).toContain('Stripe still needs some answers')

  stripe.accounts.complete(accountId!)
  const changed = stripe.accountEvent(accountId!)
  expect((await post(changed, 'whsec_of_somebody_else')).status).toBe(400)
  expect([(await post(changed, connectSecret)).text, (await act('look')).headers.location]).toEqual([
    'taken',
    '/creator/sales',
  ])
  expect((await creator.get('/creator/sales')).text).toContain('with the payment, and from there to your bank')
  expect((await act('dashboard')).headers.location).toBe(`${stripe.url}/express/${accountId}`)

  const { sessionId, buyer } = await sell('late@example.org')
  expect(stripe.chargeOf(sessionId).transfer).toMatchObject({ amount: 1125, destination: accountId })
  const sales = (await creator.get('/creator/sales')).text
  for (const text of [
    'Transferred by Stripe',
    'Left to pay',
    '$11.25',
    'GST/HST',
    'QST',
    '12345 RT0001',
    '6789 TQ0001',
  ])
    expect(sales).toContain(text)
  const { rows } = await world.database.query<{ id: string }>(
    `select p.id from purchases p join users u on u.id = p.buyer_id where u.email = 'late@example.org'`,
  )
  const receipt = (await buyer.get(`/account/purchases/${rows[0]!.id}`)).text
  for (const text of ['GST/HST', '$0.63', 'QST', '$1.25', '12345 RT0001']) expect(receipt).toContain(text)

  const refunded = await buyer.postForm('/account/purchases', { purchaseId: rows[0]!.id })
  expect(refunded.headers.location).toBe('/account/purchases')
  expect(stripe.chargeOf(sessionId).transfer!.amount_reversed).toBe(1125)
})

const transferOf = (sessionId: string) => stripe.chargeOf(sessionId).transfer
const standing = async () =>
  (await world.database.query(`select account_id, takes_transfers, looked_at from payout_accounts`)).rows[0]!

test('a gift of three seats pays its creator three shares with the payment', async () => {
  const giver = await world.member('giver@example.org')
  const gift = { shownCents: '1250', seats: '3', message: '', language: 'en' }
  const asked = await giver.postForm(`/checkout/${adventureId}/gift`, gift)
  const sessionId = asked.headers.location!.split('/').pop()!
  await post(stripe.pay(sessionId))
  expect(transferOf(sessionId)).toMatchObject({ amount: 3 * 1125, destination: (await standing())['account_id'] })
  expect(stripe.chargeOf(sessionId).amount).toBe(3 * 1250 + 188 + 374)
})

test('a co-author’s share stays with us for their statement, and both see it', async () => {
  const coAuthor = await world.member('co-author@example.org')
  const people = `/editor/${adventureId}/people`
  const invited = await creator.postForm(people, { intent: 'link', part: 'editor', email: '' })
  await coAuthor.postForm(/\/invited\/[0-9A-Za-z]{22}/.exec(invited.text)![0])
  const { rows } = await world.database.query<{ id: string }>(
    `select id from users where email = 'co-author@example.org'`,
  )
  const share = (percent: string) => creator.postForm(people, { intent: 'share', userId: rows[0]!.id, percent })
  for (const typed of ['', '101', '-1', '20.5', '2e1', 'ten']) expect((await share(typed)).status, typed).toBe(400)
  expect((await share('20')).status).toBe(200)
  expect((await coAuthor.get(people)).text).toContain('Gets 20% of what each sale brings.')
  const { sessionId } = await sell('shared@example.org')
  expect(transferOf(sessionId)).toMatchObject({ amount: 900, destination: (await standing())['account_id'] })
  expect((await creator.get('/creator/sales')).text).toContain('To co-authors')
  expect((await creator.get('/creator/sales.csv')).text).toContain('1.25,2.25,9')
  const theirs = (await coAuthor.get('/creator/sales')).text
  for (const text of ['From works of others', 'The Attic', '$2.25']) expect(theirs).toContain(text)
  await share('0')
})

test('an account that stops taking transfers blocks no sale, and later sales skip it', async () => {
  const account = stripe.accounts.of((await standing())['account_id'] as string)
  account.capabilities.transfers = 'inactive'
  const first = await sell('first@example.org')
  expect(transferOf(first.sessionId)).toBeNull()
  expect(await standing()).toMatchObject({ takes_transfers: false })
  const rows = await world.database.query(
    `select p.status, p.payout_account_id is null as plain from purchases p join users u on u.id = p.buyer_id
     where u.email = 'first@example.org' order by p.created_at`,
  )
  expect(rows.rows).toEqual([
    { status: 'failed', plain: false },
    { status: 'paid', plain: true },
  ])
  const asked = stripe.asked.length
  await sell('second@example.org')
  expect(stripe.asked.slice(asked).filter(({ path }) => path === '/v1/checkout/sessions')).toHaveLength(1)
  account.capabilities.transfers = 'active'
  await act('look')
  expect(transferOf((await sell('third@example.org')).sessionId)).toMatchObject({ amount: 1125 })
})

test('a deleted account blocks no sale either, and its creator starts over', async () => {
  const gone = (await standing())['account_id'] as string
  stripe.accounts.all.delete(gone)
  expect(transferOf((await sell('after@example.org')).sessionId)).toBeNull()
  expect((await creator.get('/creator/sales')).text).toContain('Go on with Stripe')
  const [one, two] = [await act('onboard'), await act('onboard')]
  const { account_id: fresh } = await standing()
  expect(fresh).not.toBe(gone)
  expect([one, two].map(({ headers }) => headers.location)).toEqual(Array(2).fill(`${stripe.url}/onboarding/${fresh}`))
  stripe.accounts.complete(fresh as string)
  expect((await post(stripe.accountEvent(fresh as string), connectSecret)).text).toBe('taken')
  expect(transferOf((await sell('anew@example.org')).sessionId)).toMatchObject({ destination: fresh })
})

test('a refund with a lost answer and a refused refund get different messages', async () => {
  const [lost, refused] = [await sell('lost@example.org'), await sell('refused@example.org')]
  const ask = async ({ buyer }: typeof lost, email: string) => {
    const { rows } = await world.database.query<{ id: string }>(
      'select p.id from purchases p join users u on u.id = p.buyer_id where u.email = $1',
      [email],
    )
    return buyer.postForm('/account/purchases', { purchaseId: rows[0]!.id })
  }
  stripe.refunds('refuse')
  const no = await ask(refused, 'refused@example.org')
  expect(no.status).toBe(502)
  expect(no.text).toContain('Nothing was refunded')
  stripe.refunds('lose')
  const unknown = await ask(lost, 'lost@example.org')
  stripe.refunds('work')
  expect(unknown.text).not.toContain('Nothing was refunded')
  for (const { text } of [unknown, await lost.buyer.get('/account/purchases')])
    expect(text).toContain('We ask again every hour')
  expect((await ask(refused, 'refused@example.org')).headers.location).toBe('/account/purchases')
})

test('without Stripe payouts there is no card, and nobody is redirected', async () => {
  const plain = await openHttpWorld()
  try {
    await plain.member('admin@example.org')
    const member = await plain.member('somebody@example.org')
    expect((await member.get('/creator/sales')).text).not.toContain('Payouts')
    for (const intent of ['onboard', 'dashboard', 'look'])
      expect((await member.postForm('/creator/sales', { intent })).status).toBe(404)
    expect((await member.postForm('/creator/sales', { intent: 'none' })).status).toBe(400)
  } finally {
    await plain.close()
  }
}, 120_000)
