import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'whodini-seed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a server that is ready has its sample adventures, seeded by another process', async () => {
  const opened = await openTestDatabase()
  const server = await startProduct({
    DATABASE_URL: stringifyConnection(opened.connection),
    DATA_DIR: folder,
    SEED_SAMPLES: 'on',
  })
  const visitor = new Person(server.url)
  try {
    const library = await visitor.get('/library')
    expect(library.text).toContain('The Rabbit Takes a Bow')
    expect(server.output()).toMatch(/sample adventures in place/)
  } finally {
    visitor.close()
    await server.stop()
    await opened.close()
  }
})
