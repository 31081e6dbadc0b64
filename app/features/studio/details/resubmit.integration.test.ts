import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld(null)
const note = 'The picture of the hall is somebody else’s.'
const request: EditorRequest = { intent: 'resubmit' }

/** What a moderator took down. */
async function takenDown(overrides: Partial<typeof adventures.$inferInsert> = {}): Promise<string> {
  const { adventure } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
  await world.database
    .update(adventures)
    .set({ status: 'in_review', moderationNote: note, ...overrides })
    .where(eq(adventures.id, adventure.id))
  return adventure.id
}

const rowOf = async (id: string) => (await world.database.select().from(adventures).where(eq(adventures.id, id)))[0]!
const resubmit = (id: string, who = world.member) => world.send(request, id, who)

test('its creator reads the note and that it may be resubmitted', async () => {
  const id = await takenDown()
  const { details, can } = await getDraft(world.database, world.member, { adventureId: id })
  expect(details).toMatchObject({ status: 'in_review', moderationNote: note, resubmittedAt: null })
  expect(can).toMatchObject({ edit: true, changeStatus: false, resubmit: true })
})

test('it stays in review and unlisted, with the time at which it came back and the note beside it', async () => {
  const id = await takenDown()
  const before = Date.now()
  const answer = await resubmit(id)
  expect(answer).toMatchObject({ status: 'saved', change: { details: { status: 'in_review', moderationNote: note } } })
  const { status, resubmittedAt, version } = await rowOf(id)
  expect({ status, version }).toEqual({ status: 'in_review', version: 1 })
  expect(resubmittedAt!.getTime()).toBeGreaterThan(before - 5_000)
  expect(answer.status === 'saved' && answer.change.details?.resubmittedAt).toEqual(resubmittedAt)
})

test('asked again it keeps its place in the queue', async () => {
  const id = await takenDown()
  await resubmit(id)
  const first = (await rowOf(id)).resubmittedAt
  expect((await resubmit(id)).status).toBe('saved')
  expect((await rowOf(id)).resubmittedAt).toEqual(first)
})

test('it can be edited while it is in review, before and after', async () => {
  const id = await takenDown()
  expect(
    (
      await world.send(
        { intent: 'update-details', version: 1, changes: { description: 'With a picture of my own.' } },
        id,
      )
    ).status,
  ).toBe('saved')
  expect((await resubmit(id)).status).toBe('saved')
  expect(
    (await world.send({ intent: 'update-details', version: 2, changes: { description: 'With a better one.' } }, id))
      .status,
  ).toBe('saved')
  expect((await rowOf(id)).resubmittedAt).not.toBeNull()
})

test('what publishing asks for must be there: a cover, players, a price that can be charged', async () => {
  const missing = await takenDown({ thumbnailAssetId: null, recommendedPlayers: '' })
  expect(await resubmit(missing)).toEqual({ status: 'refused', reason: 'missingFields', missing: ['cover', 'players'] })
  const cheap = await takenDown({ priceCents: 20 })
  expect(await resubmit(cheap)).toEqual({ status: 'refused', reason: 'priceTooLow' })
  for (const id of [missing, cheap]) expect((await rowOf(id)).resubmittedAt).toBeNull()
})

test('it must be one that can be finished: what cannot is refused with the report, and mended it goes through', async () => {
  const id = await takenDown()
  const scenes = eq(adventureScenes.adventureId, id)
  const [start] = await world.database
    .select()
    .from(adventureScenes)
    .where(and(scenes, eq(adventureScenes.isStartingMap, true)))
  await world.database
    .update(sceneHotspots)
    .set({ interactionConditions: { type: 'flag_set', flag: 'nobody sets it' } })
    .where(eq(sceneHotspots.sceneId, start!.id))
  const refused = await resubmit(id)
  expect(refused).toMatchObject({ status: 'refused', reason: 'findings' })
  expect(
    refused.status === 'refused' && refused.reason === 'findings' && refused.findings.map(({ code }) => code),
  ).toContain('ending_unreachable')
  expect(await rowOf(id)).toMatchObject({ resubmittedAt: null, draftRevision: 1 })
  await world.database
    .update(sceneHotspots)
    .set({ interactionConditions: {} })
    .where(eq(sceneHotspots.sceneId, start!.id))
  expect(await resubmit(id)).toMatchObject({ status: 'saved', change: { details: { status: 'in_review' } } })
})

test.each(['draft', 'coming_soon', 'published'] as const)('what is %s is not resubmitted', async (status) => {
  const id = await takenDown({ status })
  expect(await resubmit(id)).toEqual({ status: 'refused', reason: 'notInReview' })
  expect((await rowOf(id)).resubmittedAt).toBeNull()
})

test('an admin, who may edit it, does not resubmit it in its creator’s place; others do not find it', async () => {
  const id = await takenDown()
  const admin = (await buildUser(world.database, { role: 'admin' })).member
  expect(await resubmit(id, admin)).toEqual({ status: 'refused', reason: 'notInReview' })
  for (const role of ['user', 'moderator'] as const) {
    const { member } = await buildUser(world.database, { role })
    expect(await resubmit(id, member)).toMatchObject({ status: 'failed', error: { code: 'notFound' } })
  }
  expect((await rowOf(id)).resubmittedAt).toBeNull()
})
