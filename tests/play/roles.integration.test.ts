import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { changeRow, createRow } from '#tests/support/draft-commands.ts'
import { edit, makeAdventure, play, plainSecrets, publish, uploadPicture } from '#tests/support/made-adventure.ts'
import { ask, openParty } from '#tests/support/party-driver.ts'
import { openPartyWorld } from '#tests/support/party-world.ts'
import type { PartyWorld } from '#tests/support/party-world.ts'
import type { Person } from '#tests/support/person.ts'
import type { RunStream } from '#tests/support/run-stream.ts'

const ofA = {
  name: 'canary porthole',
  line: 'canary line of a',
  alt: 'canary close-up of a',
  layer: 'canary layer of a',
  hint: 'canary hint for a',
  lever: 'canary lever of a',
  pulled: 'canary pull of a',
}
const ofB = {
  scene: 'canary den of b',
  door: 'canary door of b',
  hint: 'canary hint for b',
  lever: 'canary lever of b',
  clock: 'canary clock of b',
}

let world: PartyWorld
let adventureId: string
let puzzleId: string
const ids = {
  lock: '',
  look: newId(),
  den: newId(),
  door: newId(),
  back: newId(),
  leverA: newId(),
  leverB: newId(),
  clock: newId(),
  timed: newId(),
  chest: newId(),
}
/** The ids and addresses of pictures that only one role gets. */
const pictures = { a: [] as string[], b: [] as string[] }

beforeAll(async () => {
  world = await openPartyWorld()
  const creator = await world.member('two-roles@example.org')
  const made = await makeAdventure(creator, { title: 'A house for two' })
  adventureId = made.id
  puzzleId = made.ids.puzzle
  ids.lock = made.ids.lock
  const [closeUp, layer] = [
    await uploadPicture(creator, made.id, 'puzzle'),
    await uploadPicture(creator, made.id, 'puzzle'),
  ]
  await edit(
    creator,
    made.id,
    createRow('scene', { id: ids.den, name: ofB.scene, altText: 'canary alt of b', role: 'b' }),
    createRow('hotspot', {
      id: ids.look,
      parent: made.ids.hall,
      type: 'look',
      x: 35,
      y: 50,
      name: ofA.name,
      lines: [ofA.line],
      imageAssetId: closeUp.id,
      altText: ofA.alt,
      visibilityConditions: { type: 'role', role: 'a' },
    }),
    createRow('layer', {
      parent: made.ids.hall,
      name: 'Open lock',
      imageAssetId: layer.id,
      altText: ofA.layer,
      description: ofA.layer,
      visibilityConditions: { type: 'role', role: 'a' },
    }),
    createRow('hotspot', {
      id: ids.door,
      parent: made.ids.hall,
      type: 'scene_link',
      x: 65,
      y: 50,
      name: ofB.door,
      targetId: ids.den,
    }),
    createRow('hotspot', { id: ids.back, parent: ids.den, type: 'scene_link', x: 50, y: 50, targetId: made.ids.hall }),
    createRow('hotspot', {
      id: ids.leverA,
      parent: made.ids.hall,
      type: 'look',
      x: 80,
      y: 20,
      name: ofA.lever,
      lines: [ofA.pulled],
      visibilityConditions: { type: 'role', role: 'a' },
      together: true,
      togetherWith: ids.leverB,
    }),
    createRow('hotspot', {
      id: ids.chest,
      parent: made.ids.hall,
      type: 'look',
      x: 80,
      y: 80,
      name: 'Heavy chest',
      lines: ['It moves.', 'It is empty.'],
      together: true,
    }),
    createRow('hotspot', {
      id: ids.leverB,
      parent: ids.den,
      type: 'scene_link',
      x: 20,
      y: 20,
      name: ofB.lever,
      targetId: made.ids.hall,
    }),
    createRow('puzzle', {
      id: ids.clock,
      name: ofB.clock,
      type: 'code_entry',
      timeLimit: 300,
      solution: { correctCode: '1' },
    }),
    createRow('hotspot', { id: ids.timed, parent: ids.den, type: 'puzzle', x: 80, y: 20, targetId: ids.clock }),
    changeRow(
      'puzzle',
      puzzleId,
      {
        hints: [ofA.hint, ofB.hint],
        scoringRules: { points: 100, wrongAnswer: 10, hint: 20, timeBonus: 50, hintRoles: ['a', 'b'] },
      },
      { hints: [plainSecrets.hint], scoringRules: {} },
    ),
  )
  const denPicture = await uploadPicture(creator, made.id, 'scene', ids.den)
  await edit(creator, made.id, changeRow('scene', ids.den, { imageAssetId: denPicture.id }, { imageAssetId: null }))
  pictures.a = [closeUp, layer].flatMap(({ id, url }) => [id, url])
  pictures.b = [denPicture.id, denPicture.url]
  await publish(creator, made.id)
}, 120_000)

afterAll(() => world?.close())

const use = (person: Person, runId: string, hotspotId: string) =>
  play(person, runId, { type: 'use_hotspot', hotspotId })
const outcome = ({ text }: { text: string }) =>
  JSON.parse(text) as { refused: { code: string } | null; events: { type: string }[] }

