import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endingId } from '#app/features/play/figures/ending-id.server.ts'
import { chooseLanguage } from '#app/features/play/live/choose-language.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { placeFigures } from '#database/schema/figures.ts'
import { parties, players } from '#database/schema/play.ts'
import { newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import type { Play, TestClock, TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks, canaries, teaser } from '#tests/support/two-locks-game.ts'
import type { TwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { readCurtainCall } from './read-curtain-call.server.ts'

useDatabase()

const curtainOf = async (who: TestPlayer, runId: string) =>
  readCurtainCall(getDatabase(), { ...who.answerer, isAdmin: false }, await findRun(who.answerer, runId))

async function play(command: Play, { ids }: TwoLocks, clock: TestClock): Promise<void> {
  const step = async (...given: Parameters<Play>) => {
    clock.now += 30_000
    return command(...given)
  }
  await step({ type: 'use_hotspot', hotspotId: ids.boxSpot })
  await step({ type: 'answer', puzzleId: ids.box, answer: { code: '1111' } })
  await step({ type: 'take_hint', puzzleId: ids.box })
  await step({ type: 'answer', puzzleId: ids.box, answer: { code: '0427' } })
  await step({ type: 'use_hotspot', hotspotId: ids.doorSpot })
  await step({ type: 'use_hotspot', hotspotId: ids.safeSpot })
  await step({ type: 'answer', puzzleId: ids.safe, answer: { code: canaries.code } })
}

test('nothing is revealed before the end', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId } = await startAs(guest, game.id)
  expect(await curtainOf(guest, runId)).toBeNull()
  expect(JSON.stringify((await findRun(guest.answerer, runId)).snapshot)).not.toContain(teaser.en)
})

test('the end shows the time, each puzzle’s points and how many endings there are, not which', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const { runId, play: command } = await startAs(guest, game.id, clock)
  await play(command, game, clock)
  const curtain = (await curtainOf(guest, runId))!
  expect(curtain).toMatchObject({
    activeMs: 210_000,
    penaltyMs: 0,
    puzzles: [
      { name: 'box', revealed: false, hints: 1, wrong: 1, by: null },
      { name: 'safe', points: 145, revealed: false, hints: 0, wrong: 0, by: null },
    ],
    unsolved: 0,
    endings: { found: 1, inAll: 2, percent: null, seen: [], unseen: [{ percent: null, count: 1, teaser: teaser.en }] },
    players: ['Guest'],
    mayPlayAgain: true,
    mayShare: true,
  })
  const { score } = (await findRun(guest.answerer, runId)).snapshot.view.ending!
  expect(curtain.puzzles.reduce((sum, { points }) => sum + points, 0)).toBe(score)
  for (const canary of Object.values(canaries)) expect(JSON.stringify(curtain)).not.toContain(canary)
  await chooseLanguage(guest.answerer, runId, 'fr')
  const inFrench = (await curtainOf(guest, runId))!
  expect(inFrench.puzzles[0]!.name).toBe('box (fr)')
  expect(inFrench.endings!.unseen).toEqual([{ percent: null, count: 1, teaser: teaser.fr }])
})

test('the end tells how rare endings are, and of an unseen one nothing else but its teaser', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const { runId, play: command } = await startAs(guest, game.id, clock)
  await play(command, game, clock)
  const garden = { editionId: game.editionId, kind: 'ending' as const, placeId: endingId(`scene ${game.ids.end}`) }
  await getDatabase()
    .insert(placeFigures)
    .values([garden, { ...garden, placeId: endingId('words Out|') }].map((row, at) => ({ ...row, plays: 2 - at })))
  // One of the others, and this one, which is not counted yet
  expect((await curtainOf(guest, runId))!.endings).toMatchObject({ percent: null, unseen: [{ percent: null }] })
  await getDatabase()
    .update(placeFigures)
    .set({ plays: 6 })
    .where(and(eq(placeFigures.editionId, game.editionId), eq(placeFigures.placeId, garden.placeId)))
  const curtain = (await curtainOf(guest, runId))!
  expect(curtain.endings).toEqual({
    found: 1,
    inAll: 2,
    percent: 25,
    seen: [],
    unseen: [{ percent: 75, count: 1, teaser: teaser.en }],
  })
  expect(JSON.stringify(curtain)).not.toMatch(new RegExp(`garden|${garden.placeId}|${game.ids.end}`))
})

test('a party’s end names everybody in it, and who solved what', async () => {
  const game = await buildTwoLocks(getDatabase())
  const host = await newTestMember({ name: 'Hana' })
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const { runId, play: command } = await startAs(host, game.id, clock)
  const [party] = await getDatabase().select({ id: parties.id }).from(parties).where(eq(parties.runId, runId))
  const later = (minutes: number) => new Date(clock.now + minutes * 60_000)
  await getDatabase()
    .insert(players)
    .values([
      { partyId: party!.id, guestTokenHash: 'b', name: 'Chloé', joinedAt: later(2) },
      { partyId: party!.id, guestTokenHash: 'a', name: 'Bertrand', joinedAt: later(1) },
      { partyId: party!.id, guestTokenHash: 'c', name: 'Left', joinedAt: later(1), removedAt: later(2) },
    ])
  await play(command, game, clock)
  expect(await curtainOf(host, runId)).toMatchObject({
    players: ['Hana', 'Bertrand', 'Chloé'],
    puzzles: [{ by: 'Hana' }, { by: 'Hana' }],
  })
})

test('no new game is offered if none can be started', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const { runId, play: command } = await startAs(guest, game.id, clock)
  await play(command, game, clock)
  await getDatabase().update(adventures).set({ status: 'draft' }).where(eq(adventures.id, game.id))
  expect(await curtainOf(guest, runId)).toMatchObject({ mayPlayAgain: false })
})
