import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { newId } from '#app/shared/ids.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { listOutbox, mailsPerPage, readMail } from './outbox.queries.server.ts'

useDatabase()

beforeAll(async () => {
  vi.stubEnv('AUTH_SECRET', 'a secret of the tests, long enough')
})
beforeEach(() => getDatabase().delete(outboxMails))

const reset = () =>
  queueMail(getDatabase(), {
    to: 'bob@example.net',
    language: 'fr',
    template: 'reset_password',
    variables: { name: 'Bob', link: '/auth/reset?token=unforgeable-token', minutes: 30 },
  })
const contact = (message: string) =>
  queueMail(getDatabase(), {
    to: 'team@example.org',
    language: 'en',
    template: 'contact_message',
    variables: { firstName: 'Ada', lastName: 'L', email: 'ada@example.net', message },
    replyTo: 'ada@example.net',
  })

test('the newest mails stand first, a page at a time; a page after the last one is the last one', async () => {
  for (let i = 0; i < mailsPerPage + 2; i++) await contact(`Message ${i}`)
  await getDatabase().execute(
    sql`update outbox_mails set created_at = now() + (substring(text_body from 'Message (\\d+)')::int * interval '1 second')`,
  )
  const first = await listOutbox(getDatabase(), 1)
  expect([first.total, first.pages, first.mails.length]).toEqual([mailsPerPage + 2, 2, mailsPerPage])
  const last = await listOutbox(getDatabase(), 99)
  expect([last.page, last.mails.length]).toEqual([2, 2])
  const written = [...first.mails, ...last.mails].map((mail) => mail.written)
  expect(written).toEqual([...written].sort().reverse())
})

test('no text and no secret leaves with the list', async () => {
  await reset()
  await contact('Between us')
  const { mails } = await listOutbox(getDatabase(), 1)
  expect(Object.keys(mails[0]!).sort()).toEqual([
    'attempts',
    'error',
    'id',
    'language',
    'sent',
    'status',
    'subject',
    'to',
    'written',
  ])
  expect(JSON.stringify(mails)).not.toMatch(/Between us|unforgeable|v1\./)
})

test('only a local installation that sends nothing shows the link of such a mail', async () => {
  const id = (await reset())!
  const read = await readMail(getDatabase(), id, { isLocalInstallation: true, sendsMail: false })
  expect(read.text).toMatchObject({ state: 'open' })
  expect(JSON.stringify(read.text)).toContain('"path":"/auth/reset?token=unforgeable-token"')
  for (const setting of [
    { isLocalInstallation: false, sendsMail: false },
    { isLocalInstallation: false, sendsMail: true },
    { isLocalInstallation: true, sendsMail: true },
  ]) {
    const sealed = await readMail(getDatabase(), id, setting)
    expect(sealed.text).toEqual({ state: 'sealed' })
    expect(JSON.stringify(sealed)).not.toContain('unforgeable')
  }
})

test('a sealed mail whose text was erased says so', async () => {
  const id = (await reset())!
  await getDatabase().update(outboxMails).set({ sealedBody: null, status: 'sent' })
  expect((await readMail(getDatabase(), id, { isLocalInstallation: true, sendsMail: false })).text).toEqual({
    state: 'erased',
  })
})

test('any other mail is read by every administrator', async () => {
  const id = (await contact('Where is the key?'))!
  const mail = await readMail(getDatabase(), id, { isLocalInstallation: false, sendsMail: true })
  expect(mail).toMatchObject({ to: 'team@example.org', replyTo: 'ada@example.net', text: { state: 'open' } })
  expect(JSON.stringify(mail.text)).toContain('Where is the key?')
})

test.each(['', 'x', "' or true --", newId()])('%j is no mail', async (id) => {
  await expect(readMail(getDatabase(), id)).rejects.toMatchObject({ code: 'notFound' })
})
