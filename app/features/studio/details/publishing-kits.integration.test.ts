import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { kitDocumentSchema } from '#app/features/kits/compile/kit-edition.schema.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildKit } from '#database/factories/build-kit.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { escapeRoomProps } from '#database/schema/escape-room.ts'
import { mysteryDinnerCharacters, mysteryDinnerClues, mysteryDinnerStory } from '#database/schema/mystery-dinner.ts'
import { openings, wishes } from '#database/schema/wishes.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld(null)
const kinds = ['mystery-dinner', 'escape-room'] as const
const publish: EditorRequest = { intent: 'change-status', status: 'published' }
const announce: EditorRequest = { intent: 'change-status', status: 'coming_soon' }

const build = (kind: (typeof kinds)[number]) => buildKit(world.database, kind, { creatorId: world.member.userId })
const editionsOf = (adventureId: string) =>
  world.database
    .select({ document: editions.document, secrets: editionSecrets.document, purpose: editions.purpose })
    .from(editions)
    .innerJoin(editionSecrets, eq(editionSecrets.editionId, editions.id))
    .where(eq(editions.adventureId, adventureId))
    .orderBy(editions.number)
const statusOf = async (id: string) =>
  (await world.database.select({ status: adventures.status }).from(adventures).where(eq(adventures.id, id)))[0]?.status
const hasChanges = async (adventureId: string) =>
  (await getDraft(world.database, world.member, { adventureId })).facts.edition?.hasChanges

describe.each(kinds)('a complete %s', (kind) => {
  test('is published as a public document and as a whole, and kept as a version', async () => {
    const { id } = await build(kind)
    expect(await world.send(publish, id)).toMatchObject({
      status: 'saved',
      change: { rows: { details: [{ status: 'published' }] } },
    })
    const [edition] = await editionsOf(id)
    expect(kitDocumentSchema.parse(edition?.document)).toMatchObject({ kind, title: { fr: 'Un souper froid' } })
    expect(edition?.secrets).toMatchObject({ kind, schemaVersion: 1 })
    const kept = await world.database.select().from(draftVersions).where(eq(draftVersions.adventureId, id))
    expect(kept.map(({ cause }) => cause)).toEqual(['published'])
    expect(await hasChanges(id)).toBe(false)
  })

  test('can be checked without being published', async () => {
    const { id } = await build(kind)
    expect(await world.send({ intent: 'check-draft' }, id)).toEqual({
      status: 'checkedKit',
      kitFindings: { kind, findings: [] },
    })
    expect(await editionsOf(id)).toEqual([])
  })

  test('is announced first, and those who wait for it are told when it opens', async () => {
    const { id } = await build(kind)
    const fan = await buildUser(world.database)
    expect((await world.send(announce, id)).status).toBe('saved')
    await world.database.insert(wishes).values({ adventureId: id, userId: fan.id, language: 'fr' })
    expect((await world.send(publish, id)).status).toBe('saved')
    const told = await world.database.select().from(openings).where(eq(openings.adventureId, id))
    expect(told).toHaveLength(1)
  })

  test('in review cannot be published, and goes back to the moderators when it is complete', async () => {
    const { id } = await build(kind)
    await world.database.update(adventures).set({ status: 'in_review' }).where(eq(adventures.id, id))
    expect(await world.send(publish, id)).toEqual({
      status: 'refused',
      refusal: { reason: 'blocked', block: 'inReview' },
    })
    expect((await world.send({ intent: 'resubmit' }, id)).status).toBe('saved')
  })
})

