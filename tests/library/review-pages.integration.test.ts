import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribeToken } from '#app/features/library/wishes/unsubscribe-token.server.ts'
import { finishRun } from '#tests/support/finished-run.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'

const secret = 'a secret for the tests of review pages, long enough'
const adaMail = 'ada@example.org'
const creatorMail = 'creator@example.org'

let world: HttpWorld
let creator: Person
let ada: Person
let published: string
let announced: string

beforeAll(async () => {
  world = await openHttpWorld({ AUTH_SECRET: secret })
  creator = await world.member(creatorMail)
  ada = await world.member(adaMail)
  published = (await makeAdventure(creator, { title: 'The Attic' })).id
  await publish(creator, published)
  announced = (await makeAdventure(creator, { title: 'The Cellar' })).id
  await publish(creator, announced, 'coming_soon')
  await finishRun(world.database, { adventureId: published, email: adaMail })
}, 120_000)

afterAll(() => world?.close())

const page = async (person: Person, path = `/adventure/${published}`): Promise<string> => (await person.get(path)).text
const review = (fields: Record<string, string>, person = ada) =>
  person.postForm(`/adventure/${published}/review`, { intent: 'save', ...fields })
const reviews = async () =>
  (
    await world.database.query<{ id: string; rating: number; text: string; creator_answer: string | null }>(
      'select id, rating, text, creator_answer from reviews',
    )
  ).rows
const userIdOf = async (email: string) =>
  (await world.database.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]!.id
const waiting = async () =>
  (await world.database.query<{ n: number }>('select count(*)::int as n from wishes where notified_at is null'))
    .rows[0]!.n

test('without scripts an invalid review comes back as a page with the problem and what was typed', async () => {
  const refused = await review({ text: 'No stars & <b>bold</b>' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Choose one to five stars.')
  expect(refused.text).toContain('No stars &amp; &lt;b&gt;bold&lt;/b&gt;')
  const long = await review({ rating: '4', text: 'a'.repeat(2_001) })
  expect(long.text).toContain('That’s too long.')
  expect(long.text).toMatch(
    /checked="" name="rating" value="4"|name="rating" checked="" value="4"|value="4" checked=""/,
  )
  expect(await reviews()).toEqual([])
})

test('C4: changing a review drops the page cached for visitors and puts no reader into it', async () => {
  const visitor = world.person()
  expect(await page(visitor)).toContain('No reviews yet')
  const saved = await review({ rating: '4', text: '<script>alert(1)</script>\nGood' })
  expect([saved.status, saved.headers.location]).toEqual([302, `/adventure/${published}#review`])
  await expect.poll(() => page(visitor)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nGood')
  const [{ id } = { id: '' }] = await reviews()
  const answered = await creator.postForm(`/reviews/${id}/answer`, {
    answer: 'Thank you for the lamp.',
    intent: 'save',
  })
  expect(answered.status).toBe(302)
  await expect.poll(() => page(visitor)).toContain('Thank you for the lamp.')
  const [own, theirs] = [await page(ada), await page(visitor)]
  expect(own).toContain('Change or remove it')
  expect(theirs).not.toContain('Change or remove it')
  expect(theirs).not.toContain('<form method="post" action="/adventure')
  await review({ rating: '2', text: 'Second thoughts' })
  await expect.poll(() => page(visitor)).toContain('Second thoughts')
  await ada.postForm(`/adventure/${published}/review`, { intent: 'remove' })
  await expect.poll(() => page(visitor)).toContain('No reviews yet')
})

test('?reviews= selects a page of reviews, cached like the first; an invalid number is page 1', async () => {
  const people = Array.from({ length: 12 }, (_, at) => `player${at}@example.org`)
  await world.database.query(
    `with made as (insert into users (id, name, email) select gen_random_uuid(), 'P', mail from unnest($1::text[]) as mail returning id, email)
     insert into reviews (id, adventure_id, user_id, rating, text, created_at) select gen_random_uuid(), $2, id, 5, 'words of ' || email, timestamptz '2026-01-01' + make_interval(days => substring(email from '\\d+')::int) from made`,
    [people, published],
  )
  await world.database.query(`select pg_notify('whodini_pages', '')`)
  const visitor = world.person()
  await expect.poll(() => page(visitor)).toContain('words of player11@')
  const second = await page(visitor, `/adventure/${published}?reviews=2`)
  expect([second.includes('words of player0@'), second.includes('words of player10@')]).toEqual([true, false])
  for (const odd of ['0', '-1', 'x', '1e3', '99999999999', ''])
    expect((await visitor.get(`/adventure/${published}?reviews=${odd}`)).status, odd).toBe(200)
  await world.database.query(`delete from users where name = 'P'`)
  await world.database.query(`select pg_notify('whodini_pages', '')`)
})

test('an announced adventure’s button sends visitors to sign in, and adds a wish for members', async () => {
  const visitor = world.person()
  expect(await page(visitor, `/adventure/${announced}`)).toContain(`/auth?next=%2Fadventure%2F${announced}`)
  expect(await page(ada, `/adventure/${announced}`)).toContain('Tell me when it opens')
  const wished = await ada.postForm(`/adventure/${announced}/wish`, { intent: 'wish' })
  expect([wished.status, wished.headers.location]).toEqual([302, `/adventure/${announced}`])
  expect(await page(ada, `/adventure/${announced}`)).toContain('We’ll write to you when it opens')
  expect(await page(ada, '/account/games')).toContain('The Cellar')
  const dropped = await ada.postForm(`/adventure/${announced}/wish`, { intent: 'drop', from: 'account' })
  expect([dropped.headers.location, await waiting()]).toEqual(['/account/games', 0])
  expect((await ada.postForm(`/adventure/${announced}/wish`, { intent: 'else' })).status).toBe(400)
})

test('RFC 8058: a POST without cookies unsubscribes without a redirect; a truncated link fails', async () => {
  await ada.postForm(`/adventure/${announced}/wish`, { intent: 'wish' })
  const path = `/wishes/unsubscribe/${unsubscribeToken(await userIdOf(adaMail), secret)}`
  const bare = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: undefined,
    Cookie: undefined,
    Accept: undefined,
  }
  const program = world.person()
  expect((await program.get(path)).text).toContain('Stop these emails')
  expect(await waiting()).toBe(1)
  const unknown = await program.send('POST', '/wishes/unsubscribe/nobody.AAAA', {
    headers: bare,
    body: 'List-Unsubscribe=One-Click',
  })
  expect(await waiting()).toBe(1)
  const known = await program.send('POST', path, { headers: bare, body: 'List-Unsubscribe=One-Click' })
  expect(await waiting()).toBe(0)
  expect([known.status, unknown.status, known.headers.location]).toEqual([200, 200, undefined])
  expect(known.text).toContain('You won’t get any more emails from us')
  expect(unknown.text).toContain('This link isn’t complete')
  const foreign = await ada.send('POST', path, {
    headers: { ...bare, Cookie: ada.cookieHeader, Origin: 'https://elsewhere.example' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(foreign.status).toBe(403)
})
