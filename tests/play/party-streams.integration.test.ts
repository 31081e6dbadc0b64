import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenerName } from '#app/platform/realtime/notifications.server.ts'
import { newId } from '#app/shared/ids.ts'
import { play } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { ask, askWell, chat, openParty } from '#tests/support/party-driver.ts'
import { openPartyWorld, partySecrets as secrets } from '#tests/support/party-world.ts'
import type { PartyWorld } from '#tests/support/party-world.ts'
import type { Person } from '#tests/support/person.ts'
import type { ProductServer } from '#tests/support/product-server.ts'
import { openRunStream } from '#tests/support/run-stream.ts'
import type { RunStream } from '#tests/support/run-stream.ts'

let world: PartyWorld
let second: ProductServer
let made: MadeAdventure
let { at, hear, take, openLock, closeLock, answer } = {} as PartyWorld

beforeAll(async () => {
  world = await openPartyWorld()
  ;({ second, made, at, hear, take, openLock, closeLock, answer } = world)
})

afterAll(() => world?.close())

const versionsOf = (stream: RunStream): number[] => stream.all('moved').map(({ data }) => data.version)
const noticesOf = (stream: RunStream): string[] =>
  stream.all('moved').flatMap(({ data }) => data.events.map(({ commandId, notice }) => `${commandId} ${notice.type}`))

test('a stream begins with its player’s view and the party; moves from any process follow', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo'])
  const [bo] = others as [Person]
  const here = await hear(host, runId)
  const there = await hear(at(second, bo), runId)
  expect(
    here
      .said()
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(['moved', 'party'])
  expect(here.headers['content-security-policy']).toContain("default-src 'none'")
  expect(here.headers['x-content-type-options']).toBe('nosniff')
  const before = here.last('moved')
  expect(before).toMatchObject({ events: [], view: { scene: { name: 'Hall' }, inventory: [] } })
  expect(here.all('moved')[0]!.id).toBe(String(before.version))
  const commandId = newId()
  await play(host, runId, { type: 'use_hotspot', hotspotId: made.ids.key }, commandId)
  const byHost = here.last('party').you
  for (const stream of [here, there]) {
    await stream.until(({ last }) => expect(last('moved').version).toBe(before.version + 1))
    expect(stream.last('moved')).toMatchObject({
      events: [{ by: byHost, commandId, notice: { type: 'item_gained', itemName: 'Brass key' } }],
      view: { inventory: [{ name: 'Brass key' }] },
    })
  }
  expect(there.last('party').members.map(({ name, isHost, isHere }) => [name, isHost, isHere])).toEqual([
    ['Guest', true, true],
    ['Bo', false, true],
  ])
})

test('each player sees only their own place, and no secret reaches any of them', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo'])
  const [bo] = others as [Person]
  const watching = await hear(at(second, bo), runId, { after: 0 })
  const playing = await hear(host, runId, { after: 0 })
  await openLock(host, runId)
  await answer(host, runId, secrets.decoy)
  await play(host, runId, { type: 'take_hint', puzzleId: made.ids.puzzle })
  await playing.until(({ last }) => expect(last('moved').view.puzzle?.hints.given).toEqual([secrets.hint]))
  await watching.until(({ last }) => expect(last('moved').version).toBe(playing.last('moved').version))
  expect(watching.last('moved').view.party).toMatchObject([{ puzzleName: 'Lock' }, { puzzleName: null }])
  expect(playing.text()).toContain(secrets.reply)
  // A hint belongs to the party: who is elsewhere reads it in the journal
  expect(watching.last('moved').view.journal).toContainEqual(
    expect.objectContaining({ kind: 'hinted', text: secrets.hint, name: 'Lock' }),
  )
  for (const secret of [
    secrets.code,
    secrets.reply,
    secrets.ending,
    secrets.decoy,
    secrets.layer,
    made.layer.url,
    'It is locked.',
    made.ids.garden,
  ])
    expect([secret, watching.text().includes(secret)]).toEqual([secret, false])
  for (const secret of [secrets.code, secrets.ending, secrets.layer]) expect(playing.text()).not.toContain(secret)
  await answer(host, runId, secrets.code)
  for (const stream of [playing, watching])
    await stream.until(({ last }) => {
      const { view, media } = last('moved')
      expect(view.scene.layers).toMatchObject([{ altText: secrets.layer }])
      expect(view.scene.description).toBe(secrets.layer)
      expect(Object.values(media)).toContain(made.layer.url)
    })
})