describe('a problem of a kit', () => {
  test('prevents publishing a dinner, and the answer names the place', async () => {
    const { id } = await build('mystery-dinner')
    await world.database
      .update(mysteryDinnerStory)
      .set({ culpritId: null })
      .where(eq(mysteryDinnerStory.adventureId, id))
    expect(await world.send(publish, id)).toMatchObject({
      status: 'refused',
      refusal: {
        reason: 'kitFindings',
        kitFindings: {
          kind: 'mystery-dinner',
          findings: [{ code: 'no_culprit', severity: 'error', where: { entity: 'dinnerStory', field: 'culpritId' } }],
        },
      },
    })
    expect(await statusOf(id)).toBe('draft')
    expect(await editionsOf(id)).toEqual([])
  })

  test('prevents publishing a room, if a thing is never given', async () => {
    const { id } = await build('escape-room')
    await world.database
      .update(escapeRoomProps)
      .set({ placement: 'container' })
      .where(and(eq(escapeRoomProps.adventureId, id), eq(escapeRoomProps.name, 'Prop trunk')))
    const answer = await world.send(publish, id)
    expect(answer).toMatchObject({ status: 'refused', refusal: { reason: 'kitFindings' } })
    expect(JSON.stringify(answer)).toContain('thing_never_given')
    expect(await statusOf(id)).toBe('draft')
  })

  test('is reported after publishing if it is only a warning', async () => {
    const { id } = await build('mystery-dinner')
    await world.database.update(mysteryDinnerStory).set({ theme: '' }).where(eq(mysteryDinnerStory.adventureId, id))
    expect(await world.send(publish, id)).toMatchObject({
      status: 'saved',
      kitFindings: { findings: [{ code: 'no_theme', severity: 'warning' }] },
    })
  })

  test('such as a missing cover prevents even announcing it', async () => {
    const { id } = await build('mystery-dinner')
    await world.database.update(adventures).set({ thumbnailAssetId: null }).where(eq(adventures.id, id))
    for (const request of [publish, announce])
      expect(await world.send(request, id)).toMatchObject({ refusal: { reason: 'missingFields' } })
  })
})

describe('after publishing a dinner', () => {
  test('edits stay in the draft until the update is published, which creates a second edition', async () => {
    const { id } = await build('mystery-dinner')
    await world.send(publish, id)
    world.adventureId = id
    expect(await world.send({ intent: 'publish-update' }, id)).toMatchObject({
      refusal: { reason: 'nothingToPublish' },
    })
    const [clue] = await world.database.select().from(mysteryDinnerClues).where(eq(mysteryDinnerClues.adventureId, id))
    await world.change('dinnerClue', clue!.id, { content: 'Another text.' })
    expect(await hasChanges(id)).toBe(true)
    expect(JSON.stringify(await editionsOf(id))).not.toContain('Another text.')
    expect((await world.send({ intent: 'publish-update' }, id)).status).toBe('saved')
    const [, second] = await editionsOf(id)
    expect(JSON.stringify(second?.secrets)).toContain('Another text.')
    expect(JSON.stringify(second?.document)).not.toContain('Another text.')
    expect(await hasChanges(id)).toBe(false)
  })

  test('visitors see the guests of the edition, whatever the draft says by now', async () => {
    const { id } = await build('mystery-dinner')
    const told = async () =>
      (await world.database.select().from(adventures).where(eq(adventures.id, id)))[0]?.publishedPlayers
    expect(await told()).toBeNull()
    await world.send(publish, id)
    world.adventureId = id
    await world.change('details', id, { recommendedPlayers: '7-10' })
    expect(await told()).toBe('6-10')
    await world.send({ intent: 'publish-update' }, id)
    expect(await told()).toBe('7-10')
  })

  test('an update is refused while the draft is unfair', async () => {
    const { id } = await build('mystery-dinner')
    await world.send(publish, id)
    world.adventureId = id
    const [ada] = await world.database
      .select()
      .from(mysteryDinnerCharacters)
      .where(and(eq(mysteryDinnerCharacters.adventureId, id), eq(mysteryDinnerCharacters.name, 'Ada Moss')))
    await world.change('character', ada!.id, { motive: '' })
    expect(await world.send({ intent: 'publish-update' }, id)).toMatchObject({
      refusal: { reason: 'kitFindings', kitFindings: { findings: [{ code: 'suspect_without_motive' }] } },
    })
    expect(await editionsOf(id)).toHaveLength(1)
  })

  test('portraits are public, pictures of clues are not', async () => {
    const { id } = await build('mystery-dinner')
    const portrait = await buildAsset(world.database, { adventureId: id })
    const picture = await buildAsset(world.database, { adventureId: id })
    const { adventureId } = mysteryDinnerCharacters
    await world.database
      .update(mysteryDinnerCharacters)
      .set({ portraitAssetId: portrait.id })
      .where(eq(adventureId, id))
    await world.database
      .update(mysteryDinnerClues)
      .set({ imageAssetId: picture.id, altText: 'A torn page' })
      .where(eq(mysteryDinnerClues.adventureId, id))
    await world.send(publish, id)
    const rows = await world.database.select().from(assets).where(eq(assets.adventureId, id))
    const isPublic = (asset: { id: string }) => rows.find((row) => row.id === asset.id)?.publishedAt !== null
    expect([isPublic(portrait), isPublic(picture)]).toEqual([true, false])
  })
})
