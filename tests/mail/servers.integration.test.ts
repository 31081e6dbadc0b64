import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { dropDatabase } from '#tests/support/drop-database.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import type { ProductServer } from '#tests/support/product-server.ts'
import { startMailServer } from './mail-server.ts'
import type { MailServer } from './mail-server.ts'

const team = 'team@example.org'
const toClose: (() => Promise<unknown> | void)[] = []

afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

async function mailServer(): Promise<MailServer> {
  const server = await startMailServer()
  toClose.push(server.close)
  return server
}

const sending = (mail: MailServer) => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'Whodini <house@example.org>',
  CONTACT_EMAIL: team,
  LOG_LEVEL: 'error',
})

async function world(env: Record<string, string>): Promise<HttpWorld> {
  const opened = await openHttpWorld(env)
  toClose.push(opened.close)
  return opened
}

async function another(beside: HttpWorld, env: Record<string, string>): Promise<ProductServer> {
  const server = await startProduct({
    DATABASE_URL: beside.databaseUrl,
    DATA_DIR: beside.folder,
    RATE_LIMIT_SCALE: '100000',
    SEED_SAMPLES: 'off',
    ...env,
  })
  toClose.push(() => server.stop())
  return server
}

function visitor(url: string): Person {
  const person = new Person(url)
  toClose.push(() => person.close())
  return person
}

const form = (message: string) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.net',
  message,
  website: '',
})
const statuses = async ({ database }: HttpWorld) =>
  (
    await database.query<{ status: string; attempts: number }>(
      'select status, attempts from outbox_mails order by created_at',
    )
  ).rows
/** Longer than the half minute after which a mail that was caught in the middle is tried again. */
const allSent = (at: HttpWorld, count: number) =>
  vi.waitFor(async () => expect((await statuses(at)).filter(({ status }) => status === 'sent')).toHaveLength(count), {
    timeout: 50_000,
    interval: 100,
  })

test('G5: a visitor’s message is kept, and mailed from a fixed address with theirs as Reply-To', async () => {
  const mail = await mailServer()
  const at = await world(sending(mail))
  const person = at.person()
  expect((await person.postForm('/contact', form('Where is the key?'))).status).toBe(302)
  expect((await person.postForm('/contact?lang=fr', form('Où est la clé?'))).status).toBe(302)
  const arrived = await mail.waitFor(2)
  expect(arrived.map((one) => one.mail.subject).sort()).toEqual([
    'Message from Ada Lovelace',
    'Nouveau message\u00a0: Ada Lovelace',
  ])
  for (const { envelopeFrom, envelopeTo, mail: one } of arrived) {
    expect([envelopeFrom, envelopeTo, one.from, one.replyTo]).toEqual([
      'house@example.org',
      [team],
      { name: 'Whodini', address: 'house@example.org' },
      [{ name: '', address: 'ada@example.net' }],
    ])
  }
  expect(arrived.map((one) => one.mail.text).join()).toContain('> Où est la clé?')
  await allSent(at, 2)
  const { rows } = await at.database.query('select message from contact_messages order by created_at')
  expect(rows).toEqual([{ message: 'Where is the key?' }, { message: 'Où est la clé?' }])
})

test('H9: two servers on one database send each of 40 mails once', async () => {
  const mail = await mailServer()
  const at = await world(sending(mail))
  const second = await another(at, sending(mail))
  const people = [at.person(), visitor(second.url)]
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, i) => people[i % 2]!.postForm('/contact', form(`Message ${i}`))),
  )
  expect(replies.filter(({ status }) => status === 302)).toHaveLength(40)
  await mail.waitFor(40)
  await allSent(at, 40)
  expect(mail.arrived).toHaveLength(40)
  expect(new Set(mail.arrived.map((one) => one.mail.messageId)).size).toBe(40)
}, 150_000)

test('without a mail server messages wait without a queue, and are sent once there is one', async () => {
  const at = await world({ CONTACT_EMAIL: team })
  expect((await at.person().postForm('/contact', form('Anybody there?'))).status).toBe(302)
  expect(await statuses(at)).toEqual([{ status: 'waiting', attempts: 0 }])
  const queues = () => at.database.query(`select 1 from pg_namespace where nspname = 'jobs'`)
  expect((await queues()).rowCount).toBe(0)
  const mail = await mailServer()
  await another(at, sending(mail))
  await mail.waitFor(1)
  await allSent(at, 1)
})

