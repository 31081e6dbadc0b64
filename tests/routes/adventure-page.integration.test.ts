import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { hostileTitles } from '#tests/support/hostile-titles.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { changeRow, createRow } from '#tests/support/draft-commands.ts'
import { edit, makeAdventure, publish, uploadPicture } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { openPicture } from '#tests/support/open-picture.ts'
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

describe('a free adventure that nobody has played', () => {
  let free: MadeAdventure
  let ending: { url: string }
  const named = (url: string) => /[\w-]{16,}/.exec(url)![0]

  beforeAll(async () => {
    free = await makeAdventure(creator, { title: 'The open rooms' })
    const { hall, garden } = free.ids
    const after = await uploadPicture(creator, free.id, 'scene', garden)
    ending = after
    const [attic, cellar] = [newId(), newId()]
    for (const [id, name] of [
      [attic, 'Attic'],
      [cellar, 'Cellar'],
    ] as const) {
      const link = { parent: hall, type: 'scene_link', x: 10, y: 90, name, targetId: id }
      const back = { ...link, parent: id, name: 'Back', targetId: hall }
      await edit(
        creator,
        free.id,
        createRow('scene', { id, name, altText: name }),
        createRow('hotspot', link),
        createRow('hotspot', back),
      )
      const { id: imageAssetId } = await uploadPicture(creator, free.id, 'scene', id)
      await edit(creator, free.id, changeRow('scene', id, { imageAssetId }, { imageAssetId: null }))
    }
    await edit(
      creator,
      free.id,
      changeRow('scene', garden, { imageAssetId: after.id }, { imageAssetId: null }),
      changeRow('details', free.id, { roomSceneIds: [garden, hall, attic, cellar] }, { roomSceneIds: [] }),
    )
    await publish(creator, free.id)
  })

  test('shows the rooms its author chose, as published, and never an ending', async () => {
    const { id, ids, pictures } = free
    const hall = pictures[1]!
    const { text } = await visitor.get(`/adventure/${id}`)
    expect([text.includes(`${named(hall.url)}-480.webp`), text.includes(named(ending.url))]).toEqual([true, false])
    const later = await uploadPicture(creator, id, 'scene', ids.hall)
    await edit(creator, id, changeRow('scene', ids.hall, { imageAssetId: later.id }, { imageAssetId: hall.id }))
    await changed()
    const after = (await visitor.get(`/adventure/${id}`)).text
    expect([after.includes(named(hall.url)), after.includes(named(later.url))]).toEqual([true, false])
  })

  test('shows no rooms when fewer than three are left, for example because one is the cover', async () => {
    const heading = m.adventure_rooms_heading({}, { locale: 'en' })
    const shown = async () => (await visitor.get(`/adventure/${free.id}`)).text.includes(`>${heading}<`)
    expect(await shown()).toBe(true)
    // The server hears of a change a moment later
    const takeCover = (name: string) =>
      world.database.query(
        `update adventures set thumbnail_asset_id = (select id from assets where name = $2) where id = $1`,
        [free.id, name],
      )
    await takeCover(named(free.pictures[1]!.url))
    await changed()
    await expect.poll(shown).toBe(false)
    await takeCover(named(free.pictures[0]!.url))
    await changed()
    await expect.poll(shown).toBe(true)
  })

  test('is marked new, and shows the playing time its author expects', async () => {
    const { text } = await visitor.get(`/adventure/${free.id}`)
    const [facts = ''] = /<dl[\s\S]*?<\/dl>/.exec(text) ?? []
    expect(facts).toMatch(/>New<\/span><\/dd>/)
    expect(facts).toMatch(/<dd[^>]*>About 5 min<\/dd>/)
    expect(facts).not.toMatch(/>N\/A<|Total plays/)
  })

  test('starts immediately; people with a run, its creator and those who must pay get the lobby', async () => {
    const guest = world.person()
    const press = async (person: Person, id: string) =>
      (await person.postForm(`/play/${id}`, { intent: 'play_now' })).headers.location
    expect(await press(guest, free.id)).toMatch(/^\/run\/[0-9a-f-]{36}$/)
    expect(await press(guest, free.id)).toBe(`/play/${free.id}`)
    expect(await press(creator, free.id)).toBe(`/play/${free.id}`)
    expect(await press(world.person(), made.id)).toBe(`/play/${made.id}`)
    const { text } = await visitor.get(`/adventure/${free.id}`)
    expect(text).toMatch(new RegExp(`<form[^>]* action="/play/${free.id}"`))
    expect((await visitor.get(`/adventure/${made.id}`)).text).not.toMatch(/value="play_now"/)
  })
})

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

  test('the policy of a cached page hashes scripts that run, but not data', async () => {
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

describe('the preview picture for other sites', () => {
  test('is the cover at 1200 × 630, with its size, text alternative and absolute address', async () => {
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
    expect(await (await openPicture(picture.bytes)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect((await visitor.get(pathname, { 'If-None-Match': String(picture.headers.etag) })).status).toBe(304)
  })

  test('is generated once, even when many ask for it at the same moment', async () => {
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

  test('disappears with the adventure, and never shows a picture that only the creator may see', async () => {
    const other = await makeAdventure(creator, { title: 'Hidden' })
    expect((await visitor.get(`/adventure/${other.id}/share.jpg`)).status).toBe(404)
    await world.database.query(`update adventures set status = 'published' where id = $1`, [other.id])
    expect((await visitor.get(`/adventure/${other.id}/share.jpg`)).status).toBe(404)
    for (const id of ['no', `${made.id}x`, newId()])
      expect((await visitor.get(`/adventure/${id}/share.jpg`)).status).toBe(404)
  })
})

describe('a creator’s page', () => {
  test('is public, cached for visitors, and holds no address and no internal data of its creator', async () => {
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

  test('gives the same 404 for a banned person, one who shows nothing, and an unknown id', async () => {
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

  test.each(['constructor', "1'%20or%20'1'='1", '%00', '..%2f..%2fetc'])('the id %s belongs to nobody', async (id) => {
    expect((await visitor.get(`/creators/${id}`)).status).toBe(404)
  })

  test.each(['0', '-1', '2', '1e9', 'x', ''])(
    '?page=%s on a single page of adventures leads to the first',
    async (page) => {
      const { status, headers } = await visitor.get(`/creators/${creatorId}?page=${page}`)
      expect([status, headers['location']]).toEqual([302, `/creators/${creatorId}`])
    },
  )
})
