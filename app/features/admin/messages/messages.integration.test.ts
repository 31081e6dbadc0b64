import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { auditLog, contactMessages, outboxMails } from '#database/schema/back-office.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { forgetOldMessages, handleMessage, messageKeptDays } from './handle-message.server.ts'
import { messageDeedSchema, mostAnswer } from './message.schema.ts'
import type { MessageDeed } from './message.schema.ts'
import { messageStates } from './message-address.ts'
import { listMessages, messagesPerPage, readMessage } from './messages.queries.server.ts'

useDatabase()

beforeEach(async () => {
  await getDatabase().delete(contactMessages)
  await getDatabase().delete(outboxMails)
  await getDatabase().delete(auditLog)
})

async function viewerOf(role: Viewer['role']): Promise<Viewer> {
  const { id } = await buildUser(getDatabase(), { name: 'Grace' })
  return {
    userId: id,
    sessionId: newId(),
    name: 'Grace',
    email: 'grace@example.org',
    emailVerified: true,
    role,
    signedInAt: new Date(),
  }
}

async function written(more: Partial<typeof contactMessages.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await getDatabase()
    .insert(contactMessages)
    .values({
      id,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      message: 'Where is the key?',
      language: 'fr',
      ...more,
    })
  return id
}

const act = async (deed: MessageDeed, role: Viewer['role'] = 'moderator') =>
  handleMessage(getDatabase(), await viewerOf(role), deed)
const search = (words: string, state: 'open' | 'answered' | 'closed' | 'all' = 'all', page = 1) =>
  listMessages(getDatabase(), { words, state }, page)

test('an answer goes by mail once, in the writer’s language, and is shown with its message', async () => {
  const messageId = await written()
  await act({ intent: 'answer', messageId, answer: 'Sous le tapis.\nBonne chance!' })
  expect(await readMessage(getDatabase(), messageId)).toMatchObject({
    status: 'answered',
    answer: 'Sous le tapis.\nBonne chance!',
    answeredBy: 'Grace',
    answered: expect.any(String),
  })
  const mails = await getDatabase().select().from(outboxMails)
  expect(mails).toMatchObject([
    {
      toAddress: 'ada@example.org',
      language: 'fr',
      template: 'contact_answer',
      subject: 'Notre réponse à votre message',
    },
  ])
  expect(mails[0]!.textBody).toContain('Bonjour Ada Lovelace,\n\nSous le tapis.\nBonne chance!')
  expect(mails[0]!.textBody).toContain('> Where is the key?')
  await expect(act({ intent: 'answer', messageId, answer: 'Again' })).rejects.toMatchObject({ code: 'conflict' })
  expect(await getDatabase().select().from(outboxMails)).toHaveLength(1)
})

test('a message is closed and opened again, each with a row in the log', async () => {
  const messageId = await written()
  await act({ intent: 'close', messageId })
  expect((await readMessage(getDatabase(), messageId)).status).toBe('closed')
  await expect(act({ intent: 'close', messageId })).rejects.toMatchObject({ code: 'conflict' })
  await act({ intent: 'reopen', messageId }, 'admin')
  expect((await readMessage(getDatabase(), messageId)).status).toBe('open')
  await act({ intent: 'answer', messageId, answer: 'Here.' })
  await act({ intent: 'close', messageId })
  await act({ intent: 'reopen', messageId })
  expect((await readMessage(getDatabase(), messageId)).status).toBe('answered')
  const rows = await getDatabase().select().from(auditLog).orderBy(auditLog.createdAt)
  expect(rows.map(({ action, entityType, entityId }) => [action, entityType, entityId])).toEqual(
    ['closed', 'reopened', 'answered', 'closed', 'reopened'].map((deed) => [`message.${deed}`, 'message', messageId]),
  )
})

