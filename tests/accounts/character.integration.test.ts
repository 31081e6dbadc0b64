import { readdir } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishRun } from '#tests/support/finished-run.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish, startRun } from '#tests/support/made-adventure.ts'
import { openPicture } from '#tests/support/open-picture.ts'
import { askWell, invite, join } from '#tests/support/party-driver.ts'
import type { Person, Reply } from '#tests/support/person.ts'
import { openRunStream } from '#tests/support/run-stream.ts'

const mail = 'ada@example.org'

let world: HttpWorld
let ada: Person
let creatorId: string
let adventureId: string
/** Somebody else's adventure, to play and to review. */
let cellarId: string

beforeAll(async () => {
  world = await openHttpWorld()
  ada = await world.member(mail)
  const other = await world.member('other@example.org')
  cellarId = (await makeAdventure(other, { title: 'The Cellar' })).id
  await publish(other, cellarId)
  const made = await makeAdventure(ada, { title: 'The Attic' })
  adventureId = made.id
  await publish(ada, adventureId)
  creatorId = (await world.database.query<{ id: string }>('select id from users where email = $1', [mail])).rows[0]!.id
}, 120_000)

afterAll(() => world?.close())

const typed = {
  name: 'Ada the Bold',
  storyEn: 'Found a key.',
  storyFr: 'A trouvé une clé.',
  physicalDescription: 'Tall.',
}

const save = (fields: Record<string, string>, query = '') =>
  ada.postForm(`/account${query}`, { intent: 'save', ...typed, ...fields })

async function sendPicture(picture: Buffer, type = 'image/png', fields: object = typed, query = ''): Promise<Reply> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'upload', ...fields })) form.set(name, String(value))
  form.set('avatar', new File([new Uint8Array(picture)], 'me', { type }))
  const body = new Response(form)
  return ada.send('POST', `/account${query}`, {
    headers: { 'Content-Type': body.headers.get('Content-Type')! },
    body: Buffer.from(await body.arrayBuffer()),
  })
}

const act = (intent: string, fields: object = {}, query = '') => ada.postForm(`/account${query}`, { intent, ...fields })

/** As a page says it. */
const escaped = (text: string): string => text.replaceAll("'", '&#x27;')

const portraitOn = (page: string): string | undefined => /src="(\/media\/\w{22}\.jpg)"/.exec(page)?.[1]

const storedPortraits = () => readdir(joinPath(world.folder, 'files', 'avatars')).catch(() => [])

const nameOf = async () =>
  (await world.database.query<{ name: string }>('select name from users where id = $1', [creatorId])).rows[0]!.name

