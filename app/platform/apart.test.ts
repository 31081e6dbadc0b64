import { afterEach, expect, test, vi } from 'vitest'
import { Line } from './apart.server.ts'
import type { Turn } from './apart.server.ts'

type Request = { text: string }
type Reply = { id: number; text: string; isFull?: boolean }

/** Helpers in this process, which answer when told to. */
function helpers() {
  const all: {
    asked: (Request & { id: number })[]
    reply: (text: string, isFull?: boolean) => void
    die: () => void
    isEnded: boolean
  }[] = []
  const start: ConstructorParameters<typeof Line<Request, Reply>>[0]['start'] = (hear) => {
    const helper = {
      asked: [] as (Request & { id: number })[],
      reply: (text: string, isFull = false) => hear.reply({ id: helper.asked.at(-1)!.id, text, isFull }),
      die: () => hear.ended('it died', {}),
      isEnded: false,
    }
    all.push(helper)
    return {
      ask: (request) => {
        if (request.text === 'no') throw new Error('it cannot be sent')
        helper.asked.push(request)
      },
      hold: () => {},
      end: async () => void (helper.isEnded = true),
    }
  }
  return { all, start }
}

const lines: Line<Request, Reply>[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(lines.splice(0).map((line) => line.close()))
})

function setUp() {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { all, start } = helpers()
  const line = new Line<Request, Reply>({ of: 'tests', start, failure: 'failed', timeLimitMs: 5_000, idleMs: 5_000 })
  lines.push(line)
  const heard: string[] = []
  const ask = (name: string, make: Turn<Request, Reply>['make'] = () => ({ text: name })) =>
    line.join(
      {
        make,
        answer: ({ text }) => heard.push(`${name}: ${text}`),
        fail: (error) => heard.push(`${name} failed${error instanceof Error ? `: ${error.message}` : ''}`),
      },
      9,
    )
  return { line, all, heard, ask }
}

test('a helper that dies between two requests costs neither its answer', async () => {
  const { all, heard, ask } = setUp()
  const { promise, resolve } = Promise.withResolvers<Request>()
  ask('one')
  ask('two', () => promise)
  all[0]!.reply('done')
  all[0]!.die()
  resolve({ text: 'two' })
  await vi.waitFor(() => expect(all[1]?.asked).toHaveLength(1))
  all[1]!.reply('done, too')
  expect(heard).toEqual(['one: done', 'two: done, too'])
})

test('a helper that is full answers, and the next request gets another one', () => {
  const { all, heard, ask } = setUp()
  ask('one')
  ask('two')
  all[0]!.reply('done', true)
  expect(all.map(({ isEnded }) => isEnded)).toEqual([true, false])
  all[1]!.reply('done, too')
  expect(heard).toEqual(['one: done', 'two: done, too'])
})

test('a request that cannot be made or sent costs the others nothing', async () => {
  const { all, heard, ask } = setUp()
  ask('one', () => {
    throw new Error('no such picture')
  })
  ask('two', () => Promise.reject(new Error('nor this')))
  ask('no')
  ask('no', () => Promise.resolve({ text: 'no' }))
  ask('three')
  await vi.waitFor(() => expect(all.at(-1)?.asked).toHaveLength(1))
  all.at(-1)!.reply('done')
  expect(heard).toEqual([
    'one failed: no such picture',
    'two failed: nor this',
    'no failed',
    'no failed',
    'three: done',
  ])
})

test('closing the line fails the request being made and those still waiting', async () => {
  const { line, heard, ask } = setUp()
  ask('one', () => new Promise(() => {}))
  ask('two')
  await line.close()
  expect(heard).toEqual(['two failed', 'one failed'])
})