test('only staff handle messages, and an unknown message is not found', async () => {
  const messageId = await written()
  expect(() => handleMessage(getDatabase(), { role: 'user' } as Viewer, { intent: 'close', messageId })).toThrow()
  for (const intent of ['close', 'reopen'] as const)
    await expect(act({ intent, messageId: newId() })).rejects.toMatchObject({ code: 'notFound' })
  await expect(act({ intent: 'answer', messageId: newId(), answer: 'x' })).rejects.toMatchObject({ code: 'notFound' })
  await expect(readMessage(getDatabase(), "' or true --")).rejects.toMatchObject({ code: 'notFound' })
  expect((await readMessage(getDatabase(), messageId)).status).toBe('open')
})

test('messages are found by name, address, words and answer, as they were typed', async () => {
  await written()
  await written({ firstName: 'Bo', lastName: 'Li', email: 'bo_li@example.net', message: '100% lost', status: 'closed' })
  const found = async (words: string, state?: 'open' | 'closed') =>
    (await search(words, state)).messages.map(({ name }) => name)
  expect(await found('da lov')).toEqual(['Ada Lovelace'])
  expect(await found('bo_li')).toEqual(['Bo Li'])
  expect(await found('100%')).toEqual(['Bo Li'])
  expect(await found('b_li')).toEqual([])
  expect(await found('%')).toEqual(['Bo Li'])
  expect(await found('', 'open')).toEqual(['Ada Lovelace'])
  expect(await found('ada', 'closed')).toEqual([])
  const messageId = await written({ firstName: 'Cy' })
  await act({ intent: 'answer', messageId, answer: 'Behind the clock' })
  expect(await found('the clock')).toEqual(['Cy Lovelace'])
})

test('the longest waiting come first among the open; a page after the last is the last', async () => {
  for (let i = 0; i < messagesPerPage + 1; i++)
    await written({ message: `Message ${i}`, createdAt: new Date(Date.UTC(2026, 0, 1, 0, i)) })
  const first = await search('', 'open')
  expect([first.total, first.pages, first.messages.length, first.messages[0]!.beginning]).toEqual([
    messagesPerPage + 1,
    2,
    messagesPerPage,
    'Message 0',
  ])
  expect((await search('', 'open', 9)).messages.map(({ beginning }) => beginning)).toEqual([
    `Message ${messagesPerPage}`,
  ])
  expect((await search('')).messages[0]!.beginning).toBe(`Message ${messagesPerPage}`)
})

test('the list holds the beginnings of messages, not their answers', async () => {
  await written({ message: 'x'.repeat(2_000), answer: 'Between us', status: 'answered' })
  const { messages } = await search('')
  expect(messages[0]!.beginning).toHaveLength(120)
  expect(JSON.stringify(messages)).not.toContain('Between us')
})

test('a message is deleted with its answer after its days, whatever its state', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  for (const status of messageStates) await written({ status, createdAt: ago(messageKeptDays + 1) })
  const young = await written({ status: 'closed', createdAt: ago(messageKeptDays - 1) })
  expect(await forgetOldMessages(getDatabase())).toBe(3)
  expect(await getDatabase().select({ id: contactMessages.id }).from(contactMessages)).toEqual([{ id: young }])
})

test('an answer stays without a name when the account of its author is gone', async () => {
  const messageId = await written()
  const viewer = await viewerOf('moderator')
  await handleMessage(getDatabase(), viewer, { intent: 'answer', messageId, answer: 'Here.' })
  await getDatabase().execute(sql`delete from users where id = ${viewer.userId}`)
  expect(await readMessage(getDatabase(), messageId)).toMatchObject({ answer: 'Here.', answeredBy: null })
  expect(await getDatabase().select().from(auditLog).where(eq(auditLog.entityId, messageId))).toHaveLength(1)
})

test.each([
  [{}, 'messages_answer_required'],
  [{ answer: ' \r\n ' }, 'messages_answer_required'],
  [{ answer: 'a'.repeat(mostAnswer + 1) }, 'messages_answer_long'],
  [{ answer: 'a\u0000b' }, 'invalidInput'],
])('the answer %j is refused at its field', (given, message) => {
  const read = messageDeedSchema.safeParse({ intent: 'answer', messageId: newId(), ...given })
  expect(read.error?.issues[0]).toMatchObject({ path: ['answer'], message })
})