describe('saving the character', () => {
  test('C4: name and story reach the pages cached for visitors, each in their language', async () => {
    const visitor = world.person()
    const page = async (path: string) => (await visitor.get(path)).text
    expect(await page(`/creators/${creatorId}`)).toContain('>ada<')
    const saved = await save({})
    expect([saved.status, saved.headers.location, ada.cookies.get('flash')]).toEqual([302, '/account', 'profileSaved'])
    await expect.poll(() => page(`/creators/${creatorId}`)).toContain('Found a key.')
    expect(await page(`/creators/${creatorId}?lang=fr`)).toContain('A trouvé une clé.')
    expect(await page(`/adventure/${adventureId}`)).toContain('Ada the Bold')
    expect(await page(`/creators/${creatorId}`)).not.toContain('Tall.')
    const own = (await ada.get('/account')).text
    for (const text of Object.values(typed)) expect(own).toContain(text)
  })

  test('a story in only one language is shown to everybody, and marked', async () => {
    await save({ storyEn: '', storyFr: 'Rien qu’en français.' })
    await expect
      .poll(async () => (await world.person().get(`/creators/${creatorId}`)).text)
      .toMatch(/<p lang="fr"[^>]*>Rien qu’en français\.<\/p>/)
  })

  test.each([
    ['an empty name', '', { name: '  ' }, 'Please enter a character name'],
    ['an empty name', '?lang=fr', { name: '' }, 'Entrez un nom de personnage'],
    ['a long name', '', { name: 'a'.repeat(81) }, 'Character Name must be at most 80 characters'],
    ['a long name', '?lang=fr', { name: 'a'.repeat(81) }, 'Le nom du personnage doit compter au plus 80 caractères'],
    ['a long story', '', { storyFr: 'a'.repeat(2_001) }, 'Character Story must be at most 2,000 characters'],
    ['a long description', '', { physicalDescription: 'a'.repeat(1_001) }, 'must be at most 1,000 characters'],
  ])('%s is refused at its field, and what was typed stays (%s)', async (_what, query, fields, problem) => {
    const before = await nameOf()
    const refused = await save({ storyEn: 'Still here.', ...fields }, query)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(problem)
    expect(refused.text).toContain('Still here.')
    expect(await nameOf()).toBe(before)
  })

  test.each([
    ['', 'Failed to update profile'],
    ['?lang=fr', 'Le profil n’a pas pu être mis à jour'],
  ])('a failure is reported, changes nothing and keeps what was typed (%s)', async (query, problem) => {
    const before = await nameOf()
    await world.database.query(`create function fail() returns trigger language plpgsql as $$begin raise 'no'; end$$;
      create trigger fail before update on profiles for each row execute function fail()`)
    const failed = await save({ name: 'Nobody', storyEn: 'Still here.' }, query)
    await world.database.query('drop trigger fail on profiles; drop function fail')
    expect([failed.status, failed.text.includes(problem), failed.text.includes('Still here.')]).toEqual([
      500,
      true,
      true,
    ])
    expect(await nameOf()).toBe(before)
  })
})

describe('two character pages open at the same time', () => {
  const shown = (fields: Partial<typeof typed> = {}) =>
    Object.fromEntries(Object.entries({ ...typed, ...fields }).map(([name, text]) => [`was-${name}`, text]))
  const storedNow = async () => {
    const { rows } = await world.database.query<{ name: string; bio: string }>(
      'select name, bio from users join profiles using (id) where id = $1',
      [creatorId],
    )
    return rows[0]
  }

  test('a page does not reset the fields that it left alone', async () => {
    await save({})
    expect((await save({ ...shown(), name: 'Ada the First' })).status).toBe(302)
    expect((await save({ ...shown(), storyEn: 'Found a lock.' })).status).toBe(302)
    expect(await storedNow()).toEqual({ name: 'Ada the First', bio: 'Found a lock.' })
  })

  test.each([
    ['', 'Saved elsewhere meanwhile: “First line.'],
    ['?lang=fr', 'Enregistré ailleurs entre-temps : « First line.'],
  ])(
    'a field changed by both is reported to the second, which keeps its text and may retry (%s)',
    async (query, told) => {
      await save({})
      expect((await save({ ...shown(), storyEn: 'First line.\r\nSecond line.' })).status).toBe(302)
      const refused = await save({ ...shown(), name: 'Ada the Second', storyEn: 'Third.' }, query)
      expect([refused.status, refused.text.includes(told), refused.text.includes('>Third.<')]).toEqual([
        409,
        true,
        true,
      ])
      expect(refused.text).toContain('name="was-storyEn" value="First line.\nSecond line."')
      expect(await storedNow()).toEqual({ name: typed.name, bio: 'First line.\nSecond line.' })
      const again = { ...shown({ storyEn: 'First line.\r\nSecond line.' }), name: 'Ada the Second', storyEn: 'Third.' }
      expect((await save(again)).status).toBe(302)
      expect(await storedNow()).toEqual({ name: 'Ada the Second', bio: 'Third.' })
    },
  )
})

