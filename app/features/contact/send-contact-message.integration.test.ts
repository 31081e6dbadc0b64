import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { contactMessages, outboxMails } from '#database/schema/back-office.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { submitContact } from './submit-contact.server.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message: 'Where is the key?' }
const sender = { address: '203.0.113.7', locale: 'fr' } as const

useDatabase()

beforeEach(async () => {
  await getDatabase().delete(contactMessages)
  await getDatabase().delete(outboxMails)
  await getDatabase().execute(sql`delete from rate_limit_counters`)
  vi.spyOn(logger, 'info').mockReturnValue(undefined)
})

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const submit = (fields: Record<string, string>, address: string = sender.address) =>
  submitContact(formOf(fields), { ...sender, address })
const kept = () => getDatabase().select().from(contactMessages)
const queued = () => getDatabase().select().from(outboxMails)

test('a message is stored as open, with its language', async () => {
  expect(await submit({ ...ada, website: '' })).toBe('sent')
  expect(await kept()).toMatchObject([{ ...ada, language: 'fr', status: 'open' }])
})

test('the team gets a mail in the message’s language, with the visitor as its reply address', async () => {
  await submit(ada)
  expect(await queued()).toMatchObject([
    {
      template: 'contact_message',
      language: 'fr',
      subject: 'Nouveau message\u00a0: Ada Lovelace',
      replyTo: 'ada@example.org',
      status: 'waiting',
      textBody: expect.stringContaining('> Where is the key?'),
    },
  ])
})

test('fields are trimmed, and the longest message keeps its line breaks', async () => {
  const message = `${'a'.repeat(999)}\r\n${'b'.repeat(1_000)}`
  expect(
    await submit({
      firstName: ` ${'A'.repeat(100)} `,
      lastName: ' L',
      email: ' ada@example.org ',
      message: ` ${message}\r\n`,
    }),
  ).toBe('sent')
  expect(await kept()).toMatchObject([
    { firstName: 'A'.repeat(100), lastName: 'L', email: 'ada@example.org', message: message.replace('\r\n', '\n') },
  ])
})

// A two-line name used to add a line to the team's mail
test.each(['Ada\r\nEmail: boss@example.org', 'Ada\u2028Lovelace', 'A\u0000da'])(
  'the name %j, which is not one line, is refused at its field',
  async (firstName) => {
    expect(await submit({ ...ada, firstName })).toMatchObject({
      status: 400,
      result: { error: { firstName: ['invalidInput'] } },
    })
    expect(await kept()).toEqual([])
  },
)

test.each([
  [
    'an empty form',
    {},
    {
      firstName: ['contact_first_name_required'],
      lastName: ['contact_last_name_required'],
      email: ['contact_email_required'],
      message: ['contact_message_required'],
    },
  ],
  [
    'fields of spaces',
    { ...ada, firstName: '  ', message: '\r\n ' },
    { firstName: ['contact_first_name_required'], message: ['contact_message_required'] },
  ],
  [
    'names of 101 characters',
    { ...ada, firstName: 'a'.repeat(101), lastName: 'b'.repeat(101) },
    { firstName: ['contact_first_name_long'], lastName: ['contact_last_name_long'] },
  ],
  ['an address that is none', { ...ada, email: 'ada at example' }, { email: ['contact_email_invalid'] }],
  [
    'an address of 256 characters',
    { ...ada, email: `${'a'.repeat(244)}@example.org` },
    { email: ['contact_email_long'] },
  ],
  ['a message of 2,001 characters', { ...ada, message: 'a'.repeat(2_001) }, { message: ['contact_message_long'] }],
  ['what a database cannot hold', { ...ada, message: 'a\u0000b' }, { message: ['invalidInput'] }],
  ['a column of the table', { ...ada, status: 'answered' }, { '': ['invalidInput'] }],
])('%s is refused at its field, comes back as it was typed, and is not kept', async (_what, fields, errors) => {
  const outcome = await submit(fields)
  expect(outcome).toMatchObject({
    status: 400,
    result: {
      status: 'error',
      error: errors,
      initialValue: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    },
  })
  expect(await kept()).toEqual([])
})

test('a fourth message an hour from one address waits with its text; other addresses do not', async () => {
  for (let i = 0; i < 3; i++) expect(await submit(ada)).toBe('sent')
  const fourth = await submit(ada)
  expect(fourth).toMatchObject({
    status: 429,
    result: { error: { '': [expect.stringMatching(/^slowDown:\d+$/)] }, initialValue: ada },
  })
  expect((fourth as { retryAfter: number }).retryAfter).toBeGreaterThan(3_500)
  expect(await submit(ada, '203.0.113.8')).toBe('sent')
  expect(await kept()).toHaveLength(4)
})

test('three of 50 simultaneous messages from one address are stored', async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => submit(ada)))
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(3)
  expect(await kept()).toHaveLength(3)
})

test('a refused message does not count against the hourly limit', async () => {
  for (let i = 0; i < 5; i++) await submit({ ...ada, email: 'nobody' })
  expect(await submit(ada)).toBe('sent')
})

test('a message with the hidden field filled in is answered and dropped', async () => {
  expect(await submit({ ...ada, website: 'https://spam.example' })).toBe('sent')
  expect(await kept()).toEqual([])
  expect(await queued()).toEqual([])
})

test('a message whose mail cannot be queued is not kept either, and comes back as it was typed', async () => {
  const told = vi.spyOn(logger, 'error').mockReturnValue(undefined)
  await getDatabase().execute(sql`alter table outbox_mails rename to outbox_mails_away`)
  const outcome = await submit(ada)
  await getDatabase().execute(sql`alter table outbox_mails_away rename to outbox_mails`)
  expect(outcome).toMatchObject({ status: 500, result: { error: { '': ['unexpected'] }, initialValue: ada } })
  expect(await kept()).toEqual([])
  expect(told).toHaveBeenCalledOnce()
})

test('a failing database is reported in the form, which keeps what was typed', async () => {
  const told = vi.spyOn(logger, 'error').mockReturnValue(undefined)
  await getDatabase().execute(sql`alter table contact_messages rename to contact_messages_away`)
  const outcome = await submit(ada)
  await getDatabase().execute(sql`alter table contact_messages_away rename to contact_messages`)
  expect(outcome).toMatchObject({ status: 500, result: { error: { '': ['unexpected'] }, initialValue: ada } })
  expect(told).toHaveBeenCalledOnce()
})