test('neither role is sent the other’s words, names, places or pictures, whatever they do', async () => {
  const { runId, host, others } = await openParty(world, adventureId, ['Bo'])
  const bo = world.at(world.second, (others as [Person])[0])
  const streams: Record<'a' | 'b', RunStream> = { a: await world.hear(host, runId), b: await world.hear(bo, runId) }
  const answers = { a: '', b: '' }
  const said = async (role: 'a' | 'b', reply: Promise<{ text: string }>) => {
    const got = await reply
    answers[role] += got.text
    return outcome(got)
  }
  expect(streams.a.last('moved').view.roles).toEqual(['a'])
  expect(streams.b.last('moved').view.roles).toEqual(['b'])

  expect((await said('b', use(bo, runId, ids.look))).refused?.code).toBe('notHere')
  expect((await said('a', use(host, runId, ids.door))).refused?.code).toBe('notHere')
  expect((await said('a', play(host, runId, { type: 'travel', sceneId: ids.den }))).refused?.code).toBe('notHere')
  expect((await said('a', use(host, runId, ids.look))).events).toMatchObject([{ type: 'looked', text: ofA.line }])
  expect((await said('b', use(bo, runId, ids.door))).events).toMatchObject([{ type: 'moved', sceneName: ofB.scene }])
  expect((await said('b', use(bo, runId, ids.timed))).events).toMatchObject([{ type: 'puzzle_opened' }])
  await said('b', play(bo, runId, { type: 'close_puzzle' }))
  const holds = async () => {
    for (const stream of Object.values(streams))
      await stream.until(({ last }) => expect(last('moved').view.holds).toHaveLength(1))
    return [streams.a, streams.b].map((stream) => stream.last('moved').view.holds[0]!.thing)
  }
  expect((await said('a', use(host, runId, ids.leverA))).events).toMatchObject([{ type: 'held', kept: null }])
  expect(await holds()).toEqual([ofA.lever, null])
  const together = await said('b', use(bo, runId, ids.leverB))
  expect(together.events.map(({ type }) => type)).toEqual(['done_together', 'moved'])
  await streams.a.until(({ all }) =>
    expect(all('moved').flatMap(({ data }) => data.events)).toContainEqual(
      expect.objectContaining({ notice: expect.objectContaining({ type: 'looked', hotspotName: ofA.lever }) }),
    ),
  )
  await said('b', use(bo, runId, ids.door))
  await said('b', use(bo, runId, ids.back))
  for (const [role, person] of [
    ['a', host],
    ['b', bo],
  ] as const)
    await said(role, use(person, runId, ids.lock))
  await said('b', play(bo, runId, { type: 'take_hint', puzzleId }))
  await said('a', play(host, runId, { type: 'take_hint', puzzleId }))
  const { version } = streams.a.last('moved')
  for (const stream of Object.values(streams))
    await stream.until(({ last }) => expect(last('moved').view.puzzle?.hints.given).toHaveLength(2))
  expect(streams.b.last('moved').version).toBeGreaterThanOrEqual(version)
  expect(streams.a.last('moved').view.puzzle?.hints.given).toEqual([ofA.hint, null])
  expect(streams.b.last('moved').view.puzzle?.hints.given).toEqual([null, ofB.hint])

  for (const [role, person] of [
    ['a', host],
    ['b', bo],
  ] as const) {
    for (const address of [`/run/${runId}`, `/run/${runId}.data`]) {
      const page = await person.get(address)
      expect(page.status).toBe(200)
      answers[role] += page.text
    }
    answers[role] += streams[role].text()
  }
  for (const secret of [...Object.values(ofA), ...pictures.a])
    expect([secret, answers.b.includes(secret), answers.a.includes(secret)]).toEqual([secret, false, true])
  for (const secret of [...Object.values(ofB), 'canary alt of b', ...pictures.b])
    expect([secret, answers.a.includes(secret), answers.b.includes(secret)]).toEqual([secret, false, true])
})

test('of what both press, each sees what they themselves were shown', async () => {
  const { runId, host, others } = await openParty(world, adventureId, ['Bo'])
  const [bo] = others as [Person]
  const streams = [await world.hear(host, runId), await world.hear(bo, runId)] as const
  await use(host, runId, ids.chest)
  const own = outcome(await use(bo, runId, ids.chest)).events
  expect(own).toEqual([
    expect.objectContaining({ type: 'done_together' }),
    expect.objectContaining({ type: 'looked', text: 'It is empty.' }),
  ])
  await streams[0].until(() => expect(streams[0].text()).toContain('done_together'))
  const looks = streams[0]
    .all('moved')
    .flatMap(({ data }) => data.events.flatMap(({ notice }) => (notice.type === 'looked' ? [notice.text] : [])))
  expect(looks).toEqual(['It moves.', null])
})

test('who stays behind gets the role of who has left, and what it knew', async () => {
  const { runId, host, others } = await openParty(world, adventureId, ['Bo'])
  const [bo] = others as [Person]
  await use(host, runId, ids.look)
  const stream = await world.hear(bo, runId)
  expect(stream.text()).not.toContain(ofA.line)
  await ask(host, runId, { leave: true })
  await stream.until(({ last }) => expect(last('moved').view.roles).toEqual(['b', 'a']))
  expect(stream.last('moved').view.journal).toContainEqual(expect.objectContaining({ kind: 'looked', text: ofA.line }))
})

test('the lobby says that there are two roles', async () => {
  expect((await world.person().get(`/play/${adventureId}?lang=fr`)).text).toContain('Deux rôles')
})
