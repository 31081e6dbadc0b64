import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { hostileTitles } from '#tests/support/hostile-titles.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'

let world: HttpWorld
let creator: Person
let visitor: Person
let made: MadeAdventure
let creatorId: string

beforeAll(async () => {
  world = await openHttpWorld()
  await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  await world.database.query('update users set email_verified = true')
  visitor = world.person()
  made = await makeAdventure(creator, { title: 'The quiet house', price: '12.50' })
  await publish(creator, made.id)
  creatorId = (await world.database.query<{ id: string }>(`select id from users where email = 'creator@example.org'`))
    .rows[0]!.id
}, 120_000)

afterAll(() => world?.close())

async function insert(title: string): Promise<string> {
  const id = newId()
  await world.database.query(
    `insert into adventures (id, creator_id, title, description, slug, kind, category, status, recommended_players) values ($1, $2, $3, $3, $1::uuid::text, 'online-adventure', 'Mystery', 'published', '1-4')`,
    [id, creatorId, title],
  )
  return id
}

const changed = () => world.database.query(`select pg_notify('whodini_pages', '')`)
const dataBlocks = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map((match) => match[1]!)
const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]

describe('structured data', () => {
  test('the collection of hostile titles holds 150', () => {
    expect(new Set(hostileTitles).size).toBe(150)
  })

  test('no title breaks out of it: a page has one block with the title as typed, no extra script', async () => {
    const plain = (await visitor.get(`/adventure/${await insert('Plain')}`)).text
    const scripts = (html: string) => html.match(/<script/gi)?.length
    for (const title of hostileTitles) {
      const { status, text } = await visitor.get(`/adventure/${await insert(title)}`)
      const blocks = dataBlocks(text)
      expect([title, status, blocks.length, scripts(text)]).toEqual([title, 200, 1, scripts(plain)])
      expect(blocks[0]).not.toMatch(/[<>\u2028\u2029]/)
      const said = JSON.parse(blocks[0]!) as { '@graph': [{ '@type': string[]; name: string; description: string }] }
      expect(said['@graph'][0]).toMatchObject({ '@type': ['Product', 'Game'], name: title, description: title })
      expect(text).not.toMatch(/<(?:img src=x|svg\/onload|iframe)/i)
    }
    await world.database.query(`delete from adventures where id <> $1`, [made.id])
    await changed()
  }, 120_000)

  test('it names the offer in Canadian dollars, the creator’s page and absolute addresses', async () => {
    const { text } = await visitor.get(`/adventure/${made.id}`)
    const [game] = (JSON.parse(dataBlocks(text)[0]!) as { '@graph': [Record<string, unknown>] })['@graph']
    const page = `${world.server.url}/adventure/${made.id}`
    expect(game).toMatchObject({
      url: page,
      offers: { price: '12.50', priceCurrency: 'CAD' },
      author: { name: 'creator', url: `${world.server.url}/creators/${creatorId}` },
    })
    expect(game).not.toHaveProperty('aggregateRating')
  })

  test('the policy of a cached page hashes what runs and not what is data', async () => {
    const kept = await visitor.get(`/adventure/${made.id}`)
    const policy = String(kept.headers['content-security-policy'])
    expect(kept.text.match(/<script(?![^>]*\ssrc=)/g)!.length - 1).toBe(
      policy.match(/'sha256-/g)!.length -
        policy
          .split('style-src')[1]!
          .split(';')[0]!
          .match(/'sha256-/g)!.length,
    )
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
  })
})

describe('the picture that other sites show', () => {
  test('is the cover in 1200 × 630, named with its size and what it shows, absolute', async () => {
    const { text } = await visitor.get(`/adventure/${made.id}`)
    const address = meta(text, 'og:image')!
    expect(address).toMatch(new RegExp(`^${world.server.url}/adventure/${made.id}/share\\.jpg\\?v=`))
    expect([meta(text, 'og:image:width'), meta(text, 'og:image:height'), meta(text, 'og:image:alt')]).toEqual([
      '1200',
      '630',
      'Cover of The quiet house',
    ])
    expect(meta(text, 'og:url')).toBe(`${world.server.url}/adventure/${made.id}`)
    const { pathname, search } = new URL(address)
    const picture = await visitor.get(pathname + search)
    expect(picture).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' },
    })
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect((await visitor.get(pathname, { 'If-None-Match': String(picture.headers.etag) })).status).toBe(304)
  })

  test('is asked for by many at once and made once', async () => {
    const pictures = await Promise.all(Array.from({ length: 12 }, () => visitor.get(`/adventure/${made.id}/share.jpg`)))
    expect(new Set(pictures.map((each) => each.bytes.toString('base64'))).size).toBe(1)
  })

  test('is the site’s own for an adventure without a cover, which has none at its own address', async () => {
    const bare = await insert('Bare')
    const { text } = await visitor.get(`/adventure/${bare}`)
    expect(meta(text, 'og:image')).toBe(`${world.server.url}/illustrations/share.jpg`)
    expect(await visitor.get('/illustrations/share.jpg')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg' },
    })
    expect((await visitor.get(`/adventure/${bare}/share.jpg`)).status).toBe(404)
  })

  test('is gone with the adventure, and is never that of a picture which only the creator may see', async () => {
    const other = await makeAdventure(creator, { title: 'Hidden' })
    expect((await visitor.get(`/adventure/${other.id}/share.jpg`)).status).toBe(404)
    await world.database.query(`update adventures set status = 'published' where id = $1`, [other.id])
    expect((await visitor.get(`/adventure/${other.id}/share.jpg`)).status).toBe(404)
    for (const id of ['no', `${made.id}x`, newId()])
      expect((await visitor.get(`/adventure/${id}/share.jpg`)).status).toBe(404)
  })
})

