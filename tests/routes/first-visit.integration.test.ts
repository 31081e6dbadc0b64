import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'

/** Bytes (gzip) of the scripts that a first visit loads. The framework alone takes 111,000 of them. */
const most = 150_000

let world: HttpWorld
let adventure: string

beforeAll(async () => {
  world = await openHttpWorld()
  const creator = await world.member('creator@example.org')
  const made = await makeAdventure(creator, { title: 'The quiet house' })
  await publish(creator, made.id)
  adventure = `/adventure/${made.id}`
}, 120_000)
afterAll(() => world?.close())

async function scriptsOf(path: string) {
  const { text } = await world.person().get(path)
  const files = new Set(text.match(/\/assets\/[\w.-]+\.js/g))
  const weighed = await Promise.all(
    [...files].map(async (file) => ({
      file,
      bytes: (await world.person().get(file, { 'Accept-Encoding': 'gzip' })).bytes.length,
    })),
  )
  return weighed.sort((a, b) => b.bytes - a.bytes)
}

test.each([
  ['the first page', () => '/'],
  ['the library', () => '/library'],
  ['an adventure', () => adventure],
  ['a guide', () => '/for-events'],
  ['a guide with pictures', () => '/first-adventure'],
])('the first visit of %s loads at most 150 kB of scripts', async (_, path) => {
  const scripts = await scriptsOf(path())
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0)
  expect(scripts.length).toBeGreaterThan(3)
  const list = scripts.slice(0, 8).map(({ file, bytes }) => `${String(bytes).padStart(9)}  ${file}`)
  expect(
    sum,
    `${path()} loads ${sum} bytes of scripts (gzip); ${most} are allowed. Fetch what a visitor does not need at once when it is needed: import() on the press.\n${list.join('\n')}\n`,
  ).toBeLessThanOrEqual(most)
})

test('an error page knows who is signed in, though it has no data of its own', async () => {
  const member = await world.member('reader@example.org')
  const refused = await member.send('POST', '/about', { body: 'a=b' })
  expect(refused.status).toBe(404)
  expect(refused.text).toContain('action="/auth/sign-out"')
  const visitor = await world.person().send('POST', '/about', { body: 'a=b' })
  expect(visitor.text).not.toContain('action="/auth/sign-out"')
})
