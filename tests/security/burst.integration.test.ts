import { Agent } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fewestConnections } from '#app/platform/house-lines.server.ts'
import { listenerName } from '#app/platform/realtime/notifications.server.ts'
import { newId } from '#app/shared/ids.ts'
import { startMailServer } from '#tests/mail/mail-server.ts'
import type { MailServer } from '#tests/mail/mail-server.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { Person } from '#tests/support/person.ts'

/** As many as once took the process's listener and its jobs away. */
const views = 1_500
/** Looks for its adventure in the database, and is rendered each time. */
const page = `/report/adventure/${newId()}`

let mails: MailServer
let world: HttpWorld

beforeAll(async () => {
  mails = await startMailServer()
  world = await openHttpWorld({
    SMTP_URL: mails.url,
    CONTACT_EMAIL: 'team@example.org',
    DATABASE_POOL_SIZE: String(fewestConnections),
    RATE_LIMIT_SCALE: '1',
    TRUSTED_PROXIES: '1',
  })
})

afterAll(async () => {
  await world?.close()
  await mails?.close()
})

const at = (address: string): Person =>
  new Person(world.server.url, new Agent(), { extra: { 'X-Forwarded-For': address } })

const listeners = async (): Promise<unknown[]> =>
  (
    await world.database.query(
      'select pid, backend_start from pg_stat_activity where application_name = $1 and datname = current_database()',
      [listenerName],
    )
  ).rows

test('a burst from one address keeps nobody else waiting: listener, jobs and health go on', async () => {
  const before = await listeners()
  expect(before).toHaveLength(1)
  const burst = at('198.51.100.1')
  let isOver = false
  const answers = Promise.all(Array.from({ length: views }, () => burst.get(page))).finally(() => {
    isOver = true
  })
  const other = at('198.51.100.2')
  const looks = (async () => {
    const statuses: number[] = []
    do statuses.push((await other.get('/readyz')).status, (await other.get(page)).status)
    while (!isOver)
    return statuses
  })()
  const sent = await other.postForm('/contact', {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.org',
    message: 'I write while many look at the same page.',
  })
  expect([sent.status, sent.headers.location]).toEqual([302, expect.stringContaining('sent')])
  expect(new Set(await looks)).toEqual(new Set([200, 404]))
  const replies = await answers
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404, 429]))
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true)
  await mails.waitFor(1)
  expect(await listeners()).toEqual(before)
  expect(world.server.output()).not.toMatch(/cannot be heard|jobs wait|housekeeping failed|not ready/)
})
