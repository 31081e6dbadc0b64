import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { examine } from '#app/features/adventure/checks/search/examine.ts'
import { examineApart } from '#app/features/adventure/examine-apart.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions } from '#database/schema/editions.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { changeStatus } from './change-status.server.ts'

vi.mock(import('#app/features/adventure/examine-apart.server.ts'), async (original) => ({
  ...(await original()),
  examineApart: vi.fn<typeof examineApart>(),
}))

const world = useStudioWorld(null)
const looks = vi.mocked(examineApart)
beforeEach(() => void looks.mockReset().mockImplementation(async (compiled) => examine(compiled)))

async function buildReadyDraft() {
  const { adventure, puzzle } = await buildPublishedAdventure(world.database, { creatorId: world.member.userId })
  await world.database
    .update(adventures)
    .set({ status: 'draft', publishedEditionId: null, publishedAt: null })
    .where(eq(adventures.id, adventure.id))
  await world.database.delete(editions).where(eq(editions.adventureId, adventure.id))
  // Content that no other test has had checked
  await describePuzzle(puzzle.id)
  looks.mockClear()
  return { adventureId: adventure.id, puzzleId: puzzle.id }
}

const describePuzzle = (puzzleId: string) =>
  world.database.update(adventurePuzzles).set({ description: newId() }).where(eq(adventurePuzzles.id, puzzleId))
const publish = (adventureId: string) =>
  changeStatus(world.database, world.member, { adventureId, status: 'published' })
const statusOf = async (id: string) =>
  (await world.database.select({ status: adventures.status }).from(adventures).where(eq(adventures.id, id)))[0]!.status

const takeAtOnce = (id: string) =>
  world.database.transaction((tx) =>
    tx.select({ id: adventures.id }).from(adventures).where(eq(adventures.id, id)).for('update', { noWait: true }),
  )

test('checking does not lock the adventure, and what is published is what was checked', async () => {
  const { adventureId, puzzleId } = await buildReadyDraft()
  looks.mockImplementation(async (compiled) => {
    await takeAtOnce(adventureId)
    if (looks.mock.calls.length === 1) await describePuzzle(puzzleId)
    return examine(compiled)
  })
  await publish(adventureId)
  expect(looks).toHaveBeenCalledTimes(2)
  expect(await statusOf(adventureId)).toBe('published')
})

test('a failed check refuses right away, without a second check', async () => {
  const { adventureId } = await buildReadyDraft()
  looks.mockResolvedValue(null)
  await expect(publish(adventureId)).rejects.toMatchObject({
    refusal: {
      reason: 'findings',
      findings: expect.arrayContaining([expect.objectContaining({ code: 'not_examined' })]),
    },
  })
  expect(looks).toHaveBeenCalledTimes(1)
  expect(await statusOf(adventureId)).toBe('draft')
})

test('a draft that keeps changing is not published', async () => {
  const { adventureId, puzzleId } = await buildReadyDraft()
  looks.mockImplementation(async (compiled) => {
    await describePuzzle(puzzleId)
    return examine(compiled)
  })
  await expect(publish(adventureId)).rejects.toMatchObject({ code: 'conflict' })
  expect(looks).toHaveBeenCalledTimes(2)
})
