import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { headBytes, kindOfFile } from '#app/shared/file-kind.ts'
import { newId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks, canaries } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { findPoster, makePoster } from './make-poster.server.ts'

useDatabase()

const names = ['Élodie', 'שלום אברהם', 'محمد علي (2)', '🦊 Fox 👩‍🚀', 'W'.repeat(40)]

/** Played by Hana and the others above, unless they have left. */
async function finished(who: TestPlayer) {
  const game = await buildTwoLocks(getDatabase(), { title: 'The Two Locks of a very long title that goes on and on' })
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const { runId, play } = await startAs(who, game.id, clock)
  const [party] = await getDatabase().select({ id: parties.id }).from(parties).where(eq(parties.runId, runId))
  const guests = names.map((name, at) => ({ name, guestTokenHash: newId(), joinedAt: new Date(clock.now + at * 1000) }))
  await getDatabase()
    .insert(players)
    .values([
      ...guests.map((guest) => ({ ...guest, partyId: party!.id })),
      { partyId: party!.id, guestTokenHash: newId(), name: 'Left', removedAt: new Date() },
    ])
  const { ids } = game
  const moves = [
    { type: 'use_hotspot', hotspotId: ids.boxSpot },
    { type: 'answer', puzzleId: ids.box, answer: { code: '0427' } },
    { type: 'use_hotspot', hotspotId: ids.doorSpot },
    { type: 'use_hotspot', hotspotId: ids.safeSpot },
  ] as const
  const step = async (...command: Parameters<typeof play>) => {
    clock.now += 30_000
    await play(...command)
  }
  for (const move of moves) await step(move)
  const finish = () => step({ type: 'answer', puzzleId: ids.safe, answer: { code: canaries.code } })
  return { game, runId, finish }
}

test('a poster names the adventure, who stayed, time and score, and nothing of the story', async () => {
  const hana = await newTestMember({ name: 'Hana' })
  const { game, runId, finish } = await finished(hana)
  await finish()
  const poster = await findPoster(getDatabase(), hana.answerer, runId)
  expect(Object.keys(poster).toSorted()).toEqual(
    ['adventureId', 'coverId', 'finishedAt', 'language', 'ms', 'names', 'score', 'title'].toSorted(),
  )
  expect(poster).toMatchObject({
    title: 'The Two Locks of a very long title that goes on and on',
    names: ['Hana', ...names],
    ms: 150_000,
    coverId: null,
  })
  for (const canary of [...Object.values(canaries), 'Out']) expect(JSON.stringify(poster)).not.toContain(canary)
  const picture = Buffer.from(await makePoster(getDatabase(), hana.answerer, runId))
  expect(kindOfFile(picture.subarray(0, headBytes))).toBe('png')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350])

  const [cover] = await getDatabase()
    .insert(assets)
    .values({
      adventureId: game.id,
      name: newId().replaceAll('-', '').slice(0, 22),
      purpose: 'cover',
      storageKey: `uploads/${newId()}.webp`,
      mime: 'image/webp',
      bytes: 10,
      sha256: 'x'.repeat(64),
    })
    .returning({ id: assets.id })
  const coverOf = async () => (await findPoster(getDatabase(), hana.answerer, runId)).coverId
  await getDatabase().update(adventures).set({ thumbnailAssetId: cover!.id }).where(eq(adventures.id, game.id))
  expect(await coverOf()).toBeNull()
  await getDatabase().update(assets).set({ publishedAt: new Date() }).where(eq(assets.id, cover!.id))
  expect(await coverOf()).toBe(cover!.id)
  await getDatabase().update(adventures).set({ status: 'draft' }).where(eq(adventures.id, game.id))
  expect(await coverOf()).toBeNull()
})

test('only players of a finished game get its poster; a playtest has none', async () => {
  const hana = await newTestMember({ name: 'Hana' })
  const { runId, finish } = await finished(hana)
  const refused = { code: 'notFound' }
  await expect(makePoster(getDatabase(), hana.answerer, runId)).rejects.toMatchObject(refused)
  await finish()
  await expect(findPoster(getDatabase(), hana.answerer, runId)).resolves.toBeDefined()
  for (const stranger of [newTestGuest(), await newTestMember()])
    await expect(makePoster(getDatabase(), stranger.answerer, runId)).rejects.toMatchObject(refused)
  await expect(makePoster(getDatabase(), hana.answerer, 'no-id')).rejects.toMatchObject(refused)
  await getDatabase().update(runs).set({ isPlaytest: true }).where(eq(runs.id, runId))
  await expect(makePoster(getDatabase(), hana.answerer, runId)).rejects.toMatchObject(refused)
})
