import type { RunProjection } from '#app/features/engine/projection.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { arrangeRows, changeRow, edit } from '#tests/support/draft-commands.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, play, publish, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure, Secrets } from '#tests/support/made-adventure.ts'
import type { Person, Reply } from '#tests/support/person.ts'
import { filesOf } from '#tests/studio/zips.ts'
import { otherRole } from '#app/shared/player-roles.ts'
import { openSession } from '#tests/support/session-driver.ts'
import { openParty } from '#tests/support/party-driver.ts'
import { crawl, hits } from './crawl.ts'

const secrets = {
  code: 'CANARYCODE42',
  decoy: 'CANARYDECOY9',
  reply: 'canary reply words',
  hint: 'canary hint words',
  ending: 'canary ending words',
  teaser: 'canary teaser words',
  layer: 'canary layer words',
  goal: 'canary goal words',
  look: {
    lines: ['canary first line', 'canary second line'],
    altText: 'canary close up',
    soundCaption: 'canary ticking',
  },
  roles: { a: 'canary words for role a', b: 'canary words for role b' },
} satisfies Secrets
const draftTitle = 'Canary draft title'
const description = 'canary physical words'
const { look: ofLook, roles: ofRoles, ...plain } = secrets
const words = [...Object.values(plain), ...ofLook.lines, ofLook.altText, ofLook.soundCaption, ...Object.values(ofRoles)]
const hidden = [...words, description]
/** The ids and addresses of what only looking shows. */
const filesOfLook = ({ look }: MadeAdventure) => [look!.picture, look!.sound].flatMap(({ id, url }) => [id, url])
const roles = ['visitor', 'member', 'creator of something else', 'moderator', 'admin'] as const

let world: HttpWorld
let creator: Person
let people: Record<(typeof roles)[number], Person>
let published: MadeAdventure
let draft: MadeAdventure

beforeAll(async () => {
  world = await openHttpWorld({ LOG_LEVEL: 'debug' })
  const admin = await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  people = {
    visitor: world.person(),
    member: await world.member('member@example.org'),
    'creator of something else': await world.member('rival@example.org'),
    moderator: await world.member('moderator@example.org'),
    admin,
  }
  await world.database.query('update users set email_verified = true')
  await world.database.query(
    `insert into user_roles (user_id, role) select id, 'moderator' from users where email = 'moderator@example.org'`,
  )
  published = await makeAdventure(creator, { title: 'The canary cage', secrets })
  await publish(creator, published.id)
  draft = await makeAdventure(creator, { title: draftTitle, secrets })
  const saved = await creator.postForm('/account', {
    intent: 'save',
    name: 'Creator',
    physicalDescription: description,
  })
  expect(saved.status).toBe(302)
  const rivals = await makeAdventure(people['creator of something else'], { title: 'A rival' })
  await publish(people['creator of something else'], rivals.id)
}, 120_000)

afterAll(() => world?.close())

const built = new Map<string, Reply>()

const wrongAnswers = [{ code: '0000' }, { code: '' }, { Code: 'x' }, null, 'text', { code: 'x'.repeat(64) }]

async function playBadly(person: Person): Promise<[string, Reply][]> {
  const runId = await startRun(person, published.id)
  const replies: [string, Reply][] = []
  const command = async (name: string, value: object): Promise<void> =>
    void replies.push([name, await play(person, runId, value)])
  await command('taking the key', { type: 'use_hotspot', hotspotId: published.ids.key })
  await command('the shut door', { type: 'use_hotspot', hotspotId: published.ids.door })
  await command('travelling ahead', { type: 'travel', sceneId: published.ids.garden })
  await command('revealing early', { type: 'reveal_puzzle', puzzleId: published.ids.puzzle })
  await command('opening the lock', { type: 'use_hotspot', hotspotId: published.ids.lock })
  for (const answer of wrongAnswers)
    await command(`answering ${JSON.stringify(answer)}`, { type: 'answer', puzzleId: published.ids.puzzle, answer })
  await command('answering something else', { type: 'answer', puzzleId: newId(), answer: { code: '1' } })
  await command('restarting', { type: 'restart_puzzle', puzzleId: published.ids.puzzle })
  await command('an unknown command', { type: 'solve', puzzleId: published.ids.puzzle })
  await command('looking in by hand', { type: 'playtest_go', sceneId: published.ids.garden })
  await command('a flag by hand', { type: 'playtest_flag', flag: 'open', value: true })
  for (const path of [
    `/run/${runId}`,
    `/run/${runId}.data`,
    `/run/${runId}?lang=fr`,
    `/api/runs/${runId}/playtest`,
    `/api/runs/${runId}/playtest.data`,
    `/api/runs/${runId}/commands`,
    `/api/runs/${newId()}/commands`,
  ])
    replies.push([path, await person.get(path)])
  for (const body of ['', '{', '[]', '{"commandId":1}', '\u0000']) {
    replies.push([
      `the body ${body}`,
      await person.send('POST', `/api/runs/${runId}/commands`, {
        headers: { 'Content-Type': 'application/json' },
        body,
      }),
    ])
  }
  return replies
}