test('what one looks at is shown to that player alone, and its line is in the journal of all', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo'])
  const watching = await hear(at(second, (others as [Person])[0]), runId)
  const [line, unsaid] = secrets.look.lines
  await play(host, runId, { type: 'use_hotspot', hotspotId: made.look!.id })
  await watching.until(({ last }) =>
    expect(last('moved')).toMatchObject({
      events: [{ notice: { type: 'looked', hotspotName: 'Clock', text: null, picture: null, sound: null } }],
      view: { journal: [{ kind: 'seen' }, { kind: 'looked', name: 'Clock', text: line }] },
    }),
  )
  const { picture, sound } = made.look!
  for (const secret of [unsaid!, secrets.look.altText, secrets.look.soundCaption, picture.id, picture.url, sound.url])
    expect([secret, watching.text().includes(secret)]).toEqual([secret, false])
})

test('an ending asks those who stream, on any process, and comes when they agree', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo'])
  const bo = at(second, (others as [Person])[0])
  const [here, there] = [await hear(host, runId), await hear(bo, runId)]
  await openLock(host, runId)
  await answer(host, runId, secrets.code)
  const throughTheDoor = () => play(host, runId, { type: 'use_hotspot', hotspotId: made.ids.door })
  const asked = async () => {
    await throughTheDoor()
    await there.until(({ last }) => expect(last('moved').view.vote).toMatchObject({ about: 'ending', you: 'decide' }))
    return there.last('moved').view.vote!
  }
  const first = await asked()
  expect(first.leftMs).toBeGreaterThan(0)
  expect(there.text()).not.toContain(secrets.ending)
  await play(host, runId, { type: 'count_vote', vote: first.id })
  await play(bo, runId, { type: 'vote', vote: first.id, agree: false })
  await here.until(({ last }) =>
    expect(last('moved')).toMatchObject({
      events: [{ notice: { type: 'vote_closed', playerId: there.last('party').you, outcome: 'refused' } }],
      view: { vote: null, ending: null, scene: { name: 'Hall' } },
    }),
  )
  const again = await asked()
  await play(bo, runId, { type: 'vote', vote: again.id, agree: true })
  for (const stream of [here, there])
    await stream.until(({ last }) => expect(last('moved').view.ending).toMatchObject({ text: secrets.ending }))

  const alone = await openParty(world, made.id, ['Cy'])
  await hear(alone.host, alone.runId)
  await openLock(alone.host, alone.runId)
  await answer(alone.host, alone.runId, secrets.code)
  const reply = await play(alone.host, alone.runId, { type: 'use_hotspot', hotspotId: made.ids.door })
  expect(JSON.parse(reply.text)).toMatchObject({ view: { vote: null, ending: { text: secrets.ending } } })
})

test('a returning player gets all missed events, once and in order, by header or by address', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo'])
  const [bo] = others as [Person]
  const first = await hear(bo, runId)
  const seen = first.last('moved').version
  first.leave()
  await take(host, runId)
  await openLock(host, runId)
  await closeLock(host, runId)
  for (const [person, options] of [
    [bo, { headers: { 'Last-Event-ID': String(seen) } }],
    [at(second, bo), { after: seen }],
    [bo, { after: 0, headers: { 'Last-Event-ID': String(seen) } }],
  ] as const) {
    const again = await hear(person, runId, options)
    const [begins] = again.all('moved')
    expect(begins!.data.version).toBe(seen + 3)
    expect(begins!.data.events.map(({ notice }) => notice.type)).toEqual(['item_gained', 'puzzle_opened'])
    again.leave()
  }
  const uptodate = await hear(bo, runId, { after: seen + 3 })
  expect(uptodate.all('moved')[0]!.data.events).toEqual([])
  for (const odd of ['x', '-1', '1e3', '99999999999', '']) {
    const stream = await hear(bo, runId, { headers: { 'Last-Event-ID': odd } })
    expect(stream.last('moved').version).toBe(seen + 3)
    stream.leave()
  }
})

