import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person, Reply } from '#tests/support/person.ts'

let world: HttpWorld
let ada: Person
let made: MadeAdventure
let runId: string

beforeAll(async () => {
  world = await openHttpWorld()
  ada = await world.member('ada@example.org')
  made = await makeAdventure(ada, { title: `</script><script>alert(1)</script><img src=x onerror=alert(2)>` })
  await publish(ada, made.id)
  runId = await startRun(ada, made.id)
}, 120_000)

afterAll(() => world?.close())

/** The one type that we send, exactly so: a browser reads it as text, to which the policy does not apply. */
const isData = (attributes: string): boolean => attributes === ' type="application/ld+json"'
const elementsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)].map(([, attributes = '', body = '']) => ({
    attributes,
    body,
    src: /\ssrc="([^"]*)"/.exec(attributes)?.[1],
  }))
const scriptsOf = (html: string) => elementsOf(html).filter(({ attributes }) => !isData(attributes))
const directive = (reply: Reply, name: string): string =>
  String(reply.headers['content-security-policy'])
    .split('; ')
    .find((part) => part.startsWith(`${name} `)) ?? ''
const hashOf = (body: string): string => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

/** Handlers and styles in the markup, foreign hosts, script addresses: refused whatever the scripts. */
function refusedMarkup(reply: Reply): string[] {
  const html = reply.text.replace(/<script[\s\S]*?<\/script>/g, '')
  const bare = html.replace(/"[^"]*"/g, '""')
  const found = [
    ...bare.matchAll(/<[^>]+\son\w+=|<(?:base|object|embed|iframe)\b[^>]*>/gi),
    ...html.matchAll(/(?:href|src|action)="(?:javascript|data:text)[^"]*"|(?:src|srcset)="(?:https?:)?\/\/[^"]*"/gi),
  ].map(([match]) => match)
  for (const [, body = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    if (!directive(reply, 'style-src').includes(hashOf(body))) found.push(`<style> ${body.slice(0, 80)}`)
  return found
}

describe('C2: the policy of a page cached for visitors', () => {
  test.each(['/', '/?lang=fr', '/library', '/library?q=x', '/auth', '/no/such/page', 'the adventure'])(
    '%s allows each of its scripts by hash or as our own file, and has no nonce',
    async (page) => {
      const reply = await world.person().get(page === 'the adventure' ? `/adventure/${made.id}` : page)
      const policy = directive(reply, 'script-src')
      const scripts = scriptsOf(reply.text)
      expect(scripts.filter(({ src }) => src === undefined).length).toBeGreaterThan(1)
      expect(policy).not.toMatch(/nonce|strict-dynamic|unsafe/)
      for (const { src, body } of scripts)
        expect(src === undefined ? policy.includes(hashOf(body)) : src.startsWith('/assets/')).toBe(true)
      expect(/nonce="[^"]/.test(reply.text)).toBe(false)
      expect(refusedMarkup(reply)).toEqual([])
    },
  )

  test('allows no author’s script, and keeps structured data in one properly closed block', async () => {
    const reply = await world.person().get(`/adventure/${made.id}`)
    const data = elementsOf(reply.text).filter(({ attributes }) => isData(attributes))
    expect(data).toHaveLength(1)
    expect(JSON.stringify(JSON.parse(data[0]!.body))).toContain('alert(1)')
    expect(data[0]!.body).not.toContain('<')
    expect(reply.text.includes('alert(1)')).toBe(true)
    expect(scriptsOf(reply.text).filter(({ body }) => body.trim().startsWith('alert'))).toEqual([])
  })
})

describe('C2: the policy of a page made for one reader', () => {
  const paths = () => [
    `/adventure/${made.id}`,
    '/account',
    '/account/games',
    '/account/purchases',
    '/creator',
    `/editor/${made.id}`,
    `/play/${made.id}`,
    `/run/${runId}`,
    '/adventure/no',
  ]
  test('names a nonce that each of its scripts carries, fresh each time', async () => {
    const nonces: string[] = []
    for (const path of paths()) {
      const reply = await ada.get(path)
      const nonce = /'nonce-([^']+)'/.exec(directive(reply, 'script-src'))?.[1] ?? ''
      expect([path, nonce.length]).toEqual([path, 24])
      expect([
        path,
        scriptsOf(reply.text).filter(({ attributes }) => !attributes.includes(`nonce="${nonce}"`)),
      ]).toEqual([path, []])
      expect([path, refusedMarkup(reply)]).toEqual([path, []])
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(nonces.length)
  })

  test('also applies to a page that no longer exists', async () => {
    const reply = await ada.get('/play/none')
    expect([reply.status, directive(reply, 'script-src')]).toEqual([
      404,
      expect.stringContaining("'strict-dynamic'") as string,
    ])
    expect(refusedMarkup(reply)).toEqual([])
  })
})
