import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld(null)
const note = 'The picture of the hall is somebody else’s.'
const request: EditorRequest = { intent: 'resubmit' }

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

test('its creator reads the note and that it can be resubmitted', async () => {
  const id = await takenDown()
  world.adventureId = id
  const { details, can } = await world.read()
  expect(details).toMatchObject({ status: 'in_review', moderationNote: note, resubmittedAt: null })
  expect(can).toMatchObject({ changeStatus: false, resubmit: true })
})

test('a resubmitted adventure stays in review and unlisted, with its time and the note', async () => {
  const id = await takenDown()
  const before = Date.now()
  const answer = await resubmit(id)
  const details = [{ status: 'in_review', moderationNote: note }]
  expect(answer).toMatchObject({ status: 'saved', change: { rows: { details } } })
  const { status, resubmittedAt } = await rowOf(id)
  expect(status).toBe('in_review')
  expect(resubmittedAt!.getTime()).toBeGreaterThan(before - 5_000)
  expect(answer.status === 'saved' && answer.change.rows.details![0]!.resubmittedAt).toEqual(resubmittedAt)
})

test('resubmitted again, it keeps its place in the queue', async () => {
  const id = await takenDown()
  await resubmit(id)
  const first = (await rowOf(id)).resubmittedAt
  expect((await resubmit(id)).status).toBe('saved')
  expect((await rowOf(id)).resubmittedAt).toEqual(first)
})

test('it can be edited while it is in review, before and after being resubmitted', async () => {
  const id = await takenDown()
  world.adventureId = id
  await world.change('details', id, { description: 'With a picture of my own.' })
  expect((await resubmit(id)).status).toBe('saved')
  await world.change('details', id, { description: 'With a better one.' })
  expect((await rowOf(id)).resubmittedAt).not.toBeNull()
})

test('what publishing requires must be there: a cover, players, a price that can be charged', async () => {
  const missing = await takenDown({ thumbnailAssetId: null, recommendedPlayers: '' })
  expect(await resubmit(missing)).toEqual({
    status: 'refused',
    refusal: { reason: 'missingFields', missing: ['cover', 'players'] },
  })
  const cheap = await takenDown({ priceCents: 20 })
  expect(await resubmit(cheap)).toEqual({ status: 'refused', refusal: { reason: 'priceTooLow' } })
  for (const id of [missing, cheap]) expect((await rowOf(id)).resubmittedAt).toBeNull()
})

test('resubmitting refuses an adventure that cannot be finished, until it is fixed', async () => {
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
  expect(refused).toMatchObject({ status: 'refused', refusal: { reason: 'findings' } })
  const { refusal } = refused as Extract<typeof refused, { status: 'refused' }>
  expect(refusal.reason === 'findings' && refusal.findings.map(({ code }) => code)).toContain('ending_unreachable')
  expect(await rowOf(id)).toMatchObject({ resubmittedAt: null, draftRevision: 1 })
  await world.database
    .update(sceneHotspots)
    .set({ interactionConditions: {} })
    .where(eq(sceneHotspots.sceneId, start!.id))
  expect(await resubmit(id)).toMatchObject({
    status: 'saved',
    change: { rows: { details: [{ status: 'in_review' }] } },
  })
})

test.each(['draft', 'coming_soon', 'published'] as const)(
  'an adventure that is %s is not resubmitted',
  async (status) => {
    const id = await takenDown({ status })
    expect(await resubmit(id)).toEqual({ status: 'refused', refusal: { reason: 'notInReview' } })
    expect((await rowOf(id)).resubmittedAt).toBeNull()
  },
)

test('an admin cannot resubmit for the creator, and others do not find the adventure', async () => {
  const id = await takenDown()
  const admin = (await buildUser(world.database, { role: 'admin' })).member
  expect(await resubmit(id, admin)).toEqual({ status: 'refused', refusal: { reason: 'notInReview' } })
  for (const role of ['user', 'moderator'] as const) {
    const { member } = await buildUser(world.database, { role })
    expect(await resubmit(id, member)).toMatchObject({ status: 'failed', error: { code: 'notFound' } })
  }
  expect((await rowOf(id)).resubmittedAt).toBeNull()
})
