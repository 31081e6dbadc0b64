import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { functionNames } from '#app/features/generation/functions.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'
import { changeRow, createRow } from '#tests/support/draft-commands.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { edit, makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure, Secrets } from '#tests/support/made-adventure.ts'
import { asError, asJson, asPicture, asText, startModelEndpoint } from '#tests/support/model-endpoint.ts'
import type { Answer, ModelEndpoint } from '#tests/support/model-endpoint.ts'
import { openPicture } from '#tests/support/open-picture.ts'
import { Person } from '#tests/support/person.ts'
import type { Reply } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { sweepReservations } from '#app/features/generation/money/settle-call.server.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'

const secrets: Secrets = {
  code: 'CANARYCODE42',
  decoy: 'CANARYDECOY9',
  reply: 'canary reply words',
  hint: 'canary hint words',
  ending: 'canary ending words',
  layer: 'It hangs open.',
}

let world: HttpWorld
let endpoint: ModelEndpoint
let creator: Person
let other: Person
let made: MadeAdventure
let riddle: string

const settings = () => ({
  AI_BASE_URL: endpoint.url,
  AI_API_KEY: 'canary-key-of-the-provider',
  AI_IMAGE_MODEL: 'painter',
  AI_TEXT_MODEL: 'writer',
  AI_IMAGE_HOSTS: 'pictures.example.net',
  AI_DAILY_BUDGET: '100000',
})

beforeAll(async () => {
  endpoint = await startModelEndpoint()
  world = await openHttpWorld({ ...settings(), LOG_LEVEL: 'debug' })
  await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  other = await world.member('other@example.org')
  made = await makeAdventure(creator, { title: 'The painted house', secrets })
  riddle = newId()
  await edit(
    creator,
    made.id,
    changeRow('details', made.id, { customAiPrompt: 'always foggy' }, { customAiPrompt: '' }),
    changeRow('details', made.id, { languages: ['en', 'fr'] }, { languages: ['en'] }),
    createRow('puzzle', {
      id: riddle,
      name: 'Riddle',
      type: 'riddle',
      description: 'A voice asks.',
      configuration: { riddleText: 'What has keys and opens nothing?' },
      solution: { correctAnswers: ['a canary piano'], synonyms: [] },
    }),
  )
}, 120_000)
afterAll(async () => {
  await world?.close()
  await endpoint?.close()
})
beforeEach(async () => {
  endpoint.answerWith(asPicture)
  await world.database.query('delete from generation_calls')
})

const ask = (name: string, body: object, person = creator): Promise<Reply> =>
  person.postJson(`/api/generate/${name}`, body)
const read = <Result>(reply: Reply): Result => JSON.parse(reply.text) as Result
const calls = async () =>
  (await world.database.query<Record<string, unknown>>('select * from generation_calls order by created_at')).rows
const codeOf = (reply: Reply): string => read<{ error: { code: string } }>(reply).error.code
const sent = (): string => JSON.stringify(endpoint.asked.map(({ body }) => body))

type Generated = { imageUrl: string; asset: { id: string; width: number; height: number }; origin: string }

