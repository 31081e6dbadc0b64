import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import { newId } from '#app/shared/ids.ts'
import { changeRow, createRow } from '#tests/support/draft-commands.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { createProject, edit, play, publish, startRun, uploadPicture } from '#tests/support/made-adventure.ts'
import { payFor } from '#tests/support/paid-for.ts'
import type { Person, Reply } from '#tests/support/person.ts'
import { openRunStream } from '#tests/support/run-stream.ts'
import { crawl, hits } from './crawl.ts'
import { disguisesOf } from './disguises.ts'

const fixturesOf = import.meta.glob<PuzzleFixtures>('/app/features/puzzles/types/*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
})
const types = puzzleTypes.map(({ id }) => ({
  id,
  puzzleId: newId(),
  spotId: newId(),
  fixtures: fixturesOf[`/app/features/puzzles/types/${id}/fixtures.ts`]!,
}))
const roles = ['visitor', 'member', 'buyer', 'creator of something else', 'moderator'] as const

const around = (type: string) => ({
  hints: [`canary first hint of ${type}`, `canary last hint of ${type}`],
  said: `canary reward of ${type}`,
  failed: `canary alarm of ${type}`,
})
/** Of the one arrangement that everybody finds: what is shuffled could be worked out from it. */
const secretSeed = 1_618_033_988
/** In the files that were uploaded, beside the picture and the sound. */
const inFiles = ['canary in the exif', 'canary in the id3']

/** Words that stand nowhere but in a secret: they are looked for in every byte, in every disguise. */
const spoken = [
  ...types.flatMap(({ id, fixtures }) => [
    ...fixtures.canary.words.filter((word) => /can(?:ar|sign)/iu.test(word)),
    ...around(id).hints,
    around(id).said,
    around(id).failed,
  ]),
  ...inFiles,
]
const disguises = [...new Set([...spoken.flatMap(disguisesOf), String(secretSeed)])]

let world: HttpWorld
let creator: Person
let people: Record<(typeof roles)[number], Person>
let adventureId: string
let media: string[]

async function taggedSound(): Promise<Buffer> {
  const text = Buffer.from(`\u0000${inFiles[1]}`, 'latin1')
  const frame = Buffer.concat([Buffer.from('TIT2'), Buffer.from([0, 0, 0, text.length, 0, 0]), text])
  return Buffer.concat([
    Buffer.from('ID3\u0003\u0000\u0000', 'latin1'),
    Buffer.from([0, 0, 0, frame.length]),
    frame,
    await readFile('samples/adventures/the-rabbit-takes-a-bow/sound/theatre-night.mp3'),
  ])
}

async function uploadMedia(): Promise<{ picture: { id: string; url: string }; sound: string }> {
  const picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#225544' } })
    .withExif({ IFD0: { ImageDescription: inFiles[0]! } })
    .png()
    .toBuffer()
  expect(picture.toString('latin1')).toContain(inFiles[0])
  const kept = await creator.upload(`/api/uploads?adventure=${adventureId}&purpose=puzzle`, picture)
  const heard = await creator.send('POST', `/api/uploads?adventure=${adventureId}&purpose=sound`, {
    headers: { 'Content-Type': 'audio/mpeg', Accept: 'application/json' },
    body: await taggedSound(),
  })
  expect([kept.status, heard.status]).toEqual([201, 201])
  return {
    picture: JSON.parse(kept.text) as { id: string; url: string },
    sound: (JSON.parse(heard.text) as { url: string }).url,
  }
}

