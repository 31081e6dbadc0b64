import { afterAll, beforeAll, expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { changeRow } from '#tests/support/draft-commands.ts'
import { edit, makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { payFor } from '#tests/support/paid-for.ts'
import { password } from '#tests/support/person.ts'
import type { Person, Reply } from '#tests/support/person.ts'
import { hits } from '#tests/authorization/crawl.ts'

const buyerMail = 'canary-of-a-buyer@example.org'

let world: HttpWorld
let admin: Person
let creator: Person
let rival: Person
let adventureId: string
let purchaseId: string

beforeAll(async () => {
  world = await openHttpWorld()
  admin = await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  rival = await world.member('rival@example.org')
  await world.member(buyerMail)
  adventureId = (await makeAdventure(creator, { title: '=HYPERLINK("http://evil.example")', price: '12.50' })).id
  await publish(creator, adventureId)
  purchaseId = await payFor(world.database, buyerMail, adventureId)
  await world.database.query(
    `update purchases set provider = 'stripe', session_id = 'cs_canary_1', tax_cents = 188, total_cents = total_cents + 188 where id = $1`,
    [purchaseId],
  )
}, 180_000)

afterAll(() => world?.close())

test('a creator sees only their own sales, a rival none of them, and neither any buyer data', async () => {
  const paths = ['/creator/sales', '/creator/sales.data', '/creator/sales?lang=fr', '/creator/sales.csv', '/creator']
  const seen: [string, Reply][] = []
  for (const path of paths) seen.push([path, await creator.get(path)])
  const theirs: [string, Reply][] = []
  for (const path of paths) theirs.push([path, await rival.get(path)])
  expect([...seen, ...theirs].map(([, { status }]) => status)).toEqual(Array(10).fill(200))
  const { rows } = await world.database.query<{ id: string }>('select id from users where email = $1', [buyerMail])
  expect(hits([...seen, ...theirs], [buyerMail, 'canary-of-a-buyer', rows[0]!.id, 'cs_canary_1'])).toEqual([])
  expect(hits(theirs, ['HYPERLINK', purchaseId])).toEqual([])
  const page = seen[0]![1].text
  for (const text of ['$12.50', '$1.25', '$11.25', 'evil.example']) expect(page).toContain(text)
  expect(seen[4]![1].text).toContain('$12.50')
})

test('the CSV has a byte order mark, plain numbers and no cell that a spreadsheet would run', async () => {
  const reply = await creator.get('/creator/sales.csv')
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="whodini-sales-\d{4}-\d\d-\d\d\.csv"$/)
  expect(reply.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const [head, line, end] = reply.bytes.toString('utf8').slice(1).split('\r\n')
  expect(head).toMatch(/^Date,Adventure,Language,Quantity,Price,/)
  expect(line).toMatch(
    /^\d{4}-\d\d-\d\d,"'=HYPERLINK\(""http:\/\/evil\.example""\)",en,1,12\.5,0,,1\.25,0,11\.25,CAD,Paid,,/,
  )
  expect(end).toBe('')
  const french = await creator.get('/creator/sales.csv?lang=fr')
  expect(french.bytes.toString('utf8')).toMatch(/^\uFEFFDate;Aventure;Langue;Quantité;Prix;/)
  expect(french.bytes.toString('utf8')).toContain(';12,5;0;;1,25;0;11,25;CAD;Payé;')
})

test('the CSV has every sale once, however many there are', async () => {
  const many = await world.member('many@example.org')
  await world.database.query(
    `insert into purchases (id, creator_id, adventure_title, language, amount_cents, total_cents, fee_cents, provider, status, paid_at)
     select gen_random_uuid(), u.id, 'Sold ' || n, 'en', 500, 500, 50, 'test', 'paid', date_trunc('day', now()) - (n / 7) * interval '1 microsecond'
     from users u, generate_series(1, 2500) n where u.email = 'many@example.org'`,
  )
  const lines = (await many.get('/creator/sales.csv')).bytes.toString('utf8').split('\r\n').slice(1, -1)
  expect(lines).toHaveLength(2_500)
  expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(2_500)
})

test('past public prices are kept, and shown where the creator sets the price', async () => {
  const prices = async () =>
    (
      await world.database.query<{ cents: number; by: string }>(
        `select price_cents as cents, u.email as by from price_changes left join users u on u.id = changed_by
         where adventure_id = $1 order by price_changes.created_at`,
        [adventureId],
      )
    ).rows
  expect(await prices()).toEqual([{ cents: 1250, by: 'creator@example.org' }])
  await edit(creator, adventureId, changeRow('details', adventureId, { price: '15.00' }, { price: '12.50' }))
  expect((await prices()).map(({ cents }) => cents)).toEqual([1250, 1500])
  for (const path of [`/editor/${adventureId}`, '/creator/sales']) {
    const { text } = await creator.get(path)
    expect(text).toContain('$15.00 since')
    expect(text).toContain('$12.50 from')
  }
})

test('an administrator finds a payment by its reference and refunds it with their password', async () => {
  const found = await admin.get('/admin/purchases?q=cs_canary')
  expect(found.text).toContain(buyerMail)
  const opened = `/admin/purchases?purchase=${purchaseId}`
  expect((await admin.get(opened)).text).toContain('Refund this payment')
  const form = { intent: 'refund', purchaseId, reason: 'It did not open.', password }
  for (const person of [creator, rival]) expect((await person.postForm(opened, form)).headers.location).toBe('/')
  const nameless = await admin.postForm(opened, { ...form, reason: '  ' })
  expect(nameless.status).toBe(400)
  expect(nameless.text).toContain('Please say why.')
  const wrong = await admin.postForm(opened, { ...form, password: 'not the password' })
  expect(wrong.status).toBe(401)
  expect(wrong.text).toContain('It did not open.')
  await world.database.query(`update purchases set provider = 'test' where id = $1`, [purchaseId])
  const done = await admin.postForm(opened, form)
  expect([done.status, done.headers.location]).toEqual([302, opened])
  const { rows } = await world.database.query(
    `select p.status, p.refund_reason as reason, e.taken_back_reason as taken,
      (select count(*)::int from audit_log where action = 'purchase.refund_asked' and entity_id = p.id::text) as audited
     from purchases p join entitlements e on e.purchase_id = p.id where p.id = $1`,
    [purchaseId],
  )
  expect(rows).toEqual([{ status: 'refunded', reason: 'It did not open.', taken: 'refund', audited: 1 }])
})

test('totals and statements have a page each, and a form marks a statement as paid', async () => {
  await world.database.query(
    `insert into payout_statements (id, creator_id, month, purchase_count, sales_cents, refunded_cents, fee_cents, payout_cents)
     select gen_random_uuid(), id, '2026-10-01', 2, 2500, 0, 250, 2250 from users where email = 'creator@example.org'`,
  )
  expect((await admin.get('/admin/purchases?view=days')).text).toContain('No totals yet')
  expect((await admin.get('/admin/purchases?view=statements')).text).toContain('$22.50')
  const { rows } = await world.database.query<{ id: string }>('select id from payout_statements')
  const form = { intent: 'pay-statement', statementId: rows[0]!.id, password }
  const opened = `/admin/purchases?view=statements&statement=${rows[0]!.id}`
  expect((await admin.get(opened)).text).toContain('Confirm that you’ve paid $22.50')
  const wrong = await admin.postForm(opened, { ...form, password: 'not the password' })
  expect([wrong.status, wrong.text.includes('Confirm that you’ve paid $22.50')]).toEqual([401, true])
  expect((await rival.postForm('/admin/purchases?view=statements', form)).headers.location).toBe('/')
  expect((await creator.get('/creator/sales')).text).not.toContain('Paid on')
  const marked = await admin.postForm('/admin/purchases?view=statements', form)
  expect(marked.headers.location).toBe('/admin/purchases?view=statements')
  expect((await creator.get('/creator/sales')).text).toContain('Paid on')
})

test('a creator without sales who owes a flagged payment’s transfer sees it on the statements', async () => {
  const debtor = await world.member('debtor@example.org')
  const owed = m.sales_months_hint({}, { locale: 'en' })
  expect((await debtor.get('/creator/sales')).text).not.toContain(owed)
  await world.database.query(
    `insert into purchases (id, creator_id, adventure_title, language, amount_cents, total_cents, fee_cents, provider, status, flag, payout_account_id, completed_at, paid_at)
     select gen_random_uuid(), id, 'Paid twice', 'en', 1000, 1000, 100, 'stripe', 'paid', 'paid_twice', 'acct_1', now(), now()
     from users where email = 'debtor@example.org'`,
  )
  const { text } = await debtor.get('/creator/sales')
  for (const shown of [owed, m.sales_empty_title({}, { locale: 'en' }), '-$9.00']) expect(text).toContain(shown)
})
