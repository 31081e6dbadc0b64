import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { compilePlaytestEdition } from '#app/features/adventure/compile-playtest-edition.server.ts'
import { editionDocumentSchema } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildPuzzle } from '#database/factories/build-puzzle.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'
import { assets } from '#database/schema/assets.ts'
import { runs } from '#database/schema/play.ts'
import { createRow } from '#tests/support/draft-commands.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { changeStatus } from './change-status.server.ts'
import { publishUpdate } from './publish-update.server.ts'

const world = useStudioWorld(null)

async function buildReadyDraft(overrides: Partial<typeof adventures.$inferInsert> = {}) {
  const { adventure, ...rest } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
  await world.database
    .update(adventures)
    .set({ status: 'draft', publishedEditionId: null, publishedAt: null, ...overrides })
    .where(eq(adventures.id, adventure.id))
  await world.database.delete(editions).where(eq(editions.adventureId, adventure.id))
  await world.database.update(assets).set({ publishedAt: null }).where(eq(assets.adventureId, adventure.id))
  return { adventureId: adventure.id, ...rest }
}

const send = (adventureId: string, request: EditorRequest, who = world.member) => world.send(request, adventureId, who)
const rowOf = async (id: string) => (await world.database.select().from(adventures).where(eq(adventures.id, id)))[0]!
const editionsOf = (adventureId: string) =>
  world.database.select().from(editions).where(eq(editions.adventureId, adventureId)).orderBy(editions.number)
const publish: EditorRequest = { intent: 'change-status', status: 'published' }
const editing = (adventureId: string) => {
  world.adventureId = adventureId
  return world
}
const factsOf = async (adventureId: string) => (await getDraft(world.database, world.member, { adventureId })).facts

