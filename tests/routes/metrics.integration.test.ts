import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { counted } from '#app/platform/metrics.server.ts'
import { routePolicies } from '#app/routes.policy.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import type { ProductServer } from '#tests/support/product-server.ts'

let world: HttpWorld
let server: ProductServer
let metrics: string

beforeAll(async () => {
  world = await openHttpWorld()
  const port = await freePort()
  metrics = `http://localhost:${port}/metrics`
  server = await startProduct({
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.folder,
    SEED_SAMPLES: 'off',
    METRICS_PORT: String(port),
  })
})

afterAll(async () => {
  await server?.stop()
  await world?.close()
})

const readMetrics = async (): Promise<string> => (await fetch(metrics)).text()

test('metrics count requests by route, pages by their source, and what the process holds', async () => {
  const page = `${server.url}/library`
  await fetch(page, { headers: { Accept: 'text/html' } })
  await fetch(page, { headers: { Accept: 'text/html' } })
  await fetch(`${server.url}/join/SECRET42`, { headers: { Accept: 'text/html' } })
  await vi.waitFor(async () => {
    const text = await readMetrics()
    expect(text).toContain('whodini_request_seconds_count{route="/library",status="200"} 2')
    expect(text).toMatch(/whodini_request_seconds_count\{route="\/join\/:code",status="\d+"\} 1/)
    expect(text).toContain('whodini_pages_total{source="cache"} 1')
    expect(text).toMatch(/whodini_pages_total\{source="rendered"\} [12]\n/)
    expect(text).toMatch(/whodini_database_connections\{state="waiting"\} 0/)
    expect(text).toMatch(/whodini_disk_free_bytes [1-9]/)
    expect(text).not.toContain('SECRET42')
    expect(text).not.toContain('NaN')
  })
})

test('a stream is no slow request; whatever else is asked for as one is counted like any other', async () => {
  const member = await world.member('ada@example.org')
  const person = new Person(server.url)
  for (const [name, value] of member.cookies) person.cookies.set(name, value)
  const stream = await openEventStream(person, '/api/account/events')
  expect(stream.status).toBe(200)
  stream.leave()
  await stream.ended
  const asStream = { headers: { Accept: 'text/event-stream' }, redirect: 'manual' } as const
  await fetch(`${server.url}/no/such/page`, asStream)
  await fetch(`${server.url}/api/account/events`, asStream)
  await vi.waitFor(async () => {
    const text = await readMetrics()
    expect(text).toMatch(/whodini_request_seconds_count\{route="\/\*",status="404"\} [1-9]/)
    const streams = [...text.matchAll(/_count\{route="\/api\/account\/events",status="(\d+)"\} (\d+)/g)]
    expect(streams.map(([, status, times]) => [status, times])).toEqual([['302', '1']])
  })
})

test('the health check says which version runs', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect((await new Person(server.url).get('/healthz')).text).toBe(`ok, version ${version}`)
})

test('visitors do not reach them', async () => {
  expect((await new Person(server.url).get('/metrics')).status).toBe(404)
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404)
})

test('the data of a page that is not there says so, not that the server failed', async () => {
  for (const path of ['/nowhere.data', '/adventure/nope.data']) {
    const answer = await fetch(`${server.url}${path}`)
    expect([answer.status, (await answer.text()).includes('Internal Server Error')]).toEqual([404, false])
  }
})

/** Of each metric its labels, and the values that they have now. */
async function readLabels(): Promise<Map<string, Map<string, Set<string>>>> {
  const text = await readMetrics()
  const there = new Map(
    [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => [name!, new Map<string, Set<string>>()]),
  )
  // One that has not happened yet has no line
  for (const [name, [, label]] of Object.entries(counted)) there.get(name)!.set(label, new Set())
  for (const [, name, labels] of text.matchAll(/^(whodini_\w+?)(?:_bucket|_count|_sum)?\{(.*)\} /gm))
    for (const [, label, value] of labels!.matchAll(/(\w+)="([^"]*)"/g)) {
      const values = there.get(name!)!
      values.set(label!, (values.get(label!) ?? new Set()).add(value!))
    }
  // Routes and statuses that nobody has asked for yet
  const requests = there.get('whodini_request_seconds')!
  requests.set('route', new Set(Object.keys(routePolicies)))
  requests.set('status', new Set([200, ...Object.values(errorStatus)].map(String)))
  return there
}

/** Labels that Prometheus itself adds. */
const ofPrometheus = new Set(['instance', 'job'])

function wrongIn(expression: string, there: Map<string, Map<string, Set<string>>>): string[] {
  const wrong: string[] = []
  const labels = new Set(ofPrometheus)
  for (const [, whole, selector = ''] of expression.matchAll(/(whodini_\w+)(?:\{([^}]*)\})?/g)) {
    const known = there.get(whole!.replace(/_(?:bucket|count|sum)$/, ''))
    if (!known) wrong.push(whole!)
    for (const label of known?.keys() ?? []) labels.add(label)
    for (const [, label, how, value] of selector.matchAll(/(\w+)(=~?)"([^"]*)"/g)) {
      const fits = (each: string) => (how === '=' ? each === value : new RegExp(`^(?:${value})$`).test(each))
      if (![...(known?.get(label!) ?? [])].some(fits)) wrong.push(`${whole}{${label}${how}"${value}"}`)
    }
  }
  const divided = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names]) => names!.split(/, */))
  return [...wrong, ...divided.filter((label) => !labels.has(label))]
}

const expressionsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  const written = file.endsWith('.json')
    ? [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, expr]) => JSON.parse(expr!) as string)
    : text.split('- alert:').slice(1)
  expect(written.every((expression) => expression.includes('whodini_'))).toBe(true)
  return written
}

test.each(['docs/monitoring/dashboard.json', 'docs/monitoring/alerts.yml'])(
  '%s names metrics, labels and values that exist',
  async (file) => {
    const there = await readLabels()
    const expressions = expressionsIn(file)
    expect(expressions.length).toBeGreaterThan(3)
    expect(expressions.flatMap((expression) => wrongIn(expression, there))).toEqual([])
  },
)

test.each([
  ['rate(whodini_requests_seconds_count[5m])', 'whodini_requests_seconds_count'],
  ['rate(whodini_request_seconds_count{route="/api/games/:id/moves"}[5m])', 'route="/api/games/:id/moves"'],
  ['rate(whodini_request_seconds_count{status=~"9.."}[5m])', 'status=~"9.."'],
  ['whodini_database_connections{state="queued"}', 'state="queued"'],
  ['whodini_database_connections{pool="idle"}', 'pool="idle"'],
  ['sum by (state, reason) (whodini_database_connections)', 'reason'],
])('%s would be noticed', async (expression, wrong) => {
  expect(wrongIn(expression, await readLabels())).toEqual([expect.stringContaining(wrong)])
})

test('the dashboard has a panel for each metric', async () => {
  const text = readFileSync('docs/monitoring/dashboard.json', 'utf8')
  const there = [...(await readMetrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!)
  expect(there.filter((name) => !text.includes(name))).toEqual([])
})