beforeAll(async () => {
  world = await openHttpWorld({ LOG_LEVEL: 'debug' })
  await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  people = {
    visitor: world.person(),
    member: await world.member('member@example.org'),
    buyer: await world.member('buyer@example.org'),
    'creator of something else': await world.member('rival@example.org'),
    moderator: await world.member('moderator@example.org'),
  }
  await world.database.query('update users set email_verified = true')
  await world.database.query(
    `insert into user_roles (user_id, role) select id, 'moderator' from users where email = 'moderator@example.org'`,
  )
  adventureId = await createProject(creator, 'The cage of ten canaries')
  const [hall, garden] = [newId(), newId()]
  await edit(
    creator,
    adventureId,
    createRow('scene', { id: hall, name: 'Hall', altText: 'A hall.' }),
    createRow('scene', { id: garden, name: 'Garden', altText: 'A garden.', isEnding: true, endingText: 'Out.' }),
  )
  const [cover, scene] = [
    await uploadPicture(creator, adventureId, 'cover'),
    await uploadPicture(creator, adventureId, 'scene', hall),
  ]
  const { picture, sound } = await uploadMedia()
  media = [cover.url, scene.url, picture.url, sound]
  for (const [at, { id, puzzleId, spotId, fixtures }] of types.entries()) {
    const { configuration, solution } = fixtures.canary.draft
    const { hints, said, failed } = around(id)
    const ownSound = 'audioUrl' in configuration ? { audioUrl: sound } : {}
    await edit(
      creator,
      adventureId,
      createRow('puzzle', {
        id: puzzleId,
        name: `Puzzle ${at + 1}`,
        type: id,
        imageAssetId: picture.id,
        configuration: { ...configuration, ...ownSound },
        solution,
        hints,
        onSolveEffects: [{ type: 'say', text: { en: said } }],
        onFailEffects: [{ type: 'say', text: { en: failed } }],
        variantSeed: secretSeed,
      }),
      createRow('hotspot', {
        id: spotId,
        parent: hall,
        type: 'puzzle',
        x: 5 + 9 * at,
        y: 50,
        name: `Place ${at + 1}`,
        targetId: puzzleId,
      }),
    )
  }
  const all = { type: 'all', of: types.map(({ puzzleId }) => ({ type: 'puzzle_solved', puzzleId })) }
  await edit(
    creator,
    adventureId,
    createRow('hotspot', {
      parent: hall,
      type: 'scene_link',
      x: 50,
      y: 80,
      name: 'Door',
      targetId: garden,
      interactionConditions: all,
      blockedMessage: 'Shut.',
    }),
    changeRow('scene', hall, { imageAssetId: scene.id }, { imageAssetId: null }),
    changeRow('details', adventureId, { coverAssetId: cover.id }, { coverAssetId: null }),
  )
  await publish(creator, adventureId)
  await payFor(world.database, 'buyer@example.org', adventureId)
}, 180_000)

afterAll(() => world?.close())

async function playBadly(
  person: Person,
): Promise<{ replies: [string, Reply][]; ofType: Map<string, string>; streamed: string }> {
  // an idle connection may have been closed; a request that may be repeated opens a new one
  await person.get(`/adventure/${adventureId}`)
  const runId = await startRun(person, adventureId)
  const stream = await openRunStream(person, runId)
  const replies: [string, Reply][] = []
  const ofType = new Map<string, string>()
  for (const { id, puzzleId, spotId, fixtures } of types) {
    const command = async (value: { type: string; [more: string]: unknown }): Promise<void> =>
      void replies.push([`${value.type} at ${id}`, await play(person, runId, value)])
    const before = replies.length
    await command({ type: 'use_hotspot', hotspotId: spotId })
    await command({ type: 'reveal_puzzle', puzzleId })
    for (const answer of [...fixtures.cases[0]!.wrong.slice(0, 2), ...fixtures.malformed.slice(0, 2)])
      await command({ type: 'answer', puzzleId, answer })
    replies.push([`the page at ${id}`, await person.get(`/run/${runId}`)])
    await command({ type: 'close_puzzle' })
    ofType.set(
      id,
      replies
        .slice(before)
        .map(([, { text }]) => text)
        .join('\n'),
    )
  }
  for (const path of [`/run/${runId}.data`, `/run/${runId}?lang=fr`, `/api/runs/${runId}/commands`])
    replies.push([path, await person.get(path)])
  await stream.until(({ text }) => expect(text()).toContain('answered_wrong'))
  stream.leave()
  return { replies, ofType, streamed: stream.text() }
}