describe('publishing', () => {
  test('removes an accessibility tag that is untrue of the game, and says so', async () => {
    const { adventureId, scenes } = await buildReadyDraft({ accessibilityTags: ['screen-reader', 'one-handed'] })
    const picture = await buildAsset(world.database, { adventureId, purpose: 'scene' })
    await world.database
      .update(adventureScenes)
      .set({ imageAssetId: picture.id, altText: '' })
      .where(eq(adventureScenes.id, scenes.hall.id))
    const result = await send(adventureId, publish)
    expect(result).toMatchObject({
      status: 'saved',
      change: { rows: { details: [{ accessibilityTags: ['one-handed'] }] } },
      findings: expect.arrayContaining([expect.objectContaining({ code: 'tag_untrue' })]) as unknown,
    })
    expect((await rowOf(adventureId)).accessibilityTags).toEqual(['one-handed'])
  })

  test('stores a public and a secret document, makes pictures public and lists the adventure', async () => {
    const { adventureId, cover, scenes } = await buildReadyDraft()
    const picture = await buildAsset(world.database, { adventureId, purpose: 'scene' })
    const unused = await buildAsset(world.database, { adventureId, purpose: 'scene' })
    await world.database
      .update(adventureScenes)
      .set({ imageAssetId: picture.id })
      .where(eq(adventureScenes.id, scenes.hall.id))
    expect(await send(adventureId, publish)).toMatchObject({
      status: 'saved',
      change: { rows: { details: [{ status: 'published' }] } },
    })
    const row = await rowOf(adventureId)
    const [edition] = await editionsOf(adventureId)
    expect(edition).toMatchObject({
      id: row.publishedEditionId,
      number: 1,
      purpose: 'published',
      draftRevision: row.draftRevision,
      createdBy: world.member.userId,
    })
    expect(editionDocumentSchema.parse(edition!.document).scenes).toHaveLength(2)
    const [secret] = await world.database.select().from(editionSecrets).where(eq(editionSecrets.editionId, edition!.id))
    expect(editionSecretsSchema.parse(secret!.document).puzzles[0]!.solution.en).toMatchObject({ correctCode: '4711' })
    const isPublic = async (id: string) =>
      (await world.database.select().from(assets).where(eq(assets.id, id)))[0]!.publishedAt !== null
    expect([await isPublic(cover.id), await isPublic(picture.id), await isPublic(unused.id)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('makes the sounds and stills that a puzzle shows public, in every language', async () => {
    const { adventureId } = await buildReadyDraft({ languages: ['en', 'fr'] })
    const [english, french, unused] = await Promise.all(
      [0, 1, 2].map(() => buildAsset(world.database, { adventureId, purpose: 'sound', mime: 'audio/wav' })),
    )
    const at = ({ name }: { name: string }) => ({ audioUrl: `/media/${name}.wav` })
    await editing(adventureId).create('puzzle', {
      name: 'The owl',
      type: 'audio_recognition',
      configuration: at(english!),
      solution: { correctAnswer: 'owl' },
      translations: { fr: { configuration: at(french!) } },
    })
    expect((await send(adventureId, publish)).status).toBe('saved')
    const isPublic = async (asset: { id: string }) =>
      (await world.database.select().from(assets).where(eq(assets.id, asset.id)))[0]!.publishedAt !== null
    expect([await isPublic(english!), await isPublic(french!), await isPublic(unused!)]).toEqual([true, true, false])
  })

  test('makes the pictures on the cards of a puzzle public, and refuses those of another adventure', async () => {
    const { adventureId } = await buildReadyDraft()
    const [owl, unused] = await Promise.all(
      [0, 1].map(() => buildAsset(world.database, { adventureId, purpose: 'puzzle' })),
    )
    const cards = (url: string) =>
      createRow('puzzle', {
        name: 'The cards',
        type: 'ordering_sorting',
        configuration: { items: ['', 'Bat'], pictures: [{ card: 0, url, alt: 'An owl' }] },
        solution: { correctOrder: [0, 1] },
      })
    const { tried } = editing(adventureId)
    expect((await tried(cards(`/media/${owl!.name}.webp`))).status).toBe('taken')
    expect((await tried(cards('/media/abcdefghijklmnopqrstuv.webp'))).status).toBe('refused')
    expect((await send(adventureId, publish)).status).toBe('saved')
    const isPublic = async (asset: { id: string }) =>
      (await world.database.select().from(assets).where(eq(assets.id, asset.id)))[0]!.publishedAt !== null
    expect([await isPublic(owl!), await isPublic(unused!)]).toEqual([true, false])
  })

  test('puts no solution, hint or alternative code into the public document', async () => {
    const { adventureId, puzzle } = await buildReadyDraft()
    await editing(adventureId).change('puzzle', puzzle.id, {
      configuration: { codeType: 'alphanumeric', codeLength: 11 },
      solution: {
        correctCode: 'CANARYONE77',
        alternatives: ['CANARYTWO88'],
        decoys: [{ code: 'CANARYTHREE', reply: 'CANARY-REPLY' }],
      },
      hints: ['CANARY-HINT'],
      onSolveEffects: [{ type: 'say', text: 'CANARY-EFFECT' }],
      translations: { fr: { solution: { correctCode: 'CANARIFR999' }, hints: ['CANARY-INDICE'] } },
    })
    expect((await send(adventureId, publish)).status).toBe('saved')
    const [edition] = await editionsOf(adventureId)
    expect(JSON.stringify(edition)).not.toMatch(/CANARY|CANARI/)
    const [secret] = await world.database.select().from(editionSecrets).where(eq(editionSecrets.editionId, edition!.id))
    expect(JSON.stringify(secret)).toContain('CANARYONE77')
  })

  test('names the empty required fields and changes nothing', async () => {
    const { adventureId } = await buildReadyDraft({ description: ' ', thumbnailAssetId: null, recommendedPlayers: '' })
    const before = await rowOf(adventureId)
    const missing = ['description', 'cover', 'players']
    const refused = { status: 'refused', refusal: { reason: 'missingFields', missing } }
    expect(await send(adventureId, publish)).toEqual(refused)
    expect(await send(adventureId, { intent: 'change-status', status: 'coming_soon' })).toEqual(refused)
    expect(await rowOf(adventureId)).toEqual(before)
    expect((await editing(adventureId).read()).missing).toEqual(missing)
  })

  test('takes into account what was typed until then', async () => {
    const { adventureId } = await buildReadyDraft({ description: '', recommendedPlayers: '' })
    const changes = { description: 'Typed just now.', recommendedPlayers: '1-2', price: '4.99' }
    await editing(adventureId).change('details', adventureId, changes)
    expect(await send(adventureId, publish)).toMatchObject({ status: 'saved' })
    expect(await rowOf(adventureId)).toMatchObject({
      status: 'published',
      description: 'Typed just now.',
      recommendedPlayers: '1-2',
      priceCents: 499,
      searchText: expect.stringContaining('typed just now') as string,
    })
  })

  test.each(['0.01', '0.49'])('a price of %s cannot be published, but can be announced', async (price) => {
    const { adventureId } = await buildReadyDraft()
    await editing(adventureId).change('details', adventureId, { price })
    const ask = (status: 'published' | 'coming_soon') => send(adventureId, { intent: 'change-status', status })
    expect(await ask('published')).toEqual({ status: 'refused', refusal: { reason: 'priceTooLow' } })
    expect((await ask('coming_soon')).status).toBe('saved')
  })

  test.each([
    [
      'a link to nowhere',
      (ids: Awaited<ReturnType<typeof buildReadyDraft>>) =>
        world.database
          .update(sceneHotspots)
          .set({ targetSceneId: null })
          .where(eq(sceneHotspots.id, ids.hotspots.door.id)),
    ],
    [
      'no scene at all',
      (ids: Awaited<ReturnType<typeof buildReadyDraft>>) =>
        world.database.delete(adventureScenes).where(eq(adventureScenes.adventureId, ids.adventureId)),
    ],
    [
      'an ending that cannot be reached',
      (ids: Awaited<ReturnType<typeof buildReadyDraft>>) =>
        world.database
          .update(sceneHotspots)
          .set({ interactionConditions: { type: 'flag_set', flag: 'never' } })
          .where(eq(sceneHotspots.id, ids.hotspots.door.id)),
    ],
  ])('%s is found and reported, and prevents publishing', async (_what, spoil) => {
    const ids = await buildReadyDraft()
    await spoil(ids)
    const before = await rowOf(ids.adventureId)
    const answer = await send(ids.adventureId, publish)
    if (answer.status !== 'refused' || answer.refusal.reason !== 'findings')
      throw new Error(`expected findings, got ${JSON.stringify(answer)}`)
    expect(answer.refusal.findings.some((finding) => finding.severity === 'error')).toBe(true)
    expect(await rowOf(ids.adventureId)).toEqual(before)
    expect(await editionsOf(ids.adventureId)).toEqual([])
    expect((await send(ids.adventureId, { intent: 'change-status', status: 'coming_soon' })).status).toBe('saved')
  })

  test('an unverified account may publish or announce only in an installation without mail', async () => {
    const { adventureId } = await buildReadyDraft()
    const unverified = { ...world.member, emailVerified: false }
    const ask = (status: 'published' | 'coming_soon', isLocalInstallation: boolean) =>
      changeStatus(world.database, unverified, { adventureId, status }, { isLocalInstallation })
    await expect(ask('published', false)).rejects.toEqual(new Refused({ reason: 'blocked', block: 'emailNotVerified' }))
    await expect(ask('coming_soon', false)).rejects.toBeInstanceOf(Refused)
    expect((await rowOf(adventureId)).status).toBe('draft')
    expect((await ask('published', true)).change.rows.details).toMatchObject([{ status: 'published' }])
  })

  test('nobody can change the status of an adventure in review here', async () => {
    const { adventureId } = await buildReadyDraft({ status: 'in_review' })
    for (const status of ['draft', 'coming_soon', 'published'] as const) {
      expect(await send(adventureId, { intent: 'change-status', status })).toEqual({
        status: 'refused',
        refusal: { reason: 'blocked', block: 'inReview' },
      })
    }
  })
})

describe('after publishing', () => {
  test('edits change the draft but never the edition, until the update is published', async () => {
    const { adventure, editionId, scenes } = await buildPublishedAdventure(world.database, {
      creatorId: world.member.userId,
    })
    const [before] = await editionsOf(adventure.id)
    expect((await factsOf(adventure.id)).edition).toMatchObject({
      number: 1,
      hasChanges: false,
    })
    await editing(adventure.id).change('scene', scenes.hall.id, { name: 'The Great Hall' })
    expect((await factsOf(adventure.id)).edition).toMatchObject({
      number: 1,
      hasChanges: true,
    })
    expect(await editionsOf(adventure.id)).toEqual([before])
    const update = await send(adventure.id, { intent: 'publish-update' })
    expect(update.status).toBe('saved')
    const [first, second] = await editionsOf(adventure.id)
    expect(first).toEqual(before)
    expect(second).toMatchObject({ number: 2, purpose: 'published' })
    expect(JSON.stringify(second!.document)).toContain('The Great Hall')
    expect((await rowOf(adventure.id)).publishedEditionId).not.toBe(editionId)
    expect((await factsOf(adventure.id)).edition).toMatchObject({
      number: 2,
      hasChanges: false,
    })
  })

  test('a change that does not reach players creates no new edition', async () => {
    const { adventure } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
    await editing(adventure.id).change('details', adventure.id, { price: '5' })
    expect((await factsOf(adventure.id)).edition).toMatchObject({
      hasChanges: false,
    })
    expect(await send(adventure.id, { intent: 'publish-update' })).toEqual({
      status: 'refused',
      refusal: { reason: 'nothingToPublish' },
    })
    expect(await editionsOf(adventure.id)).toHaveLength(1)
  })

  test('an update that cannot be finished is refused and players keep what they have', async () => {
    const { adventure, editionId, hotspots } = await buildPublishedAdventure(world.database, {
      creatorId: world.member.userId,
    })
    await editing(adventure.id).change('hotspot', hotspots.door.id, { targetId: null })
    await expect(publishUpdate(world.database, world.member, { adventureId: adventure.id })).rejects.toBeInstanceOf(
      Refused,
    )
    expect((await rowOf(adventure.id)).publishedEditionId).toBe(editionId)
  })

  test('back to draft and published again without changes, it has the same edition', async () => {
    const { adventure, editionId } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
    expect((await send(adventure.id, { intent: 'change-status', status: 'draft' })).status).toBe('saved')
    expect((await send(adventure.id, publish)).status).toBe('saved')
    expect((await rowOf(adventure.id)).publishedEditionId).toBe(editionId)
    expect(await editionsOf(adventure.id)).toHaveLength(1)
  })

  test.each([
    ['description', { description: '' }, ['description']],
    ['cover', { coverAssetId: null }, ['cover']],
    ['players', { recommendedPlayers: '' }, ['players']],
  ] as const)('a listed adventure cannot lose its %s', async (_field, fields, missing) => {
    const { adventure } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
    const { tried, changeOf } = editing(adventure.id)
    expect(await tried(await changeOf('details', adventure.id, fields))).toMatchObject({
      status: 'refused',
      refusal: { reason: 'missingFields', missing },
    })
    expect(await rowOf(adventure.id)).toMatchObject({ thumbnailAssetId: adventure.thumbnailAssetId })
  })

  test('cached pages are dropped when something that they show changes, and only then', async () => {
    const listener = new pg.Client(world.connection)
    const heard: string[] = []
    let marked = () => {}
    listener.on('notification', ({ payload }) => (payload === 'mark' ? marked() : heard.push(payload ?? '')))
    await listener.connect()
    await listener.query('listen whodini_pages')
    const { adventure, scenes } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
    // notices arrive in the order of the commits: once the marker is heard, everything before it has been, too
    const mark = async () => {
      const heardMark = new Promise<void>((resolve) => (marked = resolve))
      await world.database.execute(sql`select pg_notify('whodini_pages', 'mark')`)
      await heardMark
    }
    const { change } = editing(adventure.id)
    const heardBy = async (save: () => Promise<unknown>) => {
      await mark()
      heard.length = 0
      await save()
      await mark()
      return heard.length
    }
    const title = (words: string) => () => change('details', adventure.id, { title: words })
    expect(await heardBy(() => change('scene', scenes.hall.id, { name: 'Quiet' }))).toBe(0)
    expect(await heardBy(title('Loud'))).toBe(1)
    expect(await heardBy(() => world.saved({ intent: 'change-status', status: 'draft' }))).toBe(1)
    expect(await heardBy(title('Hidden'))).toBe(0)
    await listener.end()
  })

  test('a new cover of a listed adventure is public immediately, that of a draft is not', async () => {
    const { adventure } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
    const cover = await buildAsset(world.database, { adventureId: adventure.id })
    await editing(adventure.id).change('details', adventure.id, { coverAssetId: cover.id })
    const draft = await buildAdventure(world.database, { creatorId: world.member.userId })
    const hidden = await buildAsset(world.database, { adventureId: draft.id })
    await editing(draft.id).change('details', draft.id, { coverAssetId: hidden.id })
    const publishedAt = async (id: string) =>
      (await world.database.select().from(assets).where(eq(assets.id, id)))[0]!.publishedAt
    expect([(await publishedAt(cover.id)) !== null, (await publishedAt(hidden.id)) !== null]).toEqual([true, false])
  })
})

describe('playtest', () => {
  test('compiles an unfinished draft for its owner only, and an unchanged one only once', async () => {
    const adventure = await buildAdventure(world.database, { creatorId: world.member.userId })
    expect(
      (await compilePlaytestEdition(world.database, world.member, { adventureId: adventure.id })).editionId,
    ).toBeNull()
    const scene = await buildScene(world.database, { adventureId: adventure.id, isStartingMap: true })
    const puzzle = await buildPuzzle(world.database, { adventureId: adventure.id, code: '' })
    await buildHotspot(world.database, { sceneId: scene.id, type: 'puzzle', targetPuzzleId: puzzle.id })
    const first = await compilePlaytestEdition(world.database, world.member, { adventureId: adventure.id })
    expect(first.findings.some((finding) => finding.severity === 'error')).toBe(true)
    expect(await compilePlaytestEdition(world.database, world.member, { adventureId: adventure.id })).toMatchObject({
      editionId: first.editionId,
    })
    expect(await editionsOf(adventure.id)).toMatchObject([{ purpose: 'playtest' }])
    const other = (await buildUser(world.database)).member
    await expect(compilePlaytestEdition(world.database, other, { adventureId: adventure.id })).rejects.toMatchObject({
      code: 'notFound',
    })
    await expect(compilePlaytestEdition(world.database, world.member, { adventureId: newId() })).rejects.toMatchObject({
      code: 'notFound',
    })
  })

  test('keeps the editions that runs need and removes the others', async () => {
    const { adventure, scenes } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
    const rename = (time: number) => editing(adventure.id).change('scene', scenes.hall.id, { name: `Hall ${time}` })
    const compile = async () =>
      (await compilePlaytestEdition(world.database, world.member, { adventureId: adventure.id })).editionId!
    await rename(1)
    const played = await compile()
    await world.database.insert(runs).values({
      adventureId: adventure.id,
      editionId: played,
      isPlaytest: true,
      stateVersion: 1,
      state: {},
      contentLanguage: 'en',
    })
    await rename(2)
    await compile()
    await rename(3)
    const last = await compile()
    expect(
      (await editionsOf(adventure.id)).filter((edition) => edition.purpose === 'playtest').map((edition) => edition.id),
    ).toEqual([played, last])
  })
})

test('an adventure deleted for good takes its draft, editions and secrets with it', async () => {
  const { adventure, editionId } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
  const rest = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
  await world.database.delete(adventures).where(eq(adventures.id, adventure.id))
  const left = await world.database.execute<{ count: number }>(`
    select count(*)::int as count from (
      select adventure_id as id from adventure_scenes union all select adventure_id from adventure_puzzles union all select adventure_id from editions
      union all select s.adventure_id from scene_hotspots h left join adventure_scenes s on s.id = h.scene_id
      union all select p.adventure_id from adventure_puzzle_solutions x left join adventure_puzzles p on p.id = x.puzzle_id
    ) rows where id is null or id = '${adventure.id}'`)
  expect(left.rows).toEqual([{ count: 0 }])
  expect(await world.database.select().from(editionSecrets).where(eq(editionSecrets.editionId, editionId))).toEqual([])
  expect(await editionsOf(rest.adventure.id)).toHaveLength(1)
})