test('a server killed while sending loses no mail: another sends it, same Message-ID', async () => {
  const mail = await mailServer()
  const at = await world({ CONTACT_EMAIL: team })
  const killed = await another(at, sending(mail))
  mail.goSilent()
  expect((await visitor(killed.url).postForm('/contact', form('Are you there?'))).status).toBe(302)
  await mail.waitFor(1)
  killed.process.kill('SIGKILL')
  expect(await statuses(at)).toEqual([{ status: 'sending', attempts: 1 }])
  await at.database.query(`update outbox_mails set claimed_at = now() - interval '6 minutes'`)
  const healthy = await mailServer()
  await another(at, sending(healthy))
  await healthy.waitFor(1)
  expect(healthy.arrived[0]?.mail.messageId).toBe(mail.arrived[0]?.mail.messageId)
  await allSent(at, 1)
}, 150_000)

test('H3: when the database was away for a while, server and mail carry on by themselves', async () => {
  const mail = await mailServer()
  const at = await world(sending(mail))
  expect((await at.person().postForm('/contact', form('Before'))).status).toBe(302)
  await mail.waitFor(1)
  const name = new URL(at.databaseUrl).pathname.slice(1)
  const maintenance = new pg.Client(inject('testCluster').maintenance)
  await maintenance.connect()
  toClose.push(() => maintenance.end())
  await maintenance.query(`alter database "${name}" allow_connections false`)
  await maintenance.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  expect((await at.person().postForm('/contact', form('Meanwhile'))).status).toBe(503)
  await maintenance.query(`alter database "${name}" allow_connections true`)
  await vi.waitFor(async () => expect((await at.person().postForm('/contact', form('After'))).status).toBe(302), {
    timeout: 40_000,
    interval: 200,
  })
  await mail.waitFor(2)
  await allSent(at, 2)
}, 150_000)

test('H6: servers started together on an empty database make one queue, and all of them send', async () => {
  const mail = await mailServer()
  const { maintenance, prefix } = inject('testCluster')
  const name = `${prefix}_queue_${process.env.VITEST_POOL_ID ?? '0'}`
  const client = new pg.Client(maintenance)
  await client.connect()
  await client.query(`create database ${name}`)
  toClose.push(async () => {
    await dropDatabase(client, name)
    await client.end()
  })
  const env = {
    DATABASE_URL: stringifyConnection({ ...maintenance, database: name }),
    AUTH_SECRET: 'one secret for both of the servers',
    SEED_SAMPLES: 'off',
    RATE_LIMIT_SCALE: '100000',
    ...sending(mail),
  }
  const servers = await Promise.all([startProduct(env), startProduct(env), startProduct(env)])
  toClose.push(() => Promise.all(servers.map((server) => server.stop())))
  await Promise.all(
    servers.flatMap(({ url }) => [1, 2].map((n) => visitor(url).postForm('/contact', form(`${url} ${n}`)))),
  )
  await mail.waitFor(6)
  expect(servers.map((server) => server.output()).join()).not.toMatch(/"level":"(warn|error)"/)
}, 150_000)

test('H8: asked to stop while the mail server is down, the server exits and keeps its mails', async () => {
  const at = await world({ ...sending(await mailServer()), SMTP_URL: 'smtp://127.0.0.1:1' })
  const server = await another(at, { CONTACT_EMAIL: team, SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'error' })
  for (let i = 0; i < 5; i++) await visitor(server.url).postForm('/contact', form(`Message ${i}`))
  await vi.waitFor(async () => expect((await statuses(at)).some(({ attempts }) => attempts > 0)).toBe(true), {
    timeout: 30_000,
  })
  const began = performance.now()
  expect(await server.stop()).toBe(0)
  // Who waits for the mail server waits until the deadline of ten seconds
  expect(performance.now() - began).toBeLessThan(9_000)
  expect((await statuses(at)).map(({ status }) => status)).not.toContain('failed')
  expect(await statuses(at)).toHaveLength(5)
})

test('a public server without a mail server warns at startup what that means', async () => {
  const at = await world({ PUBLIC_URL: 'https://play.example.org', AUTH_SECRET: 'a secret of this test, long enough' })
  expect(at.server.output()).toContain('SMTP_URL is not set')
})