describe('a changed name', () => {
  test('reaches a running party and old reviews, but does not replace a name chosen there', async () => {
    await save({ name: 'Ada' })
    const [here, elsewhere] = [await startRun(ada, cellarId), await startRun(ada, cellarId)]
    await askWell(ada, elsewhere, { name: 'The Spy' })
    const bo = world.person()
    await join(bo, await invite(ada, here), 'Countess')
    const stream = await openRunStream(bo, here)
    await stream.until(({ last }) => expect(last('party').members.map(({ name }) => name)).toEqual(['Ada', 'Countess']))
    await finishRun(world.database, { adventureId: cellarId, email: mail })
    await ada.postForm(`/adventure/${cellarId}/review`, { rating: '4', text: 'A fine cellar.', intent: 'save' })
    const reviews = async () => (await world.person().get(`/adventure/${cellarId}`)).text
    await expect.poll(reviews).toContain('>Ada<')
    await save({ name: 'countess' })
    await stream.until(({ last }) =>
      expect(last('party').members.map(({ name }) => name)).toEqual(['countess 2', 'Countess']),
    )
    const { rows } = await world.database.query<{ name: string }>(
      'select p.name from players p join parties t on t.id = p.party_id where t.run_id = $1',
      [elsewhere],
    )
    expect(rows).toEqual([{ name: 'The Spy' }])
    await expect.poll(reviews).toContain('>countess<')
    stream.leave()
  })
})