describe('a creator’s page', () => {
  test('is public, cached for visitors, and holds no address and nothing internal of its creator', async () => {
    const page = await visitor.get(`/creators/${creatorId}`)
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-cache')
    expect(page.text).toContain('The quiet house')
    for (const secret of [
      'creator@example.org',
      'example.org',
      'physicalDescription',
      'emailVerified',
      'isCreator',
      'bannedAt',
    ])
      expect(page.text).not.toContain(secret)
  })

  test('says the same of a banned person, of one who shows nothing and of nobody', async () => {
    const silent = (
      await world.database.query<{ id: string }>(`select id from users where email = 'admin@example.org'`)
    ).rows[0]!.id
    const shapeOf = ({ status, text }: { status: number; text: string }, id: string) => [
      status,
      text.replaceAll(id, 'ID').replace(/nonce="[^"]*"/g, ''),
    ]
    const nobody = newId()
    const absent = shapeOf(await visitor.get(`/creators/${nobody}`), nobody)
    expect(absent[0]).toBe(404)
    expect(shapeOf(await visitor.get(`/creators/${silent}`), silent)).toEqual(absent)
    await world.database.query('update users set banned_at = now() where id = $1', [creatorId])
    await changed()
    await expect.poll(async () => (await visitor.get(`/creators/${creatorId}`)).status).toBe(404)
    expect(shapeOf(await visitor.get(`/creators/${creatorId}`), creatorId)).toEqual(absent)
    expect((await visitor.get(`/adventure/${made.id}`)).text).not.toContain(creatorId)
    await world.database.query('update users set banned_at = null where id = $1', [creatorId])
    await changed()
  })

  test.each(['constructor', "1'%20or%20'1'='1", '%00', '..%2f..%2fetc'])('the id %s is nobody’s', async (id) => {
    expect((await visitor.get(`/creators/${id}`)).status).toBe(404)
  })

  test.each(['0', '-1', '2', '1e9', 'x', ''])('the page ?page=%s of a single one is the first', async (page) => {
    expect((await visitor.get(`/creators/${creatorId}?page=${page}`)).text).toContain('The quiet house')
  })
})
