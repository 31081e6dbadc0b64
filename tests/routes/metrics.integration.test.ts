import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

test.each(['docs/monitoring/dashboard.json', 'docs/monitoring/alerts.yml'])(
  '%s names metrics that exist',
  async (file) => {
    const there = new Set([...(await readMetrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const text = readFileSync(file, 'utf8')
    const named = new Set(
      [...text.matchAll(/whodini_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')),
    )
    expect(named.size).toBeGreaterThan(3)
    expect([...named].filter((name) => !there.has(name))).toEqual([])
  },
)

test('the dashboard has a panel for each metric', async () => {
  const text = readFileSync('docs/monitoring/dashboard.json', 'utf8')
  const there = [...(await readMetrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!)
  expect(there.filter((name) => !text.includes(name))).toEqual([])
})
