import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { startJobs } from '#app/platform/jobs/jobs.server.ts'
import type { Jobs } from '#app/platform/jobs/jobs.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { deliverMail } from '#app/platform/mail/deliver-mail.server.ts'
import { expireMails, giveUpMails, relayMails, sweepMails } from '#app/platform/mail/keep-outbox.server.ts'
import { mailJob } from '#app/platform/mail/mail-service.server.ts'
import { smtpTransport } from '#app/platform/mail/mail-transport.server.ts'
import { mostAttempts } from '#app/platform/mail/outbox.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { startMailServer } from './mail-server.ts'
import type { MailServer } from './mail-server.ts'

const sender = { name: 'The House', address: 'house@example.org' }
const secret = 'a secret of the tests, long enough'

useDatabase()
let server: MailServer
const toClose: (() => Promise<void> | void)[] = []

beforeAll(async () => {
  vi.stubEnv('AUTH_SECRET', secret)
})
beforeEach(async () => {
  vi.spyOn(logger, 'info').mockReturnValue(undefined)
  await getDatabase().delete(outboxMails)
  server = await startMailServer()
  toClose.push(() => server.close())
})
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
  vi.restoreAllMocks()
})

function transportTo(url: string, timeoutMs = 5_000) {
  const transport = smtpTransport(url, sender, timeoutMs)
  toClose.push(transport.close)
  return transport
}

async function doMail(url: string): Promise<Jobs> {
  const transport = transportTo(url)
  const { promise, resolve } = Promise.withResolvers<void>()
  const jobs = startJobs([mailJob(transport, { pauseSeconds: 1, pollSeconds: 0.5 })], resolve)
  toClose.push(jobs.close)
  await promise
  return jobs
}

const visitor = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.net',
  message: 'Where is the key?\nI looked everywhere.',
}
const contact = (language: 'en' | 'fr' = 'en') =>
  getDatabase().transaction((transaction) =>
    queueMail(transaction, {
      to: 'team@example.org',
      language,
      template: 'contact_message',
      variables: visitor,
      replyTo: visitor.email,
    }),
  )
const reset = () =>
  getDatabase().transaction((transaction) =>
    queueMail(transaction, {
      to: 'bob@example.net',
      language: 'en',
      template: 'reset_password',
      variables: { name: 'Bob', link: '/auth/reset?token=unforgeable-token', minutes: 30 },
    }),
  )

const rows = () => getDatabase().select().from(outboxMails)
const row = async (id: string | null) =>
  (
    await getDatabase()
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.id, id ?? ''))
  )[0]
const inStatus = (id: string | null, status: string) =>
  vi.waitFor(async () => expect(await row(id)).toMatchObject({ status }), { timeout: 10_000, interval: 50 })

test('a mail goes after the commit, with fixed sender, one recipient, Reply-To, text and HTML', async () => {
  await doMail(server.url)
  const id = await contact()
  const [arrived] = await server.waitFor(1)
  expect(arrived).toMatchObject({ envelopeFrom: 'house@example.org', envelopeTo: ['team@example.org'] })
  expect(arrived?.mail).toMatchObject({
    from: sender,
    to: [{ address: 'team@example.org' }],
    replyTo: [{ address: 'ada@example.net' }],
    subject: 'Message from Ada Lovelace',
    messageId: `<${id}@example.org>`,
  })
  expect(arrived?.mail.text).toContain('> Where is the key?\n> I looked everywhere.')
  expect(arrived?.mail.html).toContain('Where is the key?<br>I looked everywhere.')
  await inStatus(id, 'sent')
  expect(await row(id)).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) })
})

test('a mail in French is French throughout', async () => {
  await doMail(server.url)
  await contact('fr')
  const [arrived] = await server.waitFor(1)
  expect(arrived?.mail.subject).toBe('Nouveau message\u00a0: Ada Lovelace')
  expect(arrived?.mail.text).toContain('Courriel\u00a0: ada@example.net')
  expect(arrived?.mail.html).toContain('<html lang="fr">')
})

