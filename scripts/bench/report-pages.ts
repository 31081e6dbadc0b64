import { join } from 'node:path'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { startRun } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { openTcpRelay } from '#tests/support/tcp-relay.ts'
import { isSound } from './job.ts'
import { newPerson, publishedBy } from './people.ts'
import { measurePage, weighPage } from './pages.ts'
import type { Asked } from './pages.ts'
import { fine, judge, row, whole } from './table.ts'
import { targets } from './targets.ts'
import type { Times } from './reports.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

type Kind = { least: number; stallMs: number; levels: readonly number[]; ms: number }

export async function reportPages(world: ThrowAwayWorld, times: Times): Promise<void> {
  const creator = await newPerson(world, 'author')
  const member = await newPerson(world, 'member')
  const visitor = new Person(world.server.url)
  const made = await publishedBy(creator)
  const runId = await startRun(member, made.id)
  const publicPages = [
    ['/', '/'],
    ['/library', '/library'],
    ['an adventure', `/adventure/${made.id}`],
  ] as const
  const page = /href="(\/creators\/[^"?]+)/.exec((await visitor.get(`/adventure/${made.id}`)).text)?.[1]
  if (!page) throw new Error('The adventure does not lead to its creator.')
  const rendered = { ...times, least: targets.rendered, stallMs: targets.renderedStallMs }
  const signedIn = { ...times, least: targets.signedIn, stallMs: targets.stallMs }

  row(['', 'at once', 'requests/s', 'p99 ms', 'bare /s', 'bare p99', 'ratio', ''])
  for (const [name, path] of publicPages)
    await report(`${name} (visitor)`, { person: visitor, path }, { ...signedIn, least: targets.page })
  await report('/ (signed in, with a game)', { person: member, path: '/' }, { ...signedIn, least: targets.openGame })
  for (const [name, path] of [...publicPages.slice(1), ['a creator', page], ['a guide', '/for-events']] as const)
    await report(`${name} (signed in)`, { person: member, path }, signedIn)
  await report('lobby', { person: member, path: `/play/${made.id}` }, { ...rendered, least: targets.lobby })
  for (const [name, person, path] of [
    ['run', member, `/run/${runId}`],
    ['/creator', creator, '/creator'],
    ['editor', creator, `/editor/${made.id}`],
    ['account', member, '/account'],
  ] as const)
    await report(name, { person, path }, rendered)
  await reportRefusals(world, visitor, { ...signedIn, least: targets.refusal })
  await reportWeights(visitor, publicPages)
  for (const person of [creator, member, visitor]) person.close()
}

async function report(name: string, asked: Asked, { least, stallMs, ...times }: Kind): Promise<void> {
  for (const { atOnce, product, bare } of await measurePage(asked, times)) {
    const ratio = product.perSecond / bare.perSecond
    const sound = isSound(product, asked.status)
    const met = ratio >= least && sound && product.most < stallMs
    const stalls = product.most < stallMs ? '' : `, most ${whole(product.most)} ms`
    const measured = `${ratio.toFixed(3)} with ${atOnce} at once${stalls}${sound ? '' : ` ${JSON.stringify(product.statuses)}`}`
    row([
      name,
      atOnce,
      whole(product.perSecond),
      fine(product.p99),
      whole(bare.perSecond),
      fine(bare.p99),
      ratio.toFixed(3),
      judge(`${name}, of a bare server`, `>= ${least}`, measured, met),
    ])
  }
}

async function reportRefusals(world: ThrowAwayWorld, visitor: Person, kind: Kind): Promise<void> {
  await report('/auth', { person: visitor, path: '/auth' }, kind)
  await report('404', { person: visitor, path: '/no-such-page', status: 404, many: true }, kind)
  await report('403', { person: visitor, path: '/auth', status: 403, crossSite: true }, kind)
  const beside = (env: Record<string, string>, work: (person: Person) => Promise<void>) =>
    besideServer({ ...world.env, ...env }, work)
  await beside({ RATE_LIMIT_SCALE: '0.0001' }, (person) =>
    report('429', { person, path: '/account', status: 429 }, kind),
  )
  const database = new URL(world.databaseUrl)
  const relay = await openTcpRelay({
    path: join(database.searchParams.get('host') ?? '', `.s.PGSQL.${database.port || '5432'}`),
  })
  database.searchParams.delete('host')
  database.host = `127.0.0.1:${relay.port}`
  await beside({ DATABASE_URL: database.href }, async (person) => {
    await relay.close()
    await report('503', { person, path: '/account', status: 503 }, kind)
  })
}

async function besideServer(env: Record<string, string>, work: (person: Person) => Promise<void>): Promise<void> {
  const { path: folder, remove } = throwAwayFolder('whodini-beside-')
  const server = await startProduct({ ...env, DATA_DIR: folder })
  const person = new Person(server.url)
  try {
    await work(person)
  } finally {
    person.close()
    await server.stop()
    remove()
  }
}

async function reportWeights(visitor: Person, publicPages: readonly (readonly [string, string])[]): Promise<void> {
  console.log('\nWhat a first visit loads (gzip)')
  row(['', 'scripts', 'JS kB', 'CSS kB', 'fonts kB', 'page kB', ''])
  for (const [name, path] of [...publicPages, ['sign in (not a target)', '/auth'] as const]) {
    const { scripts, scriptBytes, styleBytes, fontBytes, pageBytes } = await weighPage(visitor, path)
    const most = targets.scriptBytes
    const verdict =
      path === '/auth'
        ? ''
        : judge(`scripts of ${name}`, `<= ${most / 1_000} kB`, `${fine(scriptBytes / 1_000)} kB`, scriptBytes <= most)
    row([
      name,
      scripts,
      fine(scriptBytes / 1000),
      fine(styleBytes / 1000),
      fine(fontBytes / 1000),
      fine(pageBytes / 1000),
      verdict,
    ])
  }
}