test('quick moves from two processes reach every stream once, in order, to the end', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo', 'Cy'])
  const [bo, cy] = others as [Person, Person]
  const streams = [await hear(host, runId), await hear(at(second, bo), runId), await hear(cy, runId)]
  const begin = streams[0]!.last('moved').version
  const hands = [host, at(second, bo), at(second, cy)]
  let sent = 0
  await Promise.all(
    hands.map(async (person) => {
      for (let round = 0; round < 15; round++) {
        for (const move of [openLock, closeLock]) {
          const reply = await move(person, runId)
          if (reply.status === 200) sent++
        }
      }
    }),
  )
  expect(sent).toBe(90)
  for (const stream of streams) {
    await stream.until(({ last }) => expect(last('moved').version).toBe(begin + 90))
    const versions = versionsOf(stream)
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
    const notices = noticesOf(stream)
    expect(new Set(notices).size).toBe(notices.length)
    expect(notices.length).toBe(45)
  }
})

test('a stream that opens in the middle of moves misses none of them', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo'])
  const [bo] = others as [Person]
  const known = await hear(bo, runId)
  const begin = known.last('moved').version
  known.leave()
  const moves = (async () => {
    for (let round = 0; round < 12; round++) await (round % 2 === 0 ? openLock : closeLock)(host, runId)
  })()
  const streams = await Promise.all(
    [0, 1, 2, 3, 4].map((place) => hear(place % 2 === 0 ? bo : at(second, bo), runId, { after: begin })),
  )
  await moves
  for (const stream of streams) {
    await stream.until(({ last }) => expect(last('moved').version).toBe(begin + 12))
    expect(noticesOf(stream)).toHaveLength(6)
    expect(new Set(noticesOf(stream)).size).toBe(6)
    stream.leave()
  }
})

test('after a process could not listen for a while, its streams catch up', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo'])
  const [bo] = others as [Person]
  const there = await hear(at(second, bo), runId)
  const begin = there.last('moved').version
  const cut = () =>
    world.database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
      [listenerName],
    )
  await cut()
  await take(host, runId)
  await askWell(host, runId, { name: 'Ada' })
  await there.until(({ last }) => {
    expect(last('moved').version).toBe(begin + 1)
    expect(last('party').members[0]!.name).toBe('Ada')
  })
  expect(noticesOf(there)).toHaveLength(1)
})

test('chat and signs reach everyone in order, and returning players see what was said', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo'])
  const [bo] = others as [Person]
  const here = await hear(host, runId)
  const there = await hear(at(second, bo), runId)
  const hostId = here.last('party').you
  const message = chat('Look, the shit key!')
  for (const times of [1, 2]) expect([times, (await ask(host, runId, message)).status]).toEqual([times, 200])
  await askWell(bo, runId, chat('Where?'))
  expect((await ask(host, runId, { ping: { sceneId: made.ids.hall, x: 20, y: 50.5 } })).status).toBe(204)
  expect((await ask(host, runId, { ping: { sceneId: made.ids.garden, x: 20, y: 50.5 } })).status).toBe(204)
  expect((await ask(bo, runId, { reaction: 'aha' })).status).toBe(204)
  for (const stream of [here, there]) {
    await stream.until(({ last }) => last('reacted'))
    expect(stream.all('chatted').map(({ data }) => [data.name, data.text])).toEqual([
      ['Guest', 'Look, the **** key!'],
      ['Bo', 'Where?'],
    ])
    expect(stream.all('pinged').map(({ data }) => data)).toEqual([
      { playerId: hostId, sceneId: made.ids.hall, x: 20, y: 50.5 },
    ])
    expect(stream.all('reacted').map(({ data }) => data.reaction)).toEqual(['aha'])
  }
  const again = await hear(bo, runId)
  expect(again.last('party').chat.messages.map(({ text }) => text)).toEqual(['Look, the **** key!', 'Where?'])
  expect(again.last('party').chat.messages[0]!.id).toBe('messageId' in message ? message.messageId : '')
  await askWell(host, runId, { chatEnabled: false })
  await again.until(({ last }) => expect(last('party').chat).toMatchObject({ enabled: false, messages: [] }))
  expect((await ask(bo, runId, chat('Hello?'))).status).toBe(403)
})