describe('a picture', () => {
  test.each([
    ['generate-cover-image', 'cover', {}],
    ['generate-scene-image', 'scene', { userId: 'somebody else', width: 1, height: 1 }],
    ['generate-npc-avatar', 'npc', {}],
    ['generate-item-icon', 'item', {}],
    ['generate-puzzle-image', 'puzzle', {}],
  ])('of %s is a file of the project, with its proportions, marked as made by a model', async (name, purpose, more) => {
    const scene = name === 'generate-scene-image' ? { sceneId: made.ids.hall } : {}
    const reply = await ask(name, {
      adventureId: made.id,
      prompt: 'A hall',
      artStyle: 'Oil painting, Woodcut',
      lightingStyle: 'Moonlight',
      ...scene,
      ...more,
    })
    expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    const { imageUrl, asset, origin } = read<Generated>(reply)
    expect(origin).toBe('model')
    const file = await creator.get(imageUrl)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp'])
    const { width, height } = await (await openPicture(file.bytes)).metadata()
    expect([asset.width, asset.height]).toEqual([width, height])
    const shape = { cover: 16 / 9, scene: 16 / 9, npc: 9 / 16, item: 1.5, puzzle: 1.5 }[purpose]!
    expect(width / height).toBeCloseTo(shape, 1)
    const { rows } = await world.database.query('select purpose, origin, adventure_id from assets where id = $1', [
      asset.id,
    ])
    expect(rows).toEqual([{ purpose, origin: 'model', adventure_id: made.id }])
    expect(endpoint.asked[0]!.body['prompt']).toBe('A hall. always foggy. Moonlight, Oil painting, Woodcut')
    expect(await calls()).toMatchObject([{ function: name, state: 'spent', amount: 10, adventure_id: made.id }])
  })

  test('of a portrait-format scene is in portrait format', async () => {
    const sceneId = newId()
    await edit(creator, made.id, createRow('scene', { id: sceneId, name: 'Stair', orientation: 'portrait' }))
    const { asset } = read<Generated>(
      await ask('generate-scene-image', { adventureId: made.id, sceneId, prompt: 'A stair' }),
    )
    expect(asset.width / asset.height).toBeCloseTo(9 / 16, 2)
    expect(endpoint.asked[0]!.body['size']).toBe('1024x1536')
  })

  test('of the account belongs to no adventure and is square', async () => {
    const { asset } = read<Generated>(await ask('generate-npc-avatar', { prompt: 'A tall magician' }))
    expect([asset.width, asset.height]).toEqual([150, 150])
    expect(endpoint.asked[0]!.body['prompt']).toBe('A tall magician')
  })

  test('is requested without a word of any secret', async () => {
    for (const [name, more] of [
      ['generate-cover-image', {}],
      ['generate-scene-image', { sceneId: made.ids.garden }],
      ['generate-npc-avatar', {}],
      ['generate-item-icon', {}],
      ['generate-puzzle-image', {}],
    ] as const)
      expect((await ask(name, { adventureId: made.id, prompt: 'It is locked.', ...more })).status).toBe(200)
    expect(endpoint.asked).toHaveLength(5)
    expect(sent()).not.toMatch(/canary/i)
  })

  test('is not requested without a prompt, nor for someone else’s adventure or scene', async () => {
    const foreign = { adventureId: made.id, prompt: 'A hall' }
    expect(codeOf(await ask('generate-cover-image', { adventureId: made.id, prompt: ' ' }))).toBe(
      'generationNeedsWords',
    )
    expect((await ask('generate-cover-image', foreign, other)).status).toBe(404)
    expect((await ask('generate-cover-image', foreign, world.person())).status).toBe(401)
    expect((await ask('generate-scene-image', { ...foreign, sceneId: newId() })).status).toBe(404)
    expect((await ask('generate-cover-image', { ...foreign, more: 1 })).status).toBe(400)
    expect((await ask('generate-anything', foreign)).status).toBe(404)
    expect((await ask('constructor', foreign)).status).toBe(404)
    expect([endpoint.asked.length, (await calls()).length]).toEqual([0, 0])
  })

  test('that turns out not to be one is refused like any such upload, and counts as spent', async () => {
    endpoint.answerWith((response) =>
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ data: [{ b64_json: Buffer.from('<svg/>').toString('base64') }] })),
    )
    const reply = await ask('generate-cover-image', { adventureId: made.id, prompt: 'A hall' })
    expect([reply.status, codeOf(reply)]).toEqual([415, 'invalidFile'])
    expect(await calls()).toMatchObject([{ state: 'spent', error_code: 'invalidFile' }])
  })
})

test.each(functionNames)('%s refuses somebody else’s adventure', async (name) => {
  const adventureId = made.id
  const puzzle = { adventureId, puzzleId: made.ids.puzzle, consent: true }
  const ofPicture = {
    adventureId,
    prompt: 'A hall',
    ...(name === 'generate-scene-image' ? { sceneId: made.ids.hall } : {}),
  }
  const bodies: Partial<Record<FunctionName, object>> = {
    'generate-mystery-story': { adventureId, theme: 'A train' },
    'generate-mystery-character': { adventureId, theme: 'A train' },
    'suggest-hints': puzzle,
    'suggest-synonyms': puzzle,
    'suggest-alternative-text': { adventureId, image: made.pictures[0]!.url, language: 'fr' },
    'suggest-translation': { adventureId, consent: true },
  }
  expect((await ask(name, bodies[name] ?? ofPicture, other)).status).toBe(404)
  expect([endpoint.asked.length, (await calls()).length]).toEqual([0, 0])
})

