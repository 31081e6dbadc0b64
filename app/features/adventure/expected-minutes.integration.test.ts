import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildPuzzle } from '#database/factories/build-puzzle.ts'
import { buildScene } from '#database/factories/build-scene.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { expectedMinutes } from './expected-minutes.server.ts'

useDatabase()

test('puzzles take as long as their author expects; without any, scenes and dialogues count', async () => {
  const { id } = await buildAdventure(getDatabase(), {})
  const expected = async () =>
    (await getDatabase().select({ expectedMinutes }).from(adventures).where(eq(adventures.id, id)))[0]?.expectedMinutes
  expect(await expected()).toBeNull()
  for (const name of ['Hall', 'Attic']) await buildScene(getDatabase(), { adventureId: id, name })
  const [npc] = await getDatabase().insert(adventureNpcs).values({ adventureId: id, name: 'Finch' }).returning()
  for (const nodeId of ['hello', 'bye'])
    await getDatabase().insert(npcDialogueNodes).values({ npcId: npc!.id, nodeId, content: nodeId })
  expect(await expected()).toBe(5)
  await buildPuzzle(getDatabase(), { adventureId: id, expectedMinutes: 12 })
  expect(await expected()).toBe(12)
})