const says = (text: string, word: string): boolean =>
  /^[\d.]+$/u.test(word)
    ? new RegExp(`(?<![\\d.])${word.replaceAll('.', '\\.')}(?!\\d)`, 'u').test(text)
    : text.includes(word)

describe('A4: the secrets of all ten types', () => {
  test.each(roles)(
    'are in no byte sent to a %s who explores and plays everything, plain, encoded or hashed',
    { timeout: 180_000 },
    async (role) => {
      const person = people[role]
      const { replies, ofType, streamed } = await playBadly(person)
      expect(replies.filter(([name, { status }]) => name.startsWith('use_hotspot') && status === 200)).toHaveLength(
        types.length,
      )
      const pages = [
        ...['/library', `/adventure/${adventureId}`, `/play/${adventureId}`].flatMap((path) => [path, `${path}.data`]),
        ...media,
      ]
      for (const path of pages) replies.push([path, await person.get(path)])
      expect(replies.filter(([path, { status }]) => media.includes(path) && status === 200)).toHaveLength(media.length)
      // scripts, styles and everything else that is the same for everybody is searched once
      const everything = role === 'visitor' ? await crawl(person, pages) : []
      expect(hits([...replies, ...everything], disguises)).toEqual([])
      expect(disguises.filter((word) => streamed.toLowerCase().includes(word.toLowerCase()))).toEqual([])
      // positions, orders and names of secret fields, which are common elsewhere, are in nothing that the puzzle itself
      // sends
      const told = types.flatMap(({ id, fixtures }) =>
        fixtures.canary.words.filter((word) => says(ofType.get(id)!, word)).map((word) => `${id}: ${word}`),
      )
      expect(told).toEqual([])
    },
  )

  test('are found only by the owner, in print, export, kept versions and editor', async () => {
    const addresses = [
      `/editor/${adventureId}`,
      `/editor/${adventureId}.data`,
      `/api/projects/${adventureId}`,
      `/api/projects/${adventureId}/versions`,
      `/api/projects/${adventureId}/files`,
      `/api/projects/${adventureId}/copies`,
      `/api/projects/${adventureId}/figures`,
      ...types.map(({ puzzleId }) => `/api/projects/${adventureId}/puzzles/${puzzleId}/print?key=1`),
    ]
    for (const role of roles) {
      const replies: [string, Reply][] = []
      for (const address of addresses) replies.push([address, await people[role].get(address)])
      expect(replies.filter(([, { status }]) => status === 200).map(([address]) => `${address} for a ${role}`)).toEqual(
        [],
      )
      expect(hits(replies, disguises)).toEqual([])
    }
    const editor = await creator.get(`/editor/${adventureId}`)
    for (const { id } of types)
      for (const word of [...around(id).hints, around(id).said, around(id).failed]) expect(editor.text).toContain(word)
  })

  test('a hint is shown to whoever asks for it, with those of before and no other', async () => {
    const person = world.person()
    const runId = await startRun(person, adventureId)
    const taken: string[] = []
    for (const { id, puzzleId, spotId } of types) {
      await play(person, runId, { type: 'use_hotspot', hotspotId: spotId })
      const hinted = await play(person, runId, { type: 'take_hint', puzzleId })
      taken.push(`${around(id).hints[0]} in the hint (200)`)
      expect(hits([['the hint', hinted]], spoken).toSorted()).toEqual(taken.toSorted())
    }
  })

  test('are in no line of the log, even when everything is logged', () => {
    const log = world.server.output().toLowerCase()
    expect(log).toContain('"level":"info"')
    expect(disguises.filter((word) => log.includes(word.toLowerCase()))).toEqual([])
  })
})