test.each<[string, Answer, number, string, string]>([
  ['402', asError(402), 402, 'generationCredits', 'given_back'],
  ['429', asError(429), 429, 'generationLimit', 'given_back'],
  ['500', asError(500), 502, 'generationFailed', 'given_back'],
  ['its rules', asError(400, { code: 'content_policy_violation' }), 422, 'generationRefused', 'given_back'],
  ['no picture', asJson({ data: [] }), 502, 'generationNoPicture', 'spent'],
  [
    'an address elsewhere',
    asJson({ data: [{ url: 'https://elsewhere.example/a.png' }] }),
    502,
    'generationNoPicture',
    'spent',
  ],
])(
  'a provider answering %s gives a specific error code, and any work it did counts as spent',
  async (_what, answer, status, code, state) => {
    endpoint.answerWith(answer)
    const reply = await ask('generate-cover-image', { adventureId: made.id, prompt: 'A hall' })
    expect([reply.status, codeOf(reply)]).toEqual([status, code])
    expect(await calls()).toMatchObject([{ state, error_code: code }])
  },
)

describe('generated text', () => {
  const story = { victimBackstory: 'A baron.', murderMethod: 'Poison.', solution: 'The butler.' }

  test('a story has three fields, and needs a theme', async () => {
    endpoint.answerWith(asText({ ...story, more: 'ignored' }))
    const body = { adventureId: made.id, theme: 'A train', setting: 'The Alps', timePeriod: '1930s' }
    const reply = read<typeof story>(await ask('generate-mystery-story', body))
    expect(reply).toMatchObject(story)
    expect(Object.keys(reply).sort()).toEqual(['left', ...Object.keys(story)].sort())
    expect(codeOf(await ask('generate-mystery-story', { ...body, theme: ' ' }))).toBe('generationNeedsWords')
    expect(await calls()).toMatchObject([{ amount: 1, model: 'writer', state: 'spent' }])
  })

  test('a character has six fields, and the provider knows the existing characters', async () => {
    const character = {
      name: 'Ada',
      background: 'b',
      personality: 'p',
      costumeIdeas: 'c',
      secret: 's',
      motive: 'm',
    }
    endpoint.answerWith(asText(character))
    const asked = { theme: 'A train', existingCharacters: ['Bob'], role: 'victim' }
    expect(read(await ask('generate-mystery-character', { adventureId: made.id, ...asked }))).toMatchObject(character)
    expect(endpoint.asked[0]!.body['messages']).toMatchObject([{ role: 'system' }, { content: JSON.stringify(asked) }])
  })

  test('hints and synonyms send the solution only with consent, and nothing at all without', async () => {
    endpoint.answerWith(asText({ hints: ['Look.', 'Look again.'] }))
    for (const consent of [undefined, false, 'true'])
      expect((await ask('suggest-hints', { adventureId: made.id, puzzleId: made.ids.puzzle, consent })).status).toBe(
        400,
      )
    expect(endpoint.asked).toHaveLength(0)
    const consented = { adventureId: made.id, puzzleId: made.ids.puzzle, consent: true }
    expect(read(await ask('suggest-hints', consented))).toMatchObject({ hints: ['Look.', 'Look again.'] })
    expect(sent()).toContain(secrets.code)
    expect((await ask('suggest-synonyms', consented)).status).toBe(400)
    endpoint.answerWith(asText({ synonyms: ['a piano'] }))
    expect(read(await ask('suggest-synonyms', { ...consented, puzzleId: riddle }))).toMatchObject({
      synonyms: ['a piano'],
    })
    // The table of calls keeps none of it
    expect(JSON.stringify(await calls())).not.toMatch(/canary/i)
  })

  test('a text alternative is made from the picture itself, in the requested language', async () => {
    endpoint.answerWith(asText({ text: 'Une salle bleue.' }))
    const body = { adventureId: made.id, image: made.pictures[0]!.url, language: 'fr' }
    expect(read(await ask('suggest-alternative-text', body))).toMatchObject({ text: 'Une salle bleue.' })
    expect(sent()).toMatch(/Canadian French[\s\S]*data:image\/webp;base64,/)
    for (const image of [`/media/${'a'.repeat(22)}.webp`, '/illustrations/hero.webp', ''])
      expect((await ask('suggest-alternative-text', { ...body, image })).status).toBe(404)
  })

  test('a translation withholds secrets without consent, and leaves out riddles and codes', async () => {
    const translate: Answer = (response, asked) => {
      const [, user] = asked.body['messages'] as { content: string }[]
      const { texts } = JSON.parse(user!.content) as { texts: { key: string; text: string }[] }
      const said = texts.map(({ key, text }) => ({ key, text: `fr ${text}` }))
      return asText({ texts: [...said, said[0], { key: 'unasked', text: 'x' }] })(response, asked)
    }
    endpoint.answerWith(translate)
    type Suggested = { texts: { key: string; text: string }[]; anew: string[]; withheld: string[]; more: number }
    const open = read<Suggested>(await ask('suggest-translation', { adventureId: made.id }))
    expect(open.texts).toContainEqual({ key: `${made.ids.hall} name`, text: 'fr Hall' })
    expect(open.texts.map(({ key }) => key)).not.toContain('unasked')
    expect(new Set(open.texts.map(({ key }) => key)).size).toBe(open.texts.length)
    expect(open.withheld).toEqual(
      expect.arrayContaining([`${made.ids.puzzle} hints.0`, `${made.ids.garden} endingText`]),
    )
    expect(open.anew.some((key) => key.startsWith(`${riddle} configuration.`))).toBe(true)
    expect(sent()).not.toMatch(/canary|What has keys/i)
    endpoint.answerWith(translate)
    const whole = read<Suggested>(await ask('suggest-translation', { adventureId: made.id, consent: true }))
    expect(whole.withheld).toEqual([])
    expect(whole.texts).toContainEqual({ key: `${made.ids.puzzle} hints.0`, text: `fr ${secrets.hint}` })
    expect(sent()).not.toMatch(/canary piano|What has keys/i)
  })
})

