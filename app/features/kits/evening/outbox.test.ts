import { beforeEach, expect, test } from 'vitest'
import type { CommandAnswer, GuestCommand } from './evening.ts'
import { Outbox } from './outbox.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
}

let sent: GuestCommand[]
let timers: (() => void)[]
let answer: (command: GuestCommand) => Promise<CommandAnswer>

beforeEach(() => {
  kept.clear()
  sent = []
  timers = []
  answer = async () => ({ version: 7 })
})

const open = () =>
  new Outbox({
    send: async (command) => {
      sent.push(command)
      return answer(command)
    },
    mayWait: (error) => error instanceof TypeError,
    storage,
    name: 'guest',
    after: (_, call) => {
      timers.push(call)
      return () => void (timers = timers.filter((each) => each !== call))
    },
  })

/** Lets what waits for its time begin, and go through. */
async function pass(): Promise<void> {
  for (const timer of timers.splice(0)) timer()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

const notes = (text: string): GuestCommand => ({ type: 'notes', text })

test('what was typed last is sent once, however often it changed', async () => {
  const box = open()
  for (const text of ['a', 'ab', 'abc']) box.put(notes(text))
  await pass()
  expect(sent).toEqual([notes('abc')])
})

test('what the server has is shown until the evening shows it', async () => {
  const box = open()
  box.put(notes('abc'))
  await pass()
  box.seen(6)
  expect(box.get().waiting['notes']).toEqual({ command: notes('abc'), sentAs: 7 })
  box.seen(7)
  expect(box.get().waiting).toEqual({})
})

test('what changes nothing is kept no longer than until the answer', async () => {
  const box = open()
  box.seen(7)
  box.put(notes('abc'))
  await pass()
  expect(box.get().waiting).toEqual({})
})

test('without a network everything is kept on the device, also by a page that is loaded anew', async () => {
  answer = () => Promise.reject(new TypeError('no network'))
  const away = open()
  away.put(notes('abc'))
  away.put({ type: 'reply', reply: 'yes', allergies: 'nuts' })
  await pass()
  expect(away.get().isAway).toBe(true)
  away.rest()
  answer = async () => ({ version: 9 })
  sent = []
  const again = open()
  again.flush()
  await pass()
  expect(sent).toEqual([notes('abc'), { type: 'reply', reply: 'yes', allergies: 'nuts' }])
  expect(again.get().isAway).toBe(false)
  expect(kept.size).toBe(0)
})

test('when the network is back, it is sent by itself', async () => {
  answer = () => Promise.reject(new TypeError('no network'))
  const box = open()
  box.put(notes('abc'))
  await pass()
  answer = async () => ({ version: 9 })
  await pass()
  expect(box.get()).toMatchObject({ isAway: false, waiting: { notes: { sentAs: 9 } } })
})

test('what is typed while a text is on its way is sent after it', async () => {
  const first = Promise.withResolvers<CommandAnswer>()
  answer = () => first.promise
  const box = open()
  box.put(notes('a'))
  await pass()
  answer = async () => ({ version: 8 })
  box.put(notes('ab'))
  first.resolve({ version: 7 })
  await pass()
  expect(sent).toEqual([notes('a'), notes('ab')])
  expect(box.get().waiting['notes']).toEqual({ command: notes('ab'), sentAs: 8 })
})

test('a refusal is told and not tried again, and forgotten with the next attempt', async () => {
  answer = async () => ({ refused: 'late' })
  const box = open()
  box.put({ type: 'accuse', characterId: 'a', why: '' })
  await pass()
  expect(box.get()).toMatchObject({ waiting: {}, refused: { accuse: 'late' } })
  answer = () => Promise.reject(new Error('broken'))
  box.put({ type: 'accuse', characterId: 'b', why: '' })
  expect(box.get().refused).toEqual({})
  await pass()
  expect(box.get().refused).toEqual({ accuse: 'failed' })
})

test('what nobody could read is kept and tried again by a page that is loaded anew', async () => {
  answer = () => Promise.reject(new Error('not found'))
  const box = open()
  box.put(notes('abc'))
  await pass()
  await pass()
  expect(sent).toEqual([notes('abc')])
  expect(box.get()).toMatchObject({ waiting: { notes: { command: notes('abc') } }, refused: { notes: 'failed' } })
  answer = async () => ({ version: 9 })
  const again = open()
  again.flush()
  await pass()
  expect(sent).toEqual([notes('abc'), notes('abc')])
  expect(again.get().refused).toEqual({})
  expect(kept.size).toBe(0)
})

test('of what is kept, nothing that is no command is sent', async () => {
  kept.set('guest', JSON.stringify([{ text: 'abc' }, 'x', null]))
  open().flush()
  await pass()
  expect(sent).toEqual([])
})