test('a mail whose transaction is rolled back is not sent', async () => {
  await doMail(server.url)
  const undone = getDatabase().transaction(async (transaction) => {
    await queueMail(transaction, {
      to: 'team@example.org',
      language: 'en',
      template: 'contact_message',
      variables: visitor,
    })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await contact()
  await server.waitFor(1)
  expect(await rows()).toHaveLength(1)
  expect(server.arrived).toHaveLength(1)
})

test('a mail with an unsubscribe path offers one-click unsubscribing in the mail program', async () => {
  await doMail(server.url)
  const variables = { title: 'The Clock', adventurePath: '/adventure/1', unsubscribePath: '/unsubscribe/abc' }
  await queueMail(getDatabase(), {
    to: 'ada@example.net',
    language: 'en',
    template: 'adventure_opened',
    variables,
    unsubscribePath: '/unsubscribe/abc',
  })
  const [arrived] = await server.waitFor(1)
  const header = (name: string) => arrived?.mail.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe('<http://localhost:3000/unsubscribe/abc>')
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('auto-submitted')).toBe('auto-generated')
})

test('a mail server that is down is tried again, and then gets the mail once', async () => {
  const told = vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  const port = Number(new URL(server.url).port)
  await server.close()
  await doMail(`smtp://127.0.0.1:${port}`)
  const id = await contact()
  await vi.waitFor(async () => expect((await row(id))?.attempts).toBeGreaterThan(0), { timeout: 10_000 })
  await inStatus(id, 'waiting')
  expect(await row(id)).toMatchObject({ lastError: expect.stringContaining('ECONNREFUSED') })
  server = await startMailServer(port)
  toClose.push(() => server.close())
  await server.waitFor(1)
  await inStatus(id, 'sent')
  expect(server.arrived).toHaveLength(1)
  expect(told).toHaveBeenCalledWith('a mail was not sent', expect.objectContaining({ mail: id, last: false }))
})

test('a permanently refused recipient is not tried again; a temporarily refused one is', async () => {
  vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  server.refuse({ code: 550, text: 'no such user' })
  await doMail(server.url)
  const gone = await contact()
  await inStatus(gone, 'failed')
  expect(await row(gone)).toMatchObject({ attempts: 1, lastError: expect.stringContaining('no such user') })
  server.refuse({ code: 450, text: 'come back later' })
  const later = await contact()
  await vi.waitFor(async () => expect((await row(later))?.lastError).toContain('come back later'), { timeout: 10_000 })
  server.refuse(null)
  await inStatus(later, 'sent')
  expect((await row(gone))?.status).toBe('failed')
})

test('when twenty processes try to send the same mail, only one does', async () => {
  const id = await contact()
  const transport = transportTo(server.url)
  await Promise.all(Array.from({ length: 20 }, () => deliverMail(getDatabase(), id!, transport, false)))
  expect(server.arrived).toHaveLength(1)
  expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1 })
})

test('a mail whose sender was killed is sent again after five minutes, same Message-ID', async () => {
  const id = await contact()
  const claimedAgo = (minutes: number) =>
    getDatabase()
      .update(outboxMails)
      .set({ status: 'sending', attempts: 1, claimedAt: sql`now() - make_interval(mins => ${minutes})` })
  const transport = transportTo(server.url)
  await claimedAgo(4)
  await deliverMail(getDatabase(), id!, transport, false)
  expect(server.arrived).toHaveLength(0)
  await claimedAgo(6)
  await doMail(server.url)
  await relayMails(getDatabase())
  const [arrived] = await server.waitFor(1)
  expect(arrived?.mail.messageId).toBe(`<${id}@example.org>`)
  await inStatus(id, 'sent')
})

test('without a mail server mails wait; once there is one, those still valid are sent', async () => {
  const old = await reset()
  const waiting = await contact()
  await relayMails(getDatabase())
  expect((await rows()).map(({ status }) => status)).toEqual(['waiting', 'waiting'])
  await getDatabase()
    .update(outboxMails)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(outboxMails.id, old!))
  await doMail(server.url)
  await expireMails(getDatabase())
  await Promise.all([relayMails(getDatabase()), relayMails(getDatabase())])
  await inStatus(waiting, 'sent')
  expect(server.arrived.map(({ mail }) => mail.subject)).toEqual(['Message from Ada Lovelace'])
  expect(await row(old)).toMatchObject({ status: 'expired', sealedBody: null })
})

test('a link that gives access is not readable in the database, arrives, and is erased once sent', async () => {
  const id = await reset()
  const written = JSON.stringify(await rows())
  expect(written).not.toContain('unforgeable-token')
  expect(written).not.toContain(Buffer.from('unforgeable-token').toString('base64').slice(0, 20))
  await doMail(server.url)
  await relayMails(getDatabase())
  const [arrived] = await server.waitFor(1)
  expect(arrived?.mail.text).toContain('http://localhost:3000/auth/reset?token=unforgeable-token')
  await inStatus(id, 'sent')
  expect(await row(id)).toMatchObject({ sealedBody: null, textBody: '', htmlBody: '' })
})

test('a mail sealed with another secret is not sent, and its error says why', async () => {
  const id = await reset()
  await getDatabase().update(outboxMails).set({ sealedBody: 'v1.AAAA.AAAA.AAAA' })
  await deliverMail(getDatabase(), id!, transportTo(server.url), false)
  expect(await row(id)).toMatchObject({
    status: 'failed',
    lastError: expect.stringContaining('AUTH_SECRET'),
    sealedBody: null,
  })
  expect(server.arrived).toHaveLength(0)
})

test('mails with the same key are queued once, even when many are queued at the same time', async () => {
  const variables = { title: 'The Clock', adventurePath: '/adventure/1', unsubscribePath: '/u/1' }
  const ids = await Promise.all(
    Array.from({ length: 10 }, () =>
      queueMail(getDatabase(), {
        to: 'ada@example.net',
        language: 'en',
        template: 'adventure_opened',
        variables,
        dedupeKey: 'adventure_opened:1:ada',
      }),
    ),
  )
  expect(ids.filter(Boolean)).toHaveLength(1)
  expect(await rows()).toHaveLength(1)
})

