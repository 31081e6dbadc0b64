import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#app/i18n/locale.ts'
import { guideSteps } from '#app/features/guides/guide.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { password } from '#tests/support/person.ts'

let world: HttpWorld

beforeAll(async () => {
  world = await openHttpWorld()
}, 120_000)
afterAll(() => world?.close())

const cases = Object.keys(guideSteps).flatMap((slug) => locales.map((locale) => ({ slug, locale })))

test.each(cases)('the guide $slug is served in $locale, with its pictures', async ({ slug, locale }) => {
  const { status, text } = await world.person().get(`/${slug}?lang=${locale}`)
  expect([status, /<html lang="(\w+)"/.exec(text)?.[1]]).toEqual([200, locale])
  expect(text.match(/<link [^>]*rel="alternate"[^>]*hreflang=/gi)).toHaveLength(3)
  const pictures = [...new Set(text.match(/\/(?:assets|illustrations)\/[\w.-]+\.webp/g))]
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) {
    const { status: found, headers } = await world.person().get(picture)
    expect([picture, found, headers['content-type']]).toEqual([picture, 200, 'image/webp'])
  }
})

test('who opens the copy without an account signs up, comes back to it, and has it in the studio', async () => {
  const visitor = world.person()
  const { text } = await visitor.get('/first-adventure')
  const call = /href="(\/creator\?template=[\w-]+)"/.exec(text)![1]!
  const { location: door } = (await visitor.get(call)).headers
  expect(door).toBe(`/auth?tab=sign-up&next=${encodeURIComponent(call)}`)
  const entered = await visitor.postForm(door!, {
    email: 'copier@example.org',
    displayName: 'Copier',
    password,
    confirmPassword: password,
  })
  expect([entered.status, entered.headers.location]).toEqual([302, call])
  expect((await visitor.get(call)).text).toMatch(/aria-label="Start with this one: Dead Air"/)
  const made = await visitor.postJson('/creator.data', {
    intent: 'start-from-template',
    template: new URL(call, 'https://whodini.example').searchParams.get('template'),
    primaryLanguage: 'en',
  })
  const id = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(made.text)?.[0]
  expect((await visitor.get(`/editor/${id}`)).status).toBe(200)
})
