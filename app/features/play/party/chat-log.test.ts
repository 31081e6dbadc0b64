import { expect, test } from 'vitest'
import { emptyChat, failed, heard, read, sending, silenced } from './chat-log.ts'
import { chatKept } from '#app/features/play/live/stream-events.ts'
import type { ChatMessage } from '#app/features/play/live/stream-events.ts'

const message = (id: string, at: number, playerId = 'other'): ChatMessage => ({
  id,
  playerId,
  name: 'Marie',
  text: id,
  at,
})
const away = { you: 'me', reading: false }
const begun = heard(emptyChat, [], away)

test('messages from before a player joined are not new', () => {
  expect(heard(emptyChat, [message('a', 1), message('b', 2)], away).unread).toBe(0)
})

test('what others say counts as new until the chat is opened', () => {
  const log = heard(heard(begun, [message('a', 1)], away), [message('b', 2)], away)
  expect(log.unread).toBe(2)
  expect(read(log).unread).toBe(0)
})

test('a player’s own messages, and those that arrive while reading, are not new', () => {
  expect(heard(begun, [message('a', 1, 'me')], away).unread).toBe(0)
  expect(heard(begun, [message('a', 1)], { you: 'me', reading: true }).unread).toBe(0)
})

test('a message that arrives by stream and by answer is listed once, in order of time', () => {
  const log = heard(heard(begun, [message('b', 2)], away), [message('a', 1), message('b', 2)], away)
  expect(log.messages.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(log.unread).toBe(2)
})

test('only the last messages are kept', () => {
  const log = heard(
    begun,
    Array.from({ length: chatKept + 5 }, (_, at) => message(`m${at}`, at)),
    away,
  )
  expect([log.messages.length, log.messages[0]!.id]).toEqual([chatKept, 'm5'])
})

test('a message being sent is shown until the server has it', () => {
  const under = sending(begun, 'x', 'hello')
  expect(under.unsent).toEqual([{ id: 'x', text: 'hello', failure: null }])
  expect(heard(under, [message('x', 5, 'me')], away).unsent).toEqual([])
})

test('a refused message says why, and can be sent again as the same message', () => {
  const refused = failed(sending(begun, 'x', 'hello'), 'x', 'too fast')
  expect(refused.unsent[0]!.failure).toBe('too fast')
  expect(sending(refused, 'x', 'hello').unsent).toEqual([{ id: 'x', text: 'hello', failure: null }])
})

test('a message that arrived although its answer was lost is no longer being sent', () => {
  expect(sending(heard(begun, [message('x', 5, 'me')], away), 'x', 'hello').unsent).toEqual([])
})

test('a chat that is turned off is empty', () => {
  expect(silenced(heard(begun, [message('a', 1)], away))).toMatchObject({ messages: [], unread: 0 })
})