test.each([
  'ada',
  'ada@example.net\r\nBcc: eve@example.net',
  'ada@example.net, eve@example.net',
  'Ada <ada@example.net>',
  '',
])('%j is neither a valid recipient nor a valid reply address', async (address) => {
  const mail = { language: 'en', template: 'contact_message', variables: visitor } as const
  await expect(queueMail(getDatabase(), { ...mail, to: address })).rejects.toMatchObject({ code: 'invalidInput' })
  await expect(queueMail(getDatabase(), { ...mail, to: 'team@example.org', replyTo: address })).rejects.toMatchObject({
    code: 'invalidInput',
  })
  expect(await rows()).toEqual([])
})

test('a name with several lines cannot add a header', async () => {
  await doMail(server.url)
  const variables = { ...visitor, firstName: 'Ada\r\nBcc: eve@example.net\r\n', lastName: '\u2028X' }
  await queueMail(getDatabase(), { to: 'team@example.org', language: 'en', template: 'contact_message', variables })
  const [arrived] = await server.waitFor(1)
  expect(arrived?.envelopeTo).toEqual(['team@example.org'])
  expect(arrived?.mail.subject).toBe('Message from Ada Bcc: eve@example.net X')
  expect(arrived?.mail.bcc).toBeUndefined()
})

test('a mail out of attempts is not tried again: it has failed, and its body is erased', async () => {
  const told = vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  const ids = [await reset(), await reset(), await reset(), await reset()]
  const set = (id: string | null, values: Partial<typeof outboxMails.$inferInsert>) =>
    getDatabase().update(outboxMails).set(values).where(eq(outboxMails.id, id!))
  await set(ids[0]!, { attempts: mostAttempts })
  await set(ids[1]!, {
    attempts: mostAttempts,
    status: 'sending',
    claimedAt: new Date(Date.now() - 600_000),
    lastError: 'ECONNREFUSED',
  })
  await set(ids[2]!, { attempts: mostAttempts, status: 'sending', claimedAt: new Date() })
  await set(ids[3]!, { attempts: mostAttempts - 1 })
  await deliverMail(getDatabase(), ids[0]!, transportTo(server.url), false)
  expect(server.arrived).toHaveLength(0)
  await giveUpMails(getDatabase())
  expect(await row(ids[0]!)).toMatchObject({
    status: 'failed',
    sealedBody: null,
    lastError: expect.stringContaining(String(mostAttempts)),
  })
  expect(await row(ids[1]!)).toMatchObject({ status: 'failed', sealedBody: null, lastError: 'ECONNREFUSED' })
  expect(await row(ids[2]!)).toMatchObject({ status: 'sending', sealedBody: expect.any(String) })
  expect(await row(ids[3]!)).toMatchObject({ status: 'waiting', sealedBody: expect.any(String) })
  expect(told).toHaveBeenCalledTimes(2)
})

test('expired mails with a link are found without reading the other mails that are kept', async () => {
  await getDatabase().execute(sql`
    insert into outbox_mails (id, to_address, template, language, subject, text_body, html_body, status, expires_at)
    select gen_random_uuid(), 'ada@example.net', 'reset_password', 'en', '', '', '', 'sent', now() - interval '1 day'
      from generate_series(1, 5000)`)
  await reset()
  await getDatabase().execute('analyze outbox_mails')
  const { rows: plan } = await getDatabase().execute(
    "explain update outbox_mails set sealed_body = null where expires_at <= now() and sealed_body is not null and status in ('sent', 'failed', 'expired')",
  )
  expect(JSON.stringify(plan)).toContain('outbox_mails_sealed_index')
})

test('mails are deleted 30 days after they were written, unless they are still waiting', async () => {
  const ids = [await contact(), await contact(), await contact()]
  const set = (id: string | null, status: 'sent' | 'waiting', days: number) =>
    getDatabase()
      .update(outboxMails)
      .set({ status, createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(outboxMails.id, id!))
  await set(ids[0]!, 'sent', 31)
  await set(ids[1]!, 'sent', 29)
  await set(ids[2]!, 'waiting', 31)
  expect(await sweepMails(getDatabase())).toBe(1)
  expect((await rows()).map(({ id }) => id).sort()).toEqual([ids[1], ids[2]].sort())
})

test('a silent mail server holds nobody up beyond its deadline', async () => {
  vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  const { createServer } = await import('node:net')
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  toClose.push(() => void silent.close())
  await new Promise((resolve) => silent.once('listening', resolve))
  const id = await contact()
  const transport = transportTo(`smtp://127.0.0.1:${(silent.address() as { port: number }).port}`, 300)
  await expect(deliverMail(getDatabase(), id!, transport, false)).rejects.toThrow(/too long|timeout/i)
  expect(await row(id)).toMatchObject({ status: 'waiting', attempts: 1 })
})
