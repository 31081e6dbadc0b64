import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { mailTemplates } from '#app/platform/mail/templates.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { newId } from '#app/shared/ids.ts'
import { auditLog, outboxMails } from '#database/schema/back-office.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { mailKindText } from './components/mail-kind-text.ts'
import { listOutbox, mailsPerPage, readMail } from './outbox.queries.server.ts'
import { sendMailAgain } from './send-mail-again.server.ts'

const all = { words: '', state: 'all' } as const

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

test('the newest mails come first, a page at a time; a page after the last one is the last one', async () => {
  for (let i = 0; i < mailsPerPage + 2; i++) await contact(`Message ${i}`)
  await getDatabase().execute(
    sql`update outbox_mails set created_at = now() +
      (substring(text_body from 'Message (\\d+)')::int * interval '1 second')`,
  )
  const first = await listOutbox(getDatabase(), all, 1)
  expect([first.total, first.pages, first.mails.length]).toEqual([mailsPerPage + 2, 2, mailsPerPage])
  const last = await listOutbox(getDatabase(), all, 99)
  expect([last.page, last.mails.length]).toEqual([2, 2])
  const written = [...first.mails, ...last.mails].map((mail) => mail.written)
  expect(written).toEqual([...written].sort().reverse())
})

test('the outbox list contains no texts and no secrets', async () => {
  await reset()
  await contact('Between us')
  const { mails } = await listOutbox(getDatabase(), all, 1)
  expect(Object.keys(mails[0]!).sort()).toEqual([
    'attempts',
    'error',
    'id',
    'kind',
    'language',
    'sent',
    'status',
    'subject',
    'to',
    'written',
  ])
  expect(JSON.stringify(mails)).not.toMatch(/Between us|unforgeable|v1\./)
})

test('a mail that gives access to an account is readable only locally, where no mail is sent', async () => {
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

test('a sealed mail with an erased text says so', async () => {
  const id = (await reset())!
  await getDatabase().update(outboxMails).set({ sealedBody: null, status: 'sent' })
  expect((await readMail(getDatabase(), id, { isLocalInstallation: true, sendsMail: false })).text).toEqual({
    state: 'erased',
  })
})

test('every administrator can read mails that are not sealed', async () => {
  const id = (await contact('Where is the key?'))!
  const mail = await readMail(getDatabase(), id, { isLocalInstallation: false, sendsMail: true })
  expect(mail).toMatchObject({ to: 'team@example.org', replyTo: 'ada@example.net', text: { state: 'open' } })
  expect(JSON.stringify(mail.text)).toContain('Where is the key?')
})

test.each(['', 'x', "' or true --", newId()])('%j is not the id of a mail', async (id) => {
  await expect(readMail(getDatabase(), id)).rejects.toMatchObject({ code: 'notFound' })
})

test('mails are found by address, subject and state', async () => {
  const id = (await contact('Hello'))!
  await reset()
  const found = async (words: string, state: 'all' | 'failed' = 'all') =>
    (await listOutbox(getDatabase(), { words, state }, 1)).mails.map(({ kind }) => kind)
  expect(await found('TEAM@')).toEqual(['contact_message'])
  expect(await found('from ada')).toEqual(['contact_message'])
  expect(await found('bob')).toEqual(['reset_password'])
  expect(await found('_team')).toEqual([])
  await getDatabase().update(outboxMails).set({ status: 'failed' }).where(eq(outboxMails.id, id))
  expect(await found('', 'failed')).toEqual(['contact_message'])
})

test('every kind of mail has a name', () => {
  for (const kind of Object.keys(mailTemplates)) expect(mailKindText(kind)).not.toBe(kind)
})

async function again(mailId: string, role: Viewer['role'] = 'admin'): Promise<void> {
  const { id: userId } = await buildUser(getDatabase())
  await sendMailAgain(getDatabase(), { userId, role } as Viewer, mailId)
}
const rowOf = async (id: string) => (await getDatabase().select().from(outboxMails).where(eq(outboxMails.id, id)))[0]!
const failed = { status: 'failed', attempts: 50, lastError: '550', expiresAt: new Date(0) } as const

test('a failed mail waits again when it is resent, once, with a row in the log', async () => {
  const id = (await contact('Hello'))!
  await getDatabase().update(outboxMails).set(failed).where(eq(outboxMails.id, id))
  expect((await readMail(getDatabase(), id)).maySendAgain).toBe(true)
  await again(id)
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'waiting', attempts: 0, lastError: '550' })
  expect(row.expiresAt.getTime()).toBeGreaterThan(Date.now() + 2.9 * 86_400_000)
  await expect(again(id)).rejects.toMatchObject({ code: 'conflict' })
  const log = await getDatabase().select().from(auditLog).where(eq(auditLog.entityId, id))
  expect(log.map(({ action, detail }) => [action, detail])).toEqual([['mail.sent_again', {}]])
})

test('waiting, sent and erased mails are not resent; only administrators resend', async () => {
  const id = (await contact('Hello'))!
  await expect(again(id)).rejects.toMatchObject({ code: 'conflict' })
  await getDatabase().update(outboxMails).set({ status: 'sent' })
  await expect(again(id)).rejects.toMatchObject({ code: 'conflict' })
  const sealed = (await reset())!
  await getDatabase()
    .update(outboxMails)
    .set({ ...failed, sealedBody: null })
    .where(eq(outboxMails.id, sealed))
  await expect(again(sealed)).rejects.toMatchObject({ code: 'conflict' })
  expect((await readMail(getDatabase(), sealed)).maySendAgain).toBe(false)
  await expect(again(id, 'moderator')).rejects.toMatchObject({ code: 'notAllowed' })
  await expect(again(newId())).rejects.toMatchObject({ code: 'notFound' })
})