describe('A4: the code, its decoys, the hints and the ending of a published adventure', () => {
  test.each(roles)('are in nothing that is sent to a %s who crawls and plays', async (role) => {
    const person = people[role]
    const played = await playBadly(person)
    expect(played.filter(([, reply]) => reply.status === 200).length).toBeGreaterThan(8)
    const from = [
      '/',
      '/?lang=fr',
      '/library',
      `/adventure/${published.id}`,
      `/play/${published.id}`,
      '/creator',
      '/account/preferences',
      '/account/delete',
      '/account/purchases',
      '/redeem',
      '/auth',
      '/no/such/page',
      ...published.pictures.map(({ url }) => url),
    ]
    // An administrator may open every editor, and is led there by what people made
    const seen = await crawl(person, from, (address) => role === 'admin' && address.startsWith('/editor/'), built)
    expect(
      [...seen.values()].filter((reply) => (reply.headers['content-type'] ?? '').includes('javascript')).length,
    ).toBeGreaterThan(5)
    expect(
      hits([...played, ...seen], [...hidden, published.layer.id, published.layer.url, ...filesOfLook(published)]),
    ).toEqual([])
  })

  test('a layer is shown to who has solved what it waits for, with its picture and words', async () => {
    const solver = people['creator of something else']
    const runId = await startRun(solver, published.id)
    for (const command of [
      { type: 'use_hotspot', hotspotId: published.ids.lock },
      { type: 'answer', puzzleId: published.ids.puzzle, answer: { code: secrets.code } },
    ])
      expect((await play(solver, runId, command)).status).toBe(200)
    const page = await solver.get(`/run/${runId}`)
    expect(page.text).toContain(published.layer.url)
    expect(page.text).toContain(secrets.layer)
    expect((await solver.get(published.layer.url)).status).toBe(200)
  })

  test('the object of a puzzle is shown with the open puzzle, not before', async () => {
    const player = people['creator of something else']
    const runId = await startRun(player, published.id)
    const object = [published.object.id, published.object.url, 'A chest bound in iron.']
    const before = await player.get(`/run/${runId}`)
    for (const part of object) expect(before.text).not.toContain(part)
    expect((await play(player, runId, { type: 'use_hotspot', hotspotId: published.ids.lock })).status).toBe(200)
    const page = await player.get(`/run/${runId}`)
    for (const part of object) expect(page.text).toContain(part)
    expect((await player.get(published.object.url)).status).toBe(200)
  })

  test('are in nothing that a player exports', async () => {
    const person = people.member
    await playBadly(person)
    const reply = await person.postForm('/api/account/export')
    const files = Object.entries(await filesOf(reply.bytes))
    expect(files.map(([name]) => name)).toContain('games.json')
    expect(String(Object.fromEntries(files)['games.json'])).toContain('use_hotspot')
    expect(files.filter(([, bytes]) => words.some((word) => bytes.includes(word)))).toEqual([])
  })

  test('are in nothing that a session shows its organiser, its screens, its kiosk or its teams', async () => {
    const organiser = people.member
    const { id, code } = await openSession(organiser, world.database, published.id, {
      arrival: 'named',
      starts: 'as_they_come',
    })
    const player = world.person()
    const came = await player.postForm(`/s/${code}`, { name: 'Ada', team: 'Owls' })
    const runId = (await player.get(came.headers.location!)).headers.location!.slice('/run/'.length)
    const replies: [string, Reply][] = [['coming in', came]]
    for (const command of [
      { type: 'use_hotspot', hotspotId: published.ids.key },
      { type: 'arrive', sceneId: published.ids.garden },
      { type: 'use_hotspot', hotspotId: published.ids.lock },
      ...wrongAnswers.map((answer) => ({ type: 'answer', puzzleId: published.ids.puzzle, answer })),
    ])
      replies.push([command.type, await play(player, runId, command)])
    for (const path of [`/run/${runId}`, `/run/${runId}.data`]) replies.push([path, await player.get(path)])
    const ofSessions = (address: string) => /^\/(sessions|s)\//.test(address)
    const seen = await crawl(
      organiser,
      ['/sessions', `/sessions/${id}/results.csv`],
      (each) => each !== '/sessions' && !ofSessions(each),
    )
    const pages = ['', '/sheet', '/results', '/results.csv', '/stations', '/screen/', '/kiosk/', '/teams/']
    for (const page of pages)
      expect([
        page,
        [...seen].some(([path, { status }]) => path.startsWith(`/sessions/${id}${page}`) && status === 200),
      ]).toEqual([page, true])
    const screen = [...seen.keys()].find((path) => path.includes('/screen/') && !path.includes('.data'))!
    for (const path of [`/api/sessions/${id}/events`, `${screen}/events`]) {
      const stream = await openEventStream(organiser, path)
      await expect.poll(() => stream.text(), { timeout: 10_000 }).toContain('Owls')
      stream.leave()
      expect(words.filter((word) => stream.text().includes(word))).toEqual([])
    }
    const files = [published.layer.id, published.layer.url, ...filesOfLook(published)]
    expect(hits([...replies, ...seen], [...hidden, ...files])).toEqual([])
  })

  test('are in nothing that a stranger gets by asking for the draft’s own addresses', async () => {
    const rival = people['creator of something else']
    const replies: [string, Reply][] = []
    for (const id of [published.id, draft.id]) {
      for (const path of [`/editor/${id}`, `/editor/${id}.data`, `/play/${id}`])
        replies.push([path, await rival.get(path)])
      for (const intent of ['check-draft', 'publish-update'])
        replies.push([intent, await rival.postJson(`/editor/${id}`, { intent })])
      const { puzzle } = published.ids
      for (const was of [{}, { name: 'Something else' }])
        replies.push([
          'a question',
          await rival.postJson(`/editor/${id}`, edit(changeRow('puzzle', puzzle, { name: 'x' }, was))),
        ])
      replies.push([
        'an order',
        await rival.postJson(`/editor/${id}`, edit(arrangeRows('scene', [published.ids.hall]))),
      ])
    }
    expect(hits(replies, [...hidden, draftTitle])).toEqual([])
  })

  test('reach their creator in the editor, which shows that the search finds them', async () => {
    const editor = await creator.get(`/editor/${published.id}`)
    for (const word of words) expect(editor.text).toContain(word)
  })

  test('are revealed as they are earned, each to the person who earned it', async () => {
    const person = world.person()
    const runId = await startRun(person, published.id)
    await play(person, runId, { type: 'use_hotspot', hotspotId: published.ids.lock })
    const hinted = await play(person, runId, { type: 'take_hint', puzzleId: published.ids.puzzle })
    expect(hits([['the hint', hinted]], words)).toEqual([`${secrets.hint} in the hint (200)`])
    const decoy = await play(person, runId, {
      type: 'answer',
      puzzleId: published.ids.puzzle,
      answer: { code: secrets.decoy },
    })
    expect(decoy.text).toContain(secrets.reply)
    expect(hits([['the decoy', decoy]], [secrets.code, secrets.ending])).toEqual([])
    const solved = await play(person, runId, {
      type: 'answer',
      puzzleId: published.ids.puzzle,
      answer: { code: secrets.code },
    })
    expect(hits([['the solution', solved]], [secrets.ending])).toEqual([])
    expect((await play(person, runId, { type: 'use_hotspot', hotspotId: published.ids.door })).text).toContain(
      secrets.ending,
    )
  })

  test('are told of a goal one step at a time, to members of the run alone', async () => {
    const person = world.person()
    const runId = await startRun(person, published.id)
    const ask = (told?: number) => play(person, runId, { type: 'ask_goal', told })
    expect(hits([['', await ask()]], words)).toEqual([`${secrets.goal} in  (200)`])
    const place = await ask(1)
    expect(hits([['', place]], words)).toEqual([`${secrets.goal} in  (200)`])
    const { goal } = (JSON.parse(place.text) as { view: RunProjection }).view
    expect(goal).toEqual({
      told: [
        { step: 'nudge', deed: 'puzzle', text: secrets.goal, place: null, thing: null, items: [] },
        { step: 'place', deed: 'puzzle', text: null, place: 'Hall', thing: null, items: [] },
      ],
      leadsTo: { kind: 'ending', place: null, thing: null },
      cost: 20,
      isPartners: false,
      isMore: true,
    })
    expect((await ask(2)).text).toContain('"thing":"Lock"')
    const stranger = await play(people.member, runId, { type: 'ask_goal' })
    expect([stranger.status, hits([['', stranger]], words)]).toEqual([404, []])
  })

  test('are shown and said by a look one press at a time, its files with that answer alone', async () => {
    const person = world.person()
    const runId = await startRun(person, published.id)
    const files = filesOfLook(published)
    const [first, second] = secrets.look.lines
    const press = () => play(person, runId, { type: 'use_hotspot', hotspotId: published.look!.id })
    const said = async (reply: Reply, page: Reply) => [
      hits([['', reply]], words),
      hits([['', page]], [...words, ...files]),
    ]
    const once = await press()
    for (const file of files) expect(once.text).toContain(file)
    expect((await person.get(published.look!.picture.url)).status).toBe(200)
    const texts = [first, secrets.look.altText, secrets.look.soundCaption]
    expect(await said(once, await person.get(`/run/${runId}`))).toEqual([
      texts.map((text) => `${text} in  (200)`),
      [`${first} in  (200)`],
    ])
    expect((await press()).text).toContain(second)
    expect((await person.get(`/run/${runId}.data`)).text).toContain(second)
  })

  test('for one of two roles are sent to no player of the other, whatever they do', async () => {
    const { runId, host, others } = await openParty(world, published.id, ['Bo'])
    for (const [role, person] of [
      ['a', host],
      ['b', others[0]!],
    ] as const) {
      const replies: [string, Reply][] = []
      const press = async (hotspotId: string) =>
        void replies.push([hotspotId, await play(person, runId, { type: 'use_hotspot', hotspotId })])
      const others = published.roles![otherRole(role)]
      const { look, door, back } = published.roles![role]
      for (const hotspotId of [others.look, others.door, others.back, look, door]) await press(hotspotId)
      for (const path of [`/run/${runId}`, `/run/${runId}.data`]) replies.push([path, await person.get(path)])
      await press(back)
      expect(hits(replies, [ofRoles[otherRole(role)]])).toEqual([])
      expect(hits(replies, [ofRoles[role]]).length).toBeGreaterThan(2)
    }
  })

  test('are open in a playtest to its creator alone, and do not leave it', async () => {
    const stage = {
      sceneId: published.ids.hall,
      items: [],
      flags: [],
      counters: [],
      solved: [],
      visited: [],
      talk: null,
    }
    const started = await creator.postJson(`/editor/${published.id}/playtest`, stage)
    expect(started.status).toBe(201)
    const { runId } = JSON.parse(started.text) as { runId: string }
    const replies: [string, Reply][] = []
    for (const role of roles) {
      const person = people[role]
      for (const path of [`/api/runs/${runId}/playtest`, `/run/${runId}`, `/api/runs/${runId}/commands`])
        replies.push([`${path} for a ${role}`, await person.get(path)])
      for (const command of [
        { type: 'playtest_go', sceneId: published.ids.garden },
        { type: 'playtest_flag', flag: 'open', value: true },
      ])
        replies.push([`${command.type} by a ${role}`, await play(person, runId, command)])
      if (role !== 'admin')
        replies.push([`a playtest by a ${role}`, await person.postJson(`/editor/${published.id}/playtest`, stage)])
    }
    expect(
      replies
        .filter(([, { status }]) => ![401, 404].includes(status))
        .map(([name, { status }]) => `${name}: ${status}`),
    ).toEqual([])
    expect(hits(replies, words)).toEqual([])
    const behind = await creator.get(`/api/runs/${runId}/playtest`)
    expect(JSON.parse(behind.text)).toMatchObject({
      hotspots: expect.arrayContaining([
        expect.objectContaining({
          usable: expect.objectContaining({ holds: false, leaf: expect.objectContaining({ type: 'puzzle_solved' }) }),
        }),
      ]),
    })
    // Its creator reads there what shows and what does not, by the words for it
    expect(behind.text).toContain(plain.layer)
    expect(
      hits(
        [['the panel', behind]],
        words.filter((each) => each !== plain.layer),
      ),
    ).toEqual([])
    expect((await play(creator, runId, { type: 'playtest_go', sceneId: published.ids.garden })).text).toContain(
      secrets.ending,
    )
  })

  test('are not in the log, even when everything is logged', () => {
    expect(world.server.output()).toContain('"level":"info"')
    for (const word of hidden) expect(world.server.output().toLowerCase()).not.toContain(word.toLowerCase())
  })
})

test('A3: a visitor’s crawl finds no id and no title of a draft', async () => {
  const seen = await crawl(world.person(), [
    '/',
    '/library',
    '/library?q=canary',
    '/library?tab=mystery-dinner',
    `/library?q=${encodeURIComponent(draftTitle)}`,
    '/sitemap.xml',
    '/robots.txt',
  ])
  expect(seen.get('/library')?.text).toContain(published.title)
  const told = [...seen].filter(
    ([address]) =>
      !address.includes(encodeURIComponent(draftTitle)) &&
      !decodeURIComponent(address).replaceAll('+', ' ').includes(draftTitle),
  )
  expect(hits(told, [draftTitle])).toEqual([])
  expect(hits(seen, [draft.id, ...Object.values(draft.ids), ...draft.pictures.map(({ url }) => url)])).toEqual([])
})