test('members see how many calls are left, and whether a model generates', async () => {
  await ask('generate-cover-image', { adventureId: made.id, prompt: 'A hall' })
  const told = read<Record<string, unknown>>(await creator.get('/api/generate/generate-cover-image'))
  expect(told).toMatchObject({ origin: 'model', isOn: true, left: { budget: 99_990, day: 9_999_999 } })
  await world.database.query(`insert into generation_switches (function) values ('generate-cover-image')`)
  expect(read(await creator.get('/api/generate/generate-cover-image'))).toMatchObject({ isOn: false })
  const refused = await ask('generate-cover-image', { adventureId: made.id, prompt: 'A hall' })
  expect([refused.status, codeOf(refused)]).toEqual([403, 'generationOff'])
  await world.database.query('delete from generation_switches')
  expect((await creator.get('/api/generate/no-function')).status).toBe(404)
})

test('leaving the page ends the call at the provider, and it counts as spent', async () => {
  endpoint.answerWith(() => undefined)
  const asking = creator.send('POST', '/api/generate/generate-cover-image', {
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ adventureId: made.id, prompt: 'A hall' }),
    timeoutMs: 700,
  })
  await expect(asking).rejects.toThrow('no answer')
  await vi.waitFor(() => expect(endpoint.asked.map(({ left }) => left)).toEqual([true]), 5_000)
  await vi.waitFor(async () => expect(await calls()).toMatchObject([{ state: 'spent', error_code: 'left' }]), 5_000)
})