test('a player who closes the page is soon away, and present again once back at another process', async () => {
  const { runId, host, others } = await openParty(world, made.id, ['Bo'])
  const [bo] = others as [Person]
  const here = await hear(host, runId)
  const isBoHere = (stream: RunStream) => stream.last('party').members[1]!.isHere
  expect(isBoHere(here)).toBe(false)
  const [one, two] = [await hear(bo, runId), await hear(at(second, bo), runId)]
  await here.until((stream) => expect(isBoHere(stream)).toBe(true))
  one.leave()
  two.leave()
  await here.until((stream) => expect(isBoHere(stream)).toBe(false))
  const back = await hear(at(second, bo), runId)
  await here.until((stream) => expect(isBoHere(stream)).toBe(true))
  expect(isBoHere(back)).toBe(true)
})

test('a removed player is notified, loses all streams, and cannot return by any address or code', async () => {
  const { runId, code, host, others } = await openParty(world, made.id, ['Bo', 'Cy'])
  const [bo] = others as [Person, Person]
  const streams = [await hear(bo, runId), await hear(at(second, bo), runId)]
  const here = await hear(host, runId)
  const boId = streams[0]!.last('party').you
  expect((await ask(bo, runId, { remove: here.last('party').you })).status).toBe(403)
  const party = await askWell(host, runId, { remove: boId })
  expect(party.members.map(({ name }) => name)).toEqual(['Guest', 'Cy'])
  for (const stream of streams) {
    await stream.ended
    expect(stream.said().at(-1)!.name).toBe('removed')
  }
  await here.until(({ last }) =>
    expect(last('moved')).toMatchObject({
      view: { party: [{}, {}] },
      events: [{ notice: { type: 'player_left', playerId: boId } }],
    }),
  )
  expect((await openRunStream(bo, runId)).status).toBe(404)
  expect((await take(bo, runId)).status).toBe(404)
  expect((await bo.get(`/run/${runId}`)).status).toBe(404)
  expect(party.invitation!.code).not.toBe(code)
  expect((await bo.get(`/join/${code}`)).status).toBe(404)
  const refused = await bo.postForm(`/join/${party.invitation!.code}`, { name: 'Bo again' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('removed you')
})

test('a player who leaves may return; a leaving host is succeeded by the longest-present player', async () => {
  const { runId, code, host, others } = await openParty(world, made.id, ['Bo', 'Cy'])
  const [bo] = others as [Person, Person]
  const there = await hear(at(second, bo), runId)
  const own = await hear(host, runId)
  expect((await ask(host, runId, { leave: true })).status).toBe(204)
  await own.ended
  expect(own.all('removed')).toEqual([])
  await there.until(({ last }) =>
    expect(last('party').members.map(({ name, isHost }) => [name, isHost])).toEqual([
      ['Bo', true],
      ['Cy', false],
    ]),
  )
  expect((await ask(bo, runId, { chatEnabled: false })).status).toBe(200)
  expect((await host.get(`/run/${runId}`)).status).toBe(404)
  expect((await host.postForm(`/join/${code}`, { name: 'Ada' })).headers.location).toBe(`/run/${runId}`)
  await there.until(({ last }) => expect(last('party').members.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Ada']))
  expect((await host.get(`/run/${runId}`)).status).toBe(200)
})

test('a signed-in player’s stream ends with the session, at every process', async () => {
  const email = 'bo@example.org'
  const bo = await world.member(email)
  const { runId, code } = await openParty(world, made.id, [])
  expect((await bo.postForm(`/join/${code}`, { name: 'Bo' })).headers.location).toBe(`/run/${runId}`)
  const streams = [await hear(bo, runId), await hear(at(second, bo), runId)]
  await bo.postForm('/auth/sign-out')
  for (const stream of streams) {
    await stream.ended
    expect(stream.text()).toContain('event: session\n')
  }
})

test('strangers, other requests and other methods get the same 404, and no stream', async () => {
  const { runId, host } = await openParty(world, made.id, [])
  const stranger = world.person()
  for (const id of [runId, newId(), 'x']) {
    const stream = await openRunStream(stranger, id)
    await stream.ended
    expect([stream.status, JSON.parse(stream.text())]).toEqual([404, { error: { code: 'notFound', params: {} } }])
  }
  expect((await host.get(`/api/runs/${runId}/events`)).status).toBe(404)
  expect((await host.get(`/api/runs/${runId}/events.data`, { Accept: 'text/event-stream' })).status).toBe(404)
  expect(
    (await host.send('HEAD', `/api/runs/${runId}/events`, { headers: { Accept: 'text/event-stream' } })).status,
  ).toBe(404)
  expect((await host.send('POST', `/api/runs/${runId}/events`)).status).toBe(404)
})
