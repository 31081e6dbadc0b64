import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { countStreams, openEventStream } from '#app/platform/realtime/event-streams.server.ts'
import { deafForMs, listenForNotifications } from '#app/platform/realtime/notifications.server.ts'
import { endStaleStreams, openMemberStream, sessionHearing } from '#app/platform/realtime/session-ends.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { authSessions } from '#database/schema/accounts.ts'
import { openTcpRelay } from '#tests/support/tcp-relay.ts'
import type { TcpRelay } from '#tests/support/tcp-relay.ts'
import { useDatabase } from '#tests/support/use-database.ts'

const inTime = 20_000

const database = useDatabase()
let relay: TcpRelay
const toClose: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  vi.stubEnv('AUTH_SECRET', 'a secret for the tests of streams, long enough')
})
beforeEach(async () => {
  vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  const { host, port } = database.connection
  relay = await openTcpRelay(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
})
afterEach(async () => {
  relay.thaw()
  for (const close of toClose.splice(0)) await close()
  await relay.close()
  vi.restoreAllMocks()
})

async function listen(
  more: Parameters<typeof listenForNotifications>[1] = {},
): Promise<{ states: boolean[]; heard: string[] }> {
  const [states, heard] = [[] as boolean[], [] as string[]]
  const own = {
    tests: {
      onMessage: (payload: string) => void heard.push(payload),
      onState: (listening: boolean) => void states.push(listening),
    },
  }
  const { close } = await listenForNotifications(
    { ...database.connection, host: '127.0.0.1', port: relay.port },
    { ...own, ...more },
  )
  toClose.push(close)
  return { states, heard }
}

const say = async (text: string): Promise<void> => {
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query("select pg_notify('tests', $1)", [text])
  await client.end()
}

// nothing was heard, the state stayed `true` for as long as the network was frozen, and nobody noticed
test('A6: listeners notice a frozen network within five seconds, and hear again afterwards', async () => {
  const { states, heard } = await listen()
  await say('before')
  await vi.waitFor(() => expect(heard).toEqual(['before']), inTime)
  expect(states).toEqual([true])
  // What the process is set to, whatever else the machine does; the wait below only tells late from never
  expect(deafForMs).toBeLessThan(5_000)
  relay.freeze()
  await vi.waitFor(() => expect(states.at(-1)).toBe(false), inTime)
  relay.thaw()
  await vi.waitFor(() => expect(states.at(-1)).toBe(true), inTime)
  await say('after')
  await vi.waitFor(() => expect(heard).toContain('after'), inTime)
})

test('a live connection is kept, however little is sent on it', async () => {
  const { states, heard } = await listen()
  const asked = async () =>
    (
      await getDatabase().execute(
        "select query_start from pg_stat_activity where application_name = 'whodini listens' and query = 'select 1' and datname = current_database()",
      )
    ).rows[0]?.['query_start']
  const first = await vi.waitFor(async () => expect(await asked()).toBeDefined(), inTime).then(asked)
  await vi.waitFor(async () => expect(await asked()).not.toEqual(first), inTime)
  await say('still here')
  await vi.waitFor(() => expect(heard).toEqual(['still here']), inTime)
  expect(states).toEqual([true])
})

test('a start on a frozen network does not wait for it, and listens as soon as it can', async () => {
  relay.freeze()
  const { states } = await listen()
  expect(states).toEqual([false])
  relay.thaw()
  await vi.waitFor(() => expect(states.at(-1)).toBe(true), inTime)
})

const owner = async (storedRole?: 'admin') => {
  const { id: userId, email, name } = await buildUser(getDatabase(), { emailVerified: true })
  const sessionId = newId()
  await getDatabase()
    .insert(authSessions)
    .values({ id: sessionId, userId, token: sessionId, expiresAt: new Date(Date.now() + 60_000) })
  if (storedRole)
    await getDatabase().execute(`insert into user_roles (user_id, role) values ('${userId}', '${storedRole}')`)
  return {
    userId,
    sessionId,
    name,
    email,
    emailVerified: true,
    role: storedRole ?? ('user' as const),
    signedInAt: new Date(),
  }
}

const asking = () => new Request('http://whodini.test/api/account/events')

// a stream outlived a ban that nobody could hear of
test('A6: when listening fails, the streams of sessions close, and those of guests stay', async () => {
  await listen({ whodini_sessions: sessionHearing })
  await openMemberStream(asking(), await owner())
  const guest = openEventStream(asking(), { person: 'guest:1', userId: null, session: null })
  expect(countStreams()).toBe(2)
  relay.freeze()
  await vi.waitFor(() => expect(countStreams()).toBe(1), inTime)
  await guest.body?.cancel()
})

// sessions were looked up without their rights
test('A6: a missed role removal closes its stream at the next check; unchanged streams stay', async () => {
  const [admin, member] = [await owner('admin'), await owner()]
  await openMemberStream(asking(), admin)
  const stays = await openMemberStream(asking(), member)
  await endStaleStreams()
  expect(countStreams()).toBe(2)
  await getDatabase().execute('delete from user_roles')
  await endStaleStreams()
  expect(countStreams()).toBe(1)
  await stays.body?.cancel()
})