test('G4: while the provider is silent, other pages answer as usual', async () => {
  const held: (() => void)[] = []
  endpoint.answerWith((response, asked) => held.push(() => void asPicture(response, asked)))
  const pending = Array.from({ length: 5 }, () =>
    ask('generate-cover-image', { adventureId: made.id, prompt: 'A hall' }),
  )
  await vi.waitFor(() => expect(endpoint.asked).toHaveLength(5), 5_000)
  const began = performance.now()
  for (const path of ['/library', `/editor/${made.id}`, '/api/generate/generate-cover-image'])
    expect((await creator.get(path)).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(3_000)
  for (const answer of held) answer()
  expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('a server killed between reserving and spending leaves a reservation, which is given back', async () => {
  const second = await startProduct({
    ...settings(),
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: `${world.folder}/second`,
    AUTH_SECRET: 'the same for both of these servers',
    RATE_LIMIT_SCALE: '100000',
    SEED_SAMPLES: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'whodini@example.org',
  })
  const person = new Person(second.url)
  await person.signUp('killed@example.org')
  endpoint.answerWith(() => undefined)
  // Where mail is sent, an address is verified before it costs anything
  expect(codeOf(await ask('generate-npc-avatar', { prompt: 'A ghost' }, person))).toBe('emailNotVerified')
  await world.database.query('update users set email_verified = true')
  const asking = person.postJson('/api/generate/generate-npc-avatar', { prompt: 'A ghost' }).catch(() => 'cut')
  await vi.waitFor(() => expect(endpoint.asked).toHaveLength(1), 5_000)
  second.process.kill('SIGKILL')
  expect(await asking).toBe('cut')
  person.close()
  const refused = { state: 'refused', error_code: 'emailNotVerified' }
  expect(await calls()).toMatchObject([refused, { state: 'reserved', prompt: 'A ghost' }])
  await world.database.query(`update generation_calls set created_at = now() - interval '6 minutes'`)
  const { pool, database } = createDatabase({ connectionString: world.databaseUrl })
  expect(await sweepReservations(database)).toBe(1)
  await pool.end()
  expect(await calls()).toMatchObject([refused, { state: 'given_back', error_code: 'killed' }])
}, 60_000)

test('an adventure’s page says in both languages when a model made a file of its edition', async () => {
  await world.database.query('update users set email_verified = true')
  const adventure = await makeAdventure(creator, { title: 'Drawn by hand' })
  const page = async (language: string) =>
    (await world.person().get(`/adventure/${adventure.id}?lang=${language}`)).text
  const sentences = { en: 'were generated by an AI model', fr: 'été générée par un modèle d’IA' }
  const says = async () => [(await page('en')).includes(sentences.en), (await page('fr')).includes(sentences.fr)]
  const scene = { adventureId: adventure.id, sceneId: adventure.ids.garden, prompt: 'A garden' }
  const { asset } = read<Generated>(await ask('generate-scene-image', scene))
  await publish(creator, adventure.id)
  // The edition does not show it yet
  expect(await says()).toEqual([false, false])
  await edit(
    creator,
    adventure.id,
    changeRow('scene', adventure.ids.garden, { imageAssetId: asset.id }, { imageAssetId: null }),
  )
  expect((await creator.postJson(`/editor/${adventure.id}`, { intent: 'publish-update' })).status).toBe(200)
  await vi.waitFor(async () => expect(await says()).toEqual([true, true]), 5_000)
  const declare = (person: Person, assetId: string, origin: string) =>
    person.postJson(`/api/projects/${adventure.id}/files`, { intent: 'declare-origin', assetId, origin })
  expect((await declare(other, asset.id, 'person')).status).toBe(404)
  expect((await declare(creator, asset.id, 'person')).status).toBe(200)
  await vi.waitFor(async () => expect(await says()).toEqual([false, false]), 5_000)
  expect((await declare(creator, adventure.pictures[0]!.id, 'model')).status).toBe(200)
  await vi.waitFor(async () => expect(await says()).toEqual([true, true]), 5_000)
})

test('an adventure’s page says that a model wrote texts as soon as its author declares it', async () => {
  await world.database.query('update users set email_verified = true')
  const adventure = await makeAdventure(creator, { title: 'Written by hand' })
  await publish(creator, adventure.id)
  const says = async () =>
    (await world.person().get(`/adventure/${adventure.id}?lang=fr`)).text.includes(
      'Une partie de ses textes a été écrite par un modèle d’IA.',
    )
  expect(await says()).toBe(false)
  const declare = (now: boolean) =>
    edit(creator, adventure.id, changeRow('details', adventure.id, { textsByModel: now }, { textsByModel: !now }))
  await declare(true)
  await vi.waitFor(async () => expect(await says()).toBe(true), 5_000)
  await declare(false)
  await vi.waitFor(async () => expect(await says()).toBe(false), 5_000)
})

test('only its author can list a project’s files with their origin', async () => {
  const files = (person: Person) => person.get(`/api/projects/${made.id}/files?list=all`)
  const { files: listed } = read<{ files: { id: string; origin: string }[] }>(await files(creator))
  expect(listed.find(({ id }) => id === made.pictures[0]!.id)).toMatchObject({ origin: 'person', purpose: 'cover' })
  expect((await files(other)).status).toBe(404)
})

test('the log contains neither key nor prompt', () => {
  expect(world.server.output()).toContain('the AI provider said 429')
  expect(world.server.output()).not.toMatch(/canary|always foggy/i)
})