describe('the portrait', () => {
  /** Wider than high, and blue where the middle is. */
  const striped = () => {
    const side = { width: 100, height: 200, channels: 3, background: '#ff0000' } as const
    const middle = { create: { ...side, width: 200, background: '#0000ff' } }
    return sharp({ create: { ...side, width: 400 } }).composite([{ input: middle, left: 100, top: 0 }])
  }

  test('is the centre of the picture, 150 by 150, a JPEG for everybody; the old one is gone', async () => {
    const sent = await sendPicture(await striped().png().toBuffer())
    expect([sent.status, sent.text.includes('Avatar uploaded successfully!')]).toEqual([200, true])
    const first = portraitOn(sent.text)!
    const file = await world.person().get(first)
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=3600',
    ])
    expect(await (await openPicture(file.bytes)).metadata()).toMatchObject({ width: 150, height: 150, format: 'jpeg' })
    const { dominant } = await (await openPicture(file.bytes)).stats()
    expect(dominant.b).toBeGreaterThan(200)
    expect(dominant.r).toBeLessThan(60)
    const webp = await striped().webp().toBuffer()
    const second = portraitOn((await sendPicture(webp, 'image/webp')).text)!
    expect(second).not.toBe(first)
    expect((await world.person().get(first)).status).toBe(404)
    expect(await storedPortraits()).toEqual([second.slice('/media/'.length)])
    expect((await world.database.query('select 1 from assets where purpose = $1', ['avatar'])).rowCount).toBe(1)
  })

  test('appears with creator, adventure, lobby, review and in a party, until it is removed', async () => {
    const own = portraitOn((await ada.get('/account')).text)!
    const runId = await startRun(ada, cellarId)
    const code = await invite(ada, runId)
    const stream = await openRunStream(ada, runId)
    await stream.until(({ last }) => expect(last('party').members[0]!.portrait).toBe(own))
    const pages = [`/creators/${creatorId}`, `/adventure/${adventureId}`, `/play/${adventureId}`]
    // The review is in the second last one
    const places = [...pages, `/adventure/${cellarId}`, `/join/${code}`]
    const visitor = world.person()
    for (const place of places)
      await expect.poll(async () => (await visitor.get(place)).text, { message: place }).toContain(own)
    const removed = await act('remove', typed, '?lang=fr')
    expect([removed.status, removed.text.includes('Fichier supprimé')]).toEqual([200, true])
    await stream.until(({ last }) => expect(last('party').members[0]!.portrait).toBeNull())
    for (const place of places) await expect.poll(async () => (await visitor.get(place)).text).not.toContain(own)
    expect(await storedPortraits()).toEqual([])
    stream.leave()
  })

  test.each([
    ['', 'Please upload a valid image file (JPG, PNG, or WEBP)'],
    ['?lang=fr', 'Veuillez téléverser une image valide (JPG, PNG ou WEBP)'],
  ])('of another type is refused in the reader’s language, and what was typed stays (%s)', async (query, problem) => {
    const gif = await striped().gif().toBuffer()
    for (const [file, type] of [
      [gif, 'image/gif'],
      [gif, 'image/png'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
      [Buffer.alloc(0), 'image/png'],
    ] as const) {
      const refused = await sendPicture(file, type, { ...typed, storyEn: 'Not saved yet.' }, query)
      expect([refused.status, refused.text.includes('Not saved yet.')]).toEqual([415, true])
      expect(refused.text).toContain(problem)
    }
    expect(await storedPortraits()).toEqual([])
  })

  test('of 2 MB or more is refused', async () => {
    for (const [query, problem] of [
      ['', 'File size must be less than 2MB'],
      ['?lang=fr', 'Le fichier doit peser moins de 2'],
    ] as const) {
      for (const megabytes of [2, 9]) {
        const picture = Buffer.alloc(megabytes * 1024 * 1024)
        const refused = await sendPicture(picture, 'image/png', { ...typed, storyEn: 'Not saved yet.' }, query)
        expect([refused.status, refused.text.includes(problem)]).toEqual([413, true])
        expect(refused.text).toContain('Not saved yet.')
      }
    }
  })

  test('is generated from the physical description, by the form and by the button of the page', async () => {
    const made = await act('generate', { ...typed, physicalDescription: 'A tall magician with a red beard' })
    expect([made.status, made.text.includes('Avatar generated successfully')]).toEqual([200, true])
    const first = portraitOn(made.text)!
    expect(await (await openPicture((await ada.get(first)).bytes)).metadata()).toMatchObject({
      width: 150,
      height: 150,
      format: 'jpeg',
    })
    const reply = await ada.postJson('/api/generate/generate-npc-avatar', { prompt: 'A short magician' })
    const { imageUrl } = JSON.parse(reply.text) as { imageUrl: string }
    expect(portraitOn((await ada.get('/account')).text)).toBe(imageUrl)
    expect(await storedPortraits()).toEqual([imageUrl.slice('/media/'.length)])
  })

  test.each([
    [
      '',
      'Please enter a physical description first',
      'AI avatar generation is temporarily unavailable. Please upload your own image.',
    ],
    [
      '?lang=fr',
      'Entrez d’abord une description physique',
      'La génération d’avatars par IA est temporairement indisponible.',
    ],
  ])(
    'is not generated without a description or when that is off; the page says so (%s)',
    async (query, needed, off) => {
      const before = await storedPortraits()
      const wordless = await act('generate', { ...typed, physicalDescription: ' ' }, query)
      expect([wordless.status, wordless.text.includes(escaped(needed))]).toEqual([400, true])
      await world.database.query(`insert into generation_switches (function) values ('generate-npc-avatar')`)
      const refused = await act('generate', typed, query)
      await world.database.query('delete from generation_switches')
      expect([refused.status, refused.text.includes(off)]).toEqual([403, true])
      expect(await storedPortraits()).toEqual(before)
    },
  )

  test('is one of those sent at the same time, and the others’ files are soon removed', async () => {
    const picture = await striped().png().toBuffer()
    const replies = await Promise.all([sendPicture(picture), sendPicture(picture), sendPicture(picture)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const shown = portraitOn((await ada.get('/account')).text)!
    expect((await world.person().get(shown)).status).toBe(200)
    // As after an upload that failed halfway
    await world.database.query('update profiles set avatar_asset_id = null')
    await act('remove', typed)
    expect(await storedPortraits()).toEqual([])
    await sendPicture(picture)
    await world.database.query(`update assets set created_at = now() - interval '2 hours' where purpose = 'avatar'`)
    const last = portraitOn((await sendPicture(picture)).text)!
    expect(await storedPortraits()).toEqual([last.slice('/media/'.length)])
  })
})
